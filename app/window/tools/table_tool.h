/// What every tool on the table has in common: it may take a drag, draw into the frame, and say
/// something beside the pointer.
#pragma once
#include <QObject>
#include <QString>
#include <optional>

#include "app/window/scene/scene_draft.h"
#include "app/window/session/game_session.h"
#include "app/window/tools/table_note.h"
#include "app/window/tools/table_pointer.h"

namespace sightline::app {

class TableTool : public QObject {
    Q_OBJECT

  public:
    explicit TableTool(GameSession& session, QObject* parent = nullptr)
        : QObject(parent), session_(session) {}

    /// True takes the drag that begins: `drag` and `release` follow.
    virtual bool press(const TablePointer&) { return false; }
    virtual void drag(const TablePointer&) {}
    virtual void release(const TablePointer&) {}
    /// A click that was no drag; true when the tool takes it.
    virtual bool tap(const TablePointer&) { return false; }
    virtual void hover(const TablePointer&) {}
    /// Gives up what is under way; false when nothing is.
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
