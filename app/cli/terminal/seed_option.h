/// The option --seed of several commands.
#pragma once
#include <string>

namespace sightline::app {

/// What is wrong with such a number; empty: nothing. The library that reads options would take -1
/// and 10^20 for other numbers without a word.
std::string faultOfSeed(const std::string& text);

}  // namespace sightline::app
