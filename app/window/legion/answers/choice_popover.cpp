#include "app/window/legion/answers/choice_popover.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPointer>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/page_scroll.h"
#include "app/window/shell/widgets/text_line.h"
#include "app/window/shell/words/message_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

// Sizes in pixels: the greatest width of the popover, the distance to the edges of the window, and
// the least height.
constexpr int mostWide = 620, popoverRim = 10, leastRoom = 120;
constexpr int namesWide = 76;  // least width of the column with the names, pixels
// A question with more options than this number, such as a hand of cards, has no list of choices.
constexpr std::size_t mostChoices = 24;

QGridLayout* rows(QVBoxLayout& column, const QString& title) {
    column.addSpacing(4);
    column.addWidget(textLine(title, theme::accent(), true));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    grid->setColumnMinimumWidth(0, theme::scaled(namesWide));
    column.addLayout(grid);
    return grid;
}

void addRow(QGridLayout& grid, const QString& name, const QString& words, bool possible = true) {
    const int row = grid.rowCount();
    QLabel* left = textLine(name, possible ? theme::text() : theme::faint(), possible);
    left->setWordWrap(false);
    grid.addWidget(left, row, 0, Qt::AlignTop);
    grid.addWidget(textLine(words, theme::muted()), row, 1, Qt::AlignTop);
}

}  // namespace

