/// The changes on the table since the last frame. Only the changed area of the shadow map and of
/// the mat's light map is drawn again.
#pragma once
#include <glm/vec2.hpp>

#include "rendering/passes/instances.h"

namespace sightline::rendering {

/// Fainter ghosts cast no shadow.
inline constexpr float shadowFrom = 0.6F;
bool castsShadow(const Instance& instance);

/// A bounding rectangle in plan, inches. Empty until a point is included.
struct PlanArea {
    glm::dvec2 low{1e9}, high{-1e9};
    bool empty() const { return high.x <= low.x || high.y <= low.y; }
    void include(glm::dvec2 point, double around);
};

struct Changes {
    bool everything = true;  ///< terrain, models, table or sun changed: redraw everything
    PlanArea minis;  ///< the area where miniatures with shadows appeared, moved or disappeared
    bool any() const { return everything || !minis.empty(); }
};

class ChangeWatch {
  public:
    Changes since(const Scene& scene, const GpuModels& models);
    /// Call this when a model was replaced.
    void forget() { known_ = false; }

  private:
    bool known_ = false;
    geometry::TableSize table_{};
    glm::dvec3 sun_{};
    std::vector<Instance> terrain_, minis_;
};

}  // namespace sightline::rendering
