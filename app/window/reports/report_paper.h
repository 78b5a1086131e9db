/// The report of a table on paper: a plan with its firing lanes, the maps, and all figures in
/// words; as a PDF or as one tall picture. No widget is needed, so that it is done beside the
/// window's thread.
#pragma once
#include <QCoreApplication>
#include <QImage>
#include <QString>
#include <optional>
#include <vector>

#include "app/window/reports/measured_table.h"
#include "app/window/reports/report_flow.h"

class QPainter;

namespace sightline::app {

class ReportPaper {
    Q_DECLARE_TR_FUNCTIONS(ReportPaper)

  public:
    explicit ReportPaper(const MeasuredTable& known);

    /// Of a page, in pixels.
    static QSize size();
    int pages() const;
    /// Pages count from 0.
    void paint(QPainter& painter, int page) const;
    /// All pages, one below the other.
    QImage picture() const;

    /// What is wrong in one line, or nothing.
    static std::optional<QString> writePdf(const QString& path, const MeasuredTable& known);
    static std::optional<QString> writePng(const QString& path, const MeasuredTable& known);

  private:
    void paintPlan(QPainter& painter) const;
    void paintMaps(QPainter& painter, int page) const;
    void paintMap(QPainter& painter, const ReportPick& pick, const QRectF& frame) const;
    int mapPages() const;

    const MeasuredTable& known_;
    QImage relief_;
    std::vector<ReportPick> maps_;
    ReportFlow words_;
};

}  // namespace sightline::app
