/// Figures that would be very small on the screen are drawn as standing badge figures: their
/// silhouette from the side, upright on the screen and larger than the figure.
#pragma once
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include "rendering/scene/camera.h"
#include "rendering/scene/scene.h"

namespace sightline::rendering {

/// A figure that is lower on the screen becomes a standing badge figure, logical pixels.
inline constexpr double leastFigurePixels = 18.0;
/// The size of a standing badge figure in relation to the figure.
inline constexpr double standingScale = 1.6;

/// How far the figure has become a standing badge figure: 0 is the figure, 1 the badge figure.
/// Between them is a small range of sizes, so that no figure jumps while the camera moves. `height`
/// is the height of the figure in inches, `pixelRatio` the number of device pixels per logical
/// pixel.
double standingShare(glm::dvec3 foot, double height, const Camera& camera, Viewport viewport,
                     double pixelRatio);

/// The viewpoint for which figures stand.
struct Onlooker {
    glm::dvec3 eye{};
    glm::dvec3 back{0.0, 0.0, 1.0};  ///< unit vector against the viewing direction
};
Onlooker onlookerOf(const Camera& camera);

/// The transform of a model into the scene. It does not depend on the onlooker if the instance does
/// not stand as a badge figure.
glm::dmat4 standingPlace(const Instance& instance, const Onlooker& onlooker);
/// The top of the figure as it is drawn.
glm::dvec3 standingTop(const Instance& instance, const Onlooker& onlooker);

}  // namespace sightline::rendering
