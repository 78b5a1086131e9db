/// The coach of each player: its switch in the Game menu, its notes over the table, and the
/// settings that are kept between runs.
#pragma once
#include <QObject>

#include "app/window/legion/coach/coach_line.h"
#include "app/window/legion/learn/lesson_marks.h"

class QMainWindow;
class QMenu;

namespace sightline::app {

class TableView;

class CoachDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds the switches to the Game menu. Notes appear over `table`, and the table
    /// marks the units and the spot of a note.
    CoachDesk(const GameSession& session, TableView* table, QMainWindow* window);

    const CoachWatch& watch() const { return watch_; }
    CoachWatch& watch() { return watch_; }
    const LessonMarks& marks() const { return marks_; }

  signals:
    /// Emitted when the player wants to read the rule of a note.
    void ruleAsked(const sightline::engine::Citation& citation);

  private:
    void mark();
    void addSwitch(QMenu* menu, engine::Player player);
    void silence(engine::Player player, engine::CoachKind kind);

    TableView* table_;
    LessonMarks marks_;
    bool marking_ = false;  ///< true while the table shows `marks_`
    CoachWatch watch_;
    CoachLine* line_;
};

}  // namespace sightline::app
