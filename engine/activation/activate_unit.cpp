#include "engine/activation/activate_unit.h"

#include "engine/activation/suppression.h"
#include "engine/conversation/ask.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

// A damaged vehicle may lose an action. Core Rulebook p. 40.
Task<bool> rollForVehicleDamage(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    if (unit.tokens[Token::vehicleDamage] == 0) co_return false;
    const Citation citation = page(40, "Resiliency");
    const std::vector<Die> die{Die::whiteDefense};
    const std::vector<RolledDie> rolled = co_await roll(battle, die, unit.player, id, citation);
    const bool loses = rolled.front().face == Face::blank;
    battle.record({.happening = Happening::vehicleDamaged,
                   .verdict = loses ? "vehicle damage: 1 action less" : "vehicle damage: no effect",
                   .dice = rolled,
                   .citation = citation,
                   .unit = id});
    co_return loses;
}

Task<void> removeSuppression(Battle& battle, UnitId id, int tokens, Citation citation) {
    RemoveSuppression point{id, tokens};
    co_await reach(battle, point);
    battle.remove(id, Token::suppression, point.tokens, citation);
}

// A unit that did nothing for panic removes suppression equal to its own courage.
Task<void> calmDown(Battle& battle, UnitId id) {
    const int courage = battle.unit(id).card->courage.value_or(0);
    co_await removeSuppression(battle, id, courage, page(24, "Rally Step"));
}

}  // namespace

Task<void> rallyStep(Battle& battle, UnitId id) {
    const UnitState& unit = battle.unit(id);
    Rally point{id, unit.tokens[Token::suppression]};
    co_await reach(battle, point);
    if (point.dice == 0) co_return;
    const Citation citation = page(23, "Rally Step");
    const std::vector<Die> dice(static_cast<std::size_t>(point.dice), Die::whiteDefense);
    const std::vector<RolledDie> rolled = co_await roll(battle, dice, unit.player, id, citation);
    const int rallied = countOf(rolled, Face::block) + countOf(rolled, Face::defenseSurge);
    battle.record({.happening = Happening::rallied,
                   .verdict = "rallied",
                   .numbers = {{"dice", static_cast<double>(point.dice)},
                               {"removed", static_cast<double>(rallied)}},
                   .dice = rolled,
                   .citation = citation,
                   .unit = id});
    co_await removeSuppression(battle, id, rallied, citation);
}

// Parts of a Unit's Activation. Core Rulebook p. 23.
Task<void> activateUnit(Battle& battle, UnitId id) {
    battle.activation = Activation{.unit = id};
    battle.record({.happening = Happening::unitActivated,
                   .verdict = battle.unit(id).label + " activate",
                   .citation = page(23, "Activating a Unit"),
                   .unit = id});
    StartOfUnitActivation start{id};
    co_await reach(battle, start);
    const bool damaged = co_await rollForVehicleDamage(battle, id);
    co_await rallyStep(battle, id);
    co_await makeActions(battle, id, damaged);
    EndOfUnitActivation end{id};
    co_await reach(battle, end);
    if (battle.activation->panicked) co_await calmDown(battle, id);
    battle.unit(id).activated = true;
    battle.activation.reset();
    battle.record({.happening = Happening::unitActivationEnded,
                   .verdict = "activation ended",
                   .citation = page(37, "Place Order Token"),
                   .unit = id});
}

}  // namespace sightline::engine
