/// Liveries: the colours of each faction's models, from assets/models/liveries.json.
#pragma once
#include <filesystem>
#include <map>
#include <string>

#include "geometry/base/result.h"
#include "rendering/model/livery.h"

namespace sightline::app {

/// By the faction's id, as in a unit card. Models of a faction without an entry keep their own
/// paint.
using Liveries = std::map<std::string, rendering::Livery>;

/// Errors, with JSON pointer: the file cannot be opened, has another format, or has a colour other
/// than #rrggbb.
Result<Liveries> loadLiveries(const std::filesystem::path& assets);

}  // namespace sightline::app
