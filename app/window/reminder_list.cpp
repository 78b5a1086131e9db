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

QStringList ReminderList::lines() const {
    QStringList lines;
    if (!session_.running() || session_.handoverWaits()) return lines;
    const engine::View& view = session_.view();
    for (const engine::Reminder& one : view.reminders) {
        const QString who =
            one.unit.none() ? theme::nameOf(one.player) : UnitWords::label(view, one.unit);
        lines << tr("By hand, %1: %2").arg(who, QString::fromStdString(one.text));
    }
    return lines;
}

void ReminderList::refresh() {
    const QStringList shown = session_.running() && session_.question() ? lines() : QStringList();
    setVisible(!shown.isEmpty());
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    for (qsizetype i = 0; i < shown.size(); ++i) {
        auto* label = new QLabel(shown[i]);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        const engine::Player of = session_.view().reminders[static_cast<std::size_t>(i)].player;
        label->setStyleSheet(QStringLiteral("color: %1;").arg(theme::of(of).name()));
        column->addWidget(label);
    }
    column->addStretch(1);
    setWidget(page);
    const int wanted = static_cast<int>(shown.size()) * (fontMetrics().height() + 2);
    setFixedHeight(std::min(wanted, tallestList));
}

}  // namespace sightline::app
