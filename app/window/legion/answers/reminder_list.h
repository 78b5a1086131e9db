/// A list of reminders of effects that the players apply by hand. It lies over the lower part of
/// the table widget, so the table does not move when a reminder appears. If the question is
/// answered on the table and the list would cover the table, the list shows only one line.
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
    /// The lines that are visible now. Tests read them.
    QStringList lines() const;
    /// True if the list shows only one line: the number of reminders and the first reminder.
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
    bool folded_ = false, wanted_ = false;  ///< `wanted_` is true after a player pressed "Show all"
};

}  // namespace sightline::app
