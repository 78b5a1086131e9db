/// A scenario: a table, two armies on it, and where the game stands. Everything a game starts from.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/ids.h"
#include "geometry/battlefield.h"

namespace sightline::engine {

struct MiniStart {
    geometry::Vec3 position{};  ///< z not finite: stands on the highest surface
    geometry::Degrees facing{};
};

struct ScenarioUnit {
    Player player{};
    UnitCard card;
    std::vector<MiniStart> minis;  ///< the unit leader first
    int aim = 0, dodge = 0, surge = 0, suppression = 0;
    bool standby = false;
    bool activated = false;
    std::vector<int> wounds;       ///< per miniature; empty for none
};

struct Scenario {
    std::string name;
    geometry::TableSize table;
    std::string mat;
    std::vector<geometry::PieceSpec> pieces;
    geometry::Dimensions dimensions;
    std::vector<ScenarioUnit> units;
    int round = 1;
    int lastRound = 5;
    Player firstPlayer = Player::blue;
    nlohmann::json source;         ///< self-contained text of it, as a journal stores it
};

}  // namespace sightline::engine
