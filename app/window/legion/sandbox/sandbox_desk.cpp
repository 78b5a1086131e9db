#include "app/window/legion/sandbox/sandbox_desk.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "app/window/legion/builder/new_game/new_game.h"
#include "app/window/legion/sandbox/measured_dialog.h"
#include "app/window/legion/sandbox/sandbox_palette.h"
#include "app/window/legion/sandbox/sandbox_start.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/layout_paths.h"
#include "app/window/shell/session/user_packs.h"
#include "app/window/shell/widgets/table_preview.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

QString lineOfProblem(const Problem& problem) { return MessageWords::said(problem); }

QMenu* menuAt(const QMainWindow& window, qsizetype index) {
    return window.menuBar()->actions().at(index)->menu();
}

}  // namespace

SandboxDesk::SandboxDesk(const Collaborators& around, QMainWindow* window)
    : QObject(window), around_(around) {
    palette_ = new SandboxPalette(*around.session, *around.table, window);
    window->addDockWidget(Qt::LeftDockWidgetArea, palette_);
    palette_->hide();
    preview_ = new TablePreview(window);
    addCommands(window);
    connect(palette_, &SandboxPalette::toolWanted, this, &SandboxDesk::moveWithTool);
    connect(palette_, &SandboxPalette::removalWanted, this, &SandboxDesk::removeSelected);
    connect(around.session, &GameSession::changed, this, &SandboxDesk::refresh);
    connect(&around.session->choice(), &UnitChoice::selectionChanged, this, &SandboxDesk::refresh);
    refresh();
}

// Adds the commands of the sandbox to two menus: File, the first in the menu bar, and Game, the
// last but one.
void SandboxDesk::addCommands(QMainWindow* window) {
    QMenu* file = menuAt(*window, 0);
    auto* fresh = new QMenu(tr("New sand&box"), file);
    file->insertMenu(file->actions().value(1), fresh);
    connect(fresh, &QMenu::aboutToShow, this, [this, fresh] { fillTables(fresh); });
    QMenu* game = menuAt(*window, window->menuBar()->actions().size() - 2);
    game->addSeparator();
    take_ = game->addAction(tr("&Take this position to the sandbox"));
    back_ = game->addAction(tr("&Back to the game"));
    tool_ = game->addAction(tr("Move with the &movement tool"));
    tool_->setShortcut(QKeySequence(Qt::Key_G));
    remove_ = game->addAction(tr("Take the unit &off the battlefield"));
    remove_->setShortcut(QKeySequence(Qt::Key_Delete));
    measure_ = game->addAction(tr("Put by &measure\u2026"));
    measure_->setObjectName(QStringLiteral("putByMeasure"));
    game->addAction(palette_->toggleViewAction());
    connect(take_, &QAction::triggered, this, &SandboxDesk::takePosition);
    connect(back_, &QAction::triggered, this, &SandboxDesk::goBack);
    connect(tool_, &QAction::triggered, this, &SandboxDesk::moveWithTool);
    connect(remove_, &QAction::triggered, this, &SandboxDesk::removeSelected);
    connect(measure_, &QAction::triggered, this, [this, window] {
        if (!measured_) measured_ = new MeasuredDialog(*around_.session, *around_.table, window);
        measured_->show();
        measured_->raise();
    });
}

void SandboxDesk::fillTables(QMenu* menu) {
    menu->clear();
    connect(menu->addAction(tr("On an &empty table")), &QAction::triggered, this,
            [this] { beginOn({}); });
    for (const TableChoice& table : readyTables()) {
        QString name = table.name;
        name.replace('&', QLatin1String("&&"));
        QAction* entry = menu->addAction(tr("On %1").arg(name));
        entry->setData(table.file);
        connect(entry, &QAction::triggered, this, [this, path = table.file] { beginOn(path); });
    }
    connect(menu->addAction(tr("On a &layout\u2026")), &QAction::triggered, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            palette_->window(), tr("Open"), {},
            tr("Layouts (*.layout.json *.sightline-table);;All files (*)"));
        if (!path.isEmpty()) beginOn(path);
    });
    preview_->follow(menu);
}

