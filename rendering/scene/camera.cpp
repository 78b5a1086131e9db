#include "rendering/scene/camera.h"

#include <algorithm>
#include <cmath>
#include <glm/ext/matrix_clip_space.hpp>
#include <glm/ext/matrix_transform.hpp>
#include <glm/trigonometric.hpp>
#include <optional>

namespace sightline::rendering {
namespace {

// Limits for the distance of the eye from the target, inches.
constexpr double nearest = 2.5, farthest = 240.0;
constexpr double reach = 150.0;                 // limit for the coordinates of the target, inches
constexpr double lowest = 5.0, highest = 90.0;  // limits for the pitch, degrees above the horizon
constexpr double rayLength = 400.0;
constexpr double tableEdge = 1.5;  // width of the wooden edge around the mat, inches
// Angle of view for the whole table, degrees. It is narrow, so that the far edge stays large.
constexpr double wholeTableView = 24.0;
// Limits for the pitch in a view of the whole table, degrees.
constexpr double flattest = 48.0, steepest = 70.0;
// Largest free share of the picture's height above and below the table.
constexpr double enoughRoom = 0.05;
// Size of the picture relative to a box that it shows: around miniatures, and around the whole
// table, whose wooden edge is a margin already.
constexpr double roomAround = 1.06, roomAroundTable = 1.02;

struct Axes {
    glm::dvec3 forward, right, up;
};

// Computes the camera's axes from its angles, without a fixed up vector. So the view straight down
// needs no special case.
Axes axesOf(const Camera& camera) {
    const double yaw = camera.yaw.radians(), pitch = camera.pitch.radians();
    const glm::dvec3 forward{std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw),
                             -std::sin(pitch)};
    const glm::dvec3 right{std::sin(yaw), -std::cos(yaw), 0.0};
    return {forward, right, glm::cross(right, forward)};
}

double slopeOf(const Camera& camera) { return std::tan(camera.fieldOfView.radians() / 2.0); }

/// Slope of the line of sight for one pixel beside the middle of the clear part.
double slopeOfPixel(const Camera& camera, Viewport viewport) {
    return 2.0 * slopeOf(camera) / double(viewport.clearHeight());
}

/// The smallest distance of the camera from the target at which the clear part of the picture
/// contains the whole box. `margin` is the size of the clear part relative to the box.
double distanceToShow(glm::dvec3 low, glm::dvec3 high, const Camera& camera, Viewport viewport,
                      double margin) {
    const Axes axes = axesOf(camera);
    const double slope = slopeOf(camera);
    const double wide = slope * double(viewport.clearWidth()) / double(viewport.clearHeight());
    double distance = nearest;
    for (int corner = 0; corner < 8; ++corner) {
        const glm::dvec3 point{(corner & 1) != 0 ? high.x : low.x,
                               (corner & 2) != 0 ? high.y : low.y,
                               (corner & 4) != 0 ? high.z : low.z};
        const glm::dvec3 offset = point - camera.target;
        const double depth = glm::dot(offset, axes.forward);
        const double sideways = std::abs(glm::dot(offset, axes.right)) * margin / wide;
        const double upwards = std::abs(glm::dot(offset, axes.up)) * margin / slope;
        distance = std::max({distance, sideways - depth, upwards - depth});
    }
    return std::min(distance, farthest);
}

struct Box {
    glm::dvec3 low, high;
};

/// Moves the camera back until the whole box is in the picture, and centres the box vertically.
/// Returns the free share of the clear part's height above and below the box.
double roomAfterCentering(Camera& camera, const Box& box, Viewport viewport) {
    const double height = viewport.clearHeight(), middle = (box.low.x + box.high.x) / 2.0;
    double room = 0.0;
    for (int pass = 0; pass < 5; ++pass) {
        camera.distance = distanceToShow(box.low, box.high, camera, viewport, roomAroundTable);
        const auto rowOf = [&](double y, double z) {
            return camera.project({middle, y, z}, viewport).y - viewport.top;
        };
        const double above = rowOf(box.high.y, box.high.z);
        const double below = height - rowOf(box.low.y, box.low.z);
        const double inchesPerPixel = slopeOfPixel(camera, viewport) * camera.distance;
        camera.target.y -=
            (above - below) / 2.0 * inchesPerPixel / std::sin(camera.pitch.radians());
        room = (above + below) / 2.0 / height;
    }
    camera.distance = distanceToShow(box.low, box.high, camera, viewport, roomAroundTable);
    return room;
}

}  // namespace

int Viewport::clearWidth() const { return std::max(width - left - right, 1); }
int Viewport::clearHeight() const { return std::max(height - top - bottom, 1); }

glm::dvec2 Viewport::middle() const {
    return {left + clearWidth() / 2.0, top + clearHeight() / 2.0};
}

glm::dvec3 Camera::eye() const { return target - axesOf(*this).forward * distance; }

