/// Mesh simplification with an error bound (Hausdorff distance): fewer triangles for a scan, for
/// rulings and for drawing. The distance between the two surfaces stays within the bound in both
/// directions.
#pragma once
#include <functional>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Increase this number with every change of the output of `simplified`.
inline constexpr int simplifierVersion = 2;

struct SimplifyWish {
    /// Largest allowed distance between the two surfaces, in both directions, in the model's unit.
    /// Greater than 0.
    double within = 0.0;
    /// Called now and then with the completed share, 0 to 1, never less than before; may be empty.
    std::function<void(double)> progress{};
};

struct SimplifiedModel {
    Model model;
    /// Measured upper bound of the distance between the two surfaces; above the true distance by at
    /// most 5 % of the wished bound. 0 where every triangle was kept.
    double measured = 0.0;
};

/// Simplifies each part separately, because players may agree on different facts for each part.
/// Edges where parts meet stay unchanged. Vertices are removed but never moved, so colours stay the
/// same. A part stays unchanged when too few triangles could be removed. Triangles without area are
/// dropped.
SimplifiedModel simplified(const Model& model, const SimplifyWish& wish);

}  // namespace sightline::rendering
