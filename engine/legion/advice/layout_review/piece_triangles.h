/// The triangle mesh of a piece at its position on the table.
#pragma once
#include <array>
#include <vector>

#include "geometry/table/battlefield.h"

namespace sightline::engine {

using Facet = std::array<geometry::Vec3, 3>;

/// True if the shape is a model. Other pieces are extruded footprints. Area terrain is always an
/// extruded footprint, even if it is displayed as a model (p. 12).
bool isModel(const geometry::PieceSpec& piece);
/// The heights of the bottom and the top of an extruded footprint, in inches.
std::array<double, 2> levelsOf(const geometry::PieceSpec& piece, const geometry::PieceInfo& info);

/// The triangles of the model, or the triangles of the sides and both ends of the extruded
/// footprint.
std::vector<Facet> facetsOf(const geometry::PieceSpec& piece, const geometry::PieceInfo& info);

}  // namespace sightline::engine
