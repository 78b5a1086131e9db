/// What the sandbox begins with: a table, or the position of a game.
#pragma once
#include <QString>

#include "app/window/session/game_aside.h"

namespace sightline::app {

/// Folders of cards on top of the catalogue.
using Packs = std::vector<std::filesystem::path>;

/// A table without rules and without units: that layout (a file, or a shared table), or 6 by 3 feet
/// of nothing. Problems: those of the layout.
Result<LoadedScenario> sandboxOn(const QString& layout, const std::string& name,
                                 const Packs& packs);

/// The position at the end of that journal, which stays as it is, in the sandbox. Problems: those
/// of a journal that does not go all the way; that it was told to stop.
Result<ReadyGame> positionOf(const engine::Journal& journal, const Packs& packs,
                             const std::stop_token& stop);
/// The same of a game or a scenario in a file. Problems name it.
Result<ReadyGame> positionIn(const QString& file, const Packs& packs, const std::stop_token& stop);

}  // namespace sightline::app
