#include "app/window/legion/scene/scene_badges.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <vector>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/scene/scene_colours.h"
#include "engine/legion/basics/tokens.h"

namespace sightline::app {
namespace {

// Sizes at the normal text size, logical pixels.
constexpr double rowHeight = 24.0, iconSize = 17.0, badgePadding = 4.0, digitWidth = 9.0;
constexpr double squareCorner = 4.0, codeSize = 13.0;
constexpr double expectedHeight = 20.0, expectedSize = 13.0;

// The pictures are painted in the sizes of the normal text, and the painter enlarges them.
void enlarge(QPainter& painter) { painter.scale(badgePixels(1.0), badgePixels(1.0)); }
QSizeF enlarged(QSizeF size) { return size * badgePixels(1.0); }

QColor plateColour() {
    QColor colour = theme::panel();
    colour.setAlpha(225);
    return colour;
}

QFont boldFont(double pixels) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(int(pixels));
    font.setBold(true);
    return font;
}

/// An icon in a row of icons, with a count.
struct Mark {
    QString icon;
    int count = 1;
    double width() const { return iconSize + (count > 1 ? digitWidth : 0.0) + 3.0; }
};

std::vector<Mark> marksOf(const engine::UnitView& unit) {
    std::vector<Mark> marks;
    for (const engine::TokenKind& one : engine::tokenTable)
        if (const int count = unit.tokens[one.token]; count > 0)
            marks.push_back({iconName(one.token), count});
    if (unit.activated) marks.push_back({QStringLiteral("tokens/order_done"), 1});
    return marks;
}

std::string keyOf(const engine::UnitView& unit, const QString& code,
                  const std::vector<Mark>& marks) {
    QString key = QStringLiteral("leader/%1/%2").arg(iconName(unit.card->rank), code);
    key += unit.player == engine::Player::blue ? QLatin1String("/blue") : QLatin1String("/red");
    for (const Mark& mark : marks) key += QStringLiteral("/%1%2").arg(mark.icon).arg(mark.count);
    return key.toStdString();
}

// Blue is a disc and Red is a square, so that the sides differ not only by colour.
void paintSide(QPainter& painter, engine::Player player, const QRectF& where) {
    if (player == engine::Player::blue)
        painter.drawEllipse(where);
    else
        painter.drawRoundedRect(where, squareCorner, squareCorner);
}

void paintMarks(QPainter& painter, const std::vector<Mark>& marks, double x) {
    painter.setFont(boldFont(13));
    painter.setPen(theme::text());
    for (const Mark& mark : marks) {
        drawIcon(painter, mark.icon, {x, (rowHeight - iconSize) / 2, iconSize, iconSize});
        if (mark.count > 1) {
            const QRectF digits{x + iconSize - 1, 0, digitWidth + 4, rowHeight};
            painter.drawText(digits, Qt::AlignVCenter | Qt::AlignLeft, QString::number(mark.count));
        }
        x += mark.width();
    }
}

}  // namespace

double badgePixels(double pixels) { return pixels * theme::scaled(1000) / 1000.0; }

rendering::Badge leaderBadge(SceneImages& images, const engine::UnitView& unit, const QString& code,
                             geometry::Vec3 top) {
    const std::vector<Mark> marks = marksOf(unit);
    const double codeWidth = QFontMetricsF(boldFont(codeSize)).horizontalAdvance(code);
    double width = rowHeight + codeWidth + 2 * badgePadding;
    for (const Mark& mark : marks) width += mark.width();
    if (!marks.empty()) width += badgePadding;
    const QSizeF size(width, rowHeight);

    const auto paint = [&](QPainter& painter) {
        enlarge(painter);
        painter.setPen(QPen(QColor(0, 0, 0, 120), 1));
        painter.setBrush(plateColour());
        const double round = unit.player == engine::Player::blue ? 11.5 : squareCorner;
        painter.drawRoundedRect(QRectF({0.5, 0.5}, size - QSizeF(1, 1)), round, round);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours::asQt(colours::tintOf(unit.player)));
        paintSide(painter, unit.player, QRectF(1, 1, rowHeight - 2, rowHeight - 2));
        drawIcon(painter, iconName(unit.card->rank), {4.5, 4.5, rowHeight - 9, rowHeight - 9});
        painter.setFont(boldFont(codeSize));
        painter.setPen(theme::text());
        painter.drawText(QRectF(rowHeight + badgePadding - 1, 0, codeWidth + 2, rowHeight),
                         Qt::AlignVCenter | Qt::AlignLeft, code);
        paintMarks(painter, marks, rowHeight + codeWidth + 2 * badgePadding);
    };
    rendering::Badge badge;
    const QSizeF shown = enlarged(size);
    badge.image = images.keep(keyOf(unit, code, marks), shown, paint);
    badge.at = top;
    badge.size = {shown.width(), shown.height()};
    badge.offset = {0.0, badgePixels(rowHeight * 0.7)};
    badge.opacity = unit.activated ? 0.6F : 1.0F;
    return badge;
}

