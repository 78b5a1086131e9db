/// Loads the rulebook: the chapters of `assets/rules` and the chapter of keywords. Also loads the
/// scenes of its sections.
#pragma once
#include "app/files/tables/load.h"
#include "engine/legion/advice/rulebook/rulebook.h"

namespace sightline::app {

/// The folder of the rulebook's files.
std::filesystem::path rulesFolder();
/// Loads all chapters in the order of their file names. The last chapter is that of the keywords;
/// it is made from the catalogue and the packs. Errors name the file, the pointer and the expected
/// value.
Result<engine::Rulebook> loadRulebook(const std::vector<std::filesystem::path>& packs = {});
/// The scenario file of a scene.
std::filesystem::path ruleSceneFile(const engine::RuleScene& scene);
/// Loads the scenario of a scene.
Result<LoadedScenario> loadRuleScene(const engine::RuleScene& scene);

}  // namespace sightline::app
