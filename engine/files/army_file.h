/// Armies: `*.army.json` (contract "sightline-army" version 1).
#pragma once
#include "engine/army/army_list.h"
#include "engine/army/equip.h"
#include "engine/catalogue/catalogue.h"
#include "engine/json/json_reader.h"

namespace sightline::engine {

/// An army as it goes onto the table.
struct Army {
    std::string name, faction;
    std::vector<EquippedUnit> units;
    int points = 0;
    ForceInPlay force{};  ///< what its battle force leaves to the players
};

/// The list in the file. Every id in it is one of the catalogue; whether the army is legal is
/// another question (`judgeArmy`). Problems name file, pointer and what was expected; an unknown id
/// is refused with the nearest right one.
Result<ArmyList> readArmyList(const nlohmann::json& json, const std::string& where,
                              const Catalogue& catalogue);

/// The document of a list; reading it gives the same list.
nlohmann::json toJson(const ArmyList& list);

/// The army of a scenario: the units of its list with what they carry. It may be illegal; only a
/// unique unit twice is refused.
Result<Army> readArmy(const nlohmann::json& json, const std::string& where,
                      const Catalogue& catalogue);

}  // namespace sightline::engine
