#include "app/window/coach_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

namespace sightline::app {
namespace {

using engine::Player;

QString nameInSettings(Player player) {
    return player == Player::blue ? QStringLiteral("blue") : QStringLiteral("red");
}
QString switchKey(Player player) { return QStringLiteral("coach/%1").arg(nameInSettings(player)); }
QString silencedKey(Player player) {
    return QStringLiteral("coach/%1Silenced").arg(nameInSettings(player));
}

}  // namespace

CoachDesk::CoachDesk(const GameSession& session, QWidget* table, QMainWindow* window)
    : QObject(window), watch_(session), line_(new CoachLine(watch_, table)) {
    const auto menus = window->menuBar()->actions();
    QMenu* game = menus.at(menus.size() - 2)->menu();
    addSwitch(game, Player::blue);
    addSwitch(game, Player::red);
    connect(line_, &CoachLine::ruleAsked, this, &CoachDesk::ruleAsked);
    connect(line_, &CoachLine::notAgain, this, &CoachDesk::silence);
}

void CoachDesk::addSwitch(QMenu* menu, Player player) {
    for (const QString& name : QSettings().value(silencedKey(player)).toStringList())
        if (const auto kind = engine::coachKindOf(name.toStdString()))
            watch_.switchOff(player, *kind);
    QAction* action =
        menu->addAction(player == Player::blue ? tr("Coach for &Blue") : tr("Coach for R&ed"));
    action->setObjectName(QStringLiteral("coach_") + nameInSettings(player));
    action->setCheckable(true);
    action->setToolTip(
        tr("A short note after an answer that costs much. At most one note in an activation"));
    action->setChecked(QSettings().value(switchKey(player), false).toBool());
    watch_.setOn(player, action->isChecked());
    connect(action, &QAction::toggled, this, [this, player](bool on) {
        // A player who switches the coach on again wants to read all notes.
        if (on) {
            watch_.allowAll(player);
            QSettings().remove(silencedKey(player));
        }
        watch_.setOn(player, on);
        QSettings().setValue(switchKey(player), on);
    });
}

void CoachDesk::silence(Player player, engine::CoachKind kind) {
    watch_.switchOff(player, kind);
    QStringList names = QSettings().value(silencedKey(player)).toStringList();
    names << QString::fromStdString(engine::nameOf(kind));
    names.removeDuplicates();
    QSettings().setValue(silencedKey(player), names);
}

}  // namespace sightline::app
