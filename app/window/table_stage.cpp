#include "app/window/table_stage.h"

#include <QEvent>
#include <algorithm>

#include "app/window/action_bar.h"
#include "app/window/legion/answers/reminder_list.h"
#include "app/window/legion/cards/unit_card_panel.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/timeline/timeline_strip.h"
#include "app/window/shell/widgets/side_panels.h"

namespace sightline::app {
namespace {
// Smallest size of the middle of the window, pixels.
constexpr QSize leastStage(640, 400);
// Least width of the clear part of the table beside an open side panel, pixels. A folded roster
// makes room for it.
constexpr int leastClear = 480;
}  // namespace

TableStage::TableStage(QWidget* parent) : QWidget(parent) { setMinimumSize(leastStage); }

void TableStage::take(const WindowParts& parts) {
    parts_ = parts;
    parts.table->lower();
    for (const auto player : {engine::Player::blue, engine::Player::red})
        connect(&parts.rosters->of(player), &RosterStrip::openChanged, this, &TableStage::settle);
    connect(parts.side, &SidePanels::changed, this, &TableStage::settle);
    connect(parts.reminders, &ReminderList::changed, this, &TableStage::settle);
    settle();
}

void TableStage::setReserved(int right) {
    if (reserved_ == right) return;
    reserved_ = right;
    settle();
}

// Places the panels. The record, the timeline and the action bar lie along the lower edge, the
// rosters at the left and right edges, and the side panels beside the right roster. The reminders
// lie above the action bar, in a rim of the table. An open roster lies over the table and over the
// side panels. With large texts in a small window, an open side panel takes the place of the
// rosters that are folded, so that it hides neither attacker nor defender.
void TableStage::settle() {
    if (!parts_.table) return;
    parts_.table->setGeometry(rect());
    const int record = parts_.record->sizeHint().height();
    const int bar = parts_.bar->isHidden() ? 0 : parts_.bar->sizeHint().height();
    const int film = parts_.timeline->isHidden() ? 0 : parts_.timeline->sizeHint().height();
    const int floor = std::max(0, height() - record - film - bar);
    parts_.record->setGeometry(0, height() - record, width(), record);
    parts_.timeline->setGeometry(0, height() - record - film, width(), film);
    parts_.bar->setGeometry(0, floor, width(), bar);
    const int strip = RosterStrip::foldedWidth();
    RosterStrip& blue = parts_.rosters->of(engine::Player::blue);
    RosterStrip& red = parts_.rosters->of(engine::Player::red);
    const int right = width() - reserved_;
    for (RosterStrip* one : {&blue, &red}) {
        const QSize size = one->sizeHint().boundedTo({width(), floor});
        one->setGeometry(one == &blue ? 0 : right - size.width(), 0, size.width(), size.height());
    }
    const int open = parts_.side->openWidth();
    const int room = width() - reserved_ - open - leastClear;
    const bool redYields = open > 0 && room < 2 * strip;
    const bool blueYields = redYields && room < strip;
    red.setVisible(!redYields || red.isOpen());
    blue.setVisible(!blueYields || blue.isOpen());
    const int leftRim = blueYields ? 0 : strip, rightRim = reserved_ + (redYields ? 0 : strip);
    parts_.side->setGeometry(width() - rightRim - open, 0, open, floor);
    if (blue.isOpen()) blue.raise();
    if (red.isOpen()) red.raise();
    const int clear = width() - leftRim - rightRim - open;
    const int reminders = parts_.reminders->wantedHeight(clear, height());
    // A card opens and closes with every click on a unit, so the table does not move for it.
    parts_.table->setOverlap(parts_.side->opened() == parts_.card ? open : 0);
    parts_.table->setContentsMargins(leftRim, 0, rightRim + open, height() - floor + reminders);
}

bool TableStage::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) settle();
    return QWidget::event(event);
}

void TableStage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    settle();
}

}  // namespace sightline::app
