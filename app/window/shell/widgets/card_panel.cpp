#include "app/window/shell/widgets/card_panel.h"

#include <QPainter>
#include <QPainterPath>

namespace sightline::app {

CardPanel::CardPanel(const QColor& ground, const QColor& stripe)
    : ground_(ground), stripe_(stripe) {}

void CardPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect(), 6, 6);
    painter.fillPath(outline, ground_);
    if (!stripe_.isValid()) return;
    painter.setClipPath(outline);
    painter.fillRect(QRect(0, 0, 4, height()), stripe_);
}

}  // namespace sightline::app
