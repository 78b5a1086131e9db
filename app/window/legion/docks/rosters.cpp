#include "app/window/legion/docks/rosters.h"

#include <QAction>

namespace sightline::app {

Rosters::Rosters(const ShownGame& game, UnitChoice& choice, QWidget* table)
    : QObject(table), toggle_(new QAction(tr("Armies"), this)) {
    for (const auto player : {engine::Player::blue, engine::Player::red}) {
        auto* strip = new RosterStrip(game, choice, player, table);
        strips_[static_cast<std::size_t>(player)] = strip;
        connect(strip, &RosterStrip::chosen, this, &Rosters::chosen);
        connect(strip, &RosterStrip::openChanged, this,
                [this] { toggle_->setChecked(strips_[0]->isOpen() && strips_[1]->isOpen()); });
    }
    toggle_->setObjectName(QStringLiteral("openRosters"));
    toggle_->setCheckable(true);
    toggle_->setShortcut(QKeySequence(Qt::Key_F7));
    connect(toggle_, &QAction::triggered, this, [this](bool on) {
        for (RosterStrip* strip : strips_) strip->setOpen(on);
    });
}

RosterRow* Rosters::row(engine::UnitId unit) const {
    for (const RosterStrip* strip : strips_)
        if (RosterRow* row = strip->row(unit)) return row;
    return nullptr;
}

}  // namespace sightline::app
