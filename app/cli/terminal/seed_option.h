/// Checks the option --seed, which several commands have.
#pragma once
#include <string>

namespace sightline::app {

/// The error in the text of a seed. Empty if the text is valid. Without this check, the option
/// library would read -1 and 10^20 as other numbers.
std::string faultOfSeed(const std::string& text);

}  // namespace sightline::app
