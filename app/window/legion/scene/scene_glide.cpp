#include "app/window/legion/scene/scene_glide.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr double glideMilliseconds = 200.0;

SceneGlide::Pose standing(const engine::MiniView& mini) {
    return {mini.mini.position, mini.mini.facing};
}

bool same(const SceneGlide::Pose& one, const SceneGlide::Pose& other) {
    return glm::distance(one.position, other.position) < geometry::sameLength &&
           std::abs(one.facing.value - other.facing.value) < geometry::sameLength;
}

}  // namespace

void SceneGlide::follow(const engine::View& view, bool jump) {
    if (jump) slides_.clear();
    for (const engine::MiniView& mini : view.minis) {
        const Pose to = standing(mini);
        const auto known = slides_.find(mini.id);
        if (known == slides_.end()) {
            slides_[mini.id] = {to, to, {}};
        } else if (!same(known->second.to, to)) {
            known->second = {now(known->second), to, {}};
            if (theme::moves()) known->second.clock.start();
        }
    }
}

SceneGlide::Pose SceneGlide::poseOf(const engine::MiniView& mini) const {
    const auto known = slides_.find(mini.id);
    return known == slides_.end() ? standing(mini) : now(known->second);
}

bool SceneGlide::gliding() const {
    return std::any_of(slides_.begin(), slides_.end(), [](const auto& entry) {
        const QElapsedTimer& clock = entry.second.clock;
        return clock.isValid() && double(clock.elapsed()) < glideMilliseconds;
    });
}

SceneGlide::Pose SceneGlide::now(const Slide& slide) const {
    if (!slide.clock.isValid()) return slide.to;
    const double passed = double(slide.clock.elapsed()) / glideMilliseconds;
    if (passed >= 1.0) return slide.to;
    const double share = passed * passed * (3.0 - 2.0 * passed);
    const double turn = std::remainder(slide.to.facing.value - slide.from.facing.value, 360.0);
    return {glm::mix(slide.from.position, slide.to.position, share),
            {slide.from.facing.value + turn * share}};
}

}  // namespace sightline::app
