/// Makes the start of a sandbox: a table without units, or the position of a game.
#pragma once
#include <QString>

#include "app/window/shell/session/game_aside.h"

namespace sightline::app {

/// Folders of card packs that extend the catalogue.
using Packs = std::vector<std::filesystem::path>;

/// A sandbox without units. Its table comes from the file `layout`, which is a layout file or a
/// shared table (app/files/tables/shared_table.h). If `layout` is empty, the table has no terrain
/// and measures 6 by 3 feet. Problems: the problems of the layout.
Result<LoadedScenario> sandboxOn(const QString& layout, const std::string& name,
                                 const Packs& packs);

/// A sandbox with the position at the end of a journal. The journal stays unchanged. Problems: the
/// journal does not replay to its end; a stop was requested.
Result<ReadyGame> positionOf(const engine::Journal& journal, const Packs& packs,
                             const std::stop_token& stop);
/// A sandbox with the position of the saved game or scenario in a file. Problems name the file.
Result<ReadyGame> positionIn(const QString& file, const Packs& packs, const std::stop_token& stop);

}  // namespace sightline::app
