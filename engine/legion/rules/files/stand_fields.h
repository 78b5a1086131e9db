/// Reads the state of a unit in a scenario file. `visitFields`
/// (engine/legion/rules/state/unit_fields.h) is the only list of these fields and of their names in
/// files.
#pragma once
#include <string_view>
#include <vector>

#include "engine/legion/rules/state/unit_stand.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads the fields that the placement contains. All other fields of the unit's state keep their
/// values. Refuses a value that is neither a flag nor a number in the field's range.
void readUnitStand(const JsonAt& placement, UnitStand& stand);

/// The names of the members of a placement that describe the unit's state: "tokens", "activated",
/// ...
std::vector<std::string_view> membersOfStand();
/// The names of the members of "tokens". Some tokens have two names: "inactiveShield" in older
/// files, and "inactive_shield" as in answers.
std::vector<std::string_view> tokensOfStand();

}  // namespace sightline::engine
