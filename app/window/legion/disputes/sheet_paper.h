/// Paints the sheet with the result of a dispute, as a picture or a PDF. It uses no widget, so a
/// background thread can paint it.
#pragma once
#include <QCoreApplication>
#include <QImage>
#include <QString>
#include <optional>

#include "engine/legion/advice/disputes/sheet.h"

class QPainter;

namespace sightline::app {

class SheetPaper {
    Q_DECLARE_TR_FUNCTIONS(SheetPaper)

  public:
    static QSize size();
    static void paint(QPainter& painter, const engine::DisputeSheet& sheet);
    static QImage picture(const engine::DisputeSheet& sheet);

    /// Writes the sheet as a PDF. Returns the error, if any.
    static std::optional<QString> writePdf(const QString& path, const engine::DisputeSheet& sheet);
    /// Writes the sheet as a PNG picture. Returns the error, if any.
    static std::optional<QString> writePng(const QString& path, const engine::DisputeSheet& sheet);

    /// The pixel on the page at which the sheet's plan shows a point of the table.
    static QPointF onPlan(const engine::DisputeSheet& sheet, geometry::Vec2 point);
    static QPointF onSide(const engine::DisputeSheet& sheet, geometry::Vec2 point);

    static QColor colourOf(engine::Ink ink);
    static QString planTitle();
    static QString sideTitle();
};

}  // namespace sightline::app
