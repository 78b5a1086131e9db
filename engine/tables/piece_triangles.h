/// The faces of a piece as it lies on the table, for whatever is asked of its shape itself.
#pragma once
#include <array>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

using Facet = std::array<geometry::Vec3, 3>;

/// Does its shape come from a model? The others are their footprint, raised; so is area terrain,
/// whatever it is drawn as (p. 12).
bool isModel(const geometry::PieceSpec& piece);
/// Inches: the bottom and the top of such a raised footprint.
std::array<double, 2> levelsOf(const geometry::PieceSpec& piece, const geometry::PieceInfo& info);

/// Triangles of the model, or the sides and the two ends of the raised footprint.
std::vector<Facet> facetsOf(const geometry::PieceSpec& piece, const geometry::PieceInfo& info);

}  // namespace sightline::engine
