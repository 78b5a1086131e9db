#include "rendering/passes/changes.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

namespace sightline::rendering {
namespace {

bool sameShadow(const Instance& a, const Instance& b) {
    return a.model == b.model && a.position == b.position && a.facing.value == b.facing.value &&
           a.tiltX.value == b.tiltX.value && a.tiltY.value == b.tiltY.value &&
           castsShadow(a) == castsShadow(b);
}

/// Enlarges the area, so that it contains the instance and the shadow of the instance on the mat.
void includeWithShadow(PlanArea& area, const Instance& instance, const GpuModels& models,
                       glm::dvec3 towardsSun) {
    const auto model = models.find(instance.model);
    if (model == models.end() || !castsShadow(instance)) return;
    const glm::dvec3 centre(placeOf(instance) * glm::vec4(model->second->centre(), 1.0F));
    const double radius = model->second->radius();
    const glm::dvec2 slant = -glm::dvec2(towardsSun) / std::max(towardsSun.z, 0.05);
    area.include(glm::dvec2(centre), radius);
    area.include(glm::dvec2(centre) + slant * std::max(centre.z + radius, 0.0), radius);
}

}  // namespace

bool castsShadow(const Instance& instance) { return instance.fade >= shadowFrom; }

void PlanArea::include(glm::dvec2 point, double around) {
    low = glm::min(low, point - around);
    high = glm::max(high, point + around);
}

Changes ChangeWatch::since(const Scene& scene, const GpuModels& models) {
    Changes changes;
    changes.everything = !known_ || scene.sunDirection != sun_ ||
                         scene.table.width != table_.width || scene.table.depth != table_.depth ||
                         !std::equal(scene.terrain.begin(), scene.terrain.end(), terrain_.begin(),
                                     terrain_.end(), sameShadow);
    const std::size_t both = std::min(scene.minis.size(), minis_.size());
    for (std::size_t i = 0; i < std::max(scene.minis.size(), minis_.size()); ++i) {
        if (i < both && sameShadow(scene.minis[i], minis_[i])) continue;
        if (i < minis_.size())
            includeWithShadow(changes.minis, minis_[i], models, scene.sunDirection);
        if (i < scene.minis.size()) {
            includeWithShadow(changes.minis, scene.minis[i], models, scene.sunDirection);
        }
    }
    if (changes.any()) {
        known_ = true;
        table_ = scene.table;
        sun_ = scene.sunDirection;
        terrain_ = scene.terrain;
        minis_ = scene.minis;
    }
    return changes;
}

}  // namespace sightline::rendering
