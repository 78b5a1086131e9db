// The places of figures on the screen. Small figures stand up as badge figures.
#include <QWidget>

#include "app/window/legion/table/table_camera.h"
#include "rendering/scene/standing_figure.h"

namespace sightline::app {

double TableCamera::standingShare(geometry::Vec3 foot, double height) const {
    if (inEyes()) return 0.0;
    return rendering::standingShare(foot, height, shown(), viewport(), widget_.devicePixelRatioF());
}

QRectF TableCamera::boxOfFigure(const geometry::Mini& mini) const {
    const double share = standingShare(mini.position, mini.height);
    if (share <= 0.0) return boxOnScreen(mini.position, mini.base.width, mini.height);
    rendering::Instance figure;
    figure.position = mini.position;
    figure.height = float(mini.height);
    figure.standing = float(share);
    const geometry::Vec3 top = rendering::standingTop(figure, rendering::onlookerOf(shown()));
    const QRectF flat = boxOnScreen(mini.position, mini.base.width, 0.0);
    const double wider = share * (rendering::standingScale - 1.0) * flat.width() / 2.0;
    return flat.adjusted(-wider, 0.0, wider, 0.0).united(QRectF(screenOf(top), QSizeF(1.0, 1.0)));
}

}  // namespace sightline::app
