/// Reads the part of a scenario file that describes a sandbox: no rules, any units.
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads "sandbox": true. In a sandbox, refuses members that need rules (a phase, a mission...). In
/// any other file, refuses "units".
bool readSandbox(const JsonAt& document);

/// Reads "units": [{"player": "blue", "unit": id, "upgrades"?: [id, ...], "counterpart"?: id} or
/// {"player": "blue", "bare": {"base": "large", "height": 2.5, "name": "Pillar"}}, each with the
/// members of a placement]. These units come after the units of the armies. Units of the catalogue
/// are also added to the army lists of their players.
void readRecruits(const JsonAt& document, const Catalogue& catalogue, Scenario& scenario,
                  std::array<ArmyList, 2>& armies);

}  // namespace sightline::engine
