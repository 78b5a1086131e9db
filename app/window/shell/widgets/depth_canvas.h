/// A software rasterizer with a depth buffer: draws small pictures of models and tables without a
/// graphics card, also on other threads.
#pragma once
#include <QImage>
#include <array>
#include <glm/vec3.hpp>
#include <vector>

namespace sightline::app {

class DepthCanvas {
  public:
    explicit DepthCanvas(QSize size, QColor ground = Qt::transparent);

    /// Corners in pixels of the picture, y down; z grows towards the eye.
    void triangle(const std::array<glm::vec3, 3>& corners, QRgb colour);
    const QImage& image() const { return image_; }

  private:
    QImage image_;
    std::vector<float> depth_;
};

}  // namespace sightline::app
