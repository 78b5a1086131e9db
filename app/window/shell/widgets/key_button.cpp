#include "app/window/shell/widgets/key_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>
#include <QToolTip>
#include <algorithm>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

// Sizes in pixels.
constexpr int largeWidth = 78, largeHeight = 58, lowHeight = 46, listHeight = 32;
// Space in pixels at each side of a large button's text: normal, and in a narrow window.
constexpr int roomyRim = 16, narrowRim = 4;
// Limits of a large button's width in a narrow window, pixels.
constexpr int leastNarrow = 44, mostNarrow = 74;
constexpr double litFrame = 3.0;  // width of the frame of a button that a lesson points at, pixels
constexpr int leastWords = 90;    // minimum width of the text of a button that is not large, pixels

}  // namespace

KeyButton::KeyButton(const QString& text, const QString& iconName, const QString& key,
                     QWidget* parent)
    : QToolButton(parent), key_(key) {
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setToolButtonStyle(iconName.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    if (!iconName.isEmpty()) setIcon(app::icon(iconName));
    setIconSize({20, 20});
}

void KeyButton::makeLarge() {
    large_ = true;
    setProperty("large", true);
    if (!icon().isNull()) setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    setIconSize({26, 26});
}

void KeyButton::makeLow() {
    low_ = true;
    setProperty("low", true);
    setIconSize({18, 18});
}

void KeyButton::setLit(bool lit) {
    lit_ = lit;
    update();
}

void KeyButton::makePrimary() {
    primary_ = true;
    setStyleSheet(QStringLiteral("QToolButton:enabled { background: %1; border-color: %2; }"
                                 "QToolButton:enabled:hover { background: %3; }")
                      .arg(theme::gild().name(), theme::accent().name(), theme::gildLit().name()));
}

QSize KeyButton::sizeHint() const {
    QSize size = QToolButton::sizeHint();
    if (large_)
        return {
            std::max(size.width() + roomyRim, theme::scaled(largeWidth)),
            std::max(size.height(), low_ ? theme::scaled(lowHeight) : theme::scaled(largeHeight))};
    if (!key_.isEmpty()) size.rwidth() += fontMetrics().horizontalAdvance(key_) + 12;
    return {size.width(), std::max(size.height(), theme::scaled(listHeight))};
}

QSize KeyButton::minimumSizeHint() const {
    const QSize wished = sizeHint();
    if (text().isEmpty()) return wished;
    if (!large_) {
        const int own = fontMetrics().horizontalAdvance(text());
        return {wished.width() - own + std::min(own, theme::scaled(leastWords)), wished.height()};
    }
    const int words = fontMetrics().horizontalAdvance(text()) + 2 * narrowRim;
    return {std::min(std::clamp(words, theme::scaled(leastNarrow), theme::scaled(mostNarrow)),
                     wished.width()),
            wished.height()};
}

void KeyButton::initStyleOption(QStyleOptionToolButton* option) const {
    QToolButton::initStyleOption(option);
    // A button that is not large needs its full text while its preferred width is computed. The
    // text is shortened only when the button is painted.
    if (!large_ && !painting_) return;
    option->text = fontMetrics().elidedText(text(), Qt::ElideRight, wordsRoom());
}

int KeyButton::wordsRoom() const {
    if (large_) return width() - 2 * narrowRim + 4;
    return fontMetrics().horizontalAdvance(text()) + std::min(0, width() - wished_) + 1;
}

bool KeyButton::event(QEvent* event) {
    const bool cut = event->type() == QEvent::ToolTip && toolTip().isEmpty() &&
                     fontMetrics().horizontalAdvance(text()) > wordsRoom();
    if (cut) QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return cut || QToolButton::event(event);
}

void KeyButton::paintEvent(QPaintEvent* event) {
    wished_ = sizeHint().width();
    painting_ = true;
    QToolButton::paintEvent(event);
    painting_ = false;
    QPainter painter(this);
    if (lit_) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme::accent(), litFrame));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 6, 6);
    }
    if (key_.isEmpty()) return;
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.8);
    painter.setFont(small);
    painter.setPen(!isEnabled() ? theme::edge() : primary_ ? theme::accent() : theme::muted());
    const QRect inside = rect().adjusted(6, large_ ? 3 : 0, -7, 0);
    painter.drawText(inside, int((large_ ? Qt::AlignTop : Qt::AlignVCenter) | Qt::AlignRight),
                     key_);
}

void KeyButton::enterEvent(QEnterEvent* event) {
    QToolButton::enterEvent(event);
    emit pointed(true);
}

void KeyButton::leaveEvent(QEvent* event) {
    QToolButton::leaveEvent(event);
    emit pointed(false);
}

void KeyButton::keyPressEvent(QKeyEvent* event) {
    const bool presses = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (presses && isEnabled()) return click();
    QToolButton::keyPressEvent(event);
}

}  // namespace sightline::app
