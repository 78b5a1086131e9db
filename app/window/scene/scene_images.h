/// Pictures that stand on the table: painted once for each name, then handed to the renderer.
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
    /// Pictures are painted for this many device pixels per logical pixel.
    void setPixelRatio(double ratio) { ratio_ = ratio; }

    /// The renderer's name of a picture, painted now when it is new. The key must say all that
    /// shows.
    std::string keep(const std::string& key, QSizeF size,
                     const std::function<void(QPainter&)>& paint);

    /// Hands over what was painted since. Needs the renderer's context current.
    void handTo(rendering::Renderer& renderer);
    /// The renderer was made anew: it gets everything again.
    void forgetAll();

  private:
    double ratio_ = 1.0;
    std::set<std::string> made_;
    std::map<std::string, QImage> waiting_;
};

}  // namespace sightline::app
