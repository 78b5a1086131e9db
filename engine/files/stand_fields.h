/// How a unit stands, as a scenario file says it. Which fields there are and what a file calls them
/// stands in `visitFields` (engine/state/unit_fields.h) and nowhere else.
#pragma once
#include <string_view>
#include <vector>

#include "engine/json/json_reader.h"
#include "engine/state/unit_stand.h"

namespace sightline::engine {

/// Reads what the placement says of these fields; what it leaves out stays as it is. Refuses what
/// is neither a flag nor a number that the field may be.
void readUnitStand(const JsonAt& placement, UnitStand& stand);

/// The members of a placement that are read so: "tokens", "activated", ...
std::vector<std::string_view> membersOfStand();

}  // namespace sightline::engine
