/// The camera of the table widget: its named positions, its movement, and the conversion between
/// pixels and points of the table.
#pragma once
#include <QPointF>
#include <QString>
#include <optional>
#include <vector>

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
    /// Sets the TableGuest that is shown instead of the game. Null: the game is shown.
    void setGuest(const TableGuest* guest) { guest_ = guest; }

    const rendering::Camera& shown() const { return control_.camera(); }
    /// The camera at the end of the flight in progress. Without a flight, it is the current camera.
    const rendering::Camera& destination() const { return control_.destination(); }
    bool flying() const { return control_.flying(); }
    bool inEyes() const { return control_.inEyes(); }
    /// The size of the widget in physical pixels. The widget's contents margins are the rims that
    /// panels cover.
    rendering::Viewport viewport() const;
    /// The part of the widget that no panel covers, logical pixels.
    QRectF clearPart() const;
    /// The ray from the eye through a logical pixel of the widget.
    geometry::Segment rayAt(QPointF pixel) const;
    QPointF screenOf(geometry::Vec3 point) const;
    /// The rectangle of the screen that covers an upright solid: the middle of its foot, its width
    /// and its height in inches. Logical pixels.
    QRectF boxOnScreen(geometry::Vec3 foot, double width, double height) const;
    /// How far a small figure is shown as a standing badge figure, see standing_figure.h. In the
    /// view from the eyes of a miniature, each figure has its own size.
    double standingShare(geometry::Vec3 foot, double height) const;
    /// The rectangle of the screen that covers the drawn figure of a miniature, logical pixels.
    QRectF boxOfFigure(const geometry::Mini& mini) const;
    /// The logical pixel at which the middle of a miniature is shown.
    QPointF screenOf(engine::MiniId mini) const;

    /// Moves the camera to a named position: "table", "top", "blue", "red", "eyes" (of the selected
    /// unit leader), "selection". In a visible widget, the camera flies to it. Returns false if no
    /// position has this name or if there is no unit to show.
    bool go(const QString& name);
    /// Moves the camera at once, so that the box between two corners fills the picture.
    void frame(const geometry::Segment& corners);
    /// Shows the whole table at once. The whole table stays visible when the widget changes its
    /// size.
    void goHome();
    void resized();
    /// Reacts to a change of the clear part of the widget. The camera then shows the same part of
    /// the table in the new clear part.
    void roomChanged();
    /// Sets the width of the right rim that a panel covers only for a while, logical pixels. The
    /// camera does not give way to such a panel, so that the table stays where it is. Only a
    /// selected unit below the panel comes into view.
    void setOverlap(int pixels) { overlap_ = pixels; }
    /// Shifts the camera if the panel of `setOverlap` covers the leader of the selected unit.
    void uncoverSelection();
    void setGliding(bool glides) { glides_ = glides; }
    /// Sets the player from whose side the next flights to units and to the whole table look. No
    /// value: the flights to units keep the direction of the camera, and the whole table is shown
    /// from blue's side.
    void setSeat(std::optional<engine::Player> player) { seat_ = player; }
    /// Flies to the miniatures of some units, to the middle distance at which they read well. The
    /// camera stays above the terrain, so that no terrain piece is before the units.
    void approach(const std::vector<engine::UnitId>& units);
    /// Handles a key that moves the camera. Returns false if the key has another purpose.
    bool key(int key);
    /// Ends the view from a miniature's eyes. Returns false if the camera does not show that view.
    bool leaveEyes() { return control_.leaveEyes(); }

    void orbit(double yawDegrees, double pitchDegrees);
    /// Shifts the camera, so that the point of the table at pixel `from` appears at pixel `to`. The
    /// pixels are logical.
    void pan(QPointF from, QPointF to);
    void zoom(double factor, glm::dvec3 anchor);
    /// Shifts the camera as far as necessary, so that the point lies in the clear part of the
    /// widget.
    void keepInSight(geometry::Vec3 point);
    /// Moves the camera to its present position on its flight.
    void advance() { control_.advance(); }
    void land();

  private:
    std::optional<rendering::Camera> named(const QString& name) const;
    std::optional<engine::UnitId> unitToLookAt() const;
    std::optional<geometry::Segment> boxOf(const std::vector<engine::UnitId>& units) const;
    rendering::Camera turnedToSeat(rendering::Camera camera) const;
    bool seesFreely(const rendering::Camera& camera) const;
    void lookThroughEyes(engine::UnitId unit);

    const QWidget& widget_;
    const ShownGame& game_;
    const UnitChoice& choice_;
    const TableGuest* guest_ = nullptr;
    TableCameraControl control_;
    bool glides_ = true;
    int overlap_ = 0;
    std::optional<engine::Player> seat_{};
    /// The middle of the clear part, in physical pixels, for which the camera was set last.
    glm::dvec2 middle_{};
    bool atHome_ = true;  ///< true while the camera is set to show the whole table
};

}  // namespace sightline::app