void SandboxDesk::beginOn(const QString& layout) {
    if (!around_.files->mayLeave()) return;
    say(startOn(layout));
}

void SandboxDesk::say(const std::optional<QString>& problem) {
    if (problem) emit around_.files->said(*problem, true);
    emit around_.files->filesChanged();
}

std::optional<QString> SandboxDesk::startOn(const QString& layout) {
    const QString name = tr("Sandbox");
    const auto read = [layout, called = name.toStdString(), packs = packsSwitchedOn()] {
        return sandboxOn(layout, called, packs);
    };
    return around_.files->opener().start(name, read, 1);
}

std::optional<QString> SandboxDesk::open(const QString& file) {
    if (file.isEmpty() || holdsLayout(file)) return startOn(file);
    const auto make = [file, packs = packsSwitchedOn()](const std::stop_token& stop) {
        return positionIn(file, packs, stop);
    };
    const auto shown =
        showInstead(*around_.session, tr("Opening %1").arg(QFileInfo(file).fileName()), make);
    if (!shown) return lineOfProblem(shown.problem());
    return std::nullopt;
}

void SandboxDesk::takePosition() {
    GameSession& session = *around_.session;
    if (!session.running() || session.view().sandbox || session.staging().on || session.gate())
        return;
    engine::Journal journal = session.game().journal();
    // While the players look back, they mean the earlier position.
    if (session.looksBack()) journal.answers.resize(session.answersShown());
    const auto make = [journal, packs = packsSwitchedOn()](const std::stop_token& stop) {
        return positionOf(journal, packs, stop);
    };
    auto shown = showInstead(session, tr("Taking the position to the sandbox"), make);
    if (!shown) return say(lineOfProblem(shown.problem()));
    aside_ = std::move(*shown);
    refresh();
    say({});
}

void SandboxDesk::goBack() {
    if (!aside_ || !around_.files->mayLeave()) return;
    takeBack(*around_.session, std::exchange(aside_, nullptr));
    refresh();
    say({});
}

bool SandboxDesk::mayLeave() {
    if (!around_.files->mayLeave()) return false;
    if (!aside_) return true;
    takeBack(*around_.session, std::exchange(aside_, nullptr));
    refresh();
    return around_.files->mayLeave();
}

void SandboxDesk::refresh() {
    const GameSession& session = *around_.session;
    const bool running = session.running();
    const bool sandbox = running && session.view().sandbox;
    take_->setEnabled(running && !sandbox && !session.staging().on && !session.gate());
    back_->setEnabled(aside_ != nullptr && !(running && session.staging().on));
    const bool ready = sandbox && session.choice().selected() && session.question() &&
                       session.question()->ask == engine::Ask::freeTable &&
                       !session.view().unit(*session.choice().selected()).undeployed;
    tool_->setEnabled(ready);
    remove_->setEnabled(ready);
    measure_->setEnabled(sandbox);
    palette_->toggleViewAction()->setEnabled(sandbox);
    if (!sandbox) palette_->hide();  // the palette may be open from an earlier start of the program
    // An example of the rules has its units already. It leaves the room to the table.
    const bool wanted = sandbox && !session.staging().on;
    if (wanted == shown_) return;
    shown_ = wanted;
    palette_->setVisible(wanted);
}

void SandboxDesk::moveWithTool() {
    GameSession& session = *around_.session;
    if (!session.choice().selected()) return;
    session.answer(
        engine::Adjust{session.adjuster(), palette_->toolMoveOf(*session.choice().selected())});
}

void SandboxDesk::removeSelected() {
    GameSession& session = *around_.session;
    if (!session.choice().selected()) return;
    session.answer(
        engine::Adjust{session.adjuster(), engine::LeaveSandbox{*session.choice().selected()}});
}

}  // namespace sightline::app
