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

}  // namespace

RuleChapter keywordChapter(const Catalogue& catalogue,
                           const std::map<std::string, std::string>& french) {
    RuleChapter chapter{.title = {"Keywords", "Mots-clés"}, .sections = {}};
    for (const KeywordEntry& one : catalogue.keywords) {
        const Keyword keyword = keywordNamed(one.name);
        if (keyword == Keyword::none || one.help->text.empty()) continue;
        const std::string title = entryTitle(keyword);
        const auto translated = french.find(one.help->text);
        chapter.sections.push_back(
            {.id = keywordSectionId(one.name),
             .pages = {citationOf(keyword).page},
             .title = {title, title},
             .headings = {citationOf(keyword).section},
             .text = {{one.help->text},
                      {translated == french.end() ? one.help->text : translated->second}},
             .related = {"keyword-glossary"}});
    }
    return chapter;
}

}  // namespace sightline::engine
