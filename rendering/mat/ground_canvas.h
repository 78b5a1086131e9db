/// A canvas for painting a ground texture that tiles. Each texel has a colour and a height. At the
/// end, `lit` adds light and packs the texture.
#pragma once
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <vector>

#include "rendering/mat/mat_layers.h"

namespace sightline::rendering {

class GroundCanvas {
  public:
    struct Texel {
        glm::vec3 colour{};   ///< sRGB colour, each channel 0 to 1
        float height = 0.0F;  ///< height of the ground, 0 to 1
    };
    explicit GroundCanvas(int size) : size_(size), texels_(std::size_t(size) * std::size_t(size)) {}

    int size() const { return size_; }
    /// The texel at the given coordinates, which wrap around the canvas.
    Texel& at(int x, int y) {
        return texels_[std::size_t(wrap(y)) * std::size_t(size_) + std::size_t(wrap(x))];
    }
    /// Calls `paint(share)` for each texel. `share` is its position, 0 to 1 in x and y.
    template <class Paint>
    void fill(Paint paint) {
        for (int y = 0; y < size_; ++y) {
            for (int x = 0; x < size_; ++x) at(x, y) = paint(glm::vec2(x, y) / float(size_));
        }
    }
    /// Calls `paint(texel, offset)` for the texels in a square around `centre`. The square contains
    /// a disc with the given radius in texels. Coordinates wrap around.
    template <class Paint>
    void dab(glm::vec2 centre, float radius, Paint paint) {
        const int reach = int(radius) + 1, cx = int(centre.x), cy = int(centre.y);
        for (int y = cy - reach; y <= cy + reach; ++y) {
            for (int x = cx - reach; x <= cx + reach; ++x) {
                paint(at(x, y), glm::vec2(x, y) - centre);
            }
        }
    }
    /// Packs the texture. Light falls on the heights from the upper left; `relief` is the strength
    /// of the light and shade.
    GroundLayer lit(float relief) const;

  private:
    int wrap(int value) const {
        const int rest = value % size_;
        return rest < 0 ? rest + size_ : rest;
    }
    int size_;
    std::vector<Texel> texels_;
};

}  // namespace sightline::rendering
