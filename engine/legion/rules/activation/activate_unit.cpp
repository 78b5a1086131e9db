#include "engine/legion/rules/activation/activate_unit.h"

#include <algorithm>
#include <utility>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace {

// A damaged vehicle may lose an action, unless it has AI. Core Rulebook p. 40.
Task<void> rollForVehicleDamage(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    if (unit.tokens[Token::vehicleDamage] == 0) co_return;
    DamageRoll point{id, !unit.card->has(Keyword::ai)};
    co_await reach(battle, point);
    if (!point.rolls) co_return;
    const Citation citation = page(40, "Resiliency");
    std::vector<Die> die{Die::whiteDefense};
    Roll what{RollKind::vehicleDamage, std::move(die), unit.player, id, citation};
    const std::vector<RolledDie> rolled = co_await roll(battle, std::move(what));
    const bool loses = rolled.front().face == Face::blank;
    if (loses) ++battle.activation->fewer;
    battle.record({.happening = Happening::vehicleDamaged,
                   .message = loses ? say::damageTakesAction() : say::damageTakesNothing(),
                   .dice = rolled,
                   .citation = citation,
                   .unit = id});
}

// One die for each ion token; any blank costs 1 action. Keyword Glossary, Ion X.
Task<void> rollForIon(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    const auto tokens = static_cast<std::size_t>(unit.tokens[Token::ion]);
    if (tokens == 0) co_return;
    const Citation citation = citationOf(Keyword::ion);
    const std::vector<Die> dice(tokens, Die::whiteDefense);
    Roll what{RollKind::ion, dice, unit.player, id, citation};
    what.keyword = {Keyword::ion, static_cast<int>(tokens)};
    const std::vector<RolledDie> rolled = co_await roll(battle, what);
    const bool loses = countOf(rolled, Face::blank) > 0;
    if (loses) ++battle.activation->fewer;
    battle.record({.happening = Happening::ionRolled,
                   .message = loses ? say::ionTakesAction() : say::ionTakesNothing(),
                   .numbers = {{"ion tokens", static_cast<double>(tokens)}},
                   .dice = rolled,
                   .citation = citation,
                   .unit = id});
}

// A unit that did nothing because of panic removes suppression equal to its own courage.
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
                   .numbers = {{"wounds", static_cast<double>(tokens)}},
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

Task<void> removeSuppression(Battle& battle, UnitId id, int tokens, Citation citation) {
    RemoveSuppression point{id, std::min(tokens, battle.unit(id).tokens[Token::suppression])};
    co_await reach(battle, point);
    battle.remove(id, Token::suppression, point.tokens, citation);
}

Task<void> startOfActivation(Battle& battle, UnitId id) {
    StartOfUnitActivation start{id};
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
        effect.ordered = false;
        rules.push_back(std::move(effect));
    };
    add(Token::vehicleDamage, [](Battle& now, StartOfUnitActivation& point) {
        return rollForVehicleDamage(now, point.unit);
    });
    add(Token::ion,
        [](Battle& now, StartOfUnitActivation& point) { return rollForIon(now, point.unit); });
    co_await reach(battle, start, std::move(rules));
}

Task<void> rallyStep(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    Rally point{id, unit.tokens[Token::suppression]};
    co_await reach(battle, point);
    if (point.dice > 0) {
        const Citation citation = page(23, "Rally Step");
        const std::vector<Die> dice(static_cast<std::size_t>(point.dice), point.die);
        const Roll what{RollKind::rally, dice, unit.player, id, citation};
        const std::vector<RolledDie> rolled = co_await roll(battle, what);
        const int rallied = countOf(rolled, Face::block) + countOf(rolled, Face::defenseSurge);
        battle.record({.happening = Happening::rallied,
                       .message = say::rallied(),
                       .numbers = {{"dice", static_cast<double>(point.dice)},
                                   {"removed", static_cast<double>(rallied)}},
                       .dice = rolled,
                       .citation = citation,
                       .unit = id});
        co_await removeSuppression(battle, id, rallied, citation);
    }
    AfterRally after{id};
    co_await reach(battle, after);
}

Task<void> endOfActivation(Battle& battle, UnitId id) {
    EndOfUnitActivation end{id};
    const Player player = battle.unit(id).player;
    std::vector<Effect<EndOfUnitActivation>> rules;
    rules.push_back({.controller = player,
                     .resolve = [](Battle& now, EndOfUnitActivation& point) -> Task<void> {
                         removeIonAndImmobilize(now, point.unit);
                         co_return;
                     }});
    rules.push_back(
        {.controller = player,
         .resolve = [](Battle& now,
                       EndOfUnitActivation& point) { return calmDown(now, point.unit); },
         .applies = [](const Battle& now,
                       const EndOfUnitActivation&) { return now.activation->panicked; }});
    rules.push_back(
        {.controller = player,
         .resolve = [](Battle& now,
                       EndOfUnitActivation& point) { return resolvePoison(now, point.unit); },
         .name = std::string(nameOf(Keyword::poison)),
         .applies =
             [](const Battle& now, const EndOfUnitActivation& point) {
                 return now.unit(point.unit).tokens[Token::poison] > 0;
             },
         .id = std::string(nameOf(Keyword::poison)) + ":" + std::to_string(id.value)});
    co_await reach(battle, end, std::move(rules));
}

// Parts of a Unit's Activation. Core Rulebook p. 23. A unit that is defeated meanwhile stops.
Task<void> activateUnit(Battle& battle, UnitId id) {
    battle.activation = Activation{.unit = id};
    battle.record({.happening = Happening::unitActivated,
                   .message = say::unitActivates(battle.unit(id).label),
                   .citation = page(23, "Activating a Unit"),
                   .unit = id});
    reachNextActivation(battle, id);
    co_await startOfActivation(battle, id);
    if (battle.asks.assetsOfPanicked)
        co_await placeDroppedAssets(battle);  // Panicked before the rally. p. 15, 19
    if (!battle.unit(id).defeated()) co_await rallyStep(battle, id);
    if (!battle.unit(id).defeated()) co_await makeActions(battle, id);
    if (!battle.unit(id).defeated()) co_await endOfActivation(battle, id);
    endEffectsOfActivation(battle);
    battle.unit(id).activated = true;
    battle.activation.reset();
    battle.record({.happening = Happening::unitActivationEnded,
                   .message = say::activationEnded(),
                   .citation = page(37, "Place Order Token"),
                   .unit = id});
}

}  // namespace sightline::engine
