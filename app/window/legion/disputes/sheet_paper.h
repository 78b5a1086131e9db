/// Paints the sheet of a settled dispute, as a picture or a PDF. It needs no widget, so a
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
    /// Size of the page, pixels.
    static QSize size();
    static void paint(QPainter& painter, const engine::DisputeSheet& sheet);
    static QImage picture(const engine::DisputeSheet& sheet);

    /// Returns the fault in one line, or none.
    static std::optional<QString> writePdf(const QString& path, const engine::DisputeSheet& sheet);
    /// The same as a picture.
    static std::optional<QString> writePng(const QString& path, const engine::DisputeSheet& sheet);

    /// The page position of a point of a drawing, in pixels of the picture.
    static QPointF onPlan(const engine::DisputeSheet& sheet, geometry::Vec2 point);
    static QPointF onSide(const engine::DisputeSheet& sheet, geometry::Vec2 point);

    static QColor colourOf(engine::Ink ink);
};

}  // namespace sightline::app
