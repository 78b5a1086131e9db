/// Scenarios: `*.scenario.json`, a layout, two armies and where their miniatures stand
/// ("sightline-scenario" version 1).
#pragma once
#include "engine/files/army_file.h"
#include "engine/files/layout_file.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// The layout file to read for one that a scenario names: itself, or what it stands for.
using LayoutFinder =
    std::function<Result<std::filesystem::path>(const std::filesystem::path& named)>;

/// What a scenario is built from besides its own text.
struct ScenarioSources {
    const Catalogue* catalogue = nullptr;
    const std::vector<BattleCard>* battleCards = nullptr;  ///< none: no scenario may name a deck
    geometry::Dimensions dimensions;
    LayoutFolders folders;
    MeshReader meshes;
    LayoutFinder layoutFile{};         ///< none: every layout is the file that is named
    std::shared_ptr<Muster> muster{};  ///< who may join a sandbox of it; none: nobody
    /// A game that has begun: its armies were legal then, whatever their cards cost by now.
    bool begun = false;
};

struct ScenarioText {
    Scenario scenario;
    Layout layout;
};

/// A sandbox has "sandbox": true; it may leave out "armies" and takes "units", see
/// scenario_sandbox.h. `layout`, `armies/blue` and `armies/red` are each a path (relative to the
/// scenario's folder, or `asset:...`) or the document itself. The result's `source` holds
/// everything inline, its `rules` are those of the catalogue and of what code applies. Problems
/// name file, pointer and what was expected.
Result<ScenarioText> readScenario(const nlohmann::json& json, const std::string& where,
                                  const ScenarioSources& sources);

}  // namespace sightline::engine
