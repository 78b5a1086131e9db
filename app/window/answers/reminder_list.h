/// What the players now apply by hand: every reminder of the moment, over the lower rim of the
/// table, so that the table stays where it is when one comes or goes.
#pragma once
#include <QScrollArea>

#include "app/window/session/game_session.h"

namespace sightline::app {

class ReminderList : public QScrollArea {
    Q_OBJECT

  public:
    ReminderList(GameSession& session, QWidget* table);
    /// The lines as they are shown, for tests.
    QStringList lines() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void settle();
    std::vector<engine::Reminder> shown() const;
    QString lineOf(const engine::Reminder& one) const;
    GameSession& session_;
};

}  // namespace sightline::app
