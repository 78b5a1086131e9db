/// Reads and rounds the values of an entry of the record.
#pragma once
#include <optional>

#include "engine/legion/rules/asking/record.h"

namespace sightline::engine {

/// A length rounded to 2 decimals. Exactly whole inches have no decimals: "6 in", "6.25 in".
Length measured(double inches);
/// A range rounded like a length. If the range is close to a line of the range tool, it has 4
/// decimals, so that it is never rounded onto the line.
Length measuredRange(double inches);

/// The first number of the entry with this name. No value if the entry has no such number.
std::optional<double> valueOf(const Ruling& ruling, const NumberName& name);

}  // namespace sightline::engine
