/// The pose that a hand asks for when it pulls a unit leader somewhere, legal or not.
#pragma once
#include "engine/asking/bounds.h"
#include "engine/asking/question.h"
#include "geometry/table/battlefield.h"

namespace sightline::app {

struct MoveWish {
    const geometry::Battlefield& field;
    const engine::MoveBounds& bounds;
    bool compulsory = false;
    int way = 0;  ///< which of the ways to the same end, for notched bases; 0: the straightest
};

/// A pivot faces the target; a compulsory move chooses a direction only and goes to the end of its
/// tool, or as far as it can; any other goes straight to the target as far as its tool reaches.
geometry::SolvedMove wishedBy(const MoveWish& wish, geometry::Vec2 target);

}  // namespace sightline::app
