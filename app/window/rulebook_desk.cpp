#include "app/window/rulebook_desk.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "app/window/shell/widgets/window_room.h"
#include "engine/legion/advice/quiz/quiz_item.h"

namespace sightline::app {

RulebookDesk::RulebookDesk(PracticeStage& stage, QMainWindow* window)
    : QObject(window), window_(window), example_(stage) {
    QMenu* help = window->menuBar()->actions().last()->menu();
    auto* action = new QAction(tr("&Rules"), help);
    action->setObjectName(QStringLiteral("openRules"));
    action->setShortcut(QKeySequence(Qt::Key_F2));
    help->insertAction(help->actions().first(), action);
    connect(action, &QAction::triggered, this, &RulebookDesk::open);
    connect(&example_, &RuleExample::shownChanged, this, &RulebookDesk::showExample);
    connect(&example_, &RuleExample::failed, this, [this](const QString& why) {
        if (dialog_) dialog_->tell(why);
    });
    connect(&example_, &RuleExample::ruled, this,
            [this](const QString& section, const nlohmann::json& answer) {
                if (dialog_) dialog_->setRuling(section, answer);
            });
}

RulebookDesk::~RulebookDesk() { delete dialog_; }

void RulebookDesk::make() {
    dialog_ = new RulebookDialog(reader_, window_);
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog_, &QDialog::finished, &example_, &RuleExample::leave);
    connect(dialog_, &RulebookDialog::exampleWanted, &example_, &RuleExample::show);
    connect(dialog_, &RulebookDialog::exampleLeft, &example_, &RuleExample::leave);
    connect(dialog_, &RulebookDialog::lessonWanted, this, [this](const QString& id) {
        dialog_->close();
        emit lessonWanted(id);
    });
    connect(dialog_, &RulebookDialog::quizWanted, this, [this](const QString& name) {
        dialog_->close();
        if (const auto kind = engine::quizKindOf(name.toStdString())) emit quizWanted(*kind);
    });
}

void RulebookDesk::showExample() {
    if (dialog_) dialog_->showOnTable(example_.shown());
    const bool beside = dialog_ && dialog_->isVisible() && !example_.shown().isEmpty();
    emit roomWanted(beside ? dialog_->width() + besideEdge : 0);
}

void RulebookDesk::open() {
    if (!dialog_) make();
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void RulebookDesk::openRule(const engine::Citation& citation) {
    open();
    dialog_->showRule(citation);
}

}  // namespace sightline::app
