#include "app/window/widgets/key_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>
#include <algorithm>

#include "app/window/look/icons.h"
#include "app/window/look/theme.h"

namespace sightline::app {
namespace {

// Pixels.
constexpr int largeWidth = 78, largeHeight = 58, lowHeight = 46, listHeight = 32;
constexpr int roomyRim = 16, narrowRim = 4;       // beside the words of a large button
constexpr int leastNarrow = 44, mostNarrow = 74;  // how narrow a large button may become

}  // namespace

KeyButton::KeyButton(const QString& text, const QString& iconName, const QString& key,
                     QWidget* parent)
    : QToolButton(parent), key_(key) {
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setToolButtonStyle(iconName.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    if (!iconName.isEmpty()) setIcon(app::icon(iconName));
    setIconSize({20, 20});
}

void KeyButton::makeLarge() {
    large_ = true;
    setProperty("large", true);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    if (!icon().isNull()) setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    setIconSize({26, 26});
}

void KeyButton::makeLow() {
    low_ = true;
    setProperty("low", true);
    setIconSize({18, 18});
}

void KeyButton::makePrimary() {
    primary_ = true;
    setStyleSheet(
        QStringLiteral("QToolButton:enabled { background: %1; border-color: %2; }"
                       "QToolButton:enabled:hover { background: %3; }")
            .arg(QStringLiteral("#4A3E1F"), theme::accent.name(), QStringLiteral("#5C4D26")));
}

QSize KeyButton::sizeHint() const {
    QSize size = QToolButton::sizeHint();
    if (large_)
        return {std::max(size.width() + roomyRim, largeWidth),
                std::max(size.height(), low_ ? lowHeight : largeHeight)};
    if (!key_.isEmpty()) size.rwidth() += fontMetrics().horizontalAdvance(key_) + 12;
    return {size.width(), std::max(size.height(), listHeight)};
}

QSize KeyButton::minimumSizeHint() const {
    const QSize wished = sizeHint();
    if (!large_ || text().isEmpty()) return wished;
    const int words = fontMetrics().horizontalAdvance(text()) + 2 * narrowRim;
    return {std::min(std::clamp(words, leastNarrow, mostNarrow), wished.width()), wished.height()};
}

void KeyButton::initStyleOption(QStyleOptionToolButton* option) const {
    QToolButton::initStyleOption(option);
    if (!large_) return;
    option->text = fontMetrics().elidedText(text(), Qt::ElideRight, width() - 2 * narrowRim + 4);
}

void KeyButton::paintEvent(QPaintEvent* event) {
    QToolButton::paintEvent(event);
    if (key_.isEmpty()) return;
    QPainter painter(this);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.8);
    painter.setFont(small);
    painter.setPen(!isEnabled() ? theme::edge : primary_ ? theme::accent : theme::muted);
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
