#include "app/window/legion/attack/slow_attack.h"

#include <QAbstractButton>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/window/legion/attack/step_line.h"
#include "app/window/legion/words/dice_fates.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/dice_widget.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/widgets/text_line.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/advice/choices/meaning.h"

namespace sightline::app {
namespace {

// Sizes in pixels: width of the card if the attack panel is hidden, and the distance to the edges.
constexpr int ownWidth = 340, edgeRoom = 8;

}  // namespace

SlowAttack::SlowAttack(GameSession& session, QWidget& beside, QWidget* window)
    : QFrame(window), session_(session), beside_(beside) {
    setObjectName(QStringLiteral("slowAttack"));
    setStyleSheet(
        QStringLiteral("#slowAttack { background: %1; border: 1px solid %2; border-radius: 8px; }")
            .arg(theme::panel().name(), theme::accent().name()));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 6, 10);
    column->addWidget(textLine(tr("Attack in slow motion"), theme::accent(), true));
    scroll_ = new PageScroll;
    column->addWidget(scroll_, 1);
    next_ = new KeyButton(tr("Next"), QStringLiteral("actions/finish"), tr("Space"));
    next_->makePrimary();
    next_->setFocusPolicy(Qt::NoFocus);
    connect(next_, &KeyButton::clicked, this, &SlowAttack::next);
    column->addWidget(next_, 0, Qt::AlignLeft);
    connect(&session, &GameSession::movedOn, this, &SlowAttack::follow);
    connect(&session, &GameSession::changed, this, &SlowAttack::finish);
    hide();
}

void SlowAttack::setWanted(bool wanted) {
    wanted_ = wanted;
    if (!wanted_ && !needed_) finish();
}

void SlowAttack::setNeeded(bool needed) {
    needed_ = needed;
    if (!wanted_ && !needed_) finish();
}

// Collects the new entries of the current attack, and holds back the present state until the
// players have seen them. The players know the entries of a redone answer.
void SlowAttack::follow(bool redone) {
    finish();
    const engine::Game* game = session_.running() ? &session_.game() : nullptr;
    const std::size_t before = seen_;
    seen_ = game ? game->record().size() : 0;
    const bool another = std::exchange(game_, game) != game;
    if (!(wanted_ || needed_) || !game || another || redone || seen_ <= before ||
        !window()->isVisible())
        return;
    steps_.clear();
    const engine::Record& record = game->record();
    for (std::size_t i = before; i < record.size(); ++i) {
        if (!record[i].step) continue;
        if (steps_.empty() || steps_.back().step != *record[i].step)
            steps_.push_back({*record[i].step, {}});
        steps_.back().entries.push_back(static_cast<int>(i));
    }
    if (steps_.empty()) return;
    at_ = 0;
    running_ = true;
    session_.holdBack();
    qApp->installEventFilter(this);
    fill();
    show();
    raise();
    settle();
}

void SlowAttack::next() {
    if (!running_) return;
    if (++at_ > steps_.size()) return finish();
    fill();
    settle();
}

void SlowAttack::finish() {
    if (!running_) return;
    running_ = false;
    qApp->removeEventFilter(this);
    hide();
    // Without this line, a further press of Space would press the button that has the focus.
    if (qobject_cast<QAbstractButton*>(QApplication::focusWidget())) parentWidget()->setFocus();
    session_.reveal();
}

void SlowAttack::fill() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 8, 0);
    column->setSpacing(6);
    addResults(*column);
    if (at_ > 0) addDice(*column);
    if (at_ < steps_.size()) addAnnouncement(steps_[at_], *column);
    column->addStretch(1);
    scroll_->setClearPage(page);
    next_->setText(at_ < steps_.size() ? tr("Next") : tr("Go on"));
    // The newest text is at the bottom. The page has its height after two turns of the event loop.
    QTimer::singleShot(0, scroll_, [this] {
        QTimer::singleShot(0, scroll_, [this] {
            scroll_->verticalScrollBar()->setValue(scroll_->verticalScrollBar()->maximum());
        });
    });
}

void SlowAttack::addAnnouncement(const Step& step, QVBoxLayout& column) {
    const int number = static_cast<int>(step.step) + 1;
    column.addSpacing(6);
    column.addWidget(
        textLine(tr("Next: step %1, %2").arg(number).arg(QuestionWords::step(step.step)),
                 theme::text(), true));
    column.addWidget(textLine(MessageWords::said(engine::meaningOf(step.step)), theme::text()));
    const engine::Citation citation = engine::ruleOf(step.step);
    auto* source = new QLabel;
    source->setTextFormat(Qt::RichText);
    source->setText(
        QStringLiteral("<a href=\"rule\">%1</a>").arg(pageWords(citation.page).toHtmlEscaped()));
    source->setToolTip(tr("Open the rule"));
    connect(source, &QLabel::linkActivated, this, [this, citation] { emit ruleAsked(citation); });
    column.addWidget(source);
}

// The entries of the steps that the players have seen.
void SlowAttack::addResults(QVBoxLayout& column) {
    const engine::Record& record = session_.game().record();
    for (std::size_t i = 0; i < std::min(at_, steps_.size()); ++i) {
        const Step& step = steps_[i];
        const int number = static_cast<int>(step.step) + 1;
        column.addWidget(textLine(tr("%1. %2").arg(number).arg(QuestionWords::step(step.step)),
                                  theme::muted(), true));
        for (const int entry : step.entries)
            column.addWidget(
                new RulingLine(record[static_cast<std::size_t>(entry)], session_.view()));
    }
}

void SlowAttack::addDice(QVBoxLayout& column) {
    const engine::Record& record = session_.game().record();
    const auto story = AttackStory::latest(record);
    if (!story) return;
    const int last = steps_[at_ - 1].entries.back();
    std::vector<int> known;
    for (const auto& entries : story->entries)
        for (const int entry : entries)
            if (entry <= last) known.push_back(entry);
    std::sort(known.begin(), known.end());
    for (const bool attacks : {true, false})
        for (const DiceFate& fate : DiceFates::of(record, known, attacks)) {
            column.addWidget(textLine(fate.caption, theme::muted()));
            auto* dice = new DiceWidget(24);
            if (fate.canceled)
                dice->setDice({}, fate.dice);
            else
                dice->setDice(fate.dice);
            column.addWidget(dice);
        }
}

// The card covers the attack panel, or the right edge of the window.
void SlowAttack::settle() {
    QWidget* window = parentWidget();
    if (beside_.isVisible()) {
        setGeometry(QRect(beside_.mapTo(window, QPoint(0, 0)), beside_.size()));
    } else {
        setGeometry(window->width() - ownWidth - edgeRoom, window->height() / 8, ownWidth,
                    window->height() / 2);
    }
    raise();
}

bool SlowAttack::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) settle();
    const bool pressed =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    // Other windows, such as the rules, keep their keys.
    if (!pressed || !watched->isWidgetType() ||
        static_cast<QWidget*>(watched)->window() != window())
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool goesOn = key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!goesOn && key != Qt::Key_Escape) return QFrame::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::ShortcutOverride) return true;
    if (goesOn)
        next();
    else
        finish();
    return true;
}

}  // namespace sightline::app
