/// Moves the camera of the table widget: flights, steps, and the view from a miniature's eyes with
/// the return to the previous view.
#pragma once
#include <QElapsedTimer>
#include <optional>

#include "rendering/scene/camera.h"

namespace sightline::app {

class TableCameraControl {
  public:
    const rendering::Camera& camera() const { return shown_; }
    /// The camera at the end of the flight in progress. Without a flight, it is the current camera.
    const rendering::Camera& destination() const { return flight_ ? flight_->to : shown_; }
    bool flying() const { return flight_.has_value(); }
    /// Moves the camera to its present position on its flight.
    void advance();

    void jumpTo(const rendering::Camera& camera);
    void flyTo(const rendering::Camera& camera, int milliseconds = 250);

    void orbit(double yawDegrees, double pitchDegrees);
    void pan(glm::dvec2 from, glm::dvec2 to, rendering::Viewport viewport);
    void zoom(double factor, glm::dvec3 anchor);
    /// Shifts the camera to the right and forward, as for an arrow key. The values are relative to
    /// the camera's distance.
    void step(double right, double away);
    void turn(double yawDegrees);

    bool inEyes() const { return before_.has_value(); }
    void enterEyes(glm::dvec3 eye, geometry::Degrees facing);
    /// Returns from the view of a miniature's eyes to the camera before it. Returns false if the
    /// camera does not show that view.
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
