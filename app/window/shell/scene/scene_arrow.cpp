#include "app/window/shell/scene/scene_arrow.h"

#include <algorithm>
#include <cmath>

namespace sightline::app {
namespace {

constexpr double longestHead = 0.6;  // length of the two strokes of a head, inches
constexpr double shareOfLine = 0.2;  // the head is no longer than this share of the line
constexpr double spread = 0.45;      // width of a stroke in relation to its length
constexpr double shortest = 1e-6;    // inches; shorter lines have no direction

}  // namespace

// The two strokes lie in the plane of the line and a horizontal direction, so that they are seen
// from above and from the side.
void addArrow(SceneDraft& draft, const rendering::Tube& tube) {
    draft.scene.tubes.push_back(tube);
    const glm::dvec3 way = tube.to - tube.from;
    const double length = glm::length(way);
    if (length < shortest) return;
    const glm::dvec3 along = way / length;
    const double flat = std::hypot(along.x, along.y);
    const glm::dvec3 aside = flat > shortest ? glm::dvec3{-along.y / flat, along.x / flat, 0.0}
                                             : glm::dvec3{1.0, 0.0, 0.0};
    const double head = std::min(longestHead, length * shareOfLine);
    for (const double side : {1.0, -1.0}) {
        rendering::Tube stroke = tube;
        stroke.from = tube.to - along * head + aside * (side * spread * head);
        stroke.dashed = false;
        draft.scene.tubes.push_back(stroke);
    }
}

}  // namespace sightline::app
