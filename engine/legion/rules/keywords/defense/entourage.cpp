// The unit keyword Entourage: Unit. Core Rulebook, Keyword Glossary. This file has the rule about
// Backup. The code of army building applies the rule about ranks.
#include "engine/legion/rules/keywords/command/order_to_named.h"

namespace sightline::engine::keywords {
namespace {

constexpr int entourageRange = 2;

// The unit that the keyword names may provide Backup to the unit with the keyword, whatever the
// rank of the named unit is.
void getBackupOfNamedUnit(const CurrentState& now, const Bearer& defender, ProvideBackup& point) {
    if (namesUnit(now, defender, point.unit, IfByHand::acts))
        point.ofAnyRank.allow(defender.reason(0));
}

bool mayOrder(const Battle& battle, const Bearer& bearer, const IssueOrders& point) {
    return point.player == bearer.player &&
           !namedUnitsToOrder(battle, bearer, entourageRange).empty();
}

Task<void> orderEntourage(Battle& battle, Bearer bearer, IssueOrders&) {
    co_await orderOneNamed(battle, bearer, entourageRange);
}

}  // namespace

KeywordRule entourage() {
    return KeywordRule(Keyword::entourage, {.parameter = true})
        .holdsEvenByHand<ProvideBackup, BorneBy::defender>(getBackupOfNamedUnit)
        .atInAnyOrder<IssueOrders>(orderEntourage, mayOrder);
}

}  // namespace sightline::engine::keywords
