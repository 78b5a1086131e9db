/// The sheet that settles a dispute on paper: painted, as a picture, as a PDF. No widget is needed,
/// so that it is done beside the window's thread.
#pragma once
#include <QCoreApplication>
#include <QImage>
#include <QString>
#include <optional>

#include "engine/disputes/sheet.h"

class QPainter;

namespace sightline::app {

class SheetPaper {
    Q_DECLARE_TR_FUNCTIONS(SheetPaper)

  public:
    /// Of the page, in pixels.
    static QSize size();
    static void paint(QPainter& painter, const engine::DisputeSheet& sheet);
    static QImage picture(const engine::DisputeSheet& sheet);

    /// What is wrong in one line, or nothing.
    static std::optional<QString> writePdf(const QString& path, const engine::DisputeSheet& sheet);
    /// The same for the picture.
    static std::optional<QString> writePng(const QString& path, const engine::DisputeSheet& sheet);

    /// Where a point of a drawing lies on the page, in pixels of the picture.
    static QPointF onPlan(const engine::DisputeSheet& sheet, geometry::Vec2 point);
    static QPointF onSide(const engine::DisputeSheet& sheet, geometry::Vec2 point);

    static QColor colourOf(engine::Ink ink);
};

}  // namespace sightline::app
