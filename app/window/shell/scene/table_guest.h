/// TableGuest: the base class of objects that the table widget shows instead of a game, such as a
/// layout in Layout mode. The guest supplies the table and its marks, and handles the mouse. The
/// widget draws and keeps the camera.
#pragma once
#include <QObject>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "app/files/tables/load.h"
#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/scene/table_note.h"

namespace sightline::app {

/// The mouse pointer on the table: its pixel, and the ray from the eye through this pixel.
struct GuestPointer {
    QPointF pixel;  ///< logical pixel in the table widget
    geometry::Segment ray{};
    Qt::KeyboardModifiers modifiers{};
};

/// Functions that convert between points of the table and pixels, for the current camera.
struct TableSight {
    std::function<QPointF(geometry::Vec3)> pixelOf;
    std::function<geometry::Segment(QPointF)> rayAt;
};

class TableGuest : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// The layout to draw: the table, its mat, its pieces and their models.
    virtual const Layout& shown() const = 0;
    /// Ids of the pieces with a bright outline.
    virtual std::set<std::string> outlined() const = 0;
    /// Adds marks to the scene. `line` is the width of lines on the ground, inches.
    virtual void draw(SceneDraft& draft, double line) const = 0;
    virtual std::optional<TableNote> note() const = 0;
    /// The part of the table that the camera shows for the command "frame the selection". Empty if
    /// nothing is selected.
    virtual std::optional<geometry::Segment> framed() const = 0;

    /// Handles a mouse press. If it returns true, the guest also gets `drag` and `release`. If the
    /// mouse does not move before the release, the guest gets `tap` instead.
    virtual bool press(const GuestPointer& pointer) = 0;
    virtual void drag(const GuestPointer& pointer) = 0;
    virtual void release(const GuestPointer& pointer) = 0;
    virtual void tap(const GuestPointer& pointer) = 0;
    virtual void doubleTap(const GuestPointer& pointer) = 0;
    virtual void hover(const GuestPointer& pointer) = 0;
    /// Handles a key or a turn of the mouse wheel. Returns true if the guest used it.
    virtual bool key(int key, Qt::KeyboardModifiers modifiers) = 0;
    virtual bool wheel(int notches, Qt::KeyboardModifiers modifiers) = 0;
    /// Cancels the action in progress. Returns false if no action is in progress.
    virtual bool cancel() = 0;

    void setSight(TableSight sight) { sight_ = std::move(sight); }

  signals:
    void changed();  ///< emitted when the table must be drawn again
    /// Emitted when the guest has another table. The camera then shows the whole table.
    void tableReplaced();
    void hint(const QString& text);

  protected:
    const TableSight& sight() const { return sight_; }

  private:
    TableSight sight_;
};

}  // namespace sightline::app
