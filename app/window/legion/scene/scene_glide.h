/// Animates miniatures that have moved: they glide to their new places.
#pragma once
#include <QElapsedTimer>
#include <map>

#include "engine/legion/rules/state/view.h"

namespace sightline::app {

class SceneGlide {
  public:
    struct Pose {
        geometry::Vec3 position{};
        geometry::Degrees facing{};
    };

    /// Called after the game changed. If `jump` is true, another game is shown, and no miniature
    /// glides.
    void follow(const engine::View& view, bool jump);
    /// The position and facing of a miniature in the current frame of the animation.
    Pose poseOf(const engine::MiniView& mini) const;
    bool gliding() const;

  private:
    struct Slide {
        Pose from, to;
        QElapsedTimer clock;
    };
    Pose now(const Slide& slide) const;
    std::map<engine::MiniId, Slide> slides_;
};

}  // namespace sightline::app
