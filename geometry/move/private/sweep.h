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
    double travel = 0.0;  ///< length of the path before the contact, inches
    const Piece* piece = nullptr;
};

/// The base rests on the highest floor under it that it may reach. It needs the height of its
/// silhouette above that floor during the whole move. One test that holds for all positions of a
/// stretch clears long stretches at once. The other stretches are bisected down to `sweepGrain`.
/// The first contact is then exact to 1e-6. A base may leave the table on the way (p. 25), and may
/// pass over miniatures.
///
/// A stretch of `sweepGrain` is tested as a whole. A corner can enter the rim of a round base of
/// radius r on a shorter stretch. It then enters by less than sweepGrain^2 / 8r. This is less than
/// `contactTolerance` for every notched base.
inline constexpr double sweepGrain = 0.0625;

struct SweptPath {
    ToolPose pose{};  ///< the tool with the requested stop
    int tool = 1;
    Notch notch = Notch::front;
};
std::optional<Impediment> firstImpediment(const Battlefield& field, const Mini& mover,
                                          const MoveTerms& terms, const SweptPath& path);

/// True if an obstacle impedes the base. Faster than `firstImpediment`. The test skips stretches
/// that are known to be clear: from a map for discs as wide as the base, and for a round base also
/// from `near`.
bool isImpeded(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
               const SweptPath& path, const SlideMap* map, NearMatter* near = nullptr);

/// Result of the map for the path. Clear: nothing can impede the base. Blocked: something surely
/// impedes it. Requires a map for discs as wide as the base.
GroundMap::Way knownPath(const SlideMap& map, const Dimensions& dimensions, const Mini& mover,
                         const SweptPath& path);

}  // namespace sightline::geometry
