/// A guest: the interface of another subject that the table shows instead of a game, such as a
/// layout that is being edited. The view keeps its camera, its models and its frames. The guest
/// provides the contents of the table.
#pragma once
#include <QObject>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "app/files/load.h"
#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/scene/table_note.h"

namespace sightline::app {

/// The pointer's position, and the ray from the eye through it.
struct GuestPointer {
    QPointF pixel;  ///< logical pixel in the table widget
    geometry::Segment ray{};
    Qt::KeyboardModifiers modifiers{};
};

/// The current projection of the view.
struct TableSight {
    std::function<QPointF(geometry::Vec3)> pixelOf;
    std::function<geometry::Segment(QPointF)> rayAt;
};

class TableGuest : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// The table, its mat, its pieces and their models.
    virtual const Layout& shown() const = 0;
    /// Ids of the pieces with a bright outline.
    virtual std::set<std::string> outlined() const = 0;
    /// Adds items to the frame. `line` is the width of lines on the ground, inches.
    virtual void draw(SceneDraft& draft, double line) const = 0;
    virtual std::optional<TableNote> note() const = 0;
    /// The target of "frame the selection". Empty if nothing is selected.
    virtual std::optional<geometry::Segment> framed() const = 0;

    /// Returns true to accept the drag; `drag` and `release` then follow. A press without movement
    /// ends in `tap` instead.
    virtual bool press(const GuestPointer& pointer) = 0;
    virtual void drag(const GuestPointer& pointer) = 0;
    virtual void release(const GuestPointer& pointer) = 0;
    virtual void tap(const GuestPointer& pointer) = 0;
    virtual void doubleTap(const GuestPointer& pointer) = 0;
    virtual void hover(const GuestPointer& pointer) = 0;
    /// Returns true if the guest handled the key or the turn of the wheel.
    virtual bool key(int key, Qt::KeyboardModifiers modifiers) = 0;
    virtual bool wheel(int notches, Qt::KeyboardModifiers modifiers) = 0;
    /// Cancels the current action. Returns false if there is none.
    virtual bool cancel() = 0;

    void setSight(TableSight sight) { sight_ = std::move(sight); }

  signals:
    void changed();  ///< emitted when the table needs a redraw
    /// Emitted when the guest has another table, so the camera shows all of it.
    void tableReplaced();
    void hint(const QString& text);

  protected:
    const TableSight& sight() const { return sight_; }

  private:
    TableSight sight_;
};

}  // namespace sightline::app
