/// A game waits, whole and with its file for recovery, while another one is shown.
#pragma once
#include <QString>
#include <functional>
#include <memory>
#include <stop_token>

#include "app/window/session/game_session.h"

namespace sightline::app {

/// The game that waits. When nobody goes back to it, its file for recovery goes with it.
struct GameAside;

/// A game that is shown instead, which has no file yet.
struct ReadyGame {
    std::unique_ptr<engine::Game> game;
    Layout layout;
};
/// It is made beside the window.
using MakeGame = std::function<Result<ReadyGame>(const std::stop_token&)>;

/// Shows the game that `make` returns, and tells of it meanwhile in the words of `doing`. What ran
/// waits in the result; null where nothing did. Keeps the old game where none is made.
Result<std::shared_ptr<GameAside>> showInstead(GameSession& session, const QString& doing,
                                               const MakeGame& make);
/// That game goes on as it was; the one that is shown ends.
void takeBack(GameSession& session, const std::shared_ptr<GameAside>& aside);

}  // namespace sightline::app
