/// What the players now apply by hand: every reminder of the moment, above the question.
#pragma once
#include <QScrollArea>

#include "app/window/game_session.h"

namespace sightline::app {

class ReminderList : public QScrollArea {
    Q_OBJECT

  public:
    explicit ReminderList(GameSession& session, QWidget* parent = nullptr);
    /// The lines as they are shown, for tests.
    QStringList lines() const;

  private:
    void refresh();
    std::vector<engine::Reminder> shown() const;
    QString lineOf(const engine::Reminder& one) const;
    GameSession& session_;
};

}  // namespace sightline::app
