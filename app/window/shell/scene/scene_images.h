/// The cache of images on the table. Each named image is painted once and then passed to the
/// renderer.
#pragma once
#include <QImage>
#include <QSizeF>
#include <functional>
#include <map>
#include <set>
#include <string>

#include "rendering/renderer.h"

class QPainter;

namespace sightline::app {

class SceneImages {
  public:
    /// Sets the number of device pixels per logical pixel for new images.
    void setPixelRatio(double ratio) { ratio_ = ratio; }

    /// The renderer's name of an image. A new image is painted at once. The key must contain every
    /// visible property.
    std::string keep(const std::string& key, QSizeF size,
                     const std::function<void(QPainter&)>& paint);

    /// Passes the new images to the renderer. The context of the renderer must be current.
    void handTo(rendering::Renderer& renderer);
    /// Passes all images again, because the renderer was created anew.
    void forgetAll();

  private:
    double ratio_ = 1.0;
    std::set<std::string> made_;
    std::map<std::string, QImage> waiting_;
};

}  // namespace sightline::app
