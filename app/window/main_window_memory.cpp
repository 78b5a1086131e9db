// The main window at the next start of the program: its size and its open parts.
#include <QSettings>

#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/main_window.h"

namespace sightline::app {
namespace {
const QString windowGeometryKey = QStringLiteral("window/geometry");
const QString stateKey = QStringLiteral("window/state");
const QString openKey = QStringLiteral("window/open");
// Version of the saved state. An older state contains docks that the window no longer has.
constexpr int stateVersion = 2;
}  // namespace

// Opens the parts of the window that were open when the program ended.
void MainWindow::restore() {
    const QSettings kept;
    restoreGeometry(kept.value(windowGeometryKey).toByteArray());
    restoreState(kept.value(stateKey).toByteArray(), stateVersion);
    const QStringList open = kept.value(openKey).toStringList();
    for (const auto player : {engine::Player::blue, engine::Player::red}) {
        RosterStrip& roster = parts_.rosters->of(player);
        roster.setOpen(open.contains(roster.objectName()));
    }
    parts_.record->setOpen(open.contains(parts_.record->objectName()));
}

void MainWindow::keep() const {
    QSettings kept;
    kept.setValue(windowGeometryKey, saveGeometry());
    kept.setValue(stateKey, saveState(stateVersion));
    QStringList open;
    for (const auto player : {engine::Player::blue, engine::Player::red}) {
        const RosterStrip& roster = parts_.rosters->of(player);
        if (roster.isOpen()) open << roster.objectName();
    }
    if (parts_.record->isOpen()) open << parts_.record->objectName();
    kept.setValue(openKey, open);
}

}  // namespace sightline::app
