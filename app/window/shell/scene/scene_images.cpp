#include "app/window/shell/scene/scene_images.h"

#include <QPainter>
#include <cmath>

namespace sightline::app {
namespace {

rendering::Image imageOf(const QImage& painted) {
    const QImage straight = painted.convertToFormat(QImage::Format_RGBA8888);
    rendering::Image image;
    image.width = straight.width();
    image.height = straight.height();
    image.rgba.reserve(std::size_t(image.width) * std::size_t(image.height) * 4);
    for (int row = 0; row < straight.height(); ++row) {
        const uchar* line = straight.constScanLine(row);
        image.rgba.insert(image.rgba.end(), line, line + std::ptrdiff_t(image.width) * 4);
    }
    return image;
}

}  // namespace

std::string SceneImages::keep(const std::string& key, QSizeF size,
                              const std::function<void(QPainter&)>& paint) {
    std::string name = key + "@" + std::to_string(ratio_);
    if (!made_.insert(name).second) return name;
    QImage image(int(std::ceil(size.width() * ratio_)), int(std::ceil(size.height() * ratio_)),
                 QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio_);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paint(painter);
    painter.end();
    waiting_[name] = image;
    return name;
}

void SceneImages::handTo(rendering::Renderer& renderer) {
    for (const auto& [name, image] : waiting_) renderer.setImage(name, imageOf(image));
    waiting_.clear();
}

void SceneImages::forgetAll() {
    made_.clear();
    waiting_.clear();
}

}  // namespace sightline::app
