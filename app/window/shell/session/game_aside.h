/// Sets a whole game aside, with its recovery file, while another game is shown.
#pragma once
#include <QString>
#include <functional>
#include <memory>
#include <stop_token>

#include "app/window/shell/session/game_session.h"

namespace sightline::app {

/// The game that waits. If no player returned to the game, its destructor removes the recovery
/// file.
struct GameAside;

/// A game that is shown in the meantime. It has no file yet.
struct ReadyGame {
    std::unique_ptr<engine::Game> game;
    Layout layout;
};
/// Makes the game on another thread.
using MakeGame = std::function<Result<ReadyGame>(const std::stop_token&)>;

/// Shows the game that `make` returns. Until then, `doing` names the work. Returns the previous
/// game, or null if there was none. If `make` fails, the old game stays.
Result<std::shared_ptr<GameAside>> showInstead(GameSession& session, const QString& doing,
                                               const MakeGame& make);
/// The game that was set aside continues. The game that is shown ends.
void takeBack(GameSession& session, const std::shared_ptr<GameAside>& aside);

}  // namespace sightline::app
