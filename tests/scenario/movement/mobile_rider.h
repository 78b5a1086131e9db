/// A scene for the keyword Mobile: a unit that has claimed an asset and made one Move.
#pragma once
#include "engine/legion/rules/asking/ask.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {

struct MobileRider : MissionScene {
    UnitId rider = blue(bearing(lukeSkywalker(), Keyword::mobile), {{10.0, 16.0}});
    /// Starts the game, claims the asset and makes one Move of 1 inch.
    void claimAndMove() {
        red(stormtroopers(), {{60.0, 33.0}});
        mission({asset(12.0, 16.0)}, {});
        start();
        activate(rider);
        choose(Done{}, Ask::chooseFreeAction);
        cardAction(0);
        action(Action::move);
        move(straight(1, 180.0, 1.0));
    }
};

}  // namespace sightline::engine::scene
