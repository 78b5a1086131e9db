/// Army files: `*.army.json` (format "sightline-army" version 1).
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/army/equip.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The army of a player: units with their upgrades, ready for the table.
struct Army {
    std::string name, faction;
    std::vector<EquippedUnit> units;
    int points = 0;
    ForceInPlay force{};  ///< those rules of the army's battle force that the players apply
};

/// Reads the list in an army file. Every id must be in the catalogue; for an unknown id, the
/// problem names the nearest correct id. `judgeArmy` checks whether the army is legal. A problem
/// names the file, the JSON pointer and the expected value.
Result<ArmyList> readArmyList(const nlohmann::json& json, const std::string& where,
                              const Catalogue& catalogue);

/// Writes an army list as JSON. `readArmyList` reads the same list again.
nlohmann::json toJson(const ArmyList& list);

/// Reads the army of a scenario: the units of its list with their upgrades. The army may be
/// illegal, but a unique unit may not occur twice.
Result<Army> readArmy(const nlohmann::json& json, const std::string& where,
                      const Catalogue& catalogue);

}  // namespace sightline::engine
