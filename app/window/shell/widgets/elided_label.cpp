#include "app/window/shell/widgets/elided_label.h"

namespace sightline::app {

ElidedLabel::ElidedLabel(QWidget* parent) : QLabel(parent) {
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedLabel::say(const QString& words) {
    if (words_ == words) return;
    words_ = words;
    updateGeometry();
    fit();
}

QSize ElidedLabel::sizeHint() const {
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(words_) + margins.left() + margins.right() + 2,
            QLabel::sizeHint().height()};
}

QSize ElidedLabel::minimumSizeHint() const { return {24, QLabel::minimumSizeHint().height()}; }

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    fit();
}

void ElidedLabel::fit() {
    const QString shown = fontMetrics().elidedText(words_, Qt::ElideRight, contentsRect().width());
    setText(shown);
    setToolTip(shown == words_ ? QString() : words_);
}

}  // namespace sightline::app
