#include "app/window/shell/dice/dice_tray.h"

#include <QPainter>

#include "app/window/shell/words/dice_words.h"

namespace sightline::app {

DiceTray::DiceTray(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("diceTray"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void DiceTray::setGroups(std::vector<DiceGroup> groups) {
    away_.clear();
    row_.setGroups(std::move(groups));
    QStringList words;
    for (const DiceGroup& group : row_.groups()) {
        std::vector<engine::RolledDie> counted;
        for (const LyingDie& die : group.dice)
            if (!die.canceled) counted.push_back(die.die);
        words << QStringLiteral("%1: %2").arg(group.caption, DiceWords::count(counted));
    }
    setAccessibleName(words.join(QStringLiteral("; ")));
    update();
}

QRectF DiceTray::room() const { return QRectF(rect()).adjusted(4, 0, -4, -2); }

std::vector<DiceRow::Slot> DiceTray::places() const { return row_.places(room(), fontMetrics()); }

void DiceTray::setAway(std::set<std::size_t> away) {
    away_ = std::move(away);
    update();
}

void DiceTray::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    row_.paint(painter, room(), away_);
}

}  // namespace sightline::app
