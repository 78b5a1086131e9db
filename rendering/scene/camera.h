/// A perspective camera that orbits a target on the table, and the usual ways to move it. It uses
/// only arithmetic, not OpenGL.
#pragma once
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include "geometry/measure/measures.h"

namespace sightline::rendering {

/// The size of the picture. Panels may cover a strip (rim) along each edge. Device pixels.
struct Viewport {
    int width = 1, height = 1;
    int left = 0, top = 0, right = 0, bottom = 0;  ///< covered rims, 0 or more

    /// Size of the clear part, which no panel covers. At least 1.
    int clearWidth() const;
    int clearHeight() const;
    /// The middle of the clear part. The camera's target appears there.
    glm::dvec2 middle() const;
    bool operator==(const Viewport&) const = default;
};

/// A camera in orbit around `target`. The mouse changes its members.
struct Camera {
    glm::dvec3 target{36.0, 18.0, 0.0};
    double distance = 52.0;
    /// Viewing direction in the plan. At 90 degrees, blue's side is near and red's side is far.
    geometry::Degrees yaw{90.0};
    geometry::Degrees pitch{48.0};  ///< angle of the eye above the horizon, 5 to 90
    /// Vertical angle of view of the clear part of the picture, degrees.
    geometry::Degrees fieldOfView{38.0};

    glm::dvec3 eye() const;
    glm::dmat4 view() const;
    glm::dmat4 projection(Viewport viewport) const;
    /// The line of sight through a pixel (counted from the top left). It starts at the eye and is
    /// 400 inches long.
    geometry::Segment rayThrough(glm::dvec2 pixel, Viewport viewport) const;
    /// The pixel of a point. z is its depth: 0 to 1, or outside of this range if the point is
    /// behind the camera.
    glm::dvec3 project(glm::dvec3 point, Viewport viewport) const;

    /// Rotates the camera around the target. The pitch stays within 5 to 90 degrees.
    void orbit(double yawDegrees, double pitchDegrees);
    /// Moves the camera and its target, so that the point under pixel `from` (at the target's
    /// height) moves to pixel `to`.
    void pan(glm::dvec2 from, glm::dvec2 to, Viewport viewport);
    /// Divides the distance between the eye and the target by `factor`. The point `anchor` keeps
    /// its place on screen. The distance stays within 2.5 to 240 inches.
    void zoom(double factor, glm::dvec3 anchor);
};

/// The view of a whole table from blue's side. The table fills the clear part of the picture.
Camera wholeTable(double tableWidth, double tableDepth, Viewport viewport);
/// The view of a whole table straight down.
Camera topDown(double tableWidth, double tableDepth, Viewport viewport);
/// The view from the eyes of a miniature in the direction of its facing. The caller should leave
/// this miniature out of the scene.
Camera fromEyes(glm::dvec3 eye, geometry::Degrees facing);
/// The camera `from` moved to the box between two corners, which it shows whole in the clear part
/// of the picture.
Camera framing(glm::dvec3 low, glm::dvec3 high, const Camera& from, Viewport viewport);

}  // namespace sightline::rendering
