#include "engine/legion/advice/rulebook/keyword_chapter.h"

#include "engine/legion/advice/rulebook/folded_words.h"
#include "engine/legion/basics/keyword.h"

namespace sightline::engine {
namespace {

std::string keywordSectionId(const std::string& name) {
    std::string id = "keyword";
    for (const std::string& word : foldedWords(name)) id.append("-").append(word);
    return id;
}

// The title of the keyword's entry in the glossary, such as "Precise X".
std::string entryTitle(Keyword keyword) {
    constexpr std::string_view glossary = "Keyword Glossary: ";
    return citationOf(keyword).section.substr(glossary.size());
}

// The title in French with the English entry, such as "Précis X (Precise X)". Only the English
// title if the keyword has no French name.
std::string frenchTitle(const std::string& name, const std::string& title,
                        const FrenchTexts& french) {
    const auto translated = french.names.find(name);
    if (translated == french.names.end() || translated->second == name) return title;
    return translated->second + title.substr(name.size()) + " (" + title + ")";
}

}  // namespace

RuleChapter keywordChapter(const Catalogue& catalogue, const FrenchTexts& french) {
    RuleChapter chapter{.title = {"Keywords", "Mots-clés"}, .sections = {}};
    for (const KeywordEntry& one : catalogue.keywords) {
        const Keyword keyword = keywordNamed(one.name);
        if (keyword == Keyword::none || one.help->text.empty()) continue;
        const std::string title = entryTitle(keyword);
        const auto translated = french.help.find(one.help->text);
        chapter.sections.push_back(
            {.id = keywordSectionId(one.name),
             .pages = {citationOf(keyword).page},
             .title = {title, frenchTitle(one.name, title, french)},
             .headings = {citationOf(keyword).section},
             .text = {{one.help->text},
                      {translated == french.help.end() ? one.help->text : translated->second}},
             .related = {"keyword-glossary"}});
    }
    return chapter;
}

}  // namespace sightline::engine
