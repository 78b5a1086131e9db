// The battle force Experimental Droids. At the start of the Activation Phase, a commander gains 3
// surge tokens. Droids with AI within range 3 of the commander spend the tokens for free actions.
#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_rule.h"
#include "engine/legion/rules/cards/forces/force_units.h"
#include "engine/legion/rules/cards/missions/mission_tokens.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/words/card_effects.h"
#include "engine/legion/rules/words/forces.h"

namespace sightline::engine::cards {
namespace {

constexpr int surgesOfDroids = 3, rangeOfDroids = 3, mostSuppressionRemoved = 2;

/// The effects for which a surge token is spent.
enum class Experiment { aim, dodge, dice, speed, removeOne, removeTwo };

// The commander that has gained the tokens in this round has a lasting effect of the battle force.
bool isSource(const Battle& battle, const CardInPlay& force, UnitId unit) {
    return battle.unit(unit).rank() == Rank::commander && hasEffectOf(battle.unit(unit), force);
}

bool mayPrepare(const Battle& battle, const CardInPlay& force, const StartOfActivationPhase&) {
    return !commandersOf(battle, force.player).empty();
}

Task<void> prepareTokens(Battle& battle, CardInPlay force, StartOfActivationPhase&) {
    const UnitsNow commanders = [player = force.player](const Battle& now) {
        return commandersOf(now, player);
    };
    const std::vector<UnitId> chosen = co_await chooseUnitsFor(battle, force, commanders, 0, 1);
    for (const UnitId unit : chosen) {
        RuleGrant nothing{.source = force.name, .citation = force.citation()};
        takeOn(battle, unit, std::move(nothing), EffectDuration::round);
        co_await gainTokens(battle, unit, Token::surge, surgesOfDroids, force.citation());
    }
}

bool isExperimental(const UnitState& unit) {
    const Rank rank = unit.rank();
    const bool ranked = rank == Rank::specialForces || rank == Rank::corps || rank == Rank::support;
    return ranked && unit.card->has(Keyword::ai);
}

// The commander within range 3 of the unit that still has one of the tokens.
UnitId sourceFor(const Battle& battle, const CardInPlay& force, UnitId unit) {
    const Tabletop table = tabletopOf(battle);
    const double inches = rangeOfDroids * battle.field.dimensions().rangeBand;
    for (const UnitId one : commandersOf(battle, force.player)) {
        if (!isSource(battle, force, one) || battle.unit(one).tokens[Token::surge] == 0) continue;
        if (areWithin(battle, table, unit, one, inches)) return one;
    }
    return {};
}

std::vector<Experiment> experimentsFor(const Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    std::vector<Experiment> all;
    if (roomFor(unit, Token::aim) > 0) all.push_back(Experiment::aim);
    if (roomFor(unit, Token::dodge) > 0) all.push_back(Experiment::dodge);
    all.push_back(Experiment::dice);
    all.push_back(Experiment::speed);
    const int suppression = unit.tokens[Token::suppression];
    if (suppression > 0) all.push_back(Experiment::removeOne);
    if (suppression >= mostSuppressionRemoved) all.push_back(Experiment::removeTwo);
    return all;
}

Message wordsOf(Experiment one) {
    switch (one) {
        case Experiment::aim:
            return say::gainIt(1, say::tokenWord(Token::aim));
        case Experiment::dodge:
            return say::gainIt(1, say::tokenWord(Token::dodge));
        case Experiment::dice:
            return say::moreDiceInPool();
        case Experiment::removeOne:
            return say::removeIt(1, say::tokenWord(Token::suppression));
        case Experiment::removeTwo:
            return say::removeIt(mostSuppressionRemoved, say::tokenWord(Token::suppression));
        case Experiment::speed:
            break;
    }
    return say::fasterNextMove();
}

Task<void> apply(Battle& battle, CardInPlay force, UnitId unit, Experiment chosen) {
    RuleGrant brings{.source = force.name, .citation = force.citation()};
    switch (chosen) {
        case Experiment::speed:
            brings.changes.speed = 1;
            beginEffect(battle, unit, std::move(brings), EffectDuration::activation);
            break;
        case Experiment::dice:
            takeOn(battle, unit, std::move(brings), EffectDuration::activation);
            battle.record({.happening = Happening::keywordActed,
                           .message = wordsOf(chosen),
                           .citation = force.citation(),
                           .unit = unit});
            break;
        case Experiment::aim:
            co_await gainTokens(battle, unit, Token::aim, 1, force.citation());
            break;
        case Experiment::dodge:
            co_await gainTokens(battle, unit, Token::dodge, 1, force.citation());
            break;
        case Experiment::removeOne:
        case Experiment::removeTwo: {
            const int tokens = chosen == Experiment::removeOne ? 1 : mostSuppressionRemoved;
            co_await removeSuppression(battle, unit, tokens, force.citation(),
                                       RemoveSuppression::Cause::chosen);
            break;
        }
    }
}

Task<void> experiment(Battle& battle, CardInPlay force, UnitId unit) {
    const UnitId source = sourceFor(battle, force, unit);
    if (source.none()) co_return;
    const std::vector<Experiment> all = experimentsFor(battle, unit);
    Messages texts;
    texts.reserve(all.size());
    for (const Experiment one : all) texts.push_back(wordsOf(one));
    const int chosen = co_await chooseText(battle, force, unit, std::move(texts), false);
    if (chosen < 0 || battle.unit(source).tokens[Token::surge] == 0) co_return;
    co_await spend(battle, source, Token::surge, 1, force.citation());
    co_await apply(battle, force, unit, all[static_cast<std::size_t>(chosen)]);
}

bool mayExperiment(const Battle& battle, const CardInPlay& force, const OfferCardActions& point) {
    const UnitState& unit = battle.unit(point.unit);
    return unit.player == force.player && isExperimental(unit);
}

Task<void> offerExperiment(Battle&, CardInPlay force, OfferCardActions& point) {
    OfferedAction offered{.name = force.name, .cost = 0};
    offered.id = force.id;
    offered.legal = [force, unit = point.unit](const Battle& now) {
        return !sourceFor(now, force, unit).none();
    };
    offered.resolve = [force, unit = point.unit](Battle& now) {
        return experiment(now, force, unit);
    };
    point.offered.push_back(std::move(offered));
    co_return;
}

// The number of the unit's lasting effect for its next Move action (`faster` is true) or for its
// next Attack action. 0: none.
int effectFor(const UnitState& unit, const CardInPlay& force, bool faster) {
    for (const LastingEffect& one : unit.effects) {
        const bool own = one.brings.source == force.name && one.until == EffectDuration::activation;
        if (own && (one.brings.changes.speed > 0) == faster) return one.number;
    }
    return 0;
}

bool endsExperiment(const Battle& battle, const CardInPlay& force, const ActionMade& point) {
    const bool moves = isMove(point.action);
    return (moves || point.action == Action::attack) &&
           battle.unit(point.unit).player == force.player &&
           effectFor(battle.unit(point.unit), force, moves) > 0;
}

Task<void> endExperiment(Battle& battle, CardInPlay force, ActionMade& point) {
    const bool moves = isMove(point.action);
    dropEffect(battle, point.unit, effectFor(battle.unit(point.unit), force, moves));
    co_return;
}

bool mayAddDice(const Battle& battle, const CardInPlay& force, const GatherAttackDice& point) {
    const UnitState& unit = battle.unit(point.attack.attacker);
    return unit.player == force.player && point.attack.order.isAction && !point.attack.area &&
           !point.pool.overrun && !point.pool.weapons.empty() && effectFor(unit, force, false) > 0;
}

// The player chooses the pool of the attack that has the dice. The game asks only if the unit may
// declare an additional defender.
Task<void> addExperimentalDice(Battle& battle, CardInPlay force, GatherAttackDice& point) {
    const UnitId unit = point.attack.attacker;
    if (mayDeclareAdditionalDefender(battle, point.attack) || battle.asksEverything) {
        const bool wanted = co_await wantsToUse(battle, force, unit);
        if (!wanted) co_return;
    }
    for (const Die die : {Die::blackAttack, Die::whiteAttack})
        point.pool.add(die, {.amount = 1, .citation = force.citation(), .source = force.name});
    dropEffect(battle, unit, effectFor(battle.unit(unit), force, false));
}

}  // namespace

CardRule experimentalDroids() {
    return CardRule(CardRule::Kind::battleForce, "experimental-droids")
        .atInAnyOrder<StartOfActivationPhase>(prepareTokens, mayPrepare)
        .atInAnyOrder<OfferCardActions>(offerExperiment, mayExperiment)
        .atInAnyOrder<ActionMade>(endExperiment, endsExperiment)
        .at<GatherAttackDice>(addExperimentalDice, mayAddDice);
}

}  // namespace sightline::engine::cards
