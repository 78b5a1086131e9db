#include "engine/legion/advice/rulebook/rulebook_file.h"

#include <algorithm>
#include <set>

#include "engine/legion/advice/rulebook/folded_words.h"
#include "engine/legion/advice/rulebook/rulebook_fields.h"

namespace sightline::engine {
namespace {

bool isSectionId(const std::string& id) {
    return !id.empty() && id.size() <= 60 && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

// Counts the words between spaces. A word has at least one letter or digit, so a French punctuation
// mark after a space is not a word.
int wordsOfRule(const std::vector<std::string>& paragraphs) {
    int words = 0;
    for (const std::string& paragraph : paragraphs) {
        std::size_t begin = 0;
        while (begin < paragraph.size()) {
            const std::size_t end = std::min(paragraph.find(' ', begin), paragraph.size());
            if (!foldedWords(std::string_view(paragraph).substr(begin, end - begin)).empty())
                ++words;
            begin = end + 1;
        }
    }
    return words;
}

void judgeTitle(const JsonAt& at, const RuleText& text) {
    if (foldedWords(text.en).empty()) at.at("en").wrong(say::headingExpected());
    if (foldedWords(text.fr).empty()) at.at("fr").wrong(say::headingExpected());
}

void judgeSection(const JsonAt& at, const RuleSection& section) {
    if (!isSectionId(section.id)) at.at("id").wrong(say::sectionIdExpected());
    judgeTitle(at.at("title"), section.title);
    for (const auto& [language, name] :
         {std::pair{RuleLanguage::english, "en"}, std::pair{RuleLanguage::french, "fr"}}) {
        const int words = wordsOfRule(section.text.in(language));
        if (words < leastRuleWords || words > mostRuleWords)
            at.at("text").at(name).wrong(say::textOfWords(leastRuleWords, mostRuleWords));
    }
    if (section.scene && section.scene->query.is_null() == section.scene->odds.is_null())
        at.at("scene").wrong(say::requestInScene());
}

RuleChapter chapterAt(const JsonAt& document) {
    expectFormat(document, "sightline-rules", 1);
    RuleChapter chapter;
    readExactly(document, chapter);
    judgeTitle(document.at("chapter"), chapter.title);
    const auto sections = document.at("sections").list();
    for (std::size_t i = 0; i < sections.size(); ++i)
        judgeSection(sections[i], chapter.sections[i]);
    return chapter;
}

// The names that must be unique in all chapters, and the ids to which sections may refer.
struct NamesInUse {
    std::set<std::string> ids, headings;
};

void addNames(const JsonAt& at, const RuleSection& section, const std::string& document,
              NamesInUse& known) {
    if (!known.ids.insert(section.id).second) at.at("id").refuse(say::sectionTwice(section.id));
    const auto add = [&](const JsonAt& place, const std::string& heading) {
        if (!known.headings.insert(document + '\n' + foldedText(heading)).second)
            place.refuse(say::headingTwice(heading));
    };
    add(at.at("title").at("en"), section.title.en);
    for (std::size_t i = 0; i < section.headings.size(); ++i)
        add(at.at("headings").list()[i], section.headings[i]);
}

}  // namespace

Result<RuleChapter> readRuleChapter(const nlohmann::json& json, const std::string& where) {
    return readingJson([&] { return chapterAt(JsonAt(json, where)); });
}

nlohmann::json ruleChapterJson(const RuleChapter& chapter) { return writeFields(chapter); }

Result<Rulebook> readRulebook(const std::vector<RulesDocument>& documents, RuleChapter keywords) {
    return readingJson([&] {
        std::vector<RuleChapter> chapters;
        NamesInUse known;
        for (const RuleSection& section : keywords.sections) known.ids.insert(section.id);
        for (const RulesDocument& one : documents) {
            const JsonAt document(one.json, one.where);
            const RuleChapter& chapter = chapters.emplace_back(chapterAt(document));
            const auto places = document.at("sections").list();
            for (std::size_t i = 0; i < places.size(); ++i)
                addNames(places[i], chapter.sections[i], chapter.document, known);
        }
        const std::vector<std::string> ids(known.ids.begin(), known.ids.end());
        for (const RulesDocument& one : documents)
            for (const JsonAt& section : JsonAt(one.json, one.where).at("sections").list())
                if (const auto related = section.find("related"))
                    for (const JsonAt& id : related->list())
                        if (!known.ids.contains(id.text()) || id.text() == section.at("id").text())
                            id.wrong(withNearest(say::idOfASection(), id.text(), ids));
        if (!keywords.sections.empty()) chapters.push_back(std::move(keywords));
        return Rulebook(std::move(chapters));
    });
}

}  // namespace sightline::engine
