/// Handles the pressed mouse buttons on the table: orbit, pan, the drag of a tool, or a click. If a
/// TableGuest is shown, it receives the presses instead of the tools.
#pragma once
#include <QObject>
#include <QPointF>

#include "app/window/legion/tools/table_pointer.h"
#include "app/window/shell/scene/table_guest.h"
#include "app/window/shell/session/shown_game.h"

class QMouseEvent;
class QWheelEvent;

namespace sightline::app {

class MeasureMode;
class TableCamera;
class TableClick;
class TableTool;
class TableScene;
class TableTools;

class TableGrip : public QObject {
    Q_OBJECT

  public:
    TableGrip(const ShownGame& game, TableTools& tools, TableCamera& camera,
              const TableScene& scene, TableClick& click, const MeasureMode& mode)
        : game_(game), tools_(tools), camera_(camera), scene_(scene), click_(click), mode_(mode) {}
    void setGuest(TableGuest* guest) { guest_ = guest; }

    /// True if no mouse button is pressed for an action.
    bool none() const { return hold_ == Hold::none; }
    /// If `on` is true (the Space key is held), the left mouse button pans the camera.
    void setPanning(bool on) { panning_ = on; }

    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void doubleClick(const QMouseEvent& event);
    /// Handles the mouse wheel. The wheel turns the carried piece. If no piece is carried, the
    /// wheel zooms.
    void wheel(const QWheelEvent& event);

  signals:
    void changed();  ///< emitted when the table must be drawn again
    void cursorWanted(Qt::CursorShape shape);

  private:
    enum class Hold { none, click, orbit, pan, tool };
    TablePointer pointerAtPixel(QPointF pixel) const;
    /// The objects under a pixel. A pixel of a badge counts as a pixel of the badge's miniature.
    TablePointer seenAtPixel(QPointF pixel) const;
    GuestPointer guestPointer(QPointF pixel, Qt::KeyboardModifiers modifiers) const;
    void take(const QMouseEvent& event);
    void hover(QPointF pixel);
    void drag(const QMouseEvent& event);
    void letGo(const QMouseEvent& event, Hold hold, TableTool* held);
    void releaseGuest(const QMouseEvent& event);

    const ShownGame& game_;
    TableTools& tools_;
    TableCamera& camera_;
    const TableScene& scene_;
    TableClick& click_;
    const MeasureMode& mode_;
    TableGuest* guest_ = nullptr;
    Hold hold_ = Hold::none;
    TableTool* held_ = nullptr;
    bool guestHolds_ = false;  ///< true: the TableGuest accepted the mouse press
    bool dragged_ = false, panning_ = false;
    QPointF pressedAt_, last_;
};

}  // namespace sightline::app