rendering::Badge woundBadge(SceneImages& images, int wounds, geometry::Vec3 top, double above) {
    const QSizeF size = enlarged({20, 22});
    const auto paint = [&](QPainter& painter) {
        enlarge(painter);
        drawIcon(painter, QStringLiteral("tokens/wound"), QRectF(0, 0, 20, 22));
        if (wounds < 2) return;
        painter.setFont(boldFont(12));
        painter.setPen(Qt::white);
        painter.drawText(QRectF(0, 4, 20, 18), Qt::AlignCenter, QString::number(wounds));
    };
    rendering::Badge badge;
    badge.image = images.keep("wound/" + std::to_string(wounds), size, paint);
    badge.at = top;
    badge.size = {size.width(), size.height()};
    badge.offset = {0.0, badgePixels(12.0) + above};
    return badge;
}

rendering::Badge plate(SceneImages& images, const QString& text, rendering::Colour colour,
                       geometry::Vec3 at) {
    const QFont font = boldFont(13);
    const QSizeF size(std::max(20.0, QFontMetricsF(font).horizontalAdvance(text) + 12.0), 20.0);
    const auto paint = [&](QPainter& painter) {
        enlarge(painter);
        painter.setPen(QPen(QColor(0, 0, 0, 140), 1));
        painter.setBrush(colours::asQt(colour));
        painter.drawRoundedRect(QRectF({0.5, 0.5}, size - QSizeF(1, 1)), 9.5, 9.5);
        painter.setFont(font);
        painter.setPen(QColor(20, 23, 28));
        painter.drawText(QRectF({0, 0}, size), Qt::AlignCenter, text);
    };
    rendering::Badge badge;
    const QString key = QStringLiteral("plate/%1/%2").arg(text, colours::asQt(colour).name());
    const QSizeF shown = enlarged(size);
    badge.image = images.keep(key.toStdString(), shown, paint);
    badge.at = at;
    badge.size = {shown.width(), shown.height()};
    return badge;
}

rendering::Badge expectedBadge(SceneImages& images, const QString& wounds, geometry::Vec3 top) {
    const QFont font = boldFont(expectedSize);
    const double icon = expectedHeight - 6.0;
    const double words = QFontMetricsF(font).horizontalAdvance(wounds);
    const QSizeF size(icon + words + 12.0, expectedHeight);
    const auto paint = [&](QPainter& painter) {
        enlarge(painter);
        painter.setPen(QPen(colours::asQt(colours::legal()), 1.5));
        painter.setBrush(plateColour());
        painter.drawRoundedRect(QRectF({1, 1}, size - QSizeF(2, 2)), 4, 4);
        drawIcon(painter, QStringLiteral("tokens/wound"), {4, 3, icon, icon});
        painter.setFont(font);
        painter.setPen(theme::text());
        painter.drawText(QRectF(icon + 6.0, 0, words + 2.0, expectedHeight), Qt::AlignCenter,
                         wounds);
    };
    rendering::Badge badge;
    const QSizeF shown = enlarged(size);
    const QString key = QStringLiteral("expected/%1").arg(wounds);
    badge.image = images.keep(key.toStdString(), shown, paint);
    badge.at = top;
    badge.size = {shown.width(), shown.height()};
    badge.offset = {0.0, badgePixels(rowHeight * 0.7 + rowHeight / 2.0 + expectedHeight / 2.0 + 1)};
    return badge;
}

rendering::Badge tokenBadge(SceneImages& images, const QString& icon, rendering::Colour colour,
                            geometry::Vec3 at) {
    const QSizeF size = enlarged({rowHeight, rowHeight});
    const auto paint = [&](QPainter& painter) {
        enlarge(painter);
        painter.setPen(QPen(colours::asQt(colour), 2));
        painter.setBrush(plateColour());
        painter.drawEllipse(QRectF(1, 1, rowHeight - 2, rowHeight - 2));
        drawIcon(painter, icon, {3.5, 3.5, rowHeight - 7, rowHeight - 7});
    };
    rendering::Badge badge;
    const QString key = QStringLiteral("token/%1/%2").arg(icon, colours::asQt(colour).name());
    badge.image = images.keep(key.toStdString(), size, paint);
    badge.at = at;
    badge.size = {size.width(), size.height()};
    return badge;
}

rendering::Badge obscuredBadge(SceneImages& images, bool losBlocked, geometry::Vec3 top) {
    const QSizeF size = enlarged({20, 22});
    const QColor fill = colours::asQt(losBlocked ? colours::illegal() : colours::caution());
    const auto paint = [&](QPainter& painter) {
        enlarge(painter);
        QPainterPath shield(QPointF(10, 1));
        shield.lineTo(18, 4);
        shield.cubicTo(18, 13, 15, 18, 10, 21);
        shield.cubicTo(5, 18, 2, 13, 2, 4);
        shield.closeSubpath();
        painter.setPen(QPen(QColor(20, 23, 28), 1.5));
        painter.setBrush(fill);
        painter.drawPath(shield);
    };
    rendering::Badge badge;
    badge.image = images.keep(losBlocked ? "shield/blocked" : "shield/obscured", size, paint);
    badge.at = top;
    badge.size = {size.width(), size.height()};
    badge.offset = {0.0, badgePixels(14.0)};
    return badge;
}

}  // namespace sightline::app
