#include "app/window/shell/widgets/stat_cell.h"

#include <QPainter>
#include <algorithm>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int valueHeight = 30, side = 4, top = 5, cellIconGap = 3;
constexpr int leastCaption = 30;  // minimum width of a caption, pixels
// Minimum font size of a caption, relative to its normal size.
constexpr double smallestCaption = 0.8;

QFont scaled(QFont font, double by, bool bold) {
    font.setPointSizeF(font.pointSizeF() * by);
    font.setBold(bold);
    return font;
}

}  // namespace

StatCell::StatCell(std::vector<Part> parts, QString caption)
    : parts_(std::move(parts)), caption_(std::move(caption)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    QStringList words{caption_};
    for (const Part& part : parts_)
        if (!part.text.isEmpty()) words << part.text;
    setAccessibleName(words.join(QLatin1Char('\n')));
}

StatCell* StatCell::number(const QString& value, const QString& caption) {
    return new StatCell({{{}, value, 0}}, caption);
}

StatCell* StatCell::icons(std::vector<Part> parts, const QString& caption) {
    return new StatCell(std::move(parts), caption);
}

void StatCell::markDoubtful(const QString& why) {
    caption_ += QStringLiteral(" ?");
    setAccessibleName(accessibleName() + QLatin1Char('\n') + caption_);
    setToolTip(why);
    updateGeometry();
}

QFont StatCell::valueFont() const { return scaled(font(), 1.5, true); }
QFont StatCell::captionFont() const { return scaled(font(), 0.8, false); }

// The font of a text beside icons. If the value has several parts, the text only connects the
// icons, so the font is small.
QFont StatCell::partFont() const { return parts_.size() > 1 ? captionFont() : valueFont(); }

int StatCell::widthOf(const Part& part) const {
    return part.icon.isEmpty() ? QFontMetrics(partFont()).horizontalAdvance(part.text) : part.size;
}

int StatCell::rows() const {
    int last = 0;
    for (const Part& part : parts_) last = std::max(last, part.row);
    return last + 1;
}

int StatCell::widthOfRow(int row) const {
    int wide = -cellIconGap;
    for (const Part& part : parts_)
        if (part.row == row) wide += widthOf(part) + cellIconGap;
    return wide;
}

int StatCell::widthOfValue() const {
    int wide = 0;
    for (int row = 0; row < rows(); ++row) wide = std::max(wide, widthOfRow(row));
    return wide;
}

QFont StatCell::captionFontThatFits(int width) const {
    QFont fits = captionFont();
    const double smallest = fits.pointSizeF() * smallestCaption;
    while (fits.pointSizeF() > smallest && QFontMetrics(fits).horizontalAdvance(caption_) > width)
        fits.setPointSizeF(std::max(smallest, fits.pointSizeF() - 0.25));
    return fits;
}

QSize StatCell::sizeHint() const {
    const QFontMetrics caption(captionFont());
    const int wide = std::max(caption.horizontalAdvance(caption_), widthOfValue());
    return {wide + 2 * side, top + theme::scaled(valueHeight) + caption.height() + 5};
}

QSize StatCell::minimumSizeHint() const {
    return {std::max(widthOfValue(), theme::scaled(leastCaption)) + 2 * side, sizeHint().height()};
}

void StatCell::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::ground());
    painter.drawRoundedRect(rect(), 6, 6);
    const int rowHeight = theme::scaled(valueHeight) / rows();
    int row = -1, x = 0;
    for (const Part& part : parts_) {
        if (part.row != row) x = (width() - widthOfRow(part.row)) / 2;
        row = part.row;
        const QRect cell(x, top + row * rowHeight, widthOf(part), rowHeight);
        painter.setFont(partFont());
        if (part.icon.isEmpty()) {
            painter.setPen(parts_.size() > 1 ? theme::muted() : theme::text());
            painter.drawText(cell, Qt::AlignCenter, part.text);
        } else {
            drawIcon(
                painter, part.icon,
                QRectF(cell.left(), cell.center().y() + 1 - part.size / 2.0, part.size, part.size));
        }
        x += cell.width() + cellIconGap;
    }
    const int room = width() - 2;
    painter.setFont(captionFontThatFits(room));
    painter.setPen(theme::muted());
    painter.drawText(QRect(0, top + theme::scaled(valueHeight) + 1, width(),
                           height() - top - theme::scaled(valueHeight) - 3),
                     Qt::AlignHCenter | Qt::AlignTop,
                     painter.fontMetrics().elidedText(caption_, Qt::ElideRight, room));
}

}  // namespace sightline::app
