// The unit keyword I'm Part of the Squad Too. Core Rulebook, Keyword Glossary.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"

namespace sightline::engine::keywords {
namespace {

constexpr double contestRange = 1;

void contestFarther(const CurrentState&, const Bearer&, ContestObjective& point) {
    point.range = std::max(point.range, contestRange);
}

}  // namespace

KeywordRule imPartOfTheSquadToo() {
    return KeywordRule(Keyword::imPartOfTheSquadToo)
        .holds<ContestObjective, BorneBy::unit>(contestFarther)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
