/// Starting states of the sandbox: a table, or the position of a game.
#pragma once
#include <QString>

#include "app/window/shell/session/game_aside.h"

namespace sightline::app {

/// Folders of card packs that extend the catalogue.
using Packs = std::vector<std::filesystem::path>;

/// A table without rules and units. It has that layout (a file or a shared table), or is an empty
/// table of 6 by 3 feet. Problems: the problems of the layout.
Result<LoadedScenario> sandboxOn(const QString& layout, const std::string& name,
                                 const Packs& packs);

/// The position at the end of that journal, as a sandbox. The journal stays unchanged. Problems:
/// the journal does not replay to its end; a stop was requested.
Result<ReadyGame> positionOf(const engine::Journal& journal, const Packs& packs,
                             const std::stop_token& stop);
/// The position of a game or a scenario in a file, as a sandbox. Problems name the file.
Result<ReadyGame> positionIn(const QString& file, const Packs& packs, const std::stop_token& stop);

}  // namespace sightline::app
