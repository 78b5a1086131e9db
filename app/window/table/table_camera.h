/// From where the table is looked at: named places and free ones, and which pixel of the widget
/// shows which point.
#pragma once
#include <QPointF>
#include <QString>

#include "app/window/session/unit_choice.h"
#include "app/window/table/table_camera_control.h"
#include "geometry/measure/measures.h"
#include "rendering/scene/camera.h"

class QWidget;

namespace sightline::app {

class TableGuest;

class TableCamera {
  public:
    TableCamera(const QWidget& widget, const ShownGame& game, const UnitChoice& choice)
        : widget_(widget), game_(game), choice_(choice) {}
    /// Whose table it is; null: the game's.
    void setGuest(const TableGuest* guest) { guest_ = guest; }

    const rendering::Camera& shown() const { return control_.camera(); }
    /// Where the running flight ends; what is shown when it stands still.
    const rendering::Camera& destination() const { return control_.destination(); }
    bool flying() const { return control_.flying(); }
    bool inEyes() const { return control_.inEyes(); }
    /// In pixels of the screen.
    rendering::Viewport viewport() const;
    /// From the eye through a pixel (logical, in the widget).
    geometry::Segment rayAt(QPointF pixel) const;
    QPointF screenOf(geometry::Vec3 point) const;
    /// Of a miniature's middle.
    QPointF screenOf(engine::MiniId mini) const;

    /// To a named camera, in a flight where somebody sees it: "table", "top", "blue", "red", "eyes"
    /// (of the selected unit leader), "selection". False when there is nothing to look at, or from.
    bool go(const QString& name);
    /// At once to the whole table, and there again when the widget gets another size.
    void goHome();
    void resized();
    /// What a key of the camera does; false when it is none.
    bool key(int key);
    /// Back from somebody's eyes; false when it is in nobody's.
    bool leaveEyes() { return control_.leaveEyes(); }

    void orbit(double yawDegrees, double pitchDegrees);
    /// Logical pixels.
    void pan(QPointF from, QPointF to);
    void zoom(double factor, glm::dvec3 anchor);
    /// Brings the flight up to now, or to its end.
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
    bool atHome_ = true;  ///< it has not left the whole table
};

}  // namespace sightline::app
