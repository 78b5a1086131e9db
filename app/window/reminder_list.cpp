#include "app/window/reminder_list.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/theme.h"
#include "app/window/unit_words.h"

namespace sightline::app {
namespace {

constexpr int tallestList = 66;  // logical pixels; more scrolls

}  // namespace

ReminderList::ReminderList(GameSession& session, QWidget* parent)
    : QScrollArea(parent), session_(session) {
    setObjectName(QStringLiteral("reminders"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    connect(&session, &GameSession::changed, this, &ReminderList::refresh);
    refresh();
}

// What a player may do from the hand is in no record; it is shown with questions for one pair of
// eyes.
std::vector<engine::Reminder> ReminderList::shown() const {
    std::vector<engine::Reminder> shown;
    if (!session_.running() || !session_.question() || session_.handoverWaits()) return shown;
    const auto& record = session_.game().record();
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
    return tr("By hand, %1: %2").arg(who, QString::fromStdString(one.text));
}

QStringList ReminderList::lines() const {
    QStringList lines;
    for (const engine::Reminder& one : shown()) lines << lineOf(one);
    return lines;
}

void ReminderList::refresh() {
    const std::vector<engine::Reminder> reminders = shown();
    setVisible(!reminders.empty());
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    for (const engine::Reminder& one : reminders) {
        auto* label = new QLabel(lineOf(one));
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setStyleSheet(QStringLiteral("color: %1;").arg(theme::of(one.player).name()));
        column->addWidget(label);
    }
    column->addStretch(1);
    setWidget(page);
    const int wanted = static_cast<int>(reminders.size()) * (fontMetrics().height() + 2);
    setFixedHeight(std::min(wanted, tallestList));
}

}  // namespace sightline::app
