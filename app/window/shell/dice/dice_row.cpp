#include "app/window/shell/dice/dice_row.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/widgets/die_picture.h"

namespace sightline::app {
namespace {

constexpr double groupGap = 30.0, captionGap = 3.0;
constexpr double dieWidth = 0.76, dieHeight = 0.86;  // space for a die that lies still, inches
constexpr int mostLines = 3;

int columnsOf(const DiceGroup& group, int lines) {
    return (static_cast<int>(group.dice.size()) + lines - 1) / lines;
}

}  // namespace

struct DiceRow::Measures {
    int lines = 1;
    double scale = 0.0, caption = 0.0, height = 0.0;
    std::vector<double> widths;  ///< width of each group of dice, pixels
    double total = 0.0;
};

DiceRow::Measures DiceRow::measure(const QRectF& room, const QFontMetrics& metrics) const {
    Measures best;
    const double caption = metrics.height() + captionGap;
    for (int lines = 1; lines <= mostLines; ++lines) {
        int columns = 0;
        for (const DiceGroup& group : groups_) columns += columnsOf(group, lines);
        const double gaps = groupGap * double(groups_.size() - 1);
        const double wide = (room.width() - gaps) / (std::max(columns, 1) * dieWidth);
        const double high = (room.height() - caption) / (lines * dieHeight);
        const double scale = std::min({wide, high, tallest_ / dieHeight});
        if (scale > best.scale) best.scale = scale, best.lines = lines;
    }
    best.caption = caption;
    best.height = caption + best.lines * dieHeight * best.scale;
    for (const DiceGroup& group : groups_) {
        const double dice = columnsOf(group, best.lines) * dieWidth * best.scale;
        best.widths.push_back(std::max(dice, double(metrics.horizontalAdvance(group.caption))));
        best.total += best.widths.back();
    }
    best.total += groupGap * double(groups_.size() - 1);
    return best;
}

std::vector<DiceRow::Slot> DiceRow::places(const QRectF& room, const QFontMetrics& metrics) const {
    std::vector<Slot> all;
    if (groups_.empty()) return all;
    const Measures by = measure(room, metrics);
    const double pitch = dieWidth * by.scale, line = dieHeight * by.scale;
    double left = room.center().x() - by.total / 2.0;
    const double top = room.center().y() - by.height / 2.0 + by.caption;
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        const DiceGroup& group = groups_[i];
        const int columns = columnsOf(group, by.lines);
        const double start = left + (by.widths[i] - columns * pitch) / 2.0;
        for (int die = 0; die < static_cast<int>(group.dice.size()); ++die) {
            const int row = die / columns;
            all.push_back({group.dice[static_cast<std::size_t>(die)], group.kind,
                           QPointF(start + (die % columns + 0.5) * pitch, top + (row + 0.5) * line),
                           by.scale});
        }
        left += by.widths[i] + groupGap;
    }
    return all;
}

void DiceRow::paint(QPainter& painter, const QRectF& room,
                    const std::set<std::size_t>& away) const {
    if (groups_.empty()) return;
    const QFontMetrics metrics = painter.fontMetrics();
    const Measures by = measure(room, metrics);
    double left = room.center().x() - by.total / 2.0;
    const double top = room.center().y() - by.height / 2.0;
    painter.setPen(theme::muted());
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        painter.drawText(
            QRectF(left - groupGap / 2, top, by.widths[i] + groupGap, metrics.height()),
            Qt::AlignCenter, groups_[i].caption);
        left += by.widths[i] + groupGap;
    }
    const std::vector<Slot> all = places(room, metrics);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!away.contains(i)) drawSlot(painter, all[i]);
}

void drawSlot(QPainter& painter, const DiceRow::Slot& slot) {
    const engine::RolledDie& die = slot.die.die;
    const double inner = geometry::formOf(bodyOf(die.die)).inner;
    painter.setOpacity(slot.die.canceled ? 0.4 : 1.0);
    drawDieShadow(painter, slot.middle + QPointF(0, inner * trayRise * slot.scale), inner,
                  slot.scale);
    drawDie(painter, die.die, facesWith(die, 0),
            {lyingTurn(die.die), slot.middle, slot.scale, 0.0});
    painter.setOpacity(1.0);
    if (!slot.die.canceled) return;
    const double side = dieWidth * slot.scale;
    drawIcon(painter, QStringLiteral("dice/canceled"),
             QRectF(slot.middle - QPointF(side, side) / 2.0, QSizeF(side, side)));
}

}  // namespace sightline::app
