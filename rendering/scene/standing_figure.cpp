#include "rendering/scene/standing_figure.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>

namespace sightline::rendering {
namespace {

// Pixels above `leastFigurePixels` at which a figure begins to change.
constexpr double softPixels = 3.0;
// A figure of this length on the screen stays as it is, although a view from above shortens it.
constexpr double largeLength = 44.0, softLength = 8.0;  // logical pixels
// Share of the angle to the eye by which a badge figure leans back. The rest shows its base.
constexpr double lean = 0.85;

glm::dmat4 upright(const Instance& instance) {
    glm::dmat4 place = glm::rotate(glm::dmat4(1.0), instance.facing.radians(), {0.0, 0.0, 1.0});
    place = glm::rotate(place, instance.tiltX.radians(), {1.0, 0.0, 0.0});
    return glm::rotate(place, instance.tiltY.radians(), {0.0, 1.0, 0.0});
}

}  // namespace

double standingShare(glm::dvec3 foot, double height, const Camera& camera, Viewport viewport,
                     double pixelRatio) {
    const glm::dvec3 eye = camera.eye();
    const double away = glm::distance(eye, foot + glm::dvec3(0.0, 0.0, height / 2.0));
    if (height <= 0.0 || away < 1.0) return 0.0;
    const double slope = 2.0 * std::tan(camera.fieldOfView.radians() / 2.0);
    const double length = height * viewport.clearHeight() / (slope * away * pixelRatio);
    const double above = std::clamp((eye.z - foot.z) / away, 0.0, 1.0);
    const double shown = length * std::sqrt(1.0 - above * above);
    const double small = (leastFigurePixels + softPixels - shown) / softPixels;
    const double far = (largeLength + softLength - length) / softLength;
    return std::clamp(small, 0.0, 1.0) * std::clamp(far, 0.0, 1.0);
}

Onlooker onlookerOf(const Camera& camera) {
    const glm::dvec3 eye = camera.eye();
    return {eye, glm::normalize(eye - camera.target)};
}

// The figure leans back until it is seen from the side, and grows. Then it comes nearer to the eye
// along the line of sight, without a change on the screen, so that it does not lean into the
// terrain behind it. All figures lean in the same direction, so they are upright on the screen.
glm::dmat4 standingPlace(const Instance& instance, const Onlooker& onlooker) {
    const double share = double(instance.standing);
    const glm::dvec3 towards = onlooker.eye - instance.position;
    const double away = glm::length(towards);
    if (share <= 0.0 || away < 1e-6)
        return glm::translate(glm::dmat4(1.0), instance.position) * upright(instance);
    const double flat = std::hypot(onlooker.back.x, onlooker.back.y);
    const glm::dvec3 ahead = flat > 1e-6 ? glm::dvec3(onlooker.back.x, onlooker.back.y, 0.0) / flat
                                         : glm::dvec3(0.0, -1.0, 0.0);
    const double above = std::asin(std::clamp(onlooker.back.z, -1.0, 1.0));
    const double nearer =
        std::min(share * double(instance.height) * std::max(std::sin(above), 0.0), 0.5 * away);
    const double size = glm::mix(1.0, standingScale, share) * (away - nearer) / away;
    glm::dmat4 place = glm::translate(glm::dmat4(1.0), instance.position + towards * nearer / away);
    place = glm::scale(place, glm::dvec3(size));
    // The axis points to the left of an onlooker, so a positive angle leans away from the eye.
    const glm::dvec3 axis{ahead.y, -ahead.x, 0.0};
    place = glm::rotate(place, share * lean * above, axis);
    return place * upright(instance);
}

glm::dvec3 standingTop(const Instance& instance, const Onlooker& onlooker) {
    Instance straight = instance;
    straight.facing = straight.tiltX = straight.tiltY = {};
    return {standingPlace(straight, onlooker) * glm::dvec4(0.0, 0.0, double(instance.height), 1.0)};
}

}  // namespace sightline::rendering
