/// The unit of a 3MF file, which the model library drops.
#pragma once
#include <optional>
#include <string_view>

namespace sightline::app {

/// Metres for 1 in the file, from the attribute `unit` of its model. `bytes`: the whole file. None
/// without the attribute, for an unknown unit, or if the bytes are no 3MF.
std::optional<double> metresStatedIn3mf(std::string_view bytes);

}  // namespace sightline::app
