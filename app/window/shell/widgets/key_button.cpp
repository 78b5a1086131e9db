#include "app/window/shell/widgets/key_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>
#include <QTimer>
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
constexpr int mostLines = 3;      // most lines of the text of a button that is not large

// Breaks the text between words into lines of at most `room` pixels. The last line may be longer.
QStringList brokenInto(const QString& text, const QFontMetrics& metrics, int room) {
    QStringList lines;
    for (const QString& word : text.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        const bool fits = !lines.isEmpty() && metrics.horizontalAdvance(longer) <= room;
        if (fits || lines.size() == mostLines)
            lines.back() = longer;
        else
            lines << word;
    }
    return lines;
}

}  // namespace

KeyButton::KeyButton(const QString& text, const QString& iconName, const QString& key,
                     QWidget* parent)
    : QToolButton(parent), key_(key) {
    setText(text);
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy(QSizePolicy::Maximum, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    setToolButtonStyle(iconName.isEmpty() ? Qt::ToolButtonTextOnly : Qt::ToolButtonTextBesideIcon);
    if (!iconName.isEmpty()) setIcon(app::icon(iconName));
    setIconSize({20, 20});
}

void KeyButton::makeLarge() {
    large_ = true;
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setMaximumHeight(QWIDGETSIZE_MAX);
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
    if (large_ || painting_) option->text = shownText();
}

// If the height is not enough for all lines, the text is shortened to one line.
QString KeyButton::shownText() const {
    if (!large_ && height() >= heightForWidth(width())) return paintedText(width());
    return fontMetrics().elidedText(text(), Qt::ElideRight, wordsRoom(width()));
}

int KeyButton::wordsRoom(int width) const {
    if (large_) return width - 2 * narrowRim + 4;
    const int wished = wishedSize().width();
    return fontMetrics().horizontalAdvance(text()) + std::min(0, width - wished) + 1;
}

QString KeyButton::paintedText(int width) const {
    const int room = wordsRoom(width);
    if (large_ || fontMetrics().horizontalAdvance(text()) <= room)
        return fontMetrics().elidedText(text(), Qt::ElideRight, room);
    QStringList lines = brokenInto(text(), fontMetrics(), room);
    for (QString& line : lines) line = fontMetrics().elidedText(line, Qt::ElideRight, room);
    return lines.join(u'\n');
}

// `QToolButton::sizeHint` calls `initStyleOption`, which needs this size while the button is
// painted.
QSize KeyButton::wishedSize() const { return painting_ ? wished_ : sizeHint(); }

int KeyButton::heightForWidth(int width) const {
    if (large_) return wishedSize().height();
    const auto more = static_cast<int>(paintedText(width).count(u'\n'));
    return wishedSize().height() + more * fontMetrics().lineSpacing();
}

bool KeyButton::event(QEvent* event) {
    const bool cut = event->type() == QEvent::ToolTip && toolTip().isEmpty() &&
                     shownText().replace(u'\n', u' ') != text();
    if (cut) QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
    return cut || QToolButton::event(event);
}

// A layout gives a button with several lines enough height only if the height may grow. The maximum
// then keeps the button from growing beyond its lines.
void KeyButton::resizeEvent(QResizeEvent* event) {
    QToolButton::resizeEvent(event);
    limitHeight();
}

void KeyButton::limitHeight() {
    if (!large_) setMaximumHeight(heightForWidth(width()));
}

void KeyButton::paintEvent(QPaintEvent* event) {
    // A new text may need another number of lines. The layout follows after this paint.
    if (!large_ && maximumHeight() != heightForWidth(width()))
        QTimer::singleShot(0, this, &KeyButton::limitHeight);
    wished_ = sizeHint();
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
