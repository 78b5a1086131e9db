/// A software rasterizer with a depth buffer. It draws small pictures of models and tables on any
/// thread, without a graphics card.
#pragma once
#include <QImage>
#include <array>
#include <glm/vec3.hpp>
#include <vector>

namespace sightline::app {

class DepthCanvas {
  public:
    explicit DepthCanvas(QSize size, QColor ground = Qt::transparent);

    /// Draws a triangle. x and y of its corners are pixels, with y downward. z increases towards
    /// the eye.
    void triangle(const std::array<glm::vec3, 3>& corners, QRgb colour);
    const QImage& image() const { return image_; }

  private:
    QImage image_;
    std::vector<float> depth_;
};

}  // namespace sightline::app
