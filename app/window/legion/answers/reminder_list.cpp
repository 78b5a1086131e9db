#include "app/window/legion/answers/reminder_list.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/window/legion/answers/reminder_changes.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/contents_rect.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {

// Distance of the lines from the edges of the list, logical pixels.
constexpr int reminderRim = 5;
// Greatest height of the list as a share of the table widget's height. A taller list scrolls.
constexpr double shareOfTable = 0.3;

}  // namespace

ReminderList::ReminderList(GameSession& session, QWidget* table)
    : QScrollArea(table), session_(session) {
    setObjectName(QStringLiteral("reminders"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    table->installEventFilter(this);
    connect(&session, &GameSession::changed, this, &ReminderList::refresh);
    refresh();
}

// The reminders that the game gives now. During a secret question, these are all reminders, also
// those about cards in the player's hand. Otherwise they are the reminders in the record.
std::vector<engine::Reminder> ReminderList::given() const {
    std::vector<engine::Reminder> shown;
    if (!session_.running() || !session_.question() || session_.handover().waits()) return shown;
    const auto& record = session_.record();
    const auto isOpen = [&](const engine::Reminder& one) {
        return std::any_of(record.rbegin(), record.rend(), [&](const engine::Ruling& ruling) {
            return ruling.happening == engine::Happening::reminded && ruling.verdict == one.text;
        });
    };
    for (const engine::Reminder& one : session_.view().reminders)
        if (session_.question()->secret || isOpen(one)) shown.push_back(one);
    return shown;
}

QString ReminderList::lineOf(const engine::Reminder& one) const {
    const QString who =
        one.unit.none() ? theme::nameOf(one.player) : UnitWords::label(session_.view(), one.unit);
    return tr("By hand, %1: %2").arg(who, MessageWords::said(one.message));
}

QStringList ReminderList::lines() const {
    QStringList lines;
    for (const engine::Reminder& one : shown_) lines << lineOf(one);
    return lines;
}

// True if players have only changed the game by hand since the reminders were shown.
bool ReminderList::onlyByHand() const {
    const auto& answers = session_.game().journal().answers;
    return game_ == &session_.game() && answers.size() > answers_ &&
           std::all_of(answers.begin() + static_cast<std::ptrdiff_t>(answers_), answers.end(),
                       [](const engine::Answer& answer) {
                           return std::holds_alternative<engine::Adjust>(answer);
                       });
}

// The game forgets its reminders at each answer. A change by hand applies one of several reminders,
// so the reminders stay until a player answers the question.
void ReminderList::remember() {
    std::vector<engine::Reminder> now = given();
    if (!session_.running()) {
        game_ = nullptr;
    } else {
        const bool stays = onlyByHand() && !session_.handover().waits() && session_.question();
        if (stays && now.empty()) now = shown_;
        game_ = &session_.game();
        answers_ = session_.game().journal().answers.size();
    }
    shown_ = std::move(now);
}

// The rows are made again after each change of the game, because their buttons depend on it.
void ReminderList::refresh() {
    const bool wasEmpty = widget() && shown_.empty();
    remember();
    if (wasEmpty && shown_.empty()) return;
    setVisible(!shown_.empty());
    auto* page = new QWidget;
    page->setObjectName(QStringLiteral("reminderPage"));
    page->setStyleSheet(
        QStringLiteral("#reminderPage { background: %1; }").arg(theme::panel().name()));
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, reminderRim, 10, reminderRim);
    column->setSpacing(2);
    for (const engine::Reminder& one : shown_) column->addWidget(rowOf(one));
    column->addStretch(1);
    if (QWidget* before = takeWidget()) before->deleteLater();  // one of its buttons may be at work
    setWidget(page);
    emit changed();
    settle();
}

QWidget* ReminderList::rowOf(const engine::Reminder& one) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto* words =
        new QLabel(QStringLiteral("<a href='#' style='color: %1; text-decoration: none'>%2</a>")
                       .arg(theme::of(one.player).name(), lineOf(one).toHtmlEscaped()));
    words->setTextFormat(Qt::RichText);
    words->setObjectName(QStringLiteral("reminderLine"));
    words->setAccessibleName(lineOf(one));
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    words->setToolTip(one.unit.none()
                          ? tr("Opens the page on which players change the game")
                          : tr("Selects %1").arg(UnitWords::label(session_.view(), one.unit)));
    connect(words, &QLabel::linkActivated, this, [this, one] { lead(one); });
    layout->addWidget(words, 1);
    addChanges(*layout, one);
    return row;
}

void ReminderList::addChanges(QHBoxLayout& row, const engine::Reminder& one) {
    const auto add = [&](const QString& words, const QString& name) {
        auto* button = new KeyButton(words, {}, {});
        button->setObjectName(name);
        button->setProperty("flat", true);
        row.addWidget(button, 0, Qt::AlignTop);
        return button;
    };
    for (const ReminderChange& change : ReminderChange::of(session_.view(), one))
        connect(add(change.words, QStringLiteral("reminderChange")), &KeyButton::clicked, this,
                [this, what = change.what] { adjust(what); });
    connect(add(tr("Adjust\u2026"), QStringLiteral("reminderAdjust")), &KeyButton::clicked, this,
            [this, one] { emit adjustWanted(one); });
}

void ReminderList::adjust(const decltype(engine::Adjust::what)& what) {
    session_.answer(engine::Adjust{session_.adjuster(), what});
}

// Shows the unit of the reminder. A reminder without a unit leads to the page for the whole game.
void ReminderList::lead(const engine::Reminder& one) {
    if (one.unit.none()) return emit adjustWanted(one);
    session_.choice().select(one.unit);
}

int ReminderList::wantedHeight(int width, int tableHeight) const {
    if (isHidden() || !widget()) return 0;
    const int whole = widget()->layout()->totalHeightForWidth(width);
    return std::min(whole, static_cast<int>(tableHeight * shareOfTable));
}

// Places the list directly below the clear part of the table.
void ReminderList::settle() {
    if (!widget() || isHidden()) return;
    const QRect table = parentWidget()->contentsRect();
    setGeometry(table.left(), table.bottom() + 1, table.width(),
                wantedHeight(table.width(), parentWidget()->height()));
}

bool ReminderList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && changesContentsRect(*event)) settle();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace sightline::app
