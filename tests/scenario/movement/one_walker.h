/// A scene for keywords about turning: one miniature on a notched base.
#pragma once
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

/// A Move of a notched base that first turns to `facing`.
inline geometry::Move turning(int toolSpeed, double facing, double stop = 1.0) {
    geometry::Move move;
    move.toolSpeed = toolSpeed;
    move.rotateFirst = move.pose.contactAngle = move.pose.direction = geometry::Degrees{facing};
    move.pose.stop = stop;
    return move;
}

inline geometry::Move pivoting(double facing) {
    geometry::Move move;
    move.kind = geometry::MoveKind::pivot;
    move.rotateFirst = geometry::Degrees{facing};
    return move;
}

/// A blue miniature on a notched base at (20, 15) faces along x. A red unit stands far away.
struct OneWalker : AttackScene {
    UnitId walker, enemy;
    explicit OneWalker(const UnitCard& card) {
        walker = blue(card, {{20.0, 15.0}});
        enemy = red(stormtroopers(), {{60.0, 30.0}});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(walker);
    }
    void begin(Action first) {
        begin();
        action(first);
    }
    geometry::Mini at() const { return view().mini(mini(walker, 0)).mini; }
};

}  // namespace sightline::engine::scene
