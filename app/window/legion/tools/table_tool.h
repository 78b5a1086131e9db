/// The base class of the mouse tools on the table. A tool can accept a drag, draw on the table, and
/// show a text beside the mouse pointer.
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

    /// Handles a mouse press. If it returns true, this tool also gets `drag` and `release`.
    virtual bool press(const TablePointer&) { return false; }
    virtual void drag(const TablePointer&) {}
    virtual void release(const TablePointer&) {}
    /// Handles a click without movement. Returns true if the tool used the click.
    virtual bool tap(const TablePointer&) { return false; }
    virtual void hover(const TablePointer&) {}
    /// Cancels the action of the tool that is in progress. Returns false if there is none.
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
