// The unit keyword Incognito. Core Rulebook, Keyword Glossary. The attack of an area weapon is not
// an attack by an enemy unit, so it may be made from any distance. Even so, the defender then loses
// the keyword.
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/attack.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine::keywords {
namespace {

constexpr int knownRange = 1;

void hideFromAfar(const CurrentState& now, const Bearer& hidden, MayDeclareDefender& point) {
    const Tabletop* table = now.table();
    if (!table) return;
    const UnitOnTable *attacker = table->find(point.attacker), *self = table->find(hidden.unit);
    const double inches = knownRange * table->field.dimensions().rangeBand;
    if (attacker && self && !unitsWithin(*attacker, *self, inches))
        point.declaring.forbid(hidden.reason(0));
}

void contestNothing(const CurrentState&, const Bearer&, ContestObjective& point) {
    point.may = false;
}

void provideNoBackup(const CurrentState&, const Bearer& provider, ProvideBackup& point) {
    point.providing.forbid(provider.reason(0));
}

void loseForGood(Battle& battle, const Bearer& bearer) {
    KeywordText lost;
    lost.name = bearer.keyword;
    RuleGrant loss{.source = std::string(nameOf(bearer.keyword)), .citation = bearer.citation()};
    loss.loses = {lost};
    beginEffect(battle, bearer.unit, std::move(loss), EffectDuration::game);
}

// A unit that attacks loses the keyword before units may react to the attack with a standby token.
bool beginsAttack(const Battle&, const Bearer& bearer, const AttackDeclared& point) {
    return point.attack.attacker == bearer.unit || point.defender == bearer.unit;
}

Task<void> showItself(Battle& battle, Bearer bearer, AttackDeclared&) {
    loseForGood(battle, bearer);
    co_return;
}

bool wasInAttack(const Battle&, const Bearer& bearer, const AttackResolved& point) {
    const Attack& attack = point.attack;
    return attack.defender() == bearer.unit || (!attack.area && attack.attacker == bearer.unit);
}

Task<void> beRecognized(Battle& battle, Bearer bearer, AttackResolved&) {
    loseForGood(battle, bearer);
    co_return;
}

bool mayReveal(const Battle&, const Bearer& bearer, const StartOfUnitActivation& point) {
    return point.unit == bearer.unit;
}

Task<void> revealItself(Battle& battle, Bearer bearer, StartOfUnitActivation&) {
    Messages texts{say::loseKeyword()};
    const int chosen = co_await chooseText(battle, bearer, std::move(texts), true);
    if (chosen == 0) loseForGood(battle, bearer);
}

}  // namespace

KeywordRule incognito() {
    return KeywordRule(Keyword::incognito)
        .holdsEvenByHand<ProvideBackup>(provideNoBackup)
        .holds<MayDeclareDefender, BorneBy::defender>(hideFromAfar)
        .holds<ContestObjective, BorneBy::unit>(contestNothing)
        .atInAnyOrder<AttackDeclared>(showItself, beginsAttack)
        .atInAnyOrder<AttackResolved>(beRecognized, wasInAttack)
        .atInAnyOrder<StartOfUnitActivation>(revealItself, mayReveal);
}

}  // namespace sightline::engine::keywords
