/// Liveries: the colours of the models of each faction, from assets/models/liveries.json.
#pragma once
#include <filesystem>
#include <map>
#include <string>

#include "geometry/base/result.h"
#include "rendering/model/livery.h"

namespace sightline::app {

/// Liveries by the id of the faction, as on a unit card. If a faction has no entry, its models keep
/// their own colours.
using Liveries = std::map<std::string, rendering::Livery>;

/// Errors, with JSON pointer: the file cannot be opened, has another format, or has a colour that
/// is not #rrggbb.
Result<Liveries> loadLiveries(const std::filesystem::path& assets);

}  // namespace sightline::app
