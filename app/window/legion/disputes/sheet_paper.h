/// Paints the sheet of a settled dispute as a picture or a PDF. It needs no widget, so a background
/// thread can paint it.
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
    /// Size of the page in pixels.
    static QSize size();
    static void paint(QPainter& painter, const engine::DisputeSheet& sheet);
    static QImage picture(const engine::DisputeSheet& sheet);

    /// Writes a PDF. If this fails, returns the error in one line.
    static std::optional<QString> writePdf(const QString& path, const engine::DisputeSheet& sheet);
    /// Writes a picture. If this fails, returns the error in one line.
    static std::optional<QString> writePng(const QString& path, const engine::DisputeSheet& sheet);

    /// The position on the page of a point of a drawing, in pixels of the picture.
    static QPointF onPlan(const engine::DisputeSheet& sheet, geometry::Vec2 point);
    static QPointF onSide(const engine::DisputeSheet& sheet, geometry::Vec2 point);

    static QColor colourOf(engine::Ink ink);
};

}  // namespace sightline::app
