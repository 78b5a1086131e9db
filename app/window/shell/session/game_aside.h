/// Keeps a game with its recovery file while the window shows another game, such as a sandbox.
#pragma once
#include <QString>
#include <functional>
#include <memory>
#include <stop_token>

#include "app/window/shell/session/game_session.h"

namespace sightline::app {

/// A game to which the players can return. Its destructor deletes the recovery file, unless the
/// players have returned to the game.
struct GameAside;

/// A game that the window can show while another game is kept aside. It has no file yet.
struct ReadyGame {
    std::unique_ptr<engine::Game> game;
    Layout layout;
    Staging staging{};
    AnswerGate* gate = nullptr;  ///< see PlayedGame; may be null
};
/// Function that makes a ReadyGame on another thread.
using MakeGame = std::function<Result<ReadyGame>(const std::stop_token&)>;

/// Shows the game that `make` returns. While `make` runs, the window shows the text `doing`.
/// Returns the game that was shown before, or null if there was none. If `make` fails, that game
/// stays.
Result<std::shared_ptr<GameAside>> showInstead(GameSession& session, const QString& doing,
                                               const MakeGame& make);
/// Returns to the game `aside`, and closes the game that is shown now.
void takeBack(GameSession& session, const std::shared_ptr<GameAside>& aside);

}  // namespace sightline::app
