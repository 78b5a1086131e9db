#include "engine/activation/activate_unit.h"
#include "engine/conversation/ask.h"
#include "engine/round/play_game.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

const Citation citation = page(23, "Choose a Unit to Activate or Pass");

std::vector<UnitId> unitsToActivate(const Battle& battle, Player player) {
    std::vector<UnitId> waiting;
    for (UnitId id : battle.unitsOf(player)) {
        if (!battle.unit(id).activated) waiting.push_back(id);
    }
    return waiting;
}

bool anybodyLeft(const Battle& battle) {
    return !unitsToActivate(battle, Player::blue).empty() ||
           !unitsToActivate(battle, Player::red).empty();
}

// Without command cards there are no order tokens yet: any unit that has not activated.
Task<void> takeTurn(Battle& battle) {
    const Player player = battle.active;
    const auto question = [&] {
        Choice asked;
        asked.question.player = player;
        asked.question.ask = Ask::chooseUnitToActivate;
        asked.question.form = AnswerForm::pick;
        asked.question.citation = citation;
        for (UnitId id : unitsToActivate(battle, player)) asked.question.options.push_back(id);
        return asked;
    };
    battle.record({.happening = Happening::turnStarted,
                   .verdict = "turn",
                   .citation = citation,
                   .player = player});
    const Option chosen = co_await ask(battle, question);
    if (const UnitId* unit = std::get_if<UnitId>(&chosen)) co_await activateUnit(battle, *unit);
}

}  // namespace

// The Activation Phase. Core Rulebook p. 22-23: players alternate; who has no unit left passes.
Task<void> activationPhase(Battle& battle) {
    battle.phase = Phase::activation;
    battle.active = battle.priority();
    StartOfActivationPhase start;
    co_await reach(battle, start);
    while (!battle.over() && anybodyLeft(battle)) {
        if (unitsToActivate(battle, battle.active).empty()) {
            battle.active = opponent(battle.active);
        }
        co_await takeTurn(battle);
        battle.active = opponent(battle.active);
    }
    if (battle.over()) co_return;
    EndOfActivationPhase end;
    co_await reach(battle, end);
}

}  // namespace sightline::engine
