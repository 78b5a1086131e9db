#include "app/window/rulebook_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace sightline::app {

RulebookDesk::RulebookDesk(QMainWindow* window) : QObject(window), window_(window) {
    QMenu* help = window->menuBar()->actions().last()->menu();
    auto* action = new QAction(tr("&Rules"), help);
    action->setObjectName(QStringLiteral("openRules"));
    action->setShortcut(QKeySequence(Qt::Key_F2));
    help->insertAction(help->actions().first(), action);
    connect(action, &QAction::triggered, this, &RulebookDesk::open);
}

RulebookDesk::~RulebookDesk() { delete dialog_; }

void RulebookDesk::open() {
    if (!dialog_) {
        dialog_ = new RulebookDialog(reader_, window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void RulebookDesk::openRule(const engine::Citation& citation) {
    open();
    dialog_->showRule(citation);
}

}  // namespace sightline::app
