/// Handles clicks and mouse movements on the table: selects a unit, answers a question, shows a
/// text about the object under the pointer.
#pragma once
#include <QObject>
#include <QString>
#include <optional>

#include "app/window/legion/tools/table_pointer.h"
#include "app/window/shell/session/game_session.h"

namespace sightline::app {

class MeasureMode;
class TableTools;

class TableClick : public QObject {
    Q_OBJECT

  public:
    TableClick(GameSession& session, TableTools& tools, const MeasureMode& mode)
        : session_(session), tools_(tools), mode_(mode) {}

    void click(const TablePointer& pointer);
    /// Activates the double-clicked unit if the open question allows it. Otherwise moves the camera
    /// close to the unit.
    void doubleClick(const TablePointer& pointer);
    void hover(const TablePointer& pointer);
    void leave();

    /// If `on` is true, the next click on a miniature only picks the miniature: it selects and
    /// answers nothing.
    void setPicking(bool on);
    bool picking() const { return picking_; }

  signals:
    /// Emitted when the player clicked a miniature to pick it. Empty: the player gave up.
    void picked(std::optional<sightline::engine::MiniId> mini);
    /// Emitted with one line of text about the object under the mouse pointer.
    void hint(const QString& text);
    /// Emitted when the player clicked an enemy unit.
    void targetClicked(sightline::engine::UnitId unit);
    void tokenClicked();      ///< emitted when the player clicked an objective token or its plate
    void closerLookWanted();  ///< emitted when the player wants a close view of the selected unit
    void cursorWanted(Qt::CursorShape shape);

  private:
    bool answerWith(engine::MiniId mini);

    GameSession& session_;
    TableTools& tools_;
    const MeasureMode& mode_;
    bool picking_ = false;
};

}  // namespace sightline::app
