/// The pose that a drag of a unit leader requests. It may be illegal.
#pragma once
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/question.h"
#include "geometry/table/battlefield.h"

namespace sightline::app {

struct MoveWish {
    const geometry::Battlefield& field;
    const engine::MoveBounds& bounds;
    bool compulsory = false;
    int way = 0;  ///< index of the path to the same end, for notched bases; 0: the straightest
};

/// The requested move. A pivot faces the target. A compulsory move only chooses a direction: it
/// goes to the end of its tool, or as far as possible. Every other move goes straight to the
/// target, as far as its tool reaches.
geometry::SolvedMove wishedBy(const MoveWish& wish, geometry::Vec2 target);

}  // namespace sightline::app
