/// Rates how well a section matches the words of a search. Private to the room `rulebook`.
#pragma once
#include <array>

#include "engine/legion/advice/rulebook/rule_section.h"

namespace sightline::engine {

/// The folded words of a section. The arrays are indexed by RuleLanguage.
struct SectionWords {
    std::array<std::vector<std::string>, 2> title, text;
    std::vector<std::string> headings;  ///< English: words of the title and the other headings
};
SectionWords wordsOf(const RuleSection& section);

/// The score of a section for the folded words of a search. It is 0 if a word matches nowhere in
/// the section.
int scoreOf(const SectionWords& section, const std::vector<std::string>& words,
            RuleLanguage language);

}  // namespace sightline::engine
