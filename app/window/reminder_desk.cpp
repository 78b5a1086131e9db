#include "app/window/reminder_desk.h"

#include <algorithm>

#include "app/window/legion/adjust/adjust_game_menu.h"
#include "app/window/legion/adjust/adjust_menu.h"
#include "app/window/legion/answers/reminder_list.h"
#include "app/window/legion/table/table_view.h"

namespace sightline::app {

ReminderDesk::ReminderDesk(const WindowParts& parts, QWidget* window)
    : QObject(window), parts_(parts), window_(window) {
    connect(parts.reminders, &ReminderList::adjustWanted, this, &ReminderDesk::open);
}

// During an attack, effects by hand change its dice or its cover, which belong to no unit.
void ReminderDesk::open(const engine::Reminder& reminder) {
    if (reminder.unit.none() || parts_.session->view().attack)
        openGame();
    else
        openUnit(reminder);
}

void ReminderDesk::openUnit(const engine::Reminder& reminder) {
    auto* dialog = new AdjustMenu(*parts_.session, reminder.unit, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AdjustMenu::placeWanted, parts_.table, &TableView::placeByHand);
    dialog->open();
    const auto& cards = parts_.session->view().unit(reminder.unit).cards;
    const bool ofCard = std::any_of(cards.begin(), cards.end(), [&](const auto& one) {
        return one.name == reminder.citation.section;
    });
    if (ofCard) dialog->showUpgrades();
}

void ReminderDesk::openGame() {
    auto* dialog = new AdjustGameMenu(*parts_.session, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AdjustGameMenu::placeWanted, parts_.table, &TableView::placeByHand);
    dialog->open();
    dialog->showAttack();
}

}  // namespace sightline::app
