#include "app/window/shell/scene/scene_arrow.h"

#include <algorithm>
#include <cmath>

namespace sightline::app {
namespace {

constexpr double longestHead = 0.6;   // length of the two strokes of a head, inches
constexpr double shareOfLine = 0.2;   // the head is no longer than this share of the line
constexpr double spread = 0.45;       // width of a stroke in relation to its length
constexpr double shortest = 1e-6;     // inches; shorter lines have no direction
constexpr double chevronsFrom = 0.5;  // share of the line before the first chevron
constexpr double chevronGap = 0.9;    // inches between two chevrons of a long line
constexpr double chevronWidth = 2.0;  // width of a chevron's strokes in relation to the line

// Two strokes that meet at `tip`. They lie in the plane of the line and a horizontal direction, so
// that they are seen from above and from the side.
void addHead(SceneDraft& draft, const rendering::Tube& tube, glm::dvec3 tip, double radius) {
    const glm::dvec3 way = tube.to - tube.from;
    const double length = glm::length(way);
    const glm::dvec3 along = way / length;
    const double flat = std::hypot(along.x, along.y);
    const glm::dvec3 aside = flat > shortest ? glm::dvec3{-along.y / flat, along.x / flat, 0.0}
                                             : glm::dvec3{1.0, 0.0, 0.0};
    const double head = std::min(longestHead, length * shareOfLine);
    for (const double side : {1.0, -1.0}) {
        rendering::Tube stroke = tube;
        stroke.from = tip - along * head + aside * (side * spread * head);
        stroke.to = tip;
        stroke.radius = radius;
        stroke.dashed = false;
        draft.scene.tubes.push_back(stroke);
    }
}

}  // namespace

void addArrow(SceneDraft& draft, const rendering::Tube& tube) {
    draft.scene.tubes.push_back(tube);
    if (glm::distance(tube.from, tube.to) < shortest) return;
    addHead(draft, tube, tube.to, tube.radius);
}

void addChevrons(SceneDraft& draft, const rendering::Tube& tube, int count) {
    draft.scene.tubes.push_back(tube);
    const double length = glm::distance(tube.from, tube.to);
    if (length < shortest) return;
    const double room = length * (1.0 - chevronsFrom) / double(std::max(count, 1));
    const double gap = std::min(chevronGap, room);
    for (int i = 0; i < count; ++i) {
        const double share = chevronsFrom + gap * i / length;
        addHead(draft, tube, tube.from + (tube.to - tube.from) * share, tube.radius * chevronWidth);
    }
}

}  // namespace sightline::app
