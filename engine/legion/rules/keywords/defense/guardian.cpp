// The unit keyword Guardian X. Core Rulebook, Keyword Glossary. If the keyword has a parameter, the
// unit guards only the units that the parameter names.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/defense/guard_dice.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/current_states.h"
#include "engine/legion/rules/rulings/protected_guard.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine::keywords {
namespace {

constexpr int guardianRange = 1;

// The sum of the values of Guardian for the guarded unit. Instances of the keyword that name other
// units do not count.
int valueFor(const UnitCard& guard, const UnitState& guarded) {
    int sum = 0;
    for (const KeywordText& one : guard.keywords) {
        if (!one.is(Keyword::guardian)) continue;
        if (one.who && !one.who->matches(*guarded.card, guarded.rank())) continue;
        // If another keyword gave Guardian to the unit, `who` is null, and the parameter is the
        // name of the unit that may be guarded.
        if (!one.who && !one.parameter.empty() && one.parameter != guarded.card->name) continue;
        sum += one.value.value_or(0);
    }
    return sum;
}

// True if the unit may be guarded. A unit with Guardian may be guarded only if a battle force
// allows it. This also holds if the players apply Guardian by hand.
bool mayBeGuarded(const Battle& battle, const UnitState& unit) {
    if (!isTrooper(unit.card->type)) return false;
    return !unit.card->has(nameOf(Keyword::guardian)) ||
           isProtectedGuard(BattleState(battle), unit.id);
}

bool isCalm(const UnitState& guard) {
    const auto& courage = guard.card->courage;
    return !courage || guard.tokens[Token::suppression] < *courage;
}

bool reachesToGuard(const Battle& battle, UnitId guard, UnitId guarded) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable* self = table.find(guard);
    const UnitOnTable* other = table.find(guarded);
    if (!self || !other) return false;
    if (!unitsWithin(*self, *other, guardianRange * table.field.dimensions().rangeBand))
        return false;
    return std::any_of(self->minis.begin(), self->minis.end(),
                       [&](const auto& mini) { return sees(table, *self, mini.mini, *other); });
}

// True if the unit may cancel crits as if they were hits, because it is near a unit with Divine
// Influence. The unit then has the keyword Divine Influence with the other unit's name as its
// parameter (conditional_rules.cpp).
bool cancelsCrits(const UnitCard& guard) {
    return std::any_of(guard.keywords.begin(), guard.keywords.end(), [](const KeywordText& one) {
        return one.is(Keyword::divineInfluence) && !one.parameter.empty();
    });
}

int resultsToCancel(const Battle& battle, const Attack& attack, UnitId guard) {
    const UnitCard& card = *battle.unit(guard).card;
    const int crits = cancelsCrits(card) ? countOf(attack.dice, Face::crit) : 0;
    return std::min(valueFor(card, battle.unit(attack.defender())),
                    countOf(attack.dice, Face::hit) + crits);
}

// True if guarding helps the defender. If the defender can cancel all hits itself, guarding helps
// only if the guard cancels a crit, or if a surge of the guard dice would wound the attacker.
bool isOfUse(const Battle& battle, const Attack& attack, UnitId guard) {
    const bool leavesHits = countOf(attack.dice, Face::hit) > termsOf(battle, attack).armor.total();
    const bool crits =
        cancelsCrits(*battle.unit(guard).card) && countOf(attack.dice, Face::crit) > 0;
    return leavesHits || crits ||
           woundsOfSurges(attack, termsAgainst(battle, attack, guard), battle) > 0;
}

bool mayGuard(const Battle& battle, const Bearer& bearer, const ModifyAttackDice& point) {
    const Attack& attack = point.attack;
    const UnitState& guard = battle.unit(bearer.unit);
    const UnitState& defender = battle.unit(attack.defender());
    if (!attack.isRanged() || defender.player != bearer.player || defender.id == guard.id)
        return false;
    return mayBeGuarded(battle, defender) && isCalm(guard) &&
           resultsToCancel(battle, attack, guard.id) > 0 && isOfUse(battle, attack, guard.id) &&
           reachesToGuard(battle, guard.id, defender.id);
}

Task<void> guardDefender(Battle& battle, Bearer bearer, ModifyAttackDice& point) {
    Attack& attack = point.attack;
    const auto most = [&attack, guard = bearer.unit](const Battle& now) {
        return resultsToCancel(now, attack, guard);
    };
    const std::string name(nameOf(Keyword::guardian));
    const bool crits = cancelsCrits(*battle.unit(bearer.unit).card);
    const Message counted =
        crits ? say::hitsAndCritsThatItCancels(name) : say::hitsThatItCancels(name);
    const int wanted = co_await chooseNumber(battle, bearer, counted, most);
    if (!battle.unit(bearer.unit).onTable()) co_return;  // a player removed the unit by hand
    // Crits are canceled first, because other effects of the defender cancel only hits.
    const bool stillCrits = cancelsCrits(*battle.unit(bearer.unit).card);
    const int critsCanceled = stillCrits ? cancel(attack.dice, Face::crit, wanted) : 0;
    const int canceled = critsCanceled + cancel(attack.dice, Face::hit, wanted - critsCanceled);
    if (canceled == 0) co_return;
    const int x = valueFor(*battle.unit(bearer.unit).card, battle.unit(attack.defender()));
    recordModified(battle, attack, Happening::attackDiceModified,
                   reasonOf(Keyword::guardian, x, bearer.unit, canceled),
                   {{NumberId::hitsCanceled, canceled}});
    co_await rollToGuard(battle, attack, bearer.unit, canceled);
}

// The unit with the keyword may provide Backup, whatever its rank is.
void backUpAsGuard(const CurrentState&, const Bearer& provider, ProvideBackup& point) {
    point.ofAnyRank.allow(provider.reason(0));
}

void guardGetsNoBackup(const CurrentState& now, const Bearer& defender, BenefitFromBackup& point) {
    if (!mayBackUpGuard(now, defender.unit)) point.benefiting.forbid(defender.reason(0));
}

}  // namespace

KeywordRule guardian() {
    return KeywordRule(Keyword::guardian, {.value = true, .parameter = true})
        .at<ModifyAttackDice>(guardDefender, mayGuard)
        .holdsEvenByHand<ProvideBackup>(backUpAsGuard)
        .holdsEvenByHand<BenefitFromBackup>(guardGetsNoBackup);
}

}  // namespace sightline::engine::keywords
