/// Finds the parts of the table that have changed since the last frame. The shadow map and the
/// light map of the mat are redrawn only in these parts.
#pragma once
#include <glm/vec2.hpp>

#include "rendering/passes/instances.h"

namespace sightline::rendering {

/// An instance casts a shadow only if its opacity (`fade`) is at least this value.
inline constexpr float shadowFrom = 0.6F;
bool castsShadow(const Instance& instance);

/// A bounding rectangle in the plan, inches. Without points, it is empty.
struct PlanArea {
    glm::dvec2 low{1e9}, high{-1e9};
    bool empty() const { return high.x <= low.x || high.y <= low.y; }
    void include(glm::dvec2 point, double around);
};

struct Changes {
    bool everything = true;  ///< true if terrain, models, table or sun have changed; the whole
                             ///< table is then redrawn
    PlanArea minis;  ///< area in which miniatures with shadows have appeared, moved or disappeared
    bool any() const { return everything || !minis.empty(); }
};

class ChangeWatch {
  public:
    Changes since(const Scene& scene, const GpuModels& models);
    /// Forgets the last frame. Must be called after a model was replaced.
    void forget() { known_ = false; }

  private:
    bool known_ = false;
    geometry::TableSize table_{};
    glm::dvec3 sun_{};
    std::vector<Instance> terrain_, minis_;
};

}  // namespace sightline::rendering
