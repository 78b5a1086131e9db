/// The values of an entry of the record.
#pragma once
#include <optional>

#include "engine/legion/rules/asking/record.h"

namespace sightline::engine {

/// At most 2 decimals, without zeros at the end.
Length measured(double inches);
/// The same for a range. Near a line of the range tool it has 4 decimals: it is never rounded onto
/// the line.
Length measuredRange(double inches);

/// The first number with that name; none: the entry has none.
std::optional<double> valueOf(const Ruling& ruling, const NumberName& name);

}  // namespace sightline::engine
