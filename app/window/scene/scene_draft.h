/// What a frame is drawn into before it is shown.
#pragma once
#include "app/window/scene/scene_images.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// A frame in the making.
struct SceneDraft {
    rendering::Scene& scene;
    SceneImages& images;
};

}  // namespace sightline::app
