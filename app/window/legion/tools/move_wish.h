/// Computes the move that a player requests by dragging a unit leader. The move may be illegal.
#pragma once
#include "engine/legion/rules/asking/bounds.h"
#include "engine/legion/rules/asking/question.h"
#include "geometry/table/battlefield.h"

namespace sightline::app {

struct MoveWish {
    const geometry::Battlefield& field;
    const engine::MoveBounds& bounds;
    bool compulsory = false;
    int way = 0;  ///< number of the path, if several paths lead a notched base to the target; 0 is
                  ///< the straightest
};

/// The move that leads the unit leader to `target`. A pivot turns the leader towards the target. A
/// compulsory move goes in the direction of the target to the end of its movement tool, or as far
/// as possible. Every other move goes straight to the target, as far as its tool reaches.
geometry::SolvedMove wishedBy(const MoveWish& wish, geometry::Vec2 target);

}  // namespace sightline::app
