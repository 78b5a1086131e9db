/// A base that slides along the movement tool: where does something impede it? Core Rulebook p. 26,
/// step 7.
#pragma once
#include "geometry/move/private/move_judge.h"
#include "geometry/move/private/near_matter.h"
#include "geometry/move/private/slide_map.h"
#include "geometry/move/private/tool_path.h"

namespace sightline::geometry {

/// First thing in the way of a notched base that goes along the tool.
struct Impediment {
    double travel = 0.0;  ///< inches along the path until it is met
    const Piece* piece = nullptr;
};

/// The base rests on the highest floor under it that it may reach, and needs the height of its
/// silhouette above that all the way. Whole stretches of the path are cleared by what holds for
/// every position in them; the rest is halved down to `sweepGrain`, and the first contact is then
/// exact to 1e-6. A base may leave the table on the way (p. 25) and pass over miniatures.
///
/// A stretch of `sweepGrain` is looked at once: a corner that enters a round base of radius r at
/// the rim for a shorter way enters it by less than sweepGrain^2 / 8r, which is under
/// `contactTolerance` for every notched base.
inline constexpr double sweepGrain = 0.0625;

struct SweptPath {
    ToolPose pose{};  ///< with the stop that is asked for
    int tool = 1;
    Notch notch = Notch::front;
};
std::optional<Impediment> firstImpediment(const Battlefield& field, const Mini& mover,
                                          const MoveTerms& terms, const SweptPath& path);

/// Is there one at all? Sooner known. Stretches that are known clear are not looked at: by a map
/// for discs as wide as the base, and for a round base by what lies near.
bool isImpeded(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
               const SweptPath& path, const SlideMap* map, NearMatter* near = nullptr);

/// What a map knows of the way: clear when nothing can impede the base, blocked when something
/// surely does. The map is one for discs as wide as the base.
GroundMap::Way knownPath(const SlideMap& map, const Dimensions& dimensions, const Mini& mover,
                         const SweptPath& path);

}  // namespace sightline::geometry
