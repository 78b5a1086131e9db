/// A cache of pictures that are shown on the table, such as badges. Each picture is painted once
/// and then passed to the renderer.
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
    /// Sets the number of physical pixels per logical pixel. It applies to pictures that are
    /// painted from now on.
    void setPixelRatio(double ratio) { ratio_ = ratio; }

    /// Returns the name by which the renderer knows the picture with this key. If the key is new,
    /// paints the picture. The key must differ for pictures that look different.
    std::string keep(const std::string& key, QSizeF size,
                     const std::function<void(QPainter&)>& paint);

    /// Passes the new pictures to the renderer. The renderer's OpenGL context must be current.
    void handTo(rendering::Renderer& renderer);
    /// Must be called after a new renderer was created. All pictures are passed again.
    void forgetAll();

  private:
    double ratio_ = 1.0;
    std::set<std::string> made_;
    std::map<std::string, QImage> waiting_;
};

}  // namespace sightline::app
