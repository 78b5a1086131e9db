#include "engine/legion/rules/activation/activate_unit.h"

#include <algorithm>
#include <utility>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/apply_before_roll.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/force_points.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

DicePool whiteDice(int count) {
    DicePool dice;
    dice[Die::whiteDefense] = count;
    return dice;
}

// A vehicle with a Vehicle Damage token may lose an action, unless it has the keyword AI. Core
// Rulebook p. 40.
Task<void> rollForVehicleDamage(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    if (unit.tokens[Token::vehicleDamage] == 0) co_return;
    DamageRoll point{id, !unit.card->has(Keyword::ai)};
    co_await reach(battle, point);
    if (!point.rolls) co_return;
    const Citation citation = page(40, "Resiliency");
    const TokenRoll waiting{Token::vehicleDamage, whiteDice(1)};
    const DicePool dice = co_await applyBeforeRoll(battle, waiting, citation);
    if (dice.size() == 0) co_return;
    const Roll what{RollKind::vehicleDamage, dice.dice(), unit.player, id, citation};
    const std::vector<RolledDie> rolled = co_await roll(battle, what);
    const bool loses = countOf(rolled, Face::blank) > 0;
    if (loses) ++battle.activation->fewer;
    battle.record({.happening = Happening::vehicleDamaged,
                   .message = loses ? say::damageTakesAction() : say::damageTakesNothing(),
                   .dice = rolled,
                   .citation = citation,
                   .unit = id});
}

// Rolls one die for each ion token; if any die is a blank, the unit loses 1 action. Keyword
// Glossary, Ion X.
Task<void> rollForIon(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    if (unit.tokens[Token::ion] == 0) co_return;
    const Citation citation = citationOf(Keyword::ion);
    const TokenRoll waiting{Token::ion, whiteDice(unit.tokens[Token::ion])};
    const DicePool dice = co_await applyBeforeRoll(battle, waiting, citation);
    if (dice.size() == 0) co_return;
    const int tokens = unit.tokens[Token::ion];
    Roll what{RollKind::ion, dice.dice(), unit.player, id, citation};
    what.keyword = {Keyword::ion, tokens};
    const std::vector<RolledDie> rolled = co_await roll(battle, what);
    const bool loses = countOf(rolled, Face::blank) > 0;
    if (loses) ++battle.activation->fewer;
    battle.record({.happening = Happening::ionRolled,
                   .message = loses ? say::ionTakesAction() : say::ionTakesNothing(),
                   .numbers = {{NumberId::ionTokens, tokens}},
                   .dice = rolled,
                   .citation = citation,
                   .unit = id});
}

// A unit that made no actions because of panic removes suppression tokens equal to its own courage.
Task<void> calmDown(Battle& battle, UnitId id) {
    const int courage = battle.unit(id).card->courage.value_or(0);
    co_await removeSuppression(battle, id, courage, page(24, "Rally Step"));
}

// Deals a wound for each poison token and removes the tokens. Droid Troopers do not resolve poison.
Task<void> resolvePoison(Battle& battle, UnitId id) {
    const int tokens = battle.unit(id).tokens[Token::poison];
    if (tokens == 0 || isDroid(battle.unit(id).card->type)) co_return;
    const Citation citation = citationOf(Keyword::poison);
    battle.record({.happening = Happening::poisoned,
                   .message = say::poison(),
                   .numbers = {{NumberId::wounds, tokens}},
                   .citation = citation,
                   .unit = id});
    co_await dealWounds(battle, id, tokens);
    battle.remove(id, Token::poison, tokens, citation);
}

void removeIonAndImmobilize(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    battle.remove(id, Token::ion, unit.tokens[Token::ion], citationOf(Keyword::ion));
    battle.remove(id, Token::immobilize, unit.tokens[Token::immobilize],
                  citationOf(Keyword::immobilize));
}

}  // namespace

Task<void> removeSuppression(Battle& battle, UnitId id, int tokens, Citation citation,
                             RemoveSuppression::Cause cause) {
    const int most = std::min(tokens, battle.unit(id).tokens[Token::suppression]);
    RemoveSuppression point{id, most, cause};
    co_await reach(battle, point);
    battle.remove(id, Token::suppression, point.tokens, citation);
}

namespace {
/// A timing point only for the rolls at the start of an activation. No card has effects at this
/// point.
struct RollsAtStart {};
}  // namespace

// The rolls for vehicle damage and for ion tokens, in this order.
std::vector<Effect<StartOfUnitActivation>> rollsAtStart(const Battle& battle, UnitId id) {
    const Player player = battle.unit(id).player;
    std::vector<Effect<StartOfUnitActivation>> rules;
    const auto add = [&](Token token, auto roll) {
        const TokenKind& kind = kindOf(token);
        Effect<StartOfUnitActivation> effect{.controller = player, .resolve = roll};
        effect.name = kind.name;
        effect.applies = [token](const Battle& now, const StartOfUnitActivation& point) {
            return !now.asksEverything || now.unit(point.unit).tokens[token] > 0;
        };
        effect.id = std::string(kind.json) + ":" + std::to_string(id.value);
        effect.ordering = talk::Ordering::never;
        rules.push_back(std::move(effect));
    };
    add(Token::vehicleDamage, [](Battle& now, StartOfUnitActivation& point) {
        return rollForVehicleDamage(now, point.unit);
    });
    add(Token::ion,
        [](Battle& now, StartOfUnitActivation& point) { return rollForIon(now, point.unit); });
    return rules;
}

