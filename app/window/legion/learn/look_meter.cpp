#include "app/window/legion/learn/look_meter.h"

#include <algorithm>
#include <cmath>

namespace sightline::app {

void LookMeter::begin(const rendering::Camera& camera) {
    look_ = {};
    last_ = camera;
    start_ = camera.distance;
}

void LookMeter::follow(const rendering::Camera& camera, bool resized) {
    if (resized) {
        start_ *= camera.distance / last_.distance;
    } else {
        const double turn = std::remainder(camera.yaw.value - last_.yaw.value, 360.0);
        look_.turned += std::abs(turn);
        look_.closer = std::max(look_.closer, start_ / camera.distance);
    }
    last_ = camera;
}

}  // namespace sightline::app
