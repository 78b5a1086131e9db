/// Scenario files: `*.scenario.json`, a layout, two armies and the placement of their miniatures
/// ("sightline-scenario" version 1).
#pragma once
#include "engine/layouts/layout_file.h"
#include "engine/legion/lists/files/army_file.h"
#include "engine/legion/rules/state/scenario.h"

namespace sightline::engine {

/// Maps the layout file that a scenario names to the file to read, which may be another one.
using LayoutFinder =
    std::function<Result<std::filesystem::path>(const std::filesystem::path& named)>;

/// The input for a scenario besides its own text.
struct ScenarioSources {
    const Catalogue* catalogue = nullptr;
    const std::vector<BattleCard>* battleCards = nullptr;  ///< null: scenarios may not name a deck
    geometry::Dimensions dimensions;
    LayoutFolders folders;
    MeshReader meshes;
    LayoutFinder layoutFile{};                   ///< none: each layout is the named file
    std::shared_ptr<RecruitPool> recruitPool{};  ///< recruits for a sandbox; null: none
    /// True for a game that has begun. Its armies were legal at its start, so today's prices do not
    /// matter.
    bool begun = false;
};

struct ScenarioText {
    Scenario scenario;
    Layout layout;
};

/// A sandbox has "sandbox": true. It may leave out "armies" and may have "units", see
/// scenario_sandbox.h. `layout`, `armies/blue` and `armies/red` each hold a path (relative to the
/// scenario's folder, or `asset:...`) or the document itself. In the result, `source` holds
/// everything inline, and `rules` are those of the catalogue and the code. Errors name the file,
/// the pointer and the expected value.
Result<ScenarioText> readScenario(const nlohmann::json& json, const std::string& where,
                                  const ScenarioSources& sources);

}  // namespace sightline::engine
