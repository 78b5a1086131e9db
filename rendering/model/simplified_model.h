/// A scan with as many triangles as its shape needs: no point of it is farther than it may be from
/// the whole one, and none of the whole one is from it. For rulings and for drawing.
#pragma once
#include <functional>

#include "rendering/model/model.h"

namespace sightline::rendering {

/// Counts up with every change of what comes out of `simplified`.
inline constexpr int simplifierVersion = 2;

struct SimplifyWish {
    /// How far the one may be from the other, both ways, in the unit of the model. Over 0.
    double within = 0.0;
    /// Told now and then how much of the work is done, 0 to 1, never less than before; empty:
    /// nobody is.
    std::function<void(double)> progress{};
};

struct SimplifiedModel {
    Model model;
    /// No point of the one surface is farther than this from the other: measured, and over the
    /// truth by no more than a twentieth of what was wished. 0 where every triangle was kept.
    double measured = 0.0;
};

/// Each part by itself, since players may agree on other facts for it; where parts meet, their
/// edges stay as they are. Corners are never moved, only left out, so colours stay what they were.
/// A part of which too little could be left out is kept. Triangles without an area are left out.
SimplifiedModel simplified(const Model& model, const SimplifyWish& wish);

}  // namespace sightline::rendering
