/// The placement sheet: a printable document with which players build a layout on a real table. It
/// has a plan to scale with numbered pieces, and a list of their positions for a tape measure.
#pragma once
#include <QRectF>

#include "app/window/layouts/reports/paged_paper.h"
#include "engine/legion/advice/layout_review/placement_sheet.h"

namespace sightline::app {

class PlacementPaper : public PagedPaper {
    Q_DECLARE_TR_FUNCTIONS(PlacementPaper)

  public:
    PlacementPaper(engine::PlacementSheet sheet, QString name);

    QSize size() const override;
    int pages() const override;
    QString title() const override { return name_; }
    void paint(QPainter& painter, int page) const override;

  private:
    void paintPlan(QPainter& painter) const;
    void paintList(QPainter& painter, std::size_t first, std::size_t count, double top) const;
    static QString corner(engine::TableCorner corner);
    static QString length(double inches);
    static QString measured(const engine::MeasuredPoint& point);
    std::size_t onFirstPage() const;

    engine::PlacementSheet sheet_;
    QString name_;
};

}  // namespace sightline::app
