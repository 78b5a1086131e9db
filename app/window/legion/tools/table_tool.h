/// The base class of the mouse tools on the table. A tool can accept a drag, draw on the table, and
/// show a text beside the mouse pointer.
#pragma once
#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "app/window/legion/tools/table_pointer.h"
#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/scene/table_note.h"
#include "app/window/shell/session/game_session.h"

namespace sightline::app {

/// A thing of a tool that the keyboard can push over the table.
struct TableHold {
    geometry::Vec3 at{};    ///< the place at which a press takes hold of it
    geometry::Vec3 from{};  ///< the place from which a typed distance counts
    QString name{};         ///< its name for players
    /// If given, the keys turn the thing at its place. The value is its facing before the turn.
    std::optional<geometry::Degrees> turnsFrom{};
};

class TableTool : public QObject {
    Q_OBJECT

  public:
    explicit TableTool(GameSession& session, QObject* parent = nullptr)
        : QObject(parent), session_(session) {}

    /// Handles a mouse press. If it returns true, this tool also gets `drag` and `release`.
    virtual bool press(const TablePointer&) { return false; }
    virtual void drag(const TablePointer&) {}
    virtual void release(const TablePointer&) {}
    /// Handles a click without movement. Returns true if the tool used the click.
    virtual bool tap(const TablePointer&) { return false; }
    virtual void hover(const TablePointer&) {}
    /// Cancels the action of the tool that is in progress. Returns false if there is none.
    virtual bool cancel() { return false; }

    /// The things that the keyboard can push now, in the order of the Tab key. The keyboard uses
    /// `press`, `drag` and `release`, as the mouse does.
    virtual std::vector<TableHold> holds() const { return {}; }
    /// The places to which the Tab key moves the held thing. Empty: the Tab key takes hold of
    /// another thing.
    virtual std::vector<geometry::Vec3> stops() const { return {}; }
    /// The place of the held thing if it cannot follow the pointer any farther. Otherwise empty.
    virtual std::optional<geometry::Vec3> reached() const { return std::nullopt; }
    /// True if `release` completes the action of the tool. Otherwise a confirmation follows.
    virtual bool endsOnRelease() const { return false; }
    /// True if the place of the latest `release` is illegal.
    virtual bool refused() const { return false; }
    virtual void draw(SceneDraft&) const {}
    virtual std::optional<TableNote> note() const { return std::nullopt; }

  signals:
    void changed();
    void hint(const QString& text);

  protected:
    GameSession& session() const { return session_; }

  private:
    GameSession& session_;
};

}  // namespace sightline::app
