#include "engine/legion/rules/keywords/acts.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/keywords/keywords.h"

namespace sightline::engine {
namespace {

std::map<std::string, Keyword> keywordsBySection() {
    std::map<std::string, Keyword> sections;
    for (const KeywordRule& rule : keywordRules()) {
        if (rule.isWhole() && rule.leavesEntry())
            sections[citationOf(rule.keyword()).section] = rule.keyword();
    }
    return sections;
}

// True if the entry only reports that tokens were removed after their effect ended (immobilize,
// poison). Such an entry is no act of a keyword. But if a keyword removes suppression tokens, this
// is an act of the keyword.
bool onlyLeaves(const Ruling& one) {
    if (one.happening != Happening::tokensRemoved) return false;
    const auto suppression = [](const Number& number) { return number.name == Token::suppression; };
    return std::none_of(one.numbers.begin(), one.numbers.end(), suppression);
}

bool isAct(const Ruling& one) { return one.happening != Happening::reminded && !onlyLeaves(one); }

}  // namespace

std::map<Keyword, int> actsIn(const Record& record) {
    static const std::map<std::string, Keyword> sections = keywordsBySection();
    std::set<std::tuple<Keyword, std::size_t, UnitId>> acts;
    for (const Ruling& one : record) {
        const auto rests = sections.find(one.citation.section);
        if (rests != sections.end() && isAct(one))
            acts.insert({rests->second, one.answersBefore, one.unit});
    }
    std::map<Keyword, int> counts;
    for (const auto& [keyword, answers, unit] : acts) ++counts[keyword];
    return counts;
}

}  // namespace sightline::engine
