/// The physical sizes of the game set, from the data file assets/catalogue/dimensions.json. Players
/// can change the file to match their own set. The code repeats none of the numbers.
#pragma once
#include <array>
#include <map>
#include <string>

#include "geometry/measure/measures.h"

namespace sightline::geometry {

/// A base seen from above: a disc, or an oblong with round ends. `length` is front to back, `width`
/// is side to side.
struct BaseSize {
    double width = 0.0;
    double length = 0.0;  ///< length from front to back; equal to `width` for a disc
    bool notched = false;
};

struct Dimensions {
    /// Base sizes by name: small, medium, large, huge, laat, epic, long, snail.
    std::map<std::string, BaseSize> bases;
    double smallSilhouette = 0.0;  ///< height of the small trooper silhouette template
    double largeSilhouette = 0.0;  ///< height of the large trooper silhouette template
    /// Lengths of the straight movement tools for Speed 1, 2 and 3.
    std::array<double, 3> toolLength{};
    double toolWidth = 0.0;
    double toolJoint = 0.0;   ///< position of the joint, as a share of the tool's length
    Degrees toolMaxBend{};    ///< maximum bend of the movement tool to each side
    double notchDepth = 0.0;  ///< inches of a movement tool's end that fit into a notch
    double rangeBand = 0.0;   ///< length of one segment of the range tool: 6 inches
    double halfRange = 0.0;   ///< length of the half-range tool: 3 inches
};

}  // namespace sightline::geometry
