#include "engine/legion/rules/attack/backup.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/attacking_unit.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

const Citation backupPage = page(31, "Backup");

// True if a keyword of `bearer` has a parameter that names the other unit.
bool namesInKeyword(const UnitCard& bearer, Keyword keyword, const BackupUnit& other) {
    return std::any_of(bearer.keywords.begin(), bearer.keywords.end(), [&](const KeywordText& one) {
        return one.is(keyword) && one.who && one.who->matches(*other.card, other.rank);
    });
}

// True if the unit has Guardian. In older games, the players apply the other effects of Guardian by
// hand.
bool guards(const UnitCard& card) { return card.has(nameOf(Keyword::guardian)); }

// True if a keyword allows a unit of another rank than corps to provide Backup, for all defenders
// or for this defender.
bool isSparedTheRank(const BackupUnit& provider, const BackupUnit& defender) {
    return guards(*provider.card) || namesInKeyword(*provider.card, Keyword::retinue, defender) ||
           namesInKeyword(*defender.card, Keyword::entourage, provider);
}

// True if the defender is within half range and in LOS of the provider's unit leader.
bool isNear(const Tabletop& table, const UnitOnTable& defender, const UnitOnTable& provider) {
    const double half = table.field.dimensions().halfRange;
    const bool near = std::any_of(
        defender.minis.begin(), defender.minis.end(),
        [&](const auto& mini) { return geometry::within(mini.mini, provider.leader(), half); });
    return near && sees(table, provider, provider.leader(), defender);
}

}  // namespace

bool mayBenefit(const BackupUnit& defender, const Asks& asks) {
    const bool leads = defender.rank == Rank::commander || defender.rank == Rank::operative;
    const bool never =
        asks.backupKeywords && (guards(*defender.card) || defender.card->has(Keyword::wereNotRegs));
    return leads && isTrooper(defender.card->type) && !never;
}

bool mayProvide(const BackupUnit& provider, const BackupUnit& defender, const Asks& asks) {
    const UnitCard& card = *provider.card;
    const bool calm = !card.courage || provider.suppression < *card.courage;
    if (!isTrooper(card.type) || !calm) return false;
    if (!asks.backupKeywords) return provider.rank == Rank::corps;
    return !card.has(Keyword::incognito) &&
           (provider.rank == Rank::corps || isSparedTheRank(provider, defender));
}

UnitId backupFor(const Tabletop& table, const geometry::Mini& from, UnitId defended,
                 const Asks& asks, const std::function<BackupUnit(UnitId)>& unitOf) {
    const UnitOnTable* defender = table.find(defended);
    if (!defender || !mayBenefit(unitOf(defended), asks)) return {};
    const double range2 = 2.0 * table.field.dimensions().rangeBand;
    const bool close =
        std::any_of(defender->minis.begin(), defender->minis.end(),
                    [&](const auto& mini) { return geometry::within(from, mini.mini, range2); });
    if (close) return {};
    for (const UnitOnTable& other : table.units) {
        if (other.player != defender->player || other.id == defender->id) continue;
        if (!mayProvide(unitOf(other.id), unitOf(defended), asks)) continue;
        if (isNear(table, *defender, other)) return other.id;
    }
    return {};
}

UnitId backupOf(const Battle& battle, const Attack& attack) {
    if (!attack.isRanged()) return {};
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable attacker = attackingUnit(battle, table, attack);
    if (attacker.minis.empty()) return {};
    return backupFor(table, attacker.leader(), attack.defender(), battle.asks, [&](UnitId id) {
        const UnitState& unit = battle.unit(id);
        return BackupUnit{unit.rank(), unit.card, unit.tokens[Token::suppression]};
    });
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
