/// A list of reminders of effects that the players apply by hand. It lies in the rim below the
/// clear part of the table, so it covers nothing that players click. Each line leads to the thing
/// that its effect changes, and has buttons for changes of one click.
#pragma once
#include <QScrollArea>

#include "app/window/shell/session/game_session.h"

class QHBoxLayout;

namespace sightline::app {

class ReminderList : public QScrollArea {
    Q_OBJECT

  public:
    ReminderList(GameSession& session, QWidget* table);
    /// The lines that are visible now. Tests read them.
    QStringList lines() const;
    /// The height that the list needs in a table widget of this height, whose clear part has this
    /// width. 0 if there is no reminder.
    int wantedHeight(int width, int tableHeight) const;

  signals:
    void changed();  ///< emitted after the lines have changed
    /// Emitted when a player wants to change something that no button of the line changes.
    void adjustWanted(const sightline::engine::Reminder& reminder);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void settle();
    std::vector<engine::Reminder> given() const;
    bool onlyByHand() const;
    void remember();
    QString lineOf(const engine::Reminder& one) const;
    QWidget* rowOf(const engine::Reminder& one);
    void addChanges(QHBoxLayout& row, const engine::Reminder& one);
    void adjust(const decltype(engine::Adjust::what)& what);
    void lead(const engine::Reminder& one);

    GameSession& session_;
    const engine::Game* game_ = nullptr;   ///< game of the reminders; only compared
    std::vector<engine::Reminder> shown_;  ///< the reminders that are visible now
    std::size_t answers_ = 0;              ///< number of answers at the latest change
};

}  // namespace sightline::app
