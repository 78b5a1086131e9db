/// Simplifies meshes within an error bound (Hausdorff distance). Scans get fewer triangles, for
/// rulings and for drawing. The bound holds in both directions: from the old surface to the new,
/// and from the new to the old.
#pragma once
#include <functional>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Version of the output. It must be increased with every change of the results of `simplified`.
inline constexpr int simplifierVersion = 2;

struct SimplifyWish {
    /// Largest allowed distance between the old surface and the new surface, in both directions, in
    /// the unit of the model. Greater than 0.
    double within = 0.0;
    /// Called from time to time with the completed share of the work, 0 to 1. The share never
    /// falls. May be empty.
    std::function<void(double)> progress{};
};

struct SimplifiedModel {
    Model model;
    /// Upper bound of the distance between the old surface and the new surface. It is above the
    /// true distance by at most 5 % of the requested bound. 0 if every triangle was kept.
    double measured = 0.0;
};

/// Simplifies each part of a model separately, because players may agree on different facts for
/// each part. Edges between two parts stay unchanged. Vertices are removed but never moved, so
/// their colours stay correct. A part stays unchanged if too few triangles can be removed.
/// Triangles without area are dropped.
SimplifiedModel simplified(const Model& model, const SimplifyWish& wish);

}  // namespace sightline::rendering
