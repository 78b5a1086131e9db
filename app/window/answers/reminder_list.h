/// What the players now apply by hand: every reminder of the moment, over the lower rim of the
/// table, so that the table stays where it is when one comes or goes. While a question is answered
/// on the table they fold into one line where they would lie over it.
#pragma once
#include <QScrollArea>

#include "app/window/session/handover.h"

class QVBoxLayout;

namespace sightline::app {

class KeyButton;

class ReminderList : public QScrollArea {
    Q_OBJECT

  public:
    ReminderList(const ShownGame& game, const Handover& handover, QWidget* table);
    /// The lines as they are shown, for tests.
    QStringList lines() const;
    /// Only how many there are is shown, and the first.
    bool folded() const { return folded_; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void settle();
    std::vector<engine::Reminder> shown() const;
    QString lineOf(const engine::Reminder& one) const;
    void addSummary(QVBoxLayout& column, const std::vector<engine::Reminder>& reminders);
    void addLines(QVBoxLayout& column, const std::vector<engine::Reminder>& reminders);
    bool answeredOnTable() const;
    const ShownGame& game_;
    const Handover& handover_;
    QWidget *summary_ = nullptr, *lines_ = nullptr;
    KeyButton* unfold_ = nullptr;
    QStringList told_;
    bool folded_ = false, wanted_ = false;  ///< the players want all of them in sight
};

}  // namespace sightline::app
