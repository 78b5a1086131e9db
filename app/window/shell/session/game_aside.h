/// Sets a whole game aside, with its recovery file, while another one is shown.
#pragma once
#include <QString>
#include <functional>
#include <memory>
#include <stop_token>

#include "app/window/shell/session/game_session.h"

namespace sightline::app {

/// The game that waits. Its destructor removes the recovery file when no player returned to the
/// game.
struct GameAside;

/// A game that is shown instead and has no file yet.
struct ReadyGame {
    std::unique_ptr<engine::Game> game;
    Layout layout;
};
/// Makes the game on another thread.
using MakeGame = std::function<Result<ReadyGame>(const std::stop_token&)>;

/// Shows the game that `make` returns; `doing` names the work in the meantime. Returns the game
/// that ran before; null when none ran. Keeps the old game when `make` fails.
Result<std::shared_ptr<GameAside>> showInstead(GameSession& session, const QString& doing,
                                               const MakeGame& make);
/// The game set aside continues as it was; the game that is shown ends.
void takeBack(GameSession& session, const std::shared_ptr<GameAside>& aside);

}  // namespace sightline::app
