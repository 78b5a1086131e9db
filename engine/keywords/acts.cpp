#include "engine/keywords/acts.h"

#include <set>
#include <tuple>

#include "engine/keywords/keywords.h"

namespace sightline::engine {
namespace {

std::map<std::string, Keyword> keywordsBySection() {
    std::map<std::string, Keyword> sections;
    for (const KeywordRule& rule : keywordRules()) {
        if (rule.isWhole() && rule.isTold())
            sections[citationOf(rule.keyword()).section] = rule.keyword();
    }
    return sections;
}

bool isAct(Happening happening) {
    return happening != Happening::reminded && happening != Happening::tokensRemoved;
}

}  // namespace

std::map<Keyword, int> actsIn(const Record& record) {
    static const std::map<std::string, Keyword> sections = keywordsBySection();
    std::set<std::tuple<Keyword, std::size_t, UnitId>> acts;
    for (const Ruling& one : record) {
        const auto rests = sections.find(one.citation.section);
        if (rests != sections.end() && isAct(one.happening))
            acts.insert({rests->second, one.answersBefore, one.unit});
    }
    std::map<Keyword, int> counts;
    for (const auto& [keyword, answers, unit] : acts) ++counts[keyword];
    return counts;
}

}  // namespace sightline::engine
