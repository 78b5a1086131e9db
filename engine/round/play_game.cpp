#include "engine/round/play_game.h"

namespace sightline::engine {
namespace {

// Until missions bring victory points, the points of defeated enemy units decide (p. 20).
void endGame(Battle& battle) {
    const int blue = battle.pointsOf(Player::blue);
    const int red = battle.pointsOf(Player::red);
    battle.phase = Phase::over;
    Ruling ruling{.happening = Happening::gameDrawn,
                  .verdict = "equal points of defeated units",
                  .numbers = {{"blue", static_cast<double>(blue)},
                              {"red", static_cast<double>(red)}},
                  .citation = page(20, "Winning the Game")};
    if (blue != red) {
        battle.winner = blue > red ? Player::blue : Player::red;
        ruling.happening = Happening::gameWon;
        ruling.verdict = "most points of defeated enemy units";
        ruling.player = battle.winner;
    }
    battle.record(std::move(ruling));
}

}  // namespace

// Parts of a Round. Core Rulebook p. 21.
Task<void> playGame(Battle& battle) {
    battle.record({.happening = Happening::gameStarted,
                   .verdict = "game started",
                   .citation = page(21, "Parts of a Round")});
    for (;;) {
        battle.record({.happening = Happening::roundStarted,
                       .verdict = "round started",
                       .numbers = {{"round", static_cast<double>(battle.round)}},
                       .citation = page(21, "Parts of a Round")});
        co_await activationPhase(battle);
        if (battle.over()) co_return;
        co_await endPhase(battle);
        if (battle.over()) co_return;
        if (battle.round == battle.lastRound) break;
        ++battle.round;
    }
    endGame(battle);
}

}  // namespace sightline::engine
