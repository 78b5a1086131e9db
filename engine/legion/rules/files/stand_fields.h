/// Reader of a unit's stand in a scenario file. `visitFields`
/// (engine/legion/rules/state/unit_fields.h) is the only list of these fields and their names in
/// files.
#pragma once
#include <string_view>
#include <vector>

#include "engine/legion/rules/state/unit_stand.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads the fields that the placement has; the others keep their values. Refuses values that are
/// neither a flag nor a number in the field's range.
void readUnitStand(const JsonAt& placement, UnitStand& stand);

/// The names of these members of a placement: "tokens", "activated", ...
std::vector<std::string_view> membersOfStand();

}  // namespace sightline::engine
