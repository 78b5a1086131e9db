#include "app/window/layout_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "app/window/layouts/layout/layout_files.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/layout_paths.h"
#include "app/window/shortcut_sheet.h"

namespace sightline::app {

LayoutDesk::LayoutDesk(GameFiles& files, QMainWindow* window, const LayoutWindowSettings& settings)
    : QObject(window), files_(files), window_(window), settings_(settings) {
    addCommands();
    connect(&files, &GameFiles::tableOffered, this,
            [this](const QString& table) { showLayout(table); });
}

LayoutDesk::~LayoutDesk() = default;

// Adds the commands of Layout mode to the File menu, above "Open".
void LayoutDesk::addCommands() {
    QMenu* menu = window_->menuBar()->actions().front()->menu();
    QAction* open = nullptr;
    for (QAction* action : menu->actions())
        if (action->shortcut() == QKeySequence(QKeySequence::Open)) open = action;
    const auto insert = [&](const QString& text, const QKeySequence& keys, auto done) {
        auto* action = new QAction(text, this);
        action->setShortcut(keys);
        menu->insertAction(open, action);
        connect(action, &QAction::triggered, this, done);
    };
    insert(tr("New &layout"), QKeySequence(Qt::CTRL | Qt::Key_T),
           [this] { showLayout().files().startNew(); });
    insert(tr("Open a la&yout\u2026"), {}, [this] { showLayout().files().chooseAndOpen(); });
}

LayoutWindow& LayoutDesk::showLayout() {
    const bool first = !layout_;
    if (first) {
        layout_ = std::make_unique<LayoutWindow>(settings_);
        connect(layout_.get(), &LayoutWindow::playWanted, this, &LayoutDesk::play);
        connect(layout_.get(), &LayoutWindow::playModeWanted, this, &LayoutDesk::backToTheGame);
        connect(layout_.get(), &LayoutWindow::keysWanted, this, [this] {
            auto* sheet = new ShortcutSheet(layout_.get());
            sheet->setAttribute(Qt::WA_DeleteOnClose);
            sheet->open();
        });
    }
    layout_->show();
    layout_->raise();
    layout_->activateWindow();
    if (first) layout_->files().offerInterrupted();
    return *layout_;
}

LayoutWindow& LayoutDesk::showLayout(const QString& file) {
    LayoutWindow& window = showLayout();
    window.files().openOrSay(file);
    return window;
}

void LayoutDesk::play(const QString& layout) {
    backToTheGame();
    // A shared table is offered for a new game. `openOrSay` would show it in Layout mode again.
    if (isSharedTablePath(layout)) return emit files_.layoutOffered(layout);
    files_.openOrSay(layout);
}

void LayoutDesk::backToTheGame() {
    window_->show();
    window_->raise();
    window_->activateWindow();
}

}  // namespace sightline::app
