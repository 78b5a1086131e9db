/// The unit that a 3MF file states, which its reader drops.
#pragma once
#include <optional>
#include <string_view>

namespace sightline::app {

/// How many metres one number is, by the attribute `unit` of its model; `bytes`: all of the file.
/// None where it has no such attribute, an unknown unit, or is no 3MF.
std::optional<double> metresStatedIn3mf(std::string_view bytes);

}  // namespace sightline::app
