// The unit keyword Field Commander. Core Rulebook, Keyword Glossary. This file does not have the
// rules of command cards and of promotion. Their code reads the Commander token itself.
#include <algorithm>

#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

constexpr int fieldCommandersCourage = 2;

void takeToken(const CurrentState&, const Bearer& bearer, TakeCommanderToken& point) {
    point.taking.allow(bearer.reason(0));
}

void countForCards(const CurrentState&, const Bearer& bearer, CountAsCommander& point) {
    point.counting.allow(bearer.reason(0));
}

// The unit with the Commander token gives courage 2 to the units of its own Faction or Affiliation,
// as a commander does.
void lendCourage(const CurrentState& now, const Bearer& bearer, LendCourage& point) {
    const UnitNow leader = now.unit(bearer.unit);
    if (leader.stand->commanderToken && leader.card->isOfOneSideWith(*now.unit(point.led).card))
        point.courage = std::max(point.courage, std::optional(fieldCommandersCourage));
}

}  // namespace

KeywordRule fieldCommander() {
    return KeywordRule(Keyword::fieldCommander)
        .holds<TakeCommanderToken, BorneBy::unit>(takeToken)
        .holds<CountAsCommander, BorneBy::unit>(countForCards)
        .holds<LendCourage, BorneBy::unit>(lendCourage)
        .leavesNoEntry();
}

}  // namespace sightline::engine::keywords
