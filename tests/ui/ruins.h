/// The starter battle on a table of the tests. The ready tables may change; the ruins of this table
/// keep their places.
#pragma once
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/files/assets_folder.h"
#include "app/files/tables/load.h"

namespace sightline::app {

inline Result<LoadedScenario> starterOnRuins() {
    const auto folder = assetsFolder() / "scenarios";
    std::ifstream file(folder / "starter.scenario.json");
    nlohmann::json scenario = nlohmann::json::parse(file);
    scenario["layout"] = SIGHTLINE_TEST_DATA "/layouts/ruins.layout.json";
    for (auto& [player, army] : scenario["armies"].items())
        army = (folder / army.get<std::string>()).lexically_normal().string();
    return scenarioFromJson(scenario, "starter battle on ruins");
}

}  // namespace sightline::app
