#include "app/cli/rules/rules_text.h"

#include <algorithm>

#include "geometry/base/json/plain_text.h"

namespace sightline::app {
namespace {

using engine::RuleLanguage;
using nlohmann::ordered_json;

std::size_t charactersIn(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); text.remove_prefix(engine::firstCharacter(text).bytes)) ++count;
    return count;
}

// Breaks a paragraph at plain spaces into lines of at most 100 characters.
std::string wrapped(const std::string& paragraph) {
    constexpr std::size_t longestLine = 100;
    std::string lines, line;
    std::size_t begin = 0;
    while (begin <= paragraph.size()) {
        const std::size_t end = std::min(paragraph.find(' ', begin), paragraph.size());
        const std::string word = paragraph.substr(begin, end - begin);
        if (!line.empty() && charactersIn(line) + 1 + charactersIn(word) > longestLine) {
            lines += line + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
        begin = end + 1;
    }
    return lines + line + '\n';
}

std::string placeIn(const ordered_json& section) {
    std::string pages;
    for (const auto& page : section["pages"]) pages += (pages.empty() ? "p. " : ", ") + page.dump();
    return section["title"].get<std::string>() + " (" + pages + ")";
}

std::string briefText(const ordered_json& section) {
    return "  " + section["id"].get<std::string>() + ": " + placeIn(section) + '\n';
}

// The label of a printed line, in English or in French.
std::string label(RuleLanguage language, const char* english, const char* french) {
    return language == RuleLanguage::french ? french : english;
}

std::string sectionText(const ordered_json& section, RuleLanguage language) {
    std::string text = placeIn(section) + '\n';
    for (const auto& paragraph : section["text"])
        text += '\n' + wrapped(paragraph.get<std::string>());
    if (const auto scene = section.find("scene"); scene != section.end()) {
        text += '\n' + wrapped(label(language, "Example: ", "Exemple\u00a0: ") +
                               (*scene)["shows"].get<std::string>());
        text += label(language, "  scenario: ", "  scénario\u00a0: ") +
                (*scene)["scenario"].get<std::string>() + '\n' +
                label(language, "  answer: ", "  réponse\u00a0: ") + (*scene)["answer"].dump() +
                '\n';
    }
    if (!section["related"].empty())
        text += '\n' + label(language, "See also:", "Voir aussi\u00a0:") + '\n';
    for (const auto& one : section["related"]) text += briefText(one);
    if (section.contains("lesson"))
        text += label(language, "Lesson: ", "Leçon\u00a0: ") +
                section["lesson"].get<std::string>() + '\n';
    if (section.contains("quiz"))
        text +=
            "Quiz" + label(language, ": ", "\u00a0: ") + section["quiz"].get<std::string>() + '\n';
    return text;
}

}  // namespace

std::string rulesText(const ordered_json& result, RuleLanguage language) {
    std::string text;
    if (result.contains("chapters")) {
        for (const auto& chapter : result["chapters"]) {
            text += (text.empty() ? "" : "\n") + chapter["title"].get<std::string>() + '\n';
            for (const auto& section : chapter["sections"]) text += briefText(section);
        }
        return text;
    }
    if (!result.contains("sections")) return sectionText(result, language);
    for (const auto& section : result["sections"]) {
        if (!section.contains("text"))
            text += briefText(section);
        else
            text += (text.empty() ? "" : "\n\n") + sectionText(section, language);
    }
    return text;
}

}  // namespace sightline::app