ChoicePopover::ChoicePopover(GameSession& session, QWidget& above, QWidget* window)
    : QFrame(window), session_(session), above_(above) {
    setObjectName(QStringLiteral("choices"));
    setStyleSheet(
        QStringLiteral("#choices { background: %1; border: 1px solid %2; border-radius: 8px; }")
            .arg(theme::raised().name(), theme::accent().name()));
    setAccessibleName(tr("What can I do?"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 6, 12);
    scroll_ = new PageScroll;
    scroll_->setFrameShape(QFrame::NoFrame);
    layout->addWidget(scroll_);
    connect(&session, &GameSession::changed, this, &ChoicePopover::follow);
    window->installEventFilter(this);
    hide();
}

void ChoicePopover::open() {
    if (!session_.running() || !session_.question()) return;
    fill(*session_.question());
    show();
    raise();
    settle();
    QTimer::singleShot(0, this, &ChoicePopover::settle);
}

// Shows the next question after an answer. Without a question, the popover closes.
void ChoicePopover::follow() {
    if (isHidden()) return;
    const engine::Question* question = session_.running() ? session_.question() : nullptr;
    if (!question || session_.handover().waits()) return hide();
    fill(*question);
    QTimer::singleShot(0, this, &ChoicePopover::settle);
}

QLabel* ChoicePopover::source(const engine::Citation& citation) {
    const QString words = pageWords(citation.page);
    auto* label = new QLabel;
    label->setObjectName(QStringLiteral("choiceCitation"));
    label->setTextFormat(Qt::RichText);
    label->setText(QStringLiteral("<a href=\"rule\">%1</a>").arg(words.toHtmlEscaped()));
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setAccessibleName(words);
    label->setToolTip(tr("Open the rule"));
    connect(label, &QLabel::linkActivated, this, [this, citation] { emit ruleAsked(citation); });
    return label;
}

void ChoicePopover::fill(const engine::Question& question) {
    job_.forget();
    targets_ = nullptr;
    const engine::View& view = session_.view();
    const engine::ChoiceHelp help = engine::choiceHelp(view, question);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 10, 0);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(
        textLine(QuestionWords::prompt(question, view), theme::of(question.player), true), 1);
    if (help.citation.page > 0) head->addWidget(source(help.citation), 0, Qt::AlignTop);
    auto* close = new QToolButton;
    close->setText(QStringLiteral("\u2715"));
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close (F3)"));
    close->setAutoRaise(true);
    close->setStyleSheet(QStringLiteral("padding: 0 4px;"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    head->addWidget(close, 0, Qt::AlignTop);
    column->addLayout(head);
    column->addWidget(textLine(MessageWords::said(help.meaning), theme::text()));
    if (!help.unit.empty()) {
        QStringList facts;
        for (const Message& one : help.unit) facts << MessageWords::said(one);
        column->addWidget(textLine(facts.join(QStringLiteral(" \u00b7 ")), theme::muted()));
    }
    addChoices(question, help, *column);
    if (question.ask == engine::Ask::chooseAction) {
        addRefused(*column);
        const auto& options = question.options;
        mayAttack_ = std::find(options.begin(), options.end(),
                               engine::Option{engine::Action::attack}) != options.end();
        addTargets(question.unit, *column);
    }
    column->addStretch(1);
    scroll_->setClearPage(page);
}

void ChoicePopover::addChoices(const engine::Question& question, const engine::ChoiceHelp& help,
                               QVBoxLayout& column) {
    if (help.choices.empty() || help.choices.size() > mostChoices) return;
    const auto says = [](const engine::ChoiceEffect& one) { return !one.effect.none(); };
    if (std::none_of(help.choices.begin(), help.choices.end(), says)) return;
    QGridLayout* grid = rows(column, tr("Your choices"));
    for (const engine::ChoiceEffect& one : help.choices) {
        const engine::Option& option = question.options[static_cast<std::size_t>(one.option)];
        addRow(*grid, QuestionWords::option(option, question, session_.view()),
               MessageWords::said(one.effect));
    }
}

// While a result is hidden, the open question of the game can be another one than the shown
// question.
void ChoicePopover::addRefused(QVBoxLayout& column) {
    if (session_.heldBack()) return;
    const auto refused = engine::refusedActions(session_.game());
    if (refused.empty()) return;
    QGridLayout* grid = rows(column, tr("Not possible now"));
    for (const engine::RefusedAction& one : refused)
        addRow(*grid, QuestionWords::action(one.action), MessageWords::said(one.why), false);
}

// Adds the enemy units with the reason why each can or cannot be attacked. Another thread computes
// them. The popover may show another question before the result arrives.
void ChoicePopover::addTargets(engine::UnitId unit, QVBoxLayout& column) {
    targets_ = rows(column, mayAttack_ ? tr("Enemy units, from the present place")
                                       : tr("Enemy units, if the unit could attack from here"));
    addRow(*targets_, tr("measuring"), {}, false);
    job_.ask([here = QPointer<ChoicePopover>(this), unit, view = session_.view(),
              game = session_.sharedGame()]() -> LatestJob::Finish {
        auto targets = engine::possibleTargets(view, unit);
        return [here, targets = std::move(targets)] {
            if (here) here->showTargets(targets);
        };
    });
}

void ChoicePopover::showTargets(const std::vector<engine::PossibleTarget>& targets) {
    if (!targets_) return;
    while (QLayoutItem* item = targets_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const engine::PossibleTarget& one : targets)
        addRow(*targets_, UnitWords::label(session_.view(), one.unit), MessageWords::said(one.why),
               one.legal && mayAttack_);
    // Qt reserves no space for the new labels before it shows them, in the next turn of the event
    // loop.
    QTimer::singleShot(0, this, &ChoicePopover::settle);
}

// Puts the popover above the action bar, as high as its text needs, but inside the window.
void ChoicePopover::settle() {
    const QPoint below = above_.mapTo(parentWidget(), QPoint(0, 0));
    const int width = std::min(theme::scaled(mostWide), parentWidget()->width() - 2 * popoverRim);
    setFixedWidth(width);
    layout()->activate();
    QWidget* page = scroll_->widget();
    const QMargins margins = layout()->contentsMargins();
    const int bar = scroll_->verticalScrollBar()->sizeHint().width();
    const int inside = width - margins.left() - margins.right() - bar - 2;
    if (page && page->layout()) page->layout()->activate();
    const int wished = page ? std::max(page->layout()->heightForWidth(inside),
                                       page->layout()->minimumSize().height())
                            : leastRoom;
    const int room = std::max(leastRoom, below.y() - 2 * popoverRim);
    const int height = std::min(wished + margins.top() + margins.bottom() + 4, room);
    setFixedHeight(height);
    const int x = std::clamp(below.x() + above_.width() - width - popoverRim, popoverRim,
                             std::max(popoverRim, parentWidget()->width() - width - popoverRim));
    move(x, std::max(popoverRim, below.y() - height - popoverRim / 2));
}

QStringList ChoicePopover::lines() const {
    QStringList all;
    for (const QLabel* label : findChildren<QLabel*>()) all << label->text();
    return all;
}

bool ChoicePopover::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) settle();
    return QFrame::eventFilter(watched, event);
}

void ChoicePopover::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return hide();
    QFrame::keyPressEvent(event);
}

void ChoicePopover::hideEvent(QHideEvent* event) {
    QFrame::hideEvent(event);
    job_.forget();
    emit closed();
}

}  // namespace sightline::app
