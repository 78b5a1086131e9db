#include "app/window/shell/widgets/chip_row.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "app/window/shell/look/icons.h"

namespace sightline::app {
namespace {

constexpr int padding = 8, iconSize = 15, iconGap = 5, markWidth = 13;

}  // namespace

ChipRow::ChipRow(std::vector<Chip> chips, int gap, QWidget* parent)
    : QWidget(parent), chips_(std::move(chips)), gap_(gap) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    QStringList words;
    for (const Chip& chip : chips_) words << chip.text;
    setAccessibleName(words.join(QLatin1Char('\n')));
}

int ChipRow::lineHeight() const { return std::max(fontMetrics().height(), iconSize) + 6; }

int ChipRow::widthOf(const Chip& chip) const {
    return 2 * padding + fontMetrics().horizontalAdvance(chip.text) +
           (chip.icon.isEmpty() ? 0 : iconSize + iconGap) + (chip.hollow ? markWidth : 0);
}

QRect ChipRow::wordsIn(const Chip& chip, const QRect& rect) const {
    const int icon = chip.icon.isEmpty() ? 0 : iconSize + iconGap;
    return rect.adjusted(padding + icon, 0, chip.hollow ? -markWidth : -padding / 2, 0);
}

int ChipRow::heightOf(const Chip& chip, int width) const {
    if (widthOf(chip) <= width) return lineHeight();
    const int room = wordsIn(chip, QRect(0, 0, width, lineHeight())).width();
    const QRect words(0, 0, std::max(1, room), 10'000);
    return lineHeight() - fontMetrics().height() +
           fontMetrics().boundingRect(words, Qt::TextWordWrap, chip.text).height();
}

std::vector<QRect> ChipRow::arranged(int width) const {
    std::vector<QRect> rects;
    int x = 0, y = 0;
    for (const Chip& chip : chips_) {
        const int wide = std::min(widthOf(chip), width);
        if (x > 0 && x + wide > width) {
            x = 0;
            y = rects.back().bottom() + 1 + gap_;
        }
        rects.emplace_back(x, y, wide, heightOf(chip, width));
        x += wide + gap_;
    }
    return rects;
}

int ChipRow::heightForWidth(int width) const {
    return chips_.empty() ? 0 : arranged(width).back().bottom() + 1;
}

QSize ChipRow::minimumSizeHint() const {
    int widest = 0;
    for (const Chip& chip : chips_) widest = std::max(widest, widthOf(chip));
    return {std::min(widest, 160), lineHeight()};
}

QSize ChipRow::sizeHint() const {
    int all = 0;
    for (const Chip& chip : chips_) all += widthOf(chip) + gap_;
    const int wide = std::max(minimumSizeHint().width(), std::min(all, 260));
    return {wide, heightForWidth(wide)};
}

void ChipRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRect> rects = arranged(width());
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        const Chip& chip = chips_[i];
        const QRectF outline = QRectF(rects[i]).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(QPen(theme::edge(), 1));
        painter.setBrush(theme::raised());
        painter.drawRoundedRect(outline, 9, 9);
        const QRect words = wordsIn(chip, rects[i]);
        if (!chip.icon.isEmpty()) {
            const double top = outline.center().y() - iconSize / 2.0;
            drawIcon(painter, chip.icon,
                     QRectF(rects[i].left() + padding - 1, top, iconSize, iconSize));
        }
        painter.setPen(chip.colour);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, chip.text);
        if (!chip.hollow) continue;
        painter.setPen(QPen(theme::faint(), 1.3));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(outline.right() - 10, outline.center().y()), 3.0, 3.0);
    }
}

bool ChipRow::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::vector<QRect> rects = arranged(width());
    for (std::size_t i = 0; i < rects.size(); ++i) {
        if (!rects[i].contains(help->pos())) continue;
        QToolTip::showText(help->globalPos(), chips_[i].help, this, rects[i]);
        return true;
    }
    QToolTip::hideText();
    return true;
}

}  // namespace sightline::app
