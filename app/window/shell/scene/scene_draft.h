/// The draft of a frame: the scene to which drawing functions add items.
#pragma once
#include <vector>

#include "app/window/shell/scene/scene_images.h"
#include "engine/legion/basics/ids.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// A badge of the scene that represents a miniature.
struct MiniBadge {
    std::size_t badge = 0;  ///< index in the badges of the scene
    engine::MiniId mini;
};

/// A frame that is not complete yet.
struct SceneDraft {
    rendering::Scene& scene;
    SceneImages& images;
    std::vector<MiniBadge> miniBadges = {};
};

}  // namespace sightline::app
