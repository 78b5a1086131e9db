/// Every physical size of the game set, in one place so that players can calibrate to their own.
/// The numbers come from one data file (assets/catalogue/dimensions.json); none is repeated in
/// code.
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
    double length = 0.0;  ///< equals width for a disc
    bool notched = false;
};

struct Dimensions {
    /// By name: small, medium, large, huge, laat, epic, long, snail.
    std::map<std::string, BaseSize> bases;
    double smallSilhouette = 0.0;        ///< height of the small trooper template
    double largeSilhouette = 0.0;        ///< height of the large trooper template
    std::array<double, 3> toolLength{};  ///< straight length of the Speed 1, 2, 3 tools
    double toolWidth = 0.0;
    double toolJoint = 0.0;   ///< position of the joint, as a share of the length
    Degrees toolMaxBend{};    ///< to each side
    double notchDepth = 0.0;  ///< inches of a tool's end that fit into a notch
    double rangeBand = 0.0;   ///< one segment of the range tool (6)
    double halfRange = 0.0;   ///< the half-range tool (3)
};

}  // namespace sightline::geometry
