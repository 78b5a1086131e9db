/// The reminders of effects that the players apply by hand. The list is over the lower rim of the
/// table, so that the table does not move when a reminder comes or goes. During a question that is
/// answered on the table, a list that would cover the table folds into one line.
#pragma once
#include <QScrollArea>

#include "app/window/shell/session/handover.h"

class QVBoxLayout;

namespace sightline::app {

class KeyButton;

class ReminderList : public QScrollArea {
    Q_OBJECT

  public:
    ReminderList(const ShownGame& game, const Handover& handover, QWidget* table);
    /// The visible lines, for tests.
    QStringList lines() const;
    /// The list shows only the count and the first reminder.
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
    bool folded_ = false, wanted_ = false;  ///< the players want to see all of them
};

}  // namespace sightline::app
