#include "app/window/choice_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "app/window/action_bar.h"
#include "app/window/legion/answers/choice_popover.h"
#include "app/window/legion/table/table_view.h"

namespace sightline::app {

ChoiceDesk::ChoiceDesk(const WindowParts& parts, QMainWindow* window)
    : QObject(window), popover_(new ChoicePopover(*parts.session, *parts.bar, window)) {
    QMenu* help = window->menuBar()->actions().last()->menu();
    auto* action = new QAction(tr("&What can I do?"), help);
    action->setObjectName(QStringLiteral("whatCanIDo"));
    action->setShortcut(QKeySequence(Qt::Key_F3));
    help->insertAction(help->actions().first(), action);
    connect(action, &QAction::triggered, this, &ChoiceDesk::toggle);
    connect(parts.bar, &ActionBar::helpWanted, this, &ChoiceDesk::toggle);
    connect(popover_, &ChoicePopover::ruleAsked, this, &ChoiceDesk::ruleAsked);
    connect(popover_, &ChoicePopover::closed, parts.table, qOverload<>(&TableView::setFocus));
}

void ChoiceDesk::toggle() {
    if (!close()) popover_->open();
}

bool ChoiceDesk::isOpen() const { return !popover_->isHidden(); }

bool ChoiceDesk::close() {
    if (!isOpen()) return false;
    popover_->hide();
    return true;
}

}  // namespace sightline::app
