/// What moved on the table since the last frame, so that maps of the table (shadows, light on the
/// mat) are drawn again only where they must.
#pragma once
#include <glm/vec2.hpp>

#include "rendering/passes/instances.h"

namespace sightline::rendering {

/// A ghost as faint as this casts no shadow.
inline constexpr float shadowFrom = 0.6F;
bool castsShadow(const Instance& instance);

/// A rectangle in plan, inches. Empty until something is included.
struct PlanArea {
    glm::dvec2 low{1e9}, high{-1e9};
    bool empty() const { return high.x <= low.x || high.y <= low.y; }
    void include(glm::dvec2 point, double around);
};

struct Changes {
    bool everything = true;  ///< terrain, models, table or sun: nothing known still holds
    PlanArea minis;  ///< where miniatures stand and cast shadows that did not, or no longer do
    bool any() const { return everything || !minis.empty(); }
};

class ChangeWatch {
  public:
    Changes since(const Scene& scene, const GpuModels& models);
    /// A model was replaced.
    void forget() { known_ = false; }

  private:
    bool known_ = false;
    geometry::TableSize table_{};
    glm::dvec3 sun_{};
    std::vector<Instance> terrain_, minis_;
};

}  // namespace sightline::rendering
