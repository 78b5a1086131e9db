/// What a frame is drawn into before it is shown.
#pragma once
#include <vector>

#include "app/window/scene/scene_images.h"
#include "engine/ids.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// A badge of the scene that stands for a miniature.
struct MiniBadge {
    std::size_t badge = 0;  ///< its place in the scene's badges
    engine::MiniId mini;
};

/// A frame in the making.
struct SceneDraft {
    rendering::Scene& scene;
    SceneImages& images;
    std::vector<MiniBadge> miniBadges = {};
};

}  // namespace sightline::app
