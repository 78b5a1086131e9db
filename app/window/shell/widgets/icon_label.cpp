#include "app/window/shell/widgets/icon_label.h"

#include "app/window/shell/look/icons.h"

namespace sightline::app {

QLabel* iconLabel(const QString& icon, int size, const QString& tip) {
    auto* label = new QLabel;
    label->setPixmap(iconPixmap(icon, size, label->devicePixelRatioF()));
    label->setFixedSize(size, size);
    label->setToolTip(tip);
    return label;
}

}  // namespace sightline::app
