/// Mesh simplification with an error bound (Hausdorff distance). It gives a scan fewer triangles,
/// for rulings and for drawing. The distance between the two surfaces stays within the bound in
/// both directions.
#pragma once
#include <functional>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Increase this number with every change of the output of `simplified`.
inline constexpr int simplifierVersion = 2;

struct SimplifyWish {
    /// Largest allowed distance between the two surfaces, in both directions, in the unit of the
    /// model. Greater than 0.
    double within = 0.0;
    /// Called from time to time with the completed share, 0 to 1. The share never falls. May be
    /// empty.
    std::function<void(double)> progress{};
};

struct SimplifiedModel {
    Model model;
    /// Measured upper bound of the distance between the two surfaces. It is above the true distance
    /// by at most 5 % of the requested bound. 0 if every triangle was kept.
    double measured = 0.0;
};

/// Simplifies each part separately, because players may agree on different facts for each part.
/// Edges where parts meet stay unchanged. Vertices are removed but never moved, so colours stay the
/// same. A part stays unchanged if too few triangles could be removed. Triangles without area are
/// dropped.
SimplifiedModel simplified(const Model& model, const SimplifyWish& wish);

}  // namespace sightline::rendering
