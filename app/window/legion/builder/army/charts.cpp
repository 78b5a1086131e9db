#include "app/window/legion/builder/army/charts.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/window/shell/look/icons.h"
#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {
constexpr int barIconSize = 18, headHeight = 40;
}

BarChart::BarChart(int decimals, QWidget* parent) : QWidget(parent), decimals_(decimals) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BarChart::setBars(std::vector<Bar> bars) {
    bars_ = std::move(bars);
    QStringList lines;
    for (const Bar& bar : bars_)
        lines << QStringLiteral("%1: %2").arg(bar.label,
                                              QLocale().toString(bar.value, 'f', decimals_));
    setAccessibleName(lines.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

int BarChart::rowHeight() const { return std::max(barIconSize, fontMetrics().height()) + 6; }

QSize BarChart::sizeHint() const { return {260, rowHeight() * static_cast<int>(bars_.size())}; }

void BarChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double most = 0.0;
    int labels = 0, numbers = 0;
    for (const Bar& bar : bars_) {
        most = std::max(most, bar.value);
        labels = std::max(labels, fontMetrics().horizontalAdvance(bar.label) +
                                      (bar.icon.isEmpty() ? 0 : barIconSize + 6));
        numbers = std::max(numbers, fontMetrics().horizontalAdvance(
                                        QLocale().toString(bar.value, 'f', decimals_)));
    }
    const int left = labels + 12, room = std::max(10, width() - left - numbers - 10);
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        const Bar& bar = bars_[i];
        QRect line(0, static_cast<int>(i) * rowHeight(), width(), rowHeight());
        if (!bar.icon.isEmpty()) {
            drawIcon(painter, bar.icon,
                     QRectF(0, line.center().y() - barIconSize / 2.0, barIconSize, barIconSize));
        }
        painter.setPen(theme::muted());
        painter.drawText(line.adjusted(bar.icon.isEmpty() ? 0 : barIconSize + 6, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, bar.label);
        const double share = most > 0.0 ? bar.value / most : 0.0;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::raised());
        const QRectF track(left, line.center().y() - 4, room, 9);
        painter.drawRoundedRect(track, 4, 4);
        painter.setBrush(bar.colour.isValid() ? bar.colour : theme::accent());
        if (share > 0.0)
            painter.drawRoundedRect(QRectF(track.left(), track.top(),
                                           std::max(6.0, track.width() * share), track.height()),
                                    4, 4);
        painter.setPen(theme::text());
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                         QLocale().toString(bar.value, 'f', decimals_));
    }
}

HeatTable::HeatTable(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HeatTable::setTable(std::vector<Column> columns, std::vector<QString> rows,
                         std::vector<std::vector<double>> values) {
    columns_ = std::move(columns);
    rows_ = std::move(rows);
    values_ = std::move(values);
    updateGeometry();
    update();
}

QSize HeatTable::sizeHint() const {
    return {280, headHeight + static_cast<int>(rows_.size()) * (fontMetrics().height() + 10)};
}

void HeatTable::paintEvent(QPaintEvent*) {
    if (columns_.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    int labels = 0;
    double most = 0.0;
    for (const QString& row : rows_)
        labels = std::max(labels, fontMetrics().horizontalAdvance(row));
    for (const auto& row : values_)
        for (const double one : row) most = std::max(most, one);
    const int left = labels + 10, tall = fontMetrics().height() + 10;
    const double wide = (width() - left) / static_cast<double>(columns_.size());
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        const QRectF head(left + static_cast<double>(c) * wide, 0, wide, headHeight);
        drawIcon(painter, columns_[c].icon, QRectF(head.center().x() - 9, 2, 18, 18));
        painter.setFont(small);
        painter.setPen(theme::muted());
        painter.drawText(head.adjusted(0, 21, 0, 0), Qt::AlignCenter, columns_[c].label);
    }
    painter.setFont(font());
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        const double top = headHeight + static_cast<double>(r) * tall;
        painter.setPen(theme::muted());
        painter.drawText(QRectF(0, top, labels, tall), Qt::AlignLeft | Qt::AlignVCenter, rows_[r]);
        for (std::size_t c = 0; c < columns_.size(); ++c) {
            const double share = most > 0.0 ? values_[r][c] / most : 0.0;
            QColor ground = theme::accent();
            ground.setAlphaF(static_cast<float>(0.05 + 0.6 * share));
            const QRectF cell(left + static_cast<double>(c) * wide + 1, top + 1, wide - 2,
                              tall - 2);
            painter.setPen(Qt::NoPen);
            painter.setBrush(ground);
            painter.drawRoundedRect(cell, 3, 3);
            painter.setPen(theme::text());
            painter.drawText(cell, Qt::AlignCenter, QLocale().toString(values_[r][c], 'f', 1));
        }
    }
}

}  // namespace sightline::app
