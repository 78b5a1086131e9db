// Field Commander (unit). Core Rulebook, Keyword Glossary. The Commander token also counts in the
// choice of command cards and in promotion, which are rules of the book.
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

// Same Faction, or same Affiliation for mercenaries, which belong to no Faction (p. 41).
bool isOfOneSide(const UnitCard& one, const UnitCard& other) {
    if (one.isMercenary() || other.isMercenary()) return one.affiliation == other.affiliation;
    return one.faction == other.faction;
}

// With the Commander token, it counts as a commander of courage 2 for its own side.
void lendCourage(const CurrentState& now, const Bearer& bearer, LendCourage& point) {
    const UnitNow leader = now.unit(bearer.unit);
    if (leader.stand->commanderToken && isOfOneSide(*leader.card, *now.unit(point.led).card))
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
