#include "app/window/action_bar.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/window/legion/answers/decider_plate.h"
#include "app/window/legion/attack/attack_panel.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/legion/dice/rolled_dice.h"
#include "app/window/legion/mission/mission_panel.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/dice/dice_tray.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/elided_label.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

/// Sizes in the action bar, pixels.
struct BarMeasures {
    QMargins rims;
    /// `buttonsHigh` includes the scroll bar below the buttons.
    int spacing, hintRims, buttonsHigh;
};
constexpr BarMeasures roomyBar{{14, 7, 14, 8}, 5, 4, 70}, lowBar{{12, 4, 12, 3}, 2, 2, 56};

}  // namespace

ActionBar::ActionBar(GameSession& session, QWidget* parent) : QWidget(parent), session_(session) {
    auto* column = new QVBoxLayout(this);
    plate_ = new DeciderPlate(session, session.choice());
    help_ = new QToolButton;
    help_->setObjectName(QStringLiteral("choiceHelp"));
    help_->setText(QStringLiteral("?"));
    help_->setAccessibleName(tr("What can I do?"));
    help_->setToolTip(tr("What can I do? (F3)"));
    help_->setStyleSheet(QStringLiteral("padding: 0; font-weight: 700;"));
    help_->setFocusPolicy(Qt::TabFocus);
    help_->setCursor(Qt::PointingHandCursor);
    connect(help_, &QToolButton::clicked, this, &ActionBar::helpWanted);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 0, 0);
    top->setSpacing(6);
    top->addWidget(plate_, 1);
    top->addWidget(help_);
    column->addLayout(top);
    hint_ = new ElidedLabel;
    hint_->setProperty("muted", true);
    column->addWidget(hint_);

    scroll_ = new QScrollArea;
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* middle = new QWidget;
    auto* row = new QHBoxLayout(middle);
    row->setContentsMargins(0, 0, 0, 0);
    row->addStretch(1);
    controls_ = new AnswerControls(session, AnswerControls::Size::bar);
    row->addWidget(controls_);
    tray_ = new DiceTray;
    row->addWidget(tray_, 1000);  // the large stretch factor gives the tray nearly the whole width
    row->addStretch(1);
    scroll_->setWidget(middle);
    column->addWidget(scroll_);
    arrange();
    connect(&session, &GameSession::changed, this, &ActionBar::refresh);
    connect(&session.choice(), &UnitChoice::selectionChanged, this, [this] {
        const engine::Question* question = session_.running() ? session_.question() : nullptr;
        if (question && question->ask == engine::Ask::chooseUnitToActivate) refresh();
    });
    refresh();
}

void ActionBar::arrange() {
    const BarMeasures& measures = low_ ? lowBar : roomyBar;
    layout()->setContentsMargins(measures.rims);
    layout()->setSpacing(measures.spacing);
    plate_->setLow(low_);
    help_->setFixedSize(plate_->sizeHint().height() + 4, plate_->sizeHint().height());
    // The height does not depend on the text, so an empty hint does not move the buttons.
    hint_->setFixedHeight(fontMetrics().height() + measures.hintRims);
    scroll_->setFixedHeight(theme::scaled(measures.buttonsHigh));
    controls_->setLow(low_);
}

void ActionBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && scroll_) arrange();
}

void ActionBar::setLow(bool low) {
    if (low_ == low) return;
    low_ = low;
    arrange();
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

// The text below the question while the mouse pointer is over no object.
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
    help_->setEnabled(question && !session_.handover().waits());
    update();
    if (!question) {
        setFolded(false);
        tray_->hide();
        return controls_->offer(nullptr);
    }
    const bool overlaid = HandTray::answers(*question) || session_.handover().waits();
    const bool panel = panelOpen_ && AttackPanel::answers(*question);
    const bool mission = missionOpen_ && MissionPanel::answers(*question);
    const bool elsewhere = panel || overlaid || mission;
    controls_->offer(elsewhere ? nullptr : question);
    controls_->setVisible(!elsewhere);
    tray_->setVisible(panel);
    const std::vector<DiceGroup> lying =
        panel ? RolledDice::lying(session_.game(), session_.view()) : std::vector<DiceGroup>();
    if (panel) tray_->setGroups(lying);
    // If another panel has the buttons, and no dice lie here, the row takes no height.
    setFolded((panel && lying.empty()) || mission);
}

void ActionBar::showDice(const std::vector<DiceGroup>& lying) {
    tray_->setGroups(lying);
    if (!scroll_->isHidden()) return;
    setFolded(false);
    // The dice need their places now, so the stage lays out its parts at once.
    QEvent request(QEvent::LayoutRequest);
    QCoreApplication::sendEvent(parentWidget(), &request);
    layout()->activate();
    scroll_->widget()->layout()->activate();
}

void ActionBar::setFolded(bool folded) {
    if (scroll_->isHidden() == folded) return;
    scroll_->setHidden(folded);
    updateGeometry();
}

void ActionBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme::panel());
    painter.fillRect(0, 0, width(), 1, theme::edge());
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    if (question) painter.fillRect(0, 0, 4, height(), theme::of(question->player));
}

}  // namespace sightline::app
