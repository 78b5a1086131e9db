/// Reads scenario files (`*.scenario.json`): a layout, two armies and the placement of their
/// miniatures (format "sightline-scenario" version 1).
#pragma once
#include "engine/layouts/layout_file.h"
#include "engine/legion/lists/files/army_file.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Returns the layout file to read in place of the file that the scenario names.
using LayoutFinder =
    std::function<Result<std::filesystem::path>(const std::filesystem::path& named)>;

/// The input that the reader needs besides the text of a scenario file.
struct ScenarioSources {
    const Catalogue* catalogue = nullptr;
    const std::vector<BattleCard>* battleCards = nullptr;  ///< cards for battle decks; null: no
                                                           ///< deck can be read
    geometry::Dimensions dimensions;
    LayoutFolders folders;
    MeshReader meshes;
    LayoutFinder layoutFile{};                   ///< finds the layout file to read; empty: the file
                                                 ///< that the scenario names
    std::shared_ptr<RecruitPool> recruitPool{};  ///< units that may join a sandbox; null: no units
    /// True if the game has already begun. The prices of units are then not checked, because the
    /// armies were legal when the game began.
    bool begun = false;
};

struct ScenarioText {
    Scenario scenario;
    Layout layout;
};

/// Reads a scenario. A sandbox has "sandbox": true; it may omit "armies" and may contain "units",
/// see scenario_sandbox.h. Each of `layout`, `armies/blue` and `armies/red` is either a path
/// (relative to the scenario's folder, or `asset:...`) or the document itself. In the result,
/// `source` contains all of these documents, and `rules` is the fingerprint of the catalogue and
/// the code. A problem names the file, the pointer and the expected value.
Result<ScenarioText> readScenario(const nlohmann::json& json, const std::string& where,
                                  const ScenarioSources& sources);

}  // namespace sightline::engine
