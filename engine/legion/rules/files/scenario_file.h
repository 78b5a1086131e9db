/// Scenario files (`*.scenario.json`): a layout, two armies and the placement of their miniatures
/// ("sightline-scenario" version 1).
#pragma once
#include "engine/layouts/layout_file.h"
#include "engine/legion/lists/files/army_file.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Returns the layout file to read for the layout that the scenario names. It may be a different
/// file.
using LayoutFinder =
    std::function<Result<std::filesystem::path>(const std::filesystem::path& named)>;

/// The input that a scenario file needs besides its own text.
struct ScenarioSources {
    const Catalogue* catalogue = nullptr;
    const std::vector<BattleCard>* battleCards = nullptr;  ///< null: the scenario may not name a
                                                           ///< deck
    geometry::Dimensions dimensions;
    LayoutFolders folders;
    MeshReader meshes;
    LayoutFinder layoutFile{};                   ///< empty: reads the layout file that the scenario
                                                 ///< names
    std::shared_ptr<RecruitPool> recruitPool{};  ///< recruits for a sandbox; null: no recruits
    /// True if the game has already begun. Its armies were legal when it began, so today's prices
    /// do not matter.
    bool begun = false;
};

struct ScenarioText {
    Scenario scenario;
    Layout layout;
};

/// Reads a scenario. A sandbox has "sandbox": true; it may omit "armies" and may contain "units",
/// see scenario_sandbox.h. `layout`, `armies/blue` and `armies/red` each hold either a path
/// (relative to the scenario's folder, or `asset:...`) or the document itself. In the result,
/// `source` contains all documents inline, and `rules` is the fingerprint of the catalogue and the
/// code. Problems name the file, the pointer and the expected value.
Result<ScenarioText> readScenario(const nlohmann::json& json, const std::string& where,
                                  const ScenarioSources& sources);

}  // namespace sightline::engine
