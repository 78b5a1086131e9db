#include "app/window/action_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include "app/window/answers/decider_plate.h"
#include "app/window/attack/attack_panel.h"
#include "app/window/dice/dice_tray.h"
#include "app/window/handover/hand_tray.h"
#include "app/window/look/theme.h"
#include "app/window/mission/mission_panel.h"
#include "app/window/widgets/elided_label.h"
#include "app/window/words/question_words.h"

namespace sightline::app {

ActionBar::ActionBar(GameSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 7, 14, 8);
    column->setSpacing(5);
    plate_ = new DeciderPlate(session);
    column->addWidget(plate_);
    hint_ = new ElidedLabel;
    hint_->setProperty("muted", true);
    hint_->setFixedHeight(fontMetrics().height() + 4);  // also while it says nothing
    column->addWidget(hint_);

    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* middle = new QWidget;
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    controls_ = new AnswerControls(session, AnswerControls::Size::bar);
    row->addWidget(controls_);
    tray_ = new DiceTray(session);
    row->addWidget(tray_, 1000);  // all that the stretches beside it would take
    row->addStretch(1);
    scroll->setWidget(middle);
    scroll->setFixedHeight(70);
    column->addWidget(scroll);
    connect(&session, &GameSession::changed, this, &ActionBar::refresh);
    connect(&session, &GameSession::selectionChanged, this, [this] {
        const engine::Question* question = session_.running() ? session_.question() : nullptr;
        if (question && question->ask == engine::Ask::chooseUnitToActivate) refresh();
    });
    refresh();
}

void ActionBar::setPanelOpen(bool open) {
    if (panelOpen_ == open) return;
    panelOpen_ = open;
    refresh();
}

void ActionBar::setMissionOpen(bool open) {
    if (missionOpen_ == open) return;
    missionOpen_ = open;
    refresh();
}

void ActionBar::setHint(const QString& text) { hint_->say(text.isEmpty() ? ownHint() : text); }

// While the pointer shows nothing.
QString ActionBar::ownHint() const {
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    if (!question) return {};
    if (panelOpen_ && AttackPanel::answers(*question)) return tr("Answer in the attack panel");
    if (missionOpen_ && MissionPanel::answers(*question)) return tr("Answer in the mission panel");
    return QuestionWords::hint(*question, session_.view());
}

QRect ActionBar::trayRoom() const {
    const int top = plate_->geometry().bottom() + 4;
    return {4, top, width() - 4, height() - top};
}

void ActionBar::refresh() {
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    setHint({});
    update();
    if (!question) {
        tray_->hide();
        return controls_->offer(nullptr);
    }
    const bool overlaid = HandTray::answers(*question) || session_.handoverWaits();
    const bool panel = panelOpen_ && AttackPanel::answers(*question);
    const bool mission = missionOpen_ && MissionPanel::answers(*question);
    const bool elsewhere = panel || overlaid || mission;
    controls_->offer(elsewhere ? nullptr : question);
    controls_->setVisible(!elsewhere);
    tray_->setVisible(panel);
    if (panel) tray_->refresh();
}

void ActionBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::panel);
    painter.fillRect(0, 0, width(), 1, theme::edge);
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    if (question) painter.fillRect(0, 0, 4, height(), theme::of(question->player));
}

}  // namespace sightline::app
