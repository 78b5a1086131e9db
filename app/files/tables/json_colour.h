/// Reads a colour from JSON.
#pragma once
#include <array>

#include "geometry/base/json/json_reader.h"

namespace sightline::app {

/// The red, green and blue channels, 0 to 255, of a colour as "#rrggbb". Any other value is refused
/// (see `JsonAt::wrong`).
std::array<int, 3> readColourChannels(const engine::JsonAt& at);

}  // namespace sightline::app
