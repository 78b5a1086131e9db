/// Sweep test: finds the first obstacle that impedes a base on its path along the movement tool.
/// Core Rulebook p. 26, step 7.
#pragma once
#include "geometry/move/private/move_judge.h"
#include "geometry/move/private/near_matter.h"
#include "geometry/move/private/slide_map.h"
#include "geometry/move/private/tool_path.h"

namespace sightline::geometry {

/// The first obstacle of a notched base on its path along the tool.
struct Impediment {
    double travel = 0.0;  ///< length of the path up to the contact, inches
    const Piece* piece = nullptr;
};

/// Longest stretch of the path between two tested positions, inches. At each position, the base
/// rests on the highest floor that it may reach, and needs the height of its silhouette as free
/// space above this floor. If an outline around all positions of a long stretch meets nothing, the
/// whole stretch is clear without further tests. Other stretches are bisected down to `sweepGrain`.
/// The first contact is then exact to 1e-6. A base may leave the table on the way (p. 25), and may
/// pass over miniatures.
///
/// Between two tested positions, a corner of terrain can enter a round base of radius r and leave
/// it again. It enters by less than sweepGrain^2 / 8r, which is less than `contactTolerance` for
/// every notched base.
inline constexpr double sweepGrain = 0.0625;

struct SweptPath {
    ToolPose pose{};  ///< pose of the tool, with the requested stop
    int tool = 1;
    Notch notch = Notch::front;
};
std::optional<Impediment> firstImpediment(const Battlefield& field, const Mini& mover,
                                          const MoveTerms& terms, const SweptPath& path);

/// True if an obstacle impedes the base on the path. Faster than `firstImpediment`, because it
/// skips stretches that are clear according to `map` or `near`. `map` must be made for discs as
/// wide as the base. `near` is used only for a round base.
bool isImpeded(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
               const SweptPath& path, const SlideMap* map, NearMatter* near = nullptr);

/// The slide map's result for a path. Clear: nothing can impede the base. Blocked: terrain surely
/// impedes the base. The map must be made for discs as wide as the base.
GroundMap::Way knownPath(const SlideMap& map, const Dimensions& dimensions, const Mini& mover,
                         const SweptPath& path);

}  // namespace sightline::geometry
