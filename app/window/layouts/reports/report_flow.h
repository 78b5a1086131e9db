/// Lays out the rows of a report as lines of text on pages. It needs no widget and no event loop.
#pragma once
#include <QFont>
#include <QRectF>
#include <QString>
#include <vector>

#include "app/window/layouts/reports/report_rows.h"

class QPainter;

namespace sightline::app {

class ReportFlow {
  public:
    /// Lays out all sections. `room` is the text area of every page, in pixels.
    ReportFlow(const std::vector<ReportRow>& sections, const QRectF& room);

    int pages() const { return page_ + 1; }
    void paint(QPainter& painter, int page) const;

  private:
    enum class Type { heading, words, doubtful, against };
    struct Line {
        Type type{};
        int page = 0;
        QRectF where;
        QString words;
    };
    static QFont fontOf(Type type);
    void set(const ReportRow& row, int depth);
    double heightOf(Type type, const QString& words, double width) const;
    void put(Type type, const QString& words, double indent);

    QRectF room_;
    double y_;
    int page_ = 0;
    std::vector<Line> lines_;
};

}  // namespace sightline::app
