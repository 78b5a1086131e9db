#include "app/window/legion/cards/command_card_face.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>

#include "app/window/legion/words/command_words.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int textInset = 12;  // distance between the card's edge and its text, pixels
constexpr int pipSize = 11, pipGap = 5;
constexpr int pageOfCards = 21;  // Core Rulebook page of The Command Phase

/// Paints wrapped text in a rectangle. If the text is too long, the last line ends in an ellipsis.
/// Returns the height of the text.
int paintLines(QPainter& painter, const QRect& room, const QString& text) {
    const QFontMetrics metrics = painter.fontMetrics();
    QTextLayout layout(text, painter.font());
    layout.beginLayout();
    int y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room.width());
        if (y + metrics.height() > room.height()) break;
        const bool last = y + 2 * metrics.height() > room.height();
        const QRect place(room.left(), room.top() + y, room.width(), metrics.height());
        const QString rest = text.mid(line.textStart());
        painter.drawText(place, Qt::AlignVCenter,
                         last ? metrics.elidedText(rest, Qt::ElideRight, room.width())
                              : text.mid(line.textStart(), line.textLength()));
        y += metrics.height();
    }
    layout.endLayout();
    return y;
}

QString iconOf(const engine::UnitFilter& filter) {
    return filter.rank ? iconName(*filter.rank) : QStringLiteral("tokens/order");
}

}  // namespace

CommandCardFace::CommandCardFace(const engine::CommandCard& card, engine::Player player,
                                 QWidget* parent)
    : QWidget(parent), card_(card), player_(player) {
    setObjectName(QStringLiteral("commandCard"));
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setAccessibleName(CommandWords::all(card));
    setToolTip(CommandWords::all(card));
}

void CommandCardFace::setKey(const QString& key) {
    key_ = key;
    update();
}

void CommandCardFace::setBarred(const QString& why) {
    barred_ = why;
    setCursor(why.isEmpty() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!why.isEmpty()) setToolTip(CommandWords::all(card_) + QLatin1Char('\n') + why);
    update();
}

void CommandCardFace::setLit(bool on) {
    lit_ = on;
    update();
}

void CommandCardFace::setChosen(bool on) {
    chosen_ = on;
    update();
}

void CommandCardFace::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool up = chosen_ || (underMouse() && !barred());
    const QRect box = rect().adjusted(2, up ? 0 : 6, -2, up ? -6 : 0);
    const QRectF frame = QRectF(box).adjusted(1, 1, -1, -1);
    QLinearGradient ground(frame.topLeft(), frame.bottomLeft());
    ground.setColorAt(0.0, barred() ? theme::panel() : theme::lifted());
    ground.setColorAt(0.35, barred() ? theme::panel() : theme::raised());
    ground.setColorAt(1.0, theme::panel());
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(frame, 10, 10);
    painter.setOpacity(barred() ? 0.45 : 1.0);

    painter.save();
    painter.setClipRect(QRectF(frame.left(), frame.top(), frame.width(), 5));
    painter.setBrush(theme::of(player_));
    painter.drawRoundedRect(frame, 10, 10);
    painter.restore();

    QRect room = box.adjusted(textInset, textInset + 3, -textInset, -textInset + 4);
    paintHead(painter, room);
    paintOrders(painter, room);
    paintEffect(painter, room);

    painter.setOpacity(1.0);
    painter.setBrush(Qt::NoBrush);
    const QColor edge = chosen_ || lit_ ? theme::accent()
                        : hasFocus()    ? theme::text()
                        : up            ? theme::faint()
                                        : theme::edge();
    painter.setPen(QPen(edge, lit_ ? 3.0 : chosen_ ? 2.2 : 1.2));
    painter.drawRoundedRect(frame, 10, 10);
}

void CommandCardFace::paintHead(QPainter& painter, QRect& room) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::accent());
    for (int pip = 0; pip < card_.pips; ++pip)
        painter.drawEllipse(room.left() + pip * (theme::scaled(pipSize) + theme::scaled(pipGap)),
                            room.top() + 1, theme::scaled(pipSize), theme::scaled(pipSize));
    if (!key_.isEmpty()) {
        painter.setPen(theme::muted());
        painter.drawText(
            QRect(room.left(), room.top() - 3, room.width(), theme::scaled(pipSize) + 8),
            Qt::AlignRight | Qt::AlignVCenter, key_);
    }
    room.setTop(room.top() + theme::scaled(pipSize) + 8);
    QFont strong = font();
    strong.setBold(true);
    strong.setPointSizeF(font().pointSizeF() * 1.1);
    painter.setFont(strong);
    painter.setPen(theme::text());
    const int twoLines = 2 * painter.fontMetrics().height();
    const QRect name(room.left(), room.top(), room.width(), twoLines);
    room.setTop(room.top() + paintLines(painter, name, QString::fromStdString(card_.name)) + 1);
    painter.setFont(font());
    const QString owner = CommandWords::owner(card_);
    if (!owner.isEmpty()) {
        painter.setPen(theme::of(player_));
        const int line = painter.fontMetrics().height();
        painter.drawText(QRect(room.left(), room.top(), room.width(), line), Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(owner, Qt::ElideRight, room.width()));
        room.setTop(room.top() + line);
    }
    room.setTop(room.top() + 6);
    painter.fillRect(QRect(room.left(), room.top(), room.width(), 1), theme::edge());
    room.setTop(room.top() + 7);
}

void CommandCardFace::paintOrders(QPainter& painter, QRect& room) const {
    const int line = std::max(18, painter.fontMetrics().height() + 2);
    const QStringList words = CommandWords::orders(card_);
    painter.setPen(theme::text());
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto part = static_cast<std::size_t>(i);
        const bool any = part < card_.orders.size();
        if (any)
            drawIcon(painter, iconOf(card_.orders[part].filter),
                     QRectF(room.left(), room.top() + 1, 16, 16));
        const QRect place =
            QRect(room.left(), room.top(), room.width(), line).adjusted(any ? 22 : 0, 0, 0, 0);
        painter.drawText(place, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(words[i], Qt::ElideRight, place.width()));
        room.setTop(room.top() + line);
    }
    room.setTop(room.top() + 6);
}

void CommandCardFace::paintEffect(QPainter& painter, const QRect& room) const {
    const int foot = painter.fontMetrics().height();
    const QRect text = room.adjusted(0, 0, 0, -foot - 4);
    const QRect below(room.left(), room.bottom() - foot, room.width(), foot);
    QFont small = font();
    small.setPointSizeF(font().pointSizeF() * 0.94);
    painter.setFont(small);
    painter.setPen(barred() ? theme::bad() : theme::muted());
    const QString words = barred() ? barred_ : CommandWords::effect(card_);
    if (!words.isEmpty()) paintLines(painter, text, words);
    painter.setPen(theme::faint());
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, tr("p. %1").arg(pageOfCards));
    if (!card_.automated)
        painter.drawText(
            below, Qt::AlignRight | Qt::AlignVCenter,
            card_.byHand.empty() ? tr("by hand \u25CB") : tr("in part by hand \u25CB"));
}

void CommandCardFace::mousePressEvent(QMouseEvent*) {
    if (!barred()) emit clicked();
}

void CommandCardFace::enterEvent(QEnterEvent*) { update(); }
void CommandCardFace::leaveEvent(QEvent*) { update(); }

void CommandCardFace::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !barred())
        emit clicked();
    else
        event->ignore();
}

}  // namespace sightline::app
