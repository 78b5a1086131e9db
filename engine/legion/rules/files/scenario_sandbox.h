/// Reads the part of a scenario file that describes a sandbox: a game without rules, with any
/// units.
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads "sandbox": true. If the scenario is a sandbox, refuses members that need rules (a phase, a
/// mission...). If it is not a sandbox, refuses the member "units".
bool readSandbox(const JsonAt& document);

/// Reads the units of a sandbox: "units": [{"player": "blue", "unit": id, "upgrades"?: [id, ...],
/// "counterpart"?: id} or {"player": "blue", "bare": {"base": "large", "height": 2.5, "name":
/// "Pillar"}}, each with the members of a placement]. The units are added after the units of the
/// armies. Units of the catalogue are also added to the army lists of their players.
void readRecruits(const JsonAt& document, const Catalogue& catalogue, Scenario& scenario,
                  std::array<ArmyList, 2>& armies);

}  // namespace sightline::engine
