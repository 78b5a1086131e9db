/// What the players now apply by hand: every reminder of the moment, over the lower rim of the
/// table, so that the table stays where it is when one comes or goes.
#pragma once
#include <QScrollArea>

#include "app/window/session/handover.h"

namespace sightline::app {

class ReminderList : public QScrollArea {
    Q_OBJECT

  public:
    ReminderList(const ShownGame& game, const Handover& handover, QWidget* table);
    /// The lines as they are shown, for tests.
    QStringList lines() const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void settle();
    std::vector<engine::Reminder> shown() const;
    QString lineOf(const engine::Reminder& one) const;
    const ShownGame& game_;
    const Handover& handover_;
};

}  // namespace sightline::app
