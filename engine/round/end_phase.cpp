#include "engine/round/play_game.h"
#include "engine/timing/effects.h"

namespace sightline::engine {
namespace {

const Citation citation = page(38, "Remove Tokens");

// Aim, dodge, surge and standby tokens leave, and 1 suppression token each. Core Rulebook p. 38.
Task<void> removeTokens(Battle& battle) {
    for (UnitState& unit : battle.units) {
        if (unit.defeated()) continue;
        RemoveTokens point{unit.id};
        co_await reach(battle, point);
        for (Token token : {Token::aim, Token::dodge, Token::surge, Token::standby}) {
            battle.remove(unit.id, token, unit.tokens[token], citation);
        }
        RemoveSuppression calming{unit.id, 1};
        co_await reach(battle, calming);
        battle.remove(unit.id, Token::suppression, calming.tokens, citation);
    }
}

}  // namespace

// Parts of the End Phase. Core Rulebook p. 38.
Task<void> endPhase(Battle& battle) {
    battle.phase = Phase::end;
    StartOfEndPhase start;
    co_await reach(battle, start);
    co_await removeTokens(battle);
    EndOfEndPhase end;
    co_await reach(battle, end);
    for (UnitState& unit : battle.units) unit.activated = false;
    battle.record({.happening = Happening::roundEnded,
                   .verdict = "round ended",
                   .numbers = {{"round", static_cast<double>(battle.round)}},
                   .citation = page(38, "Advance Round Counter")});
}

}  // namespace sightline::engine
