#include "app/window/legion/practice/option_button.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

// Sizes in pixels.
constexpr int keyRoom = 30, markRoom = 24, optionRim = 7, leastHigh = 32, leastWide = 160;

}  // namespace

OptionButton::OptionButton(const QString& words, const QString& key, QWidget* parent)
    : QAbstractButton(parent), words_(words), key_(key) {
    setAccessibleName(words);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OptionButton::setMark(Mark mark) {
    mark_ = mark;
    update();
}

int OptionButton::heightForWidth(int width) const {
    const int room = std::max(width - keyRoom - markRoom, leastWide / 2);
    const QRect words =
        fontMetrics().boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, words_);
    return std::max(words.height() + 2 * optionRim, leastHigh);
}

QSize OptionButton::sizeHint() const {
    const int wide = fontMetrics().horizontalAdvance(words_) + keyRoom + markRoom;
    return {std::max(wide, leastWide), leastHigh};
}

QSize OptionButton::minimumSizeHint() const { return {leastWide, leastHigh}; }

bool OptionButton::event(QEvent* event) {
    const auto kind = event->type();
    if (kind == QEvent::Enter || kind == QEvent::Leave) update();
    return QAbstractButton::event(event);
}

void OptionButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor tone = mark_ == Mark::right ? theme::good() : theme::bad();
    QColor fill = isDown()                      ? theme::ground()
                  : underMouse() && isEnabled() ? theme::lifted()
                                                : theme::raised();
    if (!isEnabled()) fill = theme::panel();
    QColor rimColour = hasFocus() ? theme::text() : theme::edge();
    if (mark_ != Mark::none) rimColour = tone;
    painter.setBrush(fill);
    painter.setPen(QPen(rimColour, mark_ != Mark::none || hasFocus() ? 2.0 : 1.0));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    painter.setPen(theme::muted());
    painter.drawText(QRect(0, 0, keyRoom, height()), Qt::AlignCenter, key_);
    painter.setPen(isEnabled() || mark_ != Mark::none ? theme::text() : theme::muted());
    painter.drawText(rect().adjusted(keyRoom, 0, -markRoom, 0),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, words_);
    if (mark_ == Mark::none) return;
    painter.setPen(tone);
    painter.drawText(QRect(width() - markRoom, 0, markRoom - 4, height()), Qt::AlignCenter,
                     mark_ == Mark::right ? QStringLiteral("\u2713") : QStringLiteral("\u2717"));
}

}  // namespace sightline::app
