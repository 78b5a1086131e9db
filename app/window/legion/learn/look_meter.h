/// Measures how the learner changes the camera and the selection since the beginning of a step.
#pragma once
#include "engine/legion/advice/lessons/condition.h"
#include "rendering/scene/camera.h"

namespace sightline::app {

class LookMeter {
  public:
    /// Begins a new measurement at this camera.
    void begin(const rendering::Camera& camera);
    /// The camera has moved. With `resized`, the movement follows from a new size of the window, so
    /// it does not count.
    void follow(const rendering::Camera& camera, bool resized);
    void inspect(std::optional<engine::UnitId> unit) { look_.inspected = unit; }
    void measure(std::vector<engine::UnitId> units) { look_.measured = std::move(units); }
    const engine::lessons::Look& look() const { return look_; }

  private:
    engine::lessons::Look look_;
    rendering::Camera last_;
    double start_ = 1.0;  ///< distance of the camera at the beginning, inches
};

}  // namespace sightline::app
