/// The sheet that settles a dispute, on the screen, as a PDF and as a picture.
#pragma once
#include <QImage>
#include <QWidget>
#include <optional>

#include "engine/disputes/sheet.h"

class QPainter;

namespace sightline::app {

class DisputeSheetView final : public QWidget {
    Q_OBJECT
  public:
    explicit DisputeSheetView(const engine::DisputeSheet& sheet, QWidget* parent = nullptr);

    /// What is wrong in one line, or nothing.
    std::optional<QString> writePdf(const QString& path) const;
    std::optional<QString> writePng(const QString& path) const;
    /// The page as `writePng` writes it.
    QImage picture() const;

    /// Where a point of a drawing lies on the page, in pixels of the picture.
    QPointF onPlan(geometry::Vec2 point) const;
    QPointF onSide(geometry::Vec2 point) const;

    static QColor colourOf(engine::Ink ink);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintPage(QPainter& painter) const;
    void paintWords(QPainter& painter) const;
    void paintDrawing(QPainter& painter, const engine::Drawing& drawing, const QRectF& frame,
                      const QString& title) const;

    engine::DisputeSheet sheet_;
};

}  // namespace sightline::app
