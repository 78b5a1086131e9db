#include "app/window/legion/coach/coach_line.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/contents_rect.h"
#include "app/window/shell/widgets/key_button.h"
#include "app/window/shell/words/message_words.h"

namespace sightline::app {
namespace {
// Margin around the note, and its greatest width, logical pixels.
constexpr int noteRim = 8, widestNote = 640;
}  // namespace

CoachLine::CoachLine(CoachWatch& watch, QWidget* table)
    : QFrame(table),
      watch_(watch),
      words_(new QLabel),
      rule_(new KeyButton(tr("The rule"), {}, {})),
      never_(new KeyButton(tr("Not again"), {}, {})),
      close_(new KeyButton(tr("Close"), {}, {})) {
    setObjectName(QStringLiteral("coachLine"));
    words_->setWordWrap(true);
    words_->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 6);
    column->setSpacing(4);
    column->addWidget(words_);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    for (KeyButton* button : {rule_, never_, close_}) {
        button->setProperty("flat", true);
        button->setFocusPolicy(Qt::NoFocus);
        row->addWidget(button);
    }
    column->addLayout(row);
    connect(rule_, &KeyButton::clicked, this, [this] {
        if (watch_.note()) emit ruleAsked(watch_.note()->citation);
    });
    connect(never_, &KeyButton::clicked, this, [this] {
        if (watch_.note()) emit notAgain(watch_.note()->player, watch_.note()->kind);
    });
    connect(close_, &KeyButton::clicked, &watch, &CoachWatch::drop);
    connect(&watch, &CoachWatch::changed, this, &CoachLine::refresh);
    table->installEventFilter(this);
    refresh();
}

QString CoachLine::words() const { return words_->text(); }

void CoachLine::refresh() {
    const auto& note = watch_.note();
    setVisible(note.has_value());
    if (!note) return;
    const bool blue = note->player == engine::Player::blue;
    words_->setText((blue ? tr("Coach for Blue: %1") : tr("Coach for Red: %1"))
                        .arg(MessageWords::said(note->text)));
    setAccessibleName(words_->text());
    never_->setToolTip(
        tr("No more notes about this: %1").arg(MessageWords::said(engine::messageOf(note->kind))));
    rule_->setToolTip(QString::fromStdString(engine::placeOf(note->citation)));
    setStyleSheet(QStringLiteral("#coachLine { background: %1; border: 1px solid %2;"
                                 "border-radius: 8px; }")
                      .arg(theme::ground().name(), theme::of(note->player).name()));
    settle();
    raise();
}

void CoachLine::settle() {
    const QRect room = parentWidget()->contentsRect();
    const int width = std::min(widestNote, room.width() - 2 * noteRim);
    const int height = layout()->totalHeightForWidth(width);
    setGeometry(room.left() + (room.width() - width) / 2, room.top() + noteRim, width, height);
}

bool CoachLine::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && changesContentsRect(*event) && isVisible()) settle();
    return QFrame::eventFilter(watched, event);
}

}  // namespace sightline::app
