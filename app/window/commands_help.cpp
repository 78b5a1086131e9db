// The Help menu of the main window, and the dialog about the program.
#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include "app/files/version.h"
#include "app/window/commands.h"
#include "app/window/legion/docks/turn_strip.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shortcut_sheet.h"

namespace sightline::app {

void Commands::helpMenu() {
    QMenu* menu = window_->menuBar()->addMenu(tr("&Help"));
    QAction* sheet =
        add(menu, tr("&Keys and mouse"), QStringLiteral("actions/help"), QKeySequence(Qt::Key_F1));
    connect(sheet, &QAction::triggered, this, [this] {
        auto* dialog = new ShortcutSheet(window_);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    parts_.strip->addCommand(sheet);
    connect(add(menu, tr("&About Sightline"), {}, {}), &QAction::triggered, this, &Commands::about);
}

void Commands::about() {
    QMessageBox box(window_);
    box.setWindowTitle(tr("About Sightline"));
    box.setIconPixmap(
        iconPixmap(QStringLiteral("app/sightline"), 72, window_->devicePixelRatioF()));
    box.setTextFormat(Qt::RichText);
    box.setText(tr("<h3>Sightline %1</h3>A digital tabletop whose every ruling explains itself.")
                    .arg(QString::fromStdString(programVersion())));
    box.setInformativeText(
        tr("An unofficial fan project for a miniatures game, not endorsed by its owners or "
           "publisher. It "
           "holds no artwork, logo or text of that game. Rulings follow the core rulebook of %1.")
            .arg(QLatin1String(engine::rulesDate)));
    box.exec();
}

}  // namespace sightline::app
