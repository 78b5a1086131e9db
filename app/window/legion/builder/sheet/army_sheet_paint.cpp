// Paints the army sheet of the army builder.
#include <QPaintEvent>
#include <QPainter>
#include <QPixmapCache>

#include "app/window/legion/builder/sheet/army_sheet.h"
#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

using Kind = SheetBox::Kind;

constexpr int headingGap = 8;  // pixels between the two texts of a heading

QFont bolder(QFont font) {
    font.setBold(true);
    return font;
}

void drawCross(QPainter& painter, QRect rect, const QColor& colour) {
    const QPointF middle = QRectF(rect).center();
    painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle + QPointF(-3.5, -3.5), middle + QPointF(3.5, 3.5));
    painter.drawLine(middle + QPointF(-3.5, 3.5), middle + QPointF(3.5, -3.5));
}

void drawTwoSheets(QPainter& painter, QRect rect, const QColor& colour) {
    const QPointF middle = QRectF(rect).center();
    painter.setPen(QPen(colour, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(middle + QPointF(-5, -5), QSizeF(7, 7)));
    painter.drawRect(QRectF(middle + QPointF(-1.5, -1.5), QSizeF(7, 7)));
}

/// The background of a chip (a small labelled box for a card), cached because outlines are slow to
/// draw and most chips are alike.
QPixmap chipGround(QSize size, const QColor& fill, const QPen& border, qreal ratio) {
    const QString key = QStringLiteral("sightline/chip/%1x%2@%3/%4/%5/%6")
                            .arg(size.width())
                            .arg(size.height())
                            .arg(ratio)
                            .arg(fill.rgb())
                            .arg(border.color().rgb())
                            .arg(static_cast<int>(border.style()));
    QPixmap ground;
    if (QPixmapCache::find(key, &ground)) return ground;
    ground = QPixmap(size * ratio);
    ground.setDevicePixelRatio(ratio);
    ground.fill(Qt::transparent);
    QPainter painter(&ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(border);
    painter.setBrush(fill);
    const QRectF outline = QRectF(QPointF(), QSizeF(size)).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
    painter.end();
    QPixmapCache::insert(key, ground);
    return ground;
}

}  // namespace

void ArmySheet::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const SheetBox& box : boxes_) {
        if (!event->region().intersects(box.rect)) continue;
        switch (box.kind) {
            case Kind::heading:
                paintHeading(painter, box);
                break;
            case Kind::unit:
                paintUnit(painter, box);
                break;
            case Kind::duplicateUnit:
            case Kind::removeUnit:
                paintTool(painter, box);
                break;
            default:
                paintChip(painter, box);
        }
    }
    if (!dropping_) return;
    painter.setPen(QPen(theme::accent(), 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 8, 8);
}

void ArmySheet::paintHeading(QPainter& painter, const SheetBox& box) const {
    QRect line = box.rect;
    if (!box.icon.isEmpty()) {
        drawIcon(painter, box.icon, QRectF(line.left(), line.top() + 2, 20, 20));
        line.setLeft(line.left() + 27);
    }
    const int aside = QFontMetrics(font()).horizontalAdvance(box.aside);
    painter.setFont(bolder(font()));
    painter.setPen(theme::muted());
    const QRect words = line.adjusted(0, 0, aside > 0 ? -aside - headingGap : 0, 0);
    painter.drawText(
        words, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(painter.font()).elidedText(box.words, Qt::ElideRight, words.width()));
    painter.setFont(font());
    painter.setPen(theme::faint());
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, box.aside);
}

void ArmySheet::paintUnit(QPainter& painter, const SheetBox& box) const {
    const bool chosen = model_.selected() == box.unit;
    const bool under = box.rect.contains(mouse_);
    painter.setPen(chosen ? QPen(hasFocus() ? theme::accent() : theme::faint(), 1.4)
                          : QPen(theme::edge(), 1));
    painter.setBrush(chosen || under ? theme::raised() : theme::panel());
    painter.drawRoundedRect(QRectF(box.rect).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (box.wrong || box.unfinished) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(box.wrong ? theme::bad() : theme::accent());
        painter.drawRoundedRect(
            QRectF(box.rect.left() + 3, box.rect.top() + 6, 3, box.rect.height() - 12), 1.5, 1.5);
    }
    const QRect line(box.rect.left() + 14, box.rect.top() + 6, box.rect.width() - 24,
                     fontMetrics().height() + 4);
    painter.setFont(bolder(font()));
    const QFontMetrics bold(painter.font());
    const bool tools = under || chosen;
    const int right = tools ? 64 : 0;
    const int points = bold.horizontalAdvance(box.aside);
    painter.setPen(theme::text());
    painter.drawText(line.adjusted(0, 0, -right, 0), Qt::AlignRight | Qt::AlignVCenter, box.aside);
    const qsizetype comma = box.words.indexOf(QLatin1String(", "));
    const QString name = box.words.left(comma < 0 ? box.words.size() : comma);
    const int room = line.width() - right - points - 12;
    const QString shown = bold.elidedText(name, Qt::ElideRight, room);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, shown);
    const int used = bold.horizontalAdvance(shown) + 8;
    if (comma < 0 || room - used < 40) return;
    painter.setFont(font());
    painter.setPen(theme::muted());
    painter.drawText(
        line.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(box.words.mid(comma + 2), Qt::ElideRight, room - used));
}

void ArmySheet::paintChip(QPainter& painter, const SheetBox& box) const {
    const bool free = box.kind == Kind::freeSlot || box.kind == Kind::freeCommand ||
                      box.kind == Kind::freeBattleCard ||
                      (box.kind == Kind::counterpart && !box.there);
    const bool under = box.rect.contains(mouse_) && box.kind != Kind::fixedCard;
    const QColor border = box.wrong ? theme::bad() : under ? theme::faint() : theme::edge();
    const QColor fill = free    ? (under ? theme::raised() : theme::ground())
                        : under ? theme::lifted()
                                : theme::raised();
    painter.drawPixmap(
        box.rect.topLeft(),
        chipGround(box.rect.size(), fill, QPen(border, 1, free ? Qt::DashLine : Qt::SolidLine),
                   devicePixelRatioF()));
    painter.setFont(font());
    painter.setPen(box.wrong                             ? theme::bad()
                   : free || box.kind == Kind::fixedCard ? theme::muted()
                                                         : theme::text());
    const QRect words = box.rect.adjusted(9, 0, box.hasCross() ? -22 : -7, 0);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(box.words, Qt::ElideRight, words.width()));
    if (box.hasCross())
        drawCross(painter, box.cross(),
                  box.cross().contains(mouse_) ? theme::bad() : theme::faint());
}

void ArmySheet::paintTool(QPainter& painter, const SheetBox& box) const {
    const SheetBox* unit = this->box(Kind::unit, box.unit);
    const bool shown = unit && (unit->rect.contains(mouse_) || model_.selected() == box.unit);
    if (!shown) return;
    const bool under = box.rect.contains(mouse_);
    if (under) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::lifted());
        painter.drawRoundedRect(QRectF(box.rect), 5, 5);
    }
    if (box.kind == Kind::removeUnit)
        drawCross(painter, box.rect, under ? theme::bad() : theme::muted());
    else
        drawTwoSheets(painter, box.rect, under ? theme::text() : theme::muted());
}

}  // namespace sightline::app
