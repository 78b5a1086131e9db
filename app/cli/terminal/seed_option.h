/// The option --seed, which several commands have.
#pragma once
#include <string>

namespace sightline::app {

/// The error in the text of a seed. Empty if the text is valid. The option library would silently
/// read -1 and 10^20 as other numbers.
std::string faultOfSeed(const std::string& text);

}  // namespace sightline::app
