/// Reads the length unit of a 3MF file, because Assimp does not report it.
#pragma once
#include <optional>
#include <string_view>

namespace sightline::app {

/// The length in metres of one unit of the model, from the attribute `unit` of the model. `bytes`
/// is the whole file. Empty if the attribute is missing, the unit is unknown, or the bytes are not
/// 3MF.
std::optional<double> metresStatedIn3mf(std::string_view bytes);

}  // namespace sightline::app
