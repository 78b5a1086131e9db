/// Which colours each faction's models wear: assets/models/liveries.json.
#pragma once
#include <filesystem>
#include <map>
#include <string>

#include "geometry/measure/result.h"
#include "rendering/model/livery.h"

namespace sightline::app {

/// By the faction's id, as a unit card has it. A faction without an entry keeps a model's own
/// paint.
using Liveries = std::map<std::string, rendering::Livery>;

/// Problems: cannot be opened, not such a file, a colour that is not written #rrggbb; with pointer.
Result<Liveries> loadLiveries(const std::filesystem::path& assets);

}  // namespace sightline::app
