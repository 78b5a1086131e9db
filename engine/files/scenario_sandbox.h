/// The sandbox in a scenario's file: no rules, any units.
#pragma once
#include "engine/army/army_list.h"
#include "engine/catalogue/catalogue.h"
#include "engine/json/json_reader.h"
#include "engine/state/scenario.h"

namespace sightline::engine {

/// "sandbox": true. Refuses what only rules know (a phase, a mission...) in such a file, and
/// "units" in any other.
bool readSandbox(const JsonAt& document);

/// "units": [{"player": "blue", "unit": id, "upgrades"?: [id, ...], "counterpart"?: id} or
/// {"player": "blue", "bare": {"base": "large", "height": 2.5, "name": "Pillar"}}, each with what a
/// placement has], after those of the armies. Adds the cards of the catalogue to the lists of their
/// players.
void readRecruits(const JsonAt& document, const Catalogue& catalogue, Scenario& scenario,
                  std::array<ArmyList, 2>& armies);

}  // namespace sightline::engine
