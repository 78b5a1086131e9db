#include "engine/legion/advice/rulebook/rulebook.h"

#include <algorithm>

#include "engine/legion/advice/rulebook/folded_words.h"

namespace sightline::engine {
namespace {

bool isOnPage(const RuleSection& section, int page) {
    return std::find(section.pages.begin(), section.pages.end(), page) != section.pages.end();
}

bool namesCardsOf(const RuleSection& section, int page) {
    const auto& pages = section.cardPages;
    return std::find(pages.begin(), pages.end(), page) != pages.end();
}

// The number of words of the section's title, if the label of a card begins with this title.
// Otherwise 0. The X at the end of a title is left out, because it stands for the value on the
// card.
std::size_t wordsOfTitle(const RuleSection& section, const std::vector<std::string>& label) {
    std::vector<std::string> title = foldedWords(section.title.en);
    if (!title.empty() && title.back() == "x") title.pop_back();
    const bool begins =
        title.size() <= label.size() && std::equal(title.begin(), title.end(), label.begin());
    return begins ? title.size() : 0;
}

const RuleSection* sectionWithLabel(const std::vector<const RuleSection*>& sections,
                                    const std::vector<std::string>& label) {
    const RuleSection* longest = nullptr;
    std::size_t most = 0;
    for (const RuleSection* section : sections)
        if (const std::size_t words = wordsOfTitle(*section, label); words > most) {
            longest = section;
            most = words;
        }
    return longest;
}

// The section of the keyword that a citation names. The citation contains the keyword as a card
// prints it: alone ("Cache: Aim 1"), or after the name of the card ("Assault, Precise 1").
const RuleSection* labelledSection(const std::vector<const RuleSection*>& sections,
                                   std::string_view label) {
    while (true) {
        if (const RuleSection* found = sectionWithLabel(sections, foldedWords(label))) return found;
        const std::size_t comma = label.find(", ");
        if (comma == std::string_view::npos) return nullptr;
        label.remove_prefix(comma + 2);
    }
}

}  // namespace

Rulebook::Rulebook(std::vector<RuleChapter> chapters) : chapters_(std::move(chapters)) {
    for (std::size_t c = 0; c < chapters_.size(); ++c) {
        const RuleChapter& chapter = chapters_[c];
        for (std::size_t s = 0; s < chapter.sections.size(); ++s) {
            const RuleSection& section = chapter.sections[s];
            const Place place{c, s};
            places_.push_back(place);
            words_.push_back(wordsOf(section));
            byId_.emplace(section.id, place);
            byHeading_[{chapter.document, foldedText(section.title.en)}].push_back(place);
            for (const std::string& heading : section.headings)
                byHeading_[{chapter.document, foldedText(heading)}].push_back(place);
        }
    }
}

std::vector<const RuleSection*> Rulebook::sections() const {
    std::vector<const RuleSection*> all;
    all.reserve(places_.size());
    for (const Place place : places_) all.push_back(&at(place));
    return all;
}

const RuleChapter& Rulebook::chapterOf(const RuleSection& section) const {
    return chapters_[byId_.find(section.id)->second.chapter];
}

const RuleSection* Rulebook::section(std::string_view id) const {
    const auto found = byId_.find(id);
    return found == byId_.end() ? nullptr : &at(found->second);
}

std::vector<const RuleSection*> Rulebook::sectionsOfPage(int page,
                                                         std::string_view document) const {
    std::vector<const RuleSection*> found;
    for (const Place place : places_)
        if (chapters_[place.chapter].document == document && isOnPage(at(place), page))
            found.push_back(&at(place));
    return found;
}

const RuleSection* Rulebook::sectionOf(const Citation& citation) const {
    if (citation.page <= 0) return nullptr;
    const auto named = byHeading_.find({citation.document, foldedText(citation.section)});
    if (named != byHeading_.end())
        for (const Place place : named->second)
            if (isOnPage(at(place), citation.page)) return &at(place);
    const auto onPage = sectionsOfPage(citation.page, citation.document);
    if (const RuleSection* labelled = labelledSection(onPage, citation.section)) return labelled;
    for (const Place place : places_)
        if (chapters_[place.chapter].document == citation.document &&
            namesCardsOf(at(place), citation.page))
            return &at(place);
    if (named != byHeading_.end()) return &at(named->second.front());
    return onPage.empty() ? nullptr : onPage.front();
}

bool Rulebook::hasHeading(const RuleSection& section, std::string_view heading) {
    const std::string wanted = foldedText(heading);
    return foldedText(section.title.en) == wanted ||
           std::any_of(section.headings.begin(), section.headings.end(),
                       [&](const std::string& one) { return foldedText(one) == wanted; });
}

std::vector<const RuleSection*> Rulebook::search(std::string_view words,
                                                 RuleLanguage language) const {
    const std::vector<std::string> wanted = foldedWords(words);
    if (wanted.empty()) return {};
    std::vector<std::pair<int, const RuleSection*>> found;
    for (std::size_t i = 0; i < places_.size(); ++i)
        if (const int score = scoreOf(words_[i], wanted, language); score > 0)
            found.emplace_back(score, &at(places_[i]));
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<const RuleSection*> sections;
    sections.reserve(found.size());
    for (const auto& [score, section] : found) sections.push_back(section);
    return sections;
}

}  // namespace sightline::engine
