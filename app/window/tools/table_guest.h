/// What the table shows and does instead of a game, such as a layout that is being built. The view
/// keeps its camera, its models and its frames; what stands on the table is the guest's.
#pragma once
#include <QObject>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include "app/files/load.h"
#include "app/window/scene/scene_draft.h"
#include "app/window/tools/table_note.h"

namespace sightline::app {

/// Where the pointer is, and the line from the eye through it.
struct GuestPointer {
    QPointF pixel;  ///< logical, in the table widget
    geometry::Segment ray{};
    Qt::KeyboardModifiers modifiers{};
};

/// How the view looks at the table now.
struct TableSight {
    std::function<QPointF(geometry::Vec3)> pixelOf;
    std::function<geometry::Segment(QPointF)> rayAt;
};

class TableGuest : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// The table, its mat, its pieces and how each is drawn.
    virtual const Layout& shown() const = 0;
    /// Ids of pieces with a bright outline.
    virtual std::set<std::string> outlined() const = 0;
    /// Adds to the frame; lines on the ground are so many inches wide.
    virtual void draw(SceneDraft& draft, double line) const = 0;
    virtual std::optional<TableNote> note() const = 0;
    /// What "frame the selection" frames; none without one.
    virtual std::optional<geometry::Segment> framed() const = 0;

    /// True takes the drag that begins: `drag` and `release` follow. A press that stays where it is
    /// ends in `tap` instead.
    virtual bool press(const GuestPointer& pointer) = 0;
    virtual void drag(const GuestPointer& pointer) = 0;
    virtual void release(const GuestPointer& pointer) = 0;
    virtual void tap(const GuestPointer& pointer) = 0;
    virtual void doubleTap(const GuestPointer& pointer) = 0;
    virtual void hover(const GuestPointer& pointer) = 0;
    /// True when the key, or the turn of the wheel, is the guest's.
    virtual bool key(int key, Qt::KeyboardModifiers modifiers) = 0;
    virtual bool wheel(int notches, Qt::KeyboardModifiers modifiers) = 0;
    /// Gives up what is under way; false when nothing is.
    virtual bool cancel() = 0;

    void setSight(TableSight sight) { sight_ = std::move(sight); }

  signals:
    void changed();        ///< draw again
    void tableReplaced();  ///< another table: the camera goes home
    void hint(const QString& text);

  protected:
    const TableSight& sight() const { return sight_; }

  private:
    TableSight sight_;
};

}  // namespace sightline::app
