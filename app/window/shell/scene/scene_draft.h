/// SceneDraft: a scene during its construction. Drawing functions add items to it.
#pragma once
#include <variant>
#include <vector>

#include "app/window/shell/scene/scene_images.h"
#include "engine/legion/basics/ids.h"
#include "rendering/scene/scene.h"

namespace sightline::app {

/// The miniature or the token to which a badge belongs.
using BadgeOwner = std::variant<engine::MiniId, engine::ObjectiveId>;

/// A badge in the scene that belongs to a miniature or to a token.
struct OwnedBadge {
    std::size_t badge = 0;  ///< index of the badge in the scene
    BadgeOwner owner;
    bool fixed = false;  ///< true: the badge belongs to its exact place, such as a number on a base
};

/// The scene of a frame, to which drawing functions add items.
struct SceneDraft {
    rendering::Scene& scene;
    SceneImages& images;
    std::vector<OwnedBadge> owned = {};
};

}  // namespace sightline::app
