#include "app/window/layouts/reports/report_flow.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace sightline::app {
namespace {

// Indentation of a level, space above a heading, space below a line, pixels.
constexpr double indentOfLevel = 26.0, overHeading = 18.0, underLine = 3.0;
constexpr int flowWrapped = int(Qt::TextWordWrap) | int(Qt::AlignLeft) | int(Qt::AlignTop);
constexpr QColor flowInk{25, 28, 33}, flowMuted{96, 104, 114}, flowDoubtful{168, 74, 0};

}  // namespace

ReportFlow::ReportFlow(const std::vector<ReportRow>& sections, const QRectF& room)
    : room_(room), y_(room.top()) {
    for (const ReportRow& section : sections) set(section, 0);
}

QFont ReportFlow::fontOf(Type type) {
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(type == Type::heading ? 22 : type == Type::against ? 15 : 18);
    font.setBold(type == Type::heading);
    return font;
}

double ReportFlow::heightOf(Type type, const QString& words, double width) const {
    return QFontMetricsF(fontOf(type))
        .boundingRect(QRectF(0, 0, width, 1e5), flowWrapped, words)
        .height();
}

// Adds a row to the pages. The row and its reference value stay on the same page.
void ReportFlow::set(const ReportRow& row, int depth) {
    const double indent = indentOfLevel * std::max(0, depth - 1);
    const double width = room_.width() - indent;
    const Type type = depth == 0 ? Type::heading : row.doubtful ? Type::doubtful : Type::words;
    if (depth == 0 && y_ > room_.top()) y_ += overHeading;
    double needed = heightOf(type, row.words, width);
    if (!row.against.isEmpty()) needed += underLine + heightOf(Type::against, row.against, width);
    // A heading needs space for its first row, too, so it is never the last line of a page.
    if (depth == 0 && !row.rows.empty())
        needed += heightOf(Type::words, row.rows.front().words, width);
    if (y_ + needed > room_.bottom()) {
        ++page_;
        y_ = room_.top();
    }
    put(type, row.words, indent);
    if (!row.against.isEmpty()) put(Type::against, row.against, indent);
    for (const ReportRow& below : row.rows) set(below, depth + 1);
}

void ReportFlow::put(Type type, const QString& words, double indent) {
    const double width = room_.width() - indent;
    const double height = heightOf(type, words, width);
    lines_.push_back({type, page_, QRectF(room_.left() + indent, y_, width, height), words});
    y_ += height + underLine;
}

void ReportFlow::paint(QPainter& painter, int page) const {
    for (const Line& line : lines_) {
        if (line.page != page) continue;
        painter.setFont(fontOf(line.type));
        painter.setPen(line.type == Type::against    ? flowMuted
                       : line.type == Type::doubtful ? flowDoubtful
                                                     : flowInk);
        painter.drawText(line.where, flowWrapped, line.words);
    }
}

}  // namespace sightline::app
