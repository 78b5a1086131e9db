#include "app/window/coach_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

#include "app/window/legion/table/table_view.h"

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

CoachDesk::CoachDesk(const GameSession& session, TableView* table, QMainWindow* window)
    : QObject(window), table_(table), watch_(session), line_(new CoachLine(watch_, table)) {
    const auto menus = window->menuBar()->actions();
    QMenu* game = menus.at(menus.size() - 2)->menu();
    addSwitch(game, Player::blue);
    addSwitch(game, Player::red);
    connect(&watch_, &CoachWatch::changed, this, &CoachDesk::mark);
    connect(line_, &CoachLine::ruleAsked, this, &CoachDesk::ruleAsked);
    connect(line_, &CoachLine::notAgain, this, &CoachDesk::silence);
}

// The unit of the note, the enemy and the line to it, and the end of the Move. A lesson shows no
// notes, so its marks are not replaced.
void CoachDesk::mark() {
    const auto& note = watch_.note();
    if (!note && !marking_) return;
    std::vector<engine::lessons::Target> targets;
    if (note) {
        targets.push_back({.unit = note->activation.unit});
        if (note->target) {
            targets.push_back({.unit = note->target});
            targets.push_back({.line = {note->activation.unit, *note->target}});
        }
        if (note->spot) targets.push_back({.spot = note->spot});
    }
    marks_.setTargets(std::move(targets));
    marking_ = note.has_value();
    table_->setMarks(marking_ ? &marks_ : nullptr);
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
