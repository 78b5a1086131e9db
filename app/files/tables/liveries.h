/// Liveries: the colours of the models of each faction, from assets/models/liveries.json.
#pragma once
#include <filesystem>
#include <map>
#include <string>

#include "geometry/base/result.h"
#include "rendering/model/livery.h"

namespace sightline::app {

/// Maps the id of a faction, as on unit cards, to the colours of its models. If a faction is
/// missing, its models keep their own colours.
using Liveries = std::map<std::string, rendering::Livery>;

/// Loads the liveries. Errors, each with a JSON pointer: the file cannot be opened, has another
/// format, or has a colour that is not #rrggbb.
Result<Liveries> loadLiveries(const std::filesystem::path& assets);

}  // namespace sightline::app
