/// The report on a table as a document: a plan with firing lanes, the maps, and all figures as
/// text. It can be saved as a PDF or as one tall picture. It uses no widget, so a background thread
/// can paint it.
#pragma once
#include <QCoreApplication>
#include <QImage>
#include <vector>

#include "app/window/layouts/reports/measured_table.h"
#include "app/window/layouts/reports/paged_paper.h"
#include "app/window/layouts/reports/report_flow.h"

namespace sightline::app {

class ReportPaper : public PagedPaper {
    Q_DECLARE_TR_FUNCTIONS(ReportPaper)

  public:
    /// The object `known` must outlive this document.
    explicit ReportPaper(const MeasuredTable& known);

    QSize size() const override;
    int pages() const override;
    QString title() const override;
    void paint(QPainter& painter, int page) const override;

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