Task<void> startOfActivation(Battle& battle, UnitId id) {
    StartOfUnitActivation start{id};
    if (!battle.asks.handEffectsBeforeRolls) {
        co_await reach(battle, start, rollsAtStart(battle, id));
        co_return;
    }
    // The rolls for vehicle damage and for ion tokens come after all other effects, so that players
    // can apply effects by hand before the rolls.
    co_await reach(battle, start);
    const UnitState& unit = battle.unit(id);
    if (unit.defeated()) co_return;
    if (unit.tokens[Token::vehicleDamage] + unit.tokens[Token::ion] == 0) co_return;
    std::vector<WaitingEffect> rolls = allWaiting(rollsAtStart(battle, id));
    co_await resolveEffects(battle, pointKey<RollsAtStart>(), &start, std::move(rolls), unit.player,
                            false);
}

Task<void> rallyStep(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    Rally point{id, unit.tokens[Token::suppression]};
    co_await reach(battle, point);
    if (point.dice > 0) {
        const Citation citation = page(23, "Rally Step");
        TokenRoll waiting{.token = Token::suppression};
        waiting.dice[point.die] = point.dice;
        const DicePool dice = co_await applyBeforeRoll(battle, waiting, citation);
        const Roll what{RollKind::rally, dice.dice(), unit.player, id, citation};
        std::vector<RolledDie> rolled;
        if (dice.size() > 0) rolled = co_await roll(battle, what);
        const int rallied = countOf(rolled, Face::block) + countOf(rolled, Face::defenseSurge);
        battle.record({.happening = Happening::rallied,
                       .message = say::rallied(),
                       .numbers = {{NumberId::dice, rolled.size()}, {NumberId::removed, rallied}},
                       .dice = rolled,
                       .citation = citation,
                       .unit = id});
        co_await removeSuppression(battle, id, rallied, citation, RemoveSuppression::Cause::rally);
    }
    AfterRally after{id};
    co_await reach(battle, after);
}

Task<void> endOfActivation(Battle& battle, UnitId id) {
    EndOfUnitActivation end{id};
    using Rule = Effect<EndOfUnitActivation>;
    const Player player = battle.unit(id).player;
    std::vector<Rule> rules;
    rules.reserve(3);
    rules.push_back({.controller = player,
                     .resolve = [](Battle& now, EndOfUnitActivation& point) -> Task<void> {
                         removeIonAndImmobilize(now, point.unit);
                         co_return;
                     }});
    if (battle.activation->panicked) {
        const auto calm = [](Battle& now, EndOfUnitActivation& point) {
            return calmDown(now, point.unit);
        };
        rules.push_back({.controller = player, .resolve = calm});
    }
    if (battle.unit(id).tokens[Token::poison] > 0) {
        const auto resolve = [](Battle& now, EndOfUnitActivation& point) {
            return resolvePoison(now, point.unit);
        };
        const auto isPoisoned = [](const Battle& now, const EndOfUnitActivation& point) {
            return now.unit(point.unit).tokens[Token::poison] > 0;
        };
        Rule poison{.controller = player, .resolve = resolve, .applies = isPoisoned};
        poison.name = nameOf(Keyword::poison);
        poison.id = poison.name + ":" + std::to_string(id.value);
        rules.push_back(std::move(poison));
    }
    co_await reach(battle, end, std::move(rules));
}

// Plays the parts of a unit's activation. Core Rulebook p. 23. If the unit is defeated during its
// activation, the activation ends.
Task<void> activateUnit(Battle& battle, UnitId id) {
    BeforeActivation before{id};
    co_await reach(battle, before);
    if (before.replaced) {
        battle.unit(id).activated = true;
        co_return;
    }
    battle.activation = Activation{.unit = id, .settled = battle.log.size()};
    battle.record({.happening = Happening::unitActivated,
                   .message = say::unitActivates(battle.unit(id).label),
                   .citation = page(23, "Activating a Unit"),
                   .unit = id});
    reachNextActivation(battle, id);
    co_await startOfActivation(battle, id);
    if (battle.asks.assetsOfPanicked)
        // The assets that Panicked units have dropped are placed before the rally step. p. 15, 19.
        co_await placeDroppedAssets(battle);
    if (!battle.unit(id).defeated()) co_await rallyStep(battle, id);
    if (!battle.unit(id).defeated()) co_await makeActions(battle, id);
    if (!battle.unit(id).defeated()) co_await endOfActivation(battle, id);
    endEffectsOfActivation(battle);
    PlaceOrderToken token{id};
    if (!battle.unit(id).defeated()) co_await reach(battle, token);
    battle.unit(id).activated = !token.staysEligible;
    if (token.staysEligible) battle.unit(id).ordered = false;
    battle.activation.reset();
    battle.record({.happening = Happening::unitActivationEnded,
                   .message = say::activationEnded(),
                   .citation = page(37, "Place Order Token"),
                   .unit = id});
}

}  // namespace sightline::engine
