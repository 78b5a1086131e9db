/// A perspective orbit camera over the table, and the usual ways to move it. The code is pure
/// arithmetic.
#pragma once
#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include "geometry/measure/measures.h"

namespace sightline::rendering {

struct Viewport {
    int width = 1, height = 1;  ///< size in device pixels
};

/// The parameters of the orbit. The mouse changes them.
struct Camera {
    glm::dvec3 target{36.0, 18.0, 0.0};
    double distance = 52.0;
    geometry::Degrees yaw{
        90.0};  ///< viewing direction in the plan; 90: from blue's side to red's side
    geometry::Degrees pitch{48.0};        ///< angle above the horizon, 5..90
    geometry::Degrees fieldOfView{38.0};  ///< vertical angle of view

    glm::dvec3 eye() const;
    glm::dmat4 view() const;
    glm::dmat4 projection(Viewport viewport) const;
    /// The line through a pixel (origin top left). It starts at the eye and is 400 inches long.
    geometry::Segment rayThrough(glm::dvec2 pixel, Viewport viewport) const;
    /// The pixel of a point. z is the depth: 0..1, or outside of 0..1 if the point is behind the
    /// camera.
    glm::dvec3 project(glm::dvec3 point, Viewport viewport) const;

    /// Rotates around the target. The pitch stays within 5..90.
    void orbit(double yawDegrees, double pitchDegrees);
    /// Moves the target. The point under pixel `from` (at the target's height) moves to pixel `to`.
    void pan(glm::dvec2 from, glm::dvec2 to, Viewport viewport);
    /// Zooms by a factor (2: twice as close). `anchor` keeps its place on screen. The distance
    /// stays within 2.5..240 inches.
    void zoom(double factor, glm::dvec3 anchor);
};

Camera wholeTable(double tableWidth, double tableDepth, Viewport viewport);
Camera topDown(double tableWidth, double tableDepth, Viewport viewport);
/// The view from the eyes of a miniature along its facing. The caller should leave this miniature
/// out of the scene.
Camera fromEyes(glm::dvec3 eye, geometry::Degrees facing);
Camera framing(glm::dvec3 low, glm::dvec3 high, const Camera& from, Viewport viewport);

}  // namespace sightline::rendering
