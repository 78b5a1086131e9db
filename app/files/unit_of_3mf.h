/// The unit of a 3MF file. The model library drops this unit.
#pragma once
#include <optional>
#include <string_view>

namespace sightline::app {

/// Metres for the length 1 in the file, from the attribute `unit` of its model. `bytes` is the
/// whole file. Empty if the attribute is missing, the unit is unknown, or the bytes are not 3MF.
std::optional<double> metresStatedIn3mf(std::string_view bytes);

}  // namespace sightline::app
