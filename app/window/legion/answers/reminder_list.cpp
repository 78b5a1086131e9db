#include "app/window/legion/answers/reminder_list.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/window/legion/tools/table_answers.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/contents_rect.h"
#include "app/window/shell/widgets/elided_label.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::app {
namespace {

// Margin around the list, and maximum width of the list, logical pixels.
constexpr int reminderRim = 8, widestReminders = 900;
// Maximum height of the list as a share of the table widget's height. A taller list scrolls.
constexpr double shareOfTable = 0.5;
constexpr double shareBesideTable = 0.14;  // height of the free strip below the drawn table, as a
                                           // share of the table widget's height

}  // namespace

ReminderList::ReminderList(const ShownGame& game, const Handover& handover, QWidget* table)
    : QScrollArea(table), game_(game), handover_(handover) {
    setObjectName(QStringLiteral("reminders"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    table->installEventFilter(this);
    connect(&game, &ShownGame::changed, this, &ReminderList::refresh);
    refresh();
}

// The reminders to show. During a secret question, these are all reminders, also those about cards
// in the player's hand. Otherwise they are the reminders in the record.
std::vector<engine::Reminder> ReminderList::shown() const {
    std::vector<engine::Reminder> shown;
    if (!game_.running() || !game_.question() || handover_.waits()) return shown;
    const auto& record = game_.record();
    const auto isOpen = [&](const engine::Reminder& one) {
        return std::any_of(record.rbegin(), record.rend(), [&](const engine::Ruling& ruling) {
            return ruling.happening == engine::Happening::reminded && ruling.verdict == one.text;
        });
    };
    for (const engine::Reminder& one : game_.view().reminders)
        if (game_.question()->secret || isOpen(one)) shown.push_back(one);
    return shown;
}

QString ReminderList::lineOf(const engine::Reminder& one) const {
    const QString who =
        one.unit.none() ? theme::nameOf(one.player) : UnitWords::label(game_.view(), one.unit);
    return tr("By hand, %1: %2").arg(who, MessageWords::said(one.message));
}

QStringList ReminderList::lines() const {
    QStringList lines;
    for (const engine::Reminder& one : shown()) lines << lineOf(one);
    return lines;
}

bool ReminderList::answeredOnTable() const {
    const engine::Question* question = game_.running() ? game_.question() : nullptr;
    if (!question) return false;
    switch (question->form) {
        case engine::AnswerForm::move:
        case engine::AnswerForm::places:
        case engine::AnswerForm::spot:
            return true;
        default:
            return question->ask == engine::Ask::chooseUnitToActivate ||
                   !clickable(*question, game_.view()).empty();
    }
}

void ReminderList::refresh() {
    const std::vector<engine::Reminder> reminders = shown();
    if (const QStringList now = lines(); std::exchange(told_, now) != now) wanted_ = false;
    setVisible(!reminders.empty());
    auto* page = new QWidget;
    page->setObjectName(QStringLiteral("reminderPage"));
    page->setStyleSheet(
        QStringLiteral("#reminderPage { background: %1; }").arg(theme::panel().name()));
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, 5, 10, 5);
    column->setSpacing(2);
    addSummary(*column, reminders);
    addLines(*column, reminders);
    column->addStretch(1);
    setWidget(page);
    settle();
}

void ReminderList::addSummary(QVBoxLayout& column, const std::vector<engine::Reminder>& reminders) {
    summary_ = new QWidget;
    auto* row = new QHBoxLayout(summary_);
    row->setContentsMargins(0, 0, 0, 0);
    auto* words = new ElidedLabel;
    if (!reminders.empty()) {
        QPalette colours = words->palette();
        colours.setColor(QPalette::WindowText, theme::of(reminders.front().player));
        words->setPalette(colours);
        words->say(
            reminders.size() == 1
                ? lineOf(reminders.front())
                : tr("%1 reminders. %2").arg(reminders.size()).arg(lineOf(reminders.front())));
    }
    unfold_ = new KeyButton(tr("Show all"), {}, {});
    unfold_->setObjectName(QStringLiteral("unfoldReminders"));
    unfold_->setProperty("flat", true);
    connect(unfold_, &KeyButton::clicked, this, [this] {
        wanted_ = !wanted_;
        settle();
    });
    row->addWidget(words, 1);
    row->addWidget(unfold_);
    column.addWidget(summary_);
}

void ReminderList::addLines(QVBoxLayout& column, const std::vector<engine::Reminder>& reminders) {
    lines_ = new QWidget;
    auto* all = new QVBoxLayout(lines_);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2);
    for (const engine::Reminder& one : reminders) {
        auto* label = new QLabel(lineOf(one));
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setStyleSheet(QStringLiteral("color: %1;").arg(theme::of(one.player).name()));
        all->addWidget(label);
    }
    column.addWidget(lines_);
}

// Sets the height of the list. The list has one line if the question is answered on the table and
// the whole list would cover the table.
void ReminderList::settle() {
    if (!widget() || isHidden()) return;
    const QRect table = parentWidget()->contentsRect();
    const int width = std::min(theme::scaled(widestReminders), table.width() - 2 * reminderRim);
    lines_->show();
    summary_->hide();
    const int whole = widget()->layout()->totalHeightForWidth(width);
    const bool folds = answeredOnTable() && whole > table.height() * shareBesideTable;
    folded_ = folds && !wanted_;
    summary_->setVisible(folds);
    lines_->setVisible(!folded_);
    unfold_->setText(wanted_ ? tr("Fold") : tr("Show all"));
    const int needed = widget()->layout()->totalHeightForWidth(width);
    const int height = std::min(needed, static_cast<int>(table.height() * shareOfTable));
    setGeometry(table.left() + reminderRim, table.bottom() + 1 - reminderRim - height, width,
                height);
}

bool ReminderList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && changesContentsRect(*event)) settle();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace sightline::app
