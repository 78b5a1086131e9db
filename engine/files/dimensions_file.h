/// Sizes of the game set from their data file (assets/catalogue/dimensions.json).
#pragma once
#include "engine/json/json_reader.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// Problems name file, pointer and what was expected. Millimetres in the file, inches in the
/// result.
Result<geometry::Dimensions> readDimensions(const nlohmann::json& json, const std::string& where);

}  // namespace sightline::engine
