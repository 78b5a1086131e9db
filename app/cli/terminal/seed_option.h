/// The option --seed of several commands.
#pragma once
#include <string>

namespace sightline::app {

/// The error in such a number; empty when it is valid. The option library would silently read -1
/// and 10^20 as other numbers.
std::string faultOfSeed(const std::string& text);

}  // namespace sightline::app
