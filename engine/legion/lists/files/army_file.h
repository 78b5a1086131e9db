/// Army files: `*.army.json` (contract "sightline-army" version 1).
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/army/equip.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// An army with its units equipped for the table.
struct Army {
    std::string name, faction;
    std::vector<EquippedUnit> units;
    int points = 0;
    ForceInPlay force{};  ///< rules of its battle force that the players apply
};

/// Reads the list of an army file. Every id must be in the catalogue, and an unknown id is refused
/// with the nearest right one. `judgeArmy` checks whether the army is legal. Errors name the file,
/// the pointer and the expected value.
Result<ArmyList> readArmyList(const nlohmann::json& json, const std::string& where,
                              const Catalogue& catalogue);

/// Writes a list as a document; `readArmyList` reads it back unchanged.
nlohmann::json toJson(const ArmyList& list);

/// Reads the army of a scenario: the units of its list with their upgrades. The army may be
/// illegal, but a duplicate unique unit is refused.
Result<Army> readArmy(const nlohmann::json& json, const std::string& where,
                      const Catalogue& catalogue);

}  // namespace sightline::engine
