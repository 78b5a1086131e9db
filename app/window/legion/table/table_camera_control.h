/// Controls the movement of the table's camera: flights, steps, and the view from a miniature's
/// eyes, from which the camera can return.
#pragma once
#include <QElapsedTimer>
#include <optional>

#include "rendering/scene/camera.h"

namespace sightline::app {

class TableCameraControl {
  public:
    const rendering::Camera& camera() const { return shown_; }
    /// The end of the current flight. If there is none, the camera itself.
    const rendering::Camera& destination() const { return flight_ ? flight_->to : shown_; }
    bool flying() const { return flight_.has_value(); }
    /// Moves the camera along its flight, to the position of the present time.
    void advance();

    void jumpTo(const rendering::Camera& camera);
    void flyTo(const rendering::Camera& camera, int milliseconds = 250);

    void orbit(double yawDegrees, double pitchDegrees);
    void pan(glm::dvec2 from, glm::dvec2 to, rendering::Viewport viewport);
    void zoom(double factor, glm::dvec3 anchor);
    /// One step of an arrow key: to the right and forward, as shares of the picture.
    void step(double right, double away);
    void turn(double yawDegrees);

    bool inEyes() const { return before_.has_value(); }
    void enterEyes(glm::dvec3 eye, geometry::Degrees facing);
    /// Returns to the previous camera. Returns false if the camera does not show the view from a
    /// miniature's eyes.
    bool leaveEyes();

  private:
    struct Flight {
        rendering::Camera from, to;
        int milliseconds = 0;
        QElapsedTimer clock;
    };
    rendering::Camera shown_;
    std::optional<Flight> flight_;
    std::optional<rendering::Camera> before_;
};

}  // namespace sightline::app
