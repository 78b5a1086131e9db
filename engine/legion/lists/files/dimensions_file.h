/// The dimensions of real bases, tools and tokens, from assets/catalogue/dimensions.json.
#pragma once
#include "geometry/base/json/json_reader.h"
#include "geometry/measure/dimensions.h"

namespace sightline::engine {

/// Reads the dimensions and converts the millimetres in the file to inches. A problem names the
/// file, the JSON pointer and the expected value.
Result<geometry::Dimensions> readDimensions(const nlohmann::json& json, const std::string& where);

}  // namespace sightline::engine
