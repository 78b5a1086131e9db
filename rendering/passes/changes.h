/// Finds the changes on the table since the last frame. The shadow map and the light map of the mat
/// are redrawn only in the changed area.
#pragma once
#include <glm/vec2.hpp>

#include "rendering/passes/instances.h"

namespace sightline::rendering {

/// A ghost with a smaller fade casts no shadow.
inline constexpr float shadowFrom = 0.6F;
bool castsShadow(const Instance& instance);

/// A bounding rectangle in the plan, inches. It is empty until a point is included.
struct PlanArea {
    glm::dvec2 low{1e9}, high{-1e9};
    bool empty() const { return high.x <= low.x || high.y <= low.y; }
    void include(glm::dvec2 point, double around);
};

struct Changes {
    bool everything = true;  ///< terrain, models, table or sun changed, so everything is redrawn
    PlanArea minis;          ///< area where miniatures with shadows appeared, moved or disappeared
    bool any() const { return everything || !minis.empty(); }
};

class ChangeWatch {
  public:
    Changes since(const Scene& scene, const GpuModels& models);
    /// Must be called after a model was replaced.
    void forget() { known_ = false; }

  private:
    bool known_ = false;
    geometry::TableSize table_{};
    glm::dvec3 sun_{};
    std::vector<Instance> terrain_, minis_;
};

}  // namespace sightline::rendering
