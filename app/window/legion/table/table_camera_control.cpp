#include "app/window/legion/table/table_camera_control.h"

#include <algorithm>
#include <cmath>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int stepMilliseconds = 120;

double easedFlight(double share) { return share * share * (3.0 - 2.0 * share); }

rendering::Camera cameraBetween(const rendering::Camera& from, const rendering::Camera& to,
                                double share) {
    const auto mix = [share](auto a, auto b) { return a + (b - a) * share; };
    rendering::Camera camera;
    camera.target = mix(from.target, to.target);
    camera.distance = std::exp(mix(std::log(from.distance), std::log(to.distance)));
    camera.yaw = {from.yaw.value + std::remainder(to.yaw.value - from.yaw.value, 360.0) * share};
    camera.pitch = {mix(from.pitch.value, to.pitch.value)};
    camera.fieldOfView = {mix(from.fieldOfView.value, to.fieldOfView.value)};
    return camera;
}

}  // namespace

void TableCameraControl::advance() {
    if (!flight_) return;
    const double passed = double(flight_->clock.elapsed()) / flight_->milliseconds;
    shown_ = cameraBetween(flight_->from, flight_->to, easedFlight(std::min(passed, 1.0)));
    if (passed < 1.0) return;
    shown_ = flight_->to;
    flight_.reset();
}

void TableCameraControl::jumpTo(const rendering::Camera& camera) {
    flight_.reset();
    before_.reset();
    shown_ = camera;
}

void TableCameraControl::flyTo(const rendering::Camera& camera, int milliseconds) {
    before_.reset();
    if (!theme::moves()) return jumpTo(camera);
    flight_ = Flight{shown_, camera, milliseconds, {}};
    flight_->clock.start();
}

// Turns the camera around its target. In the view from a miniature's eyes, the position is fixed,
// and only the direction of the view changes.
void TableCameraControl::orbit(double yawDegrees, double pitchDegrees) {
    if (flight_) shown_ = flight_->to;
    flight_.reset();
    const glm::dvec3 eye = shown_.eye();
    shown_.orbit(yawDegrees, pitchDegrees);
    if (inEyes()) shown_.target += eye - shown_.eye();
}

void TableCameraControl::pan(glm::dvec2 from, glm::dvec2 to, rendering::Viewport viewport) {
    flight_.reset();
    shown_.pan(from, to, viewport);
}

void TableCameraControl::zoom(double factor, glm::dvec3 anchor) {
    rendering::Camera wanted = destination();
    wanted.zoom(factor, anchor);
    flyTo(wanted, stepMilliseconds);
}

void TableCameraControl::step(double right, double away) {
    rendering::Camera wanted = destination();
    const double yaw = wanted.yaw.radians();
    const glm::dvec3 ahead{std::cos(yaw), std::sin(yaw), 0.0}, aside{ahead.y, -ahead.x, 0.0};
    wanted.target += (aside * right + ahead * away) * wanted.distance;
    flyTo(wanted, stepMilliseconds);
}

void TableCameraControl::turn(double yawDegrees) {
    rendering::Camera wanted = destination();
    wanted.orbit(yawDegrees, 0.0);
    flyTo(wanted, stepMilliseconds);
}

void TableCameraControl::enterEyes(glm::dvec3 eye, geometry::Degrees facing) {
    const rendering::Camera back = before_.value_or(destination());
    flyTo(rendering::fromEyes(eye, facing));
    before_ = back;
}

bool TableCameraControl::leaveEyes() {
    if (!before_) return false;
    const rendering::Camera back = *before_;
    flyTo(back);
    return true;
}

}  // namespace sightline::app
