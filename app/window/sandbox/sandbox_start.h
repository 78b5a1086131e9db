/// What the sandbox begins with: a table, or the position of a game.
#pragma once
#include <QString>

#include "app/files/load.h"
#include "engine/game/game.h"

namespace sightline::app {

/// A table without rules and without units: that layout (a file), or 6 by 3 feet of nothing.
/// Problems: those of the layout.
Result<LoadedScenario> sandboxOn(const QString& layout, const std::string& name);

struct Position {
    std::unique_ptr<engine::Game> game;
    Layout layout;
};
/// The position at the end of that journal, which stays as it is, in the sandbox. Problems: those
/// of a journal that does not go all the way.
Result<Position> positionOf(const engine::Journal& journal);
/// The same of a game or a scenario in a file. Problems name it.
Result<Position> positionIn(const QString& file);

}  // namespace sightline::app
