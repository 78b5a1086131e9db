/// Reads the values of an entry of the record.
#pragma once
#include <optional>

#include "engine/legion/rules/asking/record.h"

namespace sightline::engine {

/// The first number of the entry with this name. No value if the entry has no such number.
std::optional<double> valueOf(const Ruling& ruling, const NumberName& name);

}  // namespace sightline::engine
