/// Test fixture: pictures of a small table without and with an overlay.
#pragma once
#include <utility>

#include "unit/rendering/small_table.h"

namespace sightline::rendering {

class Overlay : public SmallTable {
  protected:
    /// Two pictures of the scene: without an overlay, and with the overlay that `add` adds.
    template <class Add>
    std::pair<Picture, Picture> pictures(Add add) {
        Picture without = draw();
        add();
        return {std::move(without), draw()};
    }
    bool differs(const std::pair<Picture, Picture>& both, glm::dvec3 at) const {
        return changed(both.first, both.second, pixelOf(at), 1.5, true) > 0;
    }
    /// The length of an inch in pixels at the tested place.
    double inch() const { return glm::distance(pixelOf({8, 6, 0}), pixelOf({9, 6, 0})); }
};

}  // namespace sightline::rendering
