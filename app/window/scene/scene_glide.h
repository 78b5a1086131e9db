/// Miniatures slide to where the game has put them instead of jumping there.
#pragma once
#include <QElapsedTimer>
#include <map>

#include "engine/state/view.h"

namespace sightline::app {

class SceneGlide {
  public:
    struct Pose {
        geometry::Vec3 position{};
        double facing = 0.0;
    };

    /// The view moved on. `jump`: another game, nobody slides.
    void follow(const engine::View& view, bool jump);
    /// Where a miniature is drawn now.
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
