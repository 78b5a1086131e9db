/// The draft of a frame: the scene that drawing functions add to.
#pragma once
#include <vector>

#include "app/window/shell/scene/scene_images.h"
#include "engine/legion/basics/ids.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// A badge of the scene that represents a miniature.
struct MiniBadge {
    std::size_t badge = 0;  ///< index in the scene's badges
    engine::MiniId mini;
};

/// A frame under construction.
struct SceneDraft {
    rendering::Scene& scene;
    SceneImages& images;
    std::vector<MiniBadge> miniBadges = {};
};

}  // namespace sightline::app
