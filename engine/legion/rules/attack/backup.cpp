#include "engine/legion/rules/attack/backup.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/attacking_unit.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

const Citation backupPage = page(31, "Backup");

// True if the unit's rank, type and keywords allow other units to provide Backup to it.
bool mayBenefit(const CurrentState& now, UnitId id, const Asks& asks) {
    const UnitNow unit = now.unit(id);
    const bool leads = unit.rank == Rank::commander || unit.rank == Rank::operative;
    if (!leads || !isTrooper(unit.card->type)) return false;
    if (!asks.backupKeywords) return true;
    BenefitFromBackup point{id};
    consult(now, point);
    return point.benefiting.allowed();
}

// True if the unit `id` may provide Backup to the defender. It must be a Trooper unit that is not
// suppressed. Its rank must be corps, or a keyword must allow its rank. `close` is true if the
// attacking unit leader is within range 2 of the defender; then a card must allow the Backup.
bool mayProvide(const CurrentState& now, UnitId id, UnitId defender, bool close, const Asks& asks) {
    const UnitNow unit = now.unit(id);
    const auto& courage = unit.card->courage;
    const bool calm = !courage || unit.stand->tokens[Token::suppression] < *courage;
    if (!isTrooper(unit.card->type) || !calm) return false;
    if (!asks.backupKeywords) return !close && unit.rank == Rank::corps;
    ProvideBackup point{id, defender};
    consult(now, point);
    if (close && !point.atAnyRange.allowed()) return false;
    return point.providing.allowed() && (unit.rank == Rank::corps || point.ofAnyRank.allowed());
}

// True if the defender is within half range and in LOS of the unit leader that provides Backup.
bool isNear(const Tabletop& table, const UnitOnTable& defender, const UnitOnTable& provider) {
    const double half = table.field.dimensions().halfRange;
    const bool near = std::any_of(
        defender.minis.begin(), defender.minis.end(),
        [&](const auto& mini) { return geometry::within(mini.mini, provider.leader(), half); });
    return near && sees(table, provider, provider.leader(), defender);
}

}  // namespace

UnitId backupFor(const CurrentState& now, const geometry::Mini& from, UnitId defended,
                 const Asks& asks) {
    const Tabletop& table = *now.table();
    const UnitOnTable* defender = table.find(defended);
    if (!defender || !mayBenefit(now, defended, asks)) return {};
    const double range2 = 2.0 * table.field.dimensions().rangeBand;
    const bool close =
        std::any_of(defender->minis.begin(), defender->minis.end(),
                    [&](const auto& mini) { return geometry::within(from, mini.mini, range2); });
    for (const UnitOnTable& other : table.units) {
        if (other.player != defender->player || other.id == defender->id) continue;
        if (!mayProvide(now, other.id, defended, close, asks)) continue;
        if (isNear(table, *defender, other)) return other.id;
    }
    return {};
}

UnitId backupOf(const Battle& battle, const Attack& attack) {
    if (!attack.isRanged()) return {};
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable attacker = attackingUnit(battle, table, attack);
    if (attacker.minis.empty()) return {};
    return backupFor(BattleState(battle, &table), attacker.leader(), attack.defender(),
                     battle.asks);
}

Task<void> backUp(Battle& battle, Attack& attack) {
    const UnitId provider = backupOf(battle, attack);
    const auto question = [&] {
        auto asked = asking<HowMany>(battle.unit(attack.defender()).player, Ask::backUp, backupPage,
                                     provider);
        asked.what = say::hitsThatBackupCancels();
        asked.question.least = 0;
        asked.question.most = std::min(hitsBackedUp, countOf(attack.dice, Face::hit));
        return asked;
    };
    const int most = std::min(hitsBackedUp, countOf(attack.dice, Face::hit));
    if (provider.none() || most == 0) co_return;
    const int hits = co_await ask(battle, question);
    const int canceled = cancel(attack.dice, Face::hit, hits);
    battle.record({.happening = Happening::hitsCanceled,
                   .message = say::canceledByBackup(),
                   .numbers = {{NumberId::canceled, canceled}},
                   .dice = attack.dice,
                   .citation = backupPage,
                   .unit = attack.defender(),
                   .other = provider});
}

}  // namespace sightline::engine
