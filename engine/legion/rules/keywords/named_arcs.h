/// The firing arcs that the parameter of a keyword names. Private to engine/legion/rules/keywords.
#pragma once
#include <string_view>
#include <vector>

#include "geometry/range/arcs.h"

namespace sightline::engine::keywords {

/// The arcs in a parameter such as "Front" or "Rear, Sides". "Sides" names the left and the right
/// arc.
std::vector<geometry::Arc> arcsNamed(std::string_view parameter);

}  // namespace sightline::engine::keywords
