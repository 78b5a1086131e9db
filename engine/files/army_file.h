/// Armies: `*.army.json` (contract "sightline-army" version 1).
#pragma once
#include "engine/catalogue/unit_card.h"
#include "engine/files/json_reader.h"

namespace sightline::engine {

struct Army {
    std::string name, faction;
    std::vector<UnitCard> units;
    int points = 0;
};

/// Problems name file, pointer and what was expected; an unknown unit is refused with the nearest
/// right name.
Result<Army> readArmy(const nlohmann::json& json, const std::string& where,
                      const std::vector<UnitCard>& catalogue);

}  // namespace sightline::engine
