/// The starter battle at its first question.
#pragma once
#include <memory>
#include <stdexcept>

#include "app/files/tables/load.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::app {

inline std::unique_ptr<engine::Game> starterGame() {
    auto loaded = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    if (!loaded) throw std::runtime_error(loaded.problem().text);
    auto game = engine::Game::start(std::move(loaded->scenario), 1);
    if (!game) throw std::runtime_error(game.problem().text);
    return std::move(*game);
}

}  // namespace sightline::app
