/// The scenario of the starter battle as JSON on another table, for tests that must not depend on
/// the ready tables.
#pragma once
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "app/files/assets_folder.h"
#include "app/files/tables/load.h"

namespace sightline::app {

/// The starter battle on this layout file. The paths of the armies are absolute, so the scenario
/// may lie in any folder.
inline nlohmann::json starterOn(const std::string& layout) {
    const auto folder = assetsFolder() / "scenarios";
    std::ifstream file(folder / "starter.scenario.json");
    nlohmann::json scenario = nlohmann::json::parse(file);
    scenario["layout"] = layout;
    for (auto& [player, army] : scenario["armies"].items())
        army = (folder / army.get<std::string>()).lexically_normal().string();
    return scenario;
}

/// The starter battle on a table of ruins that only tests use.
inline Result<LoadedScenario> starterOnRuins() {
    return scenarioFromJson(starterOn(SIGHTLINE_TEST_DATA "/layouts/ruins.layout.json"),
                            "starter battle on ruins");
}

}  // namespace sightline::app
