/// The camera of the table widget: named and free positions, and the mapping between pixels and
/// points.
#pragma once
#include <QPointF>
#include <QString>

#include "app/window/legion/table/table_camera_control.h"
#include "app/window/shell/session/unit_choice.h"
#include "geometry/measure/measures.h"
#include "rendering/scene/camera.h"

class QWidget;

namespace sightline::app {

class TableGuest;

class TableCamera {
  public:
    TableCamera(const QWidget& widget, const ShownGame& game, const UnitChoice& choice)
        : widget_(widget), game_(game), choice_(choice) {}
    /// The guest whose table is shown; null: the game's table.
    void setGuest(const TableGuest* guest) { guest_ = guest; }

    const rendering::Camera& shown() const { return control_.camera(); }
    /// The end of the running flight; the shown camera while none runs.
    const rendering::Camera& destination() const { return control_.destination(); }
    bool flying() const { return control_.flying(); }
    bool inEyes() const { return control_.inEyes(); }
    /// In pixels of the screen.
    rendering::Viewport viewport() const;
    /// From the eye through a pixel (logical, in the widget).
    geometry::Segment rayAt(QPointF pixel) const;
    QPointF screenOf(geometry::Vec3 point) const;
    /// The middle of a miniature.
    QPointF screenOf(engine::MiniId mini) const;

    /// Moves to a named camera, with a flight when the widget is visible: "table", "top", "blue",
    /// "red", "eyes" (of the selected unit leader), "selection". False when the target or the unit
    /// is missing.
    bool go(const QString& name);
    /// Shows the whole table at once, and again whenever the widget's size changes.
    void goHome();
    void resized();
    /// Handles a camera key; false when the key is none.
    bool key(int key);
    /// Leaves the view from a miniature's eyes; false when the camera is not in one.
    bool leaveEyes() { return control_.leaveEyes(); }

    void orbit(double yawDegrees, double pitchDegrees);
    /// Logical pixels.
    void pan(QPointF from, QPointF to);
    void zoom(double factor, glm::dvec3 anchor);
    /// Advances the flight to the present, or to its end.
    void advance() { control_.advance(); }
    void land();

  private:
    std::optional<rendering::Camera> named(const QString& name) const;
    std::optional<engine::UnitId> unitToLookAt() const;
    void lookThroughEyes(engine::UnitId unit);

    const QWidget& widget_;
    const ShownGame& game_;
    const UnitChoice& choice_;
    const TableGuest* guest_ = nullptr;
    TableCameraControl control_;
    bool atHome_ = true;  ///< the camera has not left the whole table yet
};

}  // namespace sightline::app
