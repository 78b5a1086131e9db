/// The camera of the table widget: named and free positions, and the conversion between pixels and
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
    /// Sets the guest whose table is shown. Null: the game's table.
    void setGuest(const TableGuest* guest) { guest_ = guest; }

    const rendering::Camera& shown() const { return control_.camera(); }
    /// The end of the current flight. If there is none, the shown camera.
    const rendering::Camera& destination() const { return control_.destination(); }
    bool flying() const { return control_.flying(); }
    bool inEyes() const { return control_.inEyes(); }
    /// The size in pixels of the screen.
    rendering::Viewport viewport() const;
    /// The ray from the eye through a pixel (a logical pixel of the widget).
    geometry::Segment rayAt(QPointF pixel) const;
    QPointF screenOf(geometry::Vec3 point) const;
    /// The pixel of a miniature's middle.
    QPointF screenOf(engine::MiniId mini) const;

    /// Moves to a named camera: "table", "top", "blue", "red", "eyes" (of the selected unit
    /// leader), "selection". If the widget is visible, the camera flies there. Returns false if the
    /// target or the unit does not exist.
    bool go(const QString& name);
    /// Shows the whole table at once. After a change of the widget's size, it shows the whole table
    /// again.
    void goHome();
    void resized();
    /// Handles a key of the camera. Returns false if the key is not one.
    bool key(int key);
    /// Ends the view from a miniature's eyes. Returns false if the camera has another view.
    bool leaveEyes() { return control_.leaveEyes(); }

    void orbit(double yawDegrees, double pitchDegrees);
    /// Moves the camera. The arguments are logical pixels.
    void pan(QPointF from, QPointF to);
    void zoom(double factor, glm::dvec3 anchor);
    /// Moves the camera along its flight, to the position of the present time or to the end.
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
    bool atHome_ = true;  ///< true while the camera shows the whole table
};

}  // namespace sightline::app
