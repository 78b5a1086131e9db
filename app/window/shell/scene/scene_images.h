/// The cache of images on the table: each named image is painted once and given to the renderer.
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
    /// The number of device pixels per logical pixel for new images.
    void setPixelRatio(double ratio) { ratio_ = ratio; }

    /// The renderer's name of an image; paints a new image at once. The key must contain every
    /// visible property.
    std::string keep(const std::string& key, QSizeF size,
                     const std::function<void(QPainter&)>& paint);

    /// Gives the new images to the renderer. Needs the renderer's current context.
    void handTo(rendering::Renderer& renderer);
    /// The renderer was made anew: gives it all images again.
    void forgetAll();

  private:
    double ratio_ = 1.0;
    std::set<std::string> made_;
    std::map<std::string, QImage> waiting_;
};

}  // namespace sightline::app
