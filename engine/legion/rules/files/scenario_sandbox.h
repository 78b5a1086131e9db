/// The sandbox part of scenario files: no rules, any units.
#pragma once
#include "engine/legion/lists/army/army_list.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "engine/legion/rules/state/scenario.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads "sandbox": true. Refuses members for games with rules (a phase, a mission...) in a
/// sandbox, and "units" in any other file.
bool readSandbox(const JsonAt& document);

/// Reads "units": [{"player": "blue", "unit": id, "upgrades"?: [id, ...], "counterpart"?: id} or
/// {"player": "blue", "bare": {"base": "large", "height": 2.5, "name": "Pillar"}}, each with the
/// members of a placement]. The units follow those of the armies. Units of the catalogue also join
/// the lists of their players.
void readRecruits(const JsonAt& document, const Catalogue& catalogue, Scenario& scenario,
                  std::array<ArmyList, 2>& armies);

}  // namespace sightline::engine
