/// The coach of each player: its switch in the Game menu, its notes over the table, and the
/// settings that are kept between runs.
#pragma once
#include <QObject>

#include "app/window/legion/coach/coach_line.h"

class QMainWindow;
class QMenu;

namespace sightline::app {

class CoachDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds the switches to the Game menu. `table` is the widget over which notes appear.
    CoachDesk(const GameSession& session, QWidget* table, QMainWindow* window);

    const CoachWatch& watch() const { return watch_; }

  signals:
    /// Emitted when the player wants to read the rule of a note.
    void ruleAsked(const sightline::engine::Citation& citation);

  private:
    void addSwitch(QMenu* menu, engine::Player player);
    void silence(engine::Player player, engine::CoachKind kind);

    CoachWatch watch_;
    CoachLine* line_;
};

}  // namespace sightline::app
