/// The interface of every tool on the table. A tool may accept a drag, draw into the frame, and
/// show a note beside the pointer.
#pragma once
#include <QObject>
#include <QString>
#include <optional>

#include "app/window/legion/tools/table_pointer.h"
#include "app/window/shell/scene/scene_draft.h"
#include "app/window/shell/scene/table_note.h"
#include "app/window/shell/session/game_session.h"

namespace sightline::app {

class TableTool : public QObject {
    Q_OBJECT

  public:
    explicit TableTool(GameSession& session, QObject* parent = nullptr)
        : QObject(parent), session_(session) {}

    /// Returns true to accept the drag; `drag` and `release` then follow.
    virtual bool press(const TablePointer&) { return false; }
    virtual void drag(const TablePointer&) {}
    virtual void release(const TablePointer&) {}
    /// A click without a drag. Returns true if the tool handled it.
    virtual bool tap(const TablePointer&) { return false; }
    virtual void hover(const TablePointer&) {}
    /// Cancels the current action. Returns false if there is none.
    virtual bool cancel() { return false; }
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