glm::dmat4 Camera::view() const { return glm::lookAt(eye(), target, axesOf(*this).up); }

// The frustum is not symmetrical if panels cover one side more than the other.
glm::dmat4 Camera::projection(Viewport viewport) const {
    const double front = std::clamp(distance * 0.03, 0.05, 1.0);
    const double pixel = slopeOfPixel(*this, viewport) * front;
    const glm::dvec2 middle = viewport.middle();
    const double width = std::max(viewport.width, 1), height = std::max(viewport.height, 1);
    return glm::frustum(-middle.x * pixel, (width - middle.x) * pixel, (middle.y - height) * pixel,
                        middle.y * pixel, front, 600.0);
}

geometry::Segment Camera::rayThrough(glm::dvec2 pixel, Viewport viewport) const {
    const Axes axes = axesOf(*this);
    const glm::dvec2 aside = (pixel - viewport.middle()) * slopeOfPixel(*this, viewport);
    const glm::dvec3 along =
        glm::normalize(axes.forward + axes.right * aside.x - axes.up * aside.y);
    return {eye(), eye() + along * rayLength};
}

glm::dvec3 Camera::project(glm::dvec3 point, Viewport viewport) const {
    const glm::dvec4 clip = projection(viewport) * view() * glm::dvec4(point, 1.0);
    if (clip.w <= 1e-9) return {0.0, 0.0, -1.0};
    const glm::dvec3 device = glm::dvec3(clip) / clip.w;
    return {(device.x * 0.5 + 0.5) * viewport.width, (0.5 - device.y * 0.5) * viewport.height,
            device.z * 0.5 + 0.5};
}

void Camera::orbit(double yawDegrees, double pitchDegrees) {
    yaw = {std::remainder(yaw.value + yawDegrees, 360.0)};
    pitch = {std::clamp(pitch.value + pitchDegrees, lowest, highest)};
}

void Camera::pan(glm::dvec2 from, glm::dvec2 to, Viewport viewport) {
    const auto onPlane = [&](glm::dvec2 pixel) -> std::optional<glm::dvec3> {
        const geometry::Segment ray = rayThrough(pixel, viewport);
        const double fall = ray.to.z - ray.from.z;
        if (fall > -1e-6) return std::nullopt;
        return ray.from + (ray.to - ray.from) * ((target.z - ray.from.z) / fall);
    };
    const auto start = onPlane(from), end = onPlane(to);
    if (!start || !end) return;
    target += *start - *end;
    target.x = std::clamp(target.x, -reach, reach);
    target.y = std::clamp(target.y, -reach, reach);
}

void Camera::zoom(double factor, glm::dvec3 anchor) {
    if (!(factor > 0.0)) return;
    const double wanted = std::clamp(distance / factor, nearest, farthest);
    const double shrink = wanted / distance;
    target = anchor + (target - anchor) * shrink;
    distance = wanted;
}

Camera wholeTable(double tableWidth, double tableDepth, Viewport viewport) {
    const Box box{{-tableEdge, -tableEdge, 0.0},
                  {tableWidth + tableEdge, tableDepth + tableEdge, 1.0}};
    Camera camera;
    // Only a wide window gets the narrow angle of view. In a tall window, this angle would require
    // a camera that is too far away.
    if (viewport.clearWidth() >= viewport.clearHeight()) camera.fieldOfView = {wholeTableView};
    camera.target = {tableWidth / 2.0, tableDepth / 2.0, 0.0};
    // In an almost square window, the table would fill only a part of the height. So it is viewed
    // from higher up.
    for (camera.pitch = {flattest}; camera.pitch.value < steepest; camera.pitch.value += 2.0) {
        if (roomAfterCentering(camera, box, viewport) < enoughRoom) break;
    }
    return camera;
}

Camera topDown(double tableWidth, double tableDepth, Viewport viewport) {
    Camera camera;
    camera.target = {tableWidth / 2.0, tableDepth / 2.0, 0.0};
    camera.pitch = {highest};
    camera.distance = distanceToShow({-tableEdge, -tableEdge, 0.0},
                                     {tableWidth + tableEdge, tableDepth + tableEdge, 0.0}, camera,
                                     viewport, roomAroundTable);
    return camera;
}

Camera fromEyes(glm::dvec3 eye, geometry::Degrees facing) {
    Camera camera;
    camera.yaw = facing;
    camera.pitch = {lowest};
    camera.distance = 8.0;
    camera.fieldOfView = {60.0};
    camera.target = eye + axesOf(camera).forward * camera.distance;
    return camera;
}

Camera framing(glm::dvec3 low, glm::dvec3 high, const Camera& from, Viewport viewport) {
    Camera camera = from;
    camera.target = (low + high) / 2.0;
    camera.distance = std::max(distanceToShow(low, high, camera, viewport, roomAround), 6.0);
    return camera;
}

}  // namespace sightline::rendering
