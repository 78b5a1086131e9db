/// SceneDraft: a scene during its construction. Drawing functions add items to it.
#pragma once
#include <vector>

#include "app/window/shell/scene/scene_images.h"
#include "engine/legion/basics/ids.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// A badge in the scene that belongs to a miniature.
struct MiniBadge {
    std::size_t badge = 0;  ///< index of the badge in the scene
    engine::MiniId mini;
};

/// The scene of a frame, to which drawing functions add items.
struct SceneDraft {
    rendering::Scene& scene;
    SceneImages& images;
    std::vector<MiniBadge> miniBadges = {};
};

}  // namespace sightline::app
