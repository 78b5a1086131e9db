/// A small card with text over the table widget, beside the object that it describes. Mouse events
/// pass through it.
#pragma once
#include <QLabel>

#include "app/window/shell/scene/table_note.h"

namespace sightline::app {

class TableCard : public QLabel {
    Q_OBJECT

  public:
    explicit TableCard(QWidget* parent);
    /// Shows a text beside a pixel of the parent widget. The card covers the lines from that pixel
    /// to the pixels `clearOf`, and the rectangles `about`, as little as possible.
    void showAt(const QString& html, Tone tone, QPointF pixel,
                const std::vector<QPointF>& clearOf = {}, const std::vector<QRectF>& about = {});

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QPoint cornerFor(QPointF pixel, const std::vector<QPointF>& clearOf,
                     const std::vector<QRectF>& about) const;
    std::vector<QPoint> wishedCorners(QPointF pixel, const std::vector<QRectF>& about) const;

    Tone tone_ = Tone::plain;
};

}  // namespace sightline::app
