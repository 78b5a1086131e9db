/// A scene for keywords that act after a Move.
#pragma once
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

/// One blue miniature at (10, 16) that faces a red unit. The red leader is `gap` inches away.
struct OneMover : AttackScene {
    UnitId mover, enemy;
    explicit OneMover(const UnitCard& card, double gap = 20.0) {
        mover = blue(card, {{10.0, 16.0}});
        UnitCard other = stormtroopers();
        other.weapons.push_back(melee("Bludgeon", Die::whiteAttack));
        enemy = red(other, {{10.0 + smallBase + gap, 16.0}});
        scenario.lastRound = 2;
    }
    void advance(double inches, int toolSpeed = 2) {
        start();
        activate(mover);
        action(Action::move);
        move(straight(toolSpeed, 0.0, inches));
        while (asks(Ask::placeUnit)) follow();
    }
    /// In the enemy's activation, blue spends a standby token and chooses to move. Then the game
    /// asks for the move.
    void moveOutOfTurn() {
        with(mover).tokens[Token::standby] = 1;
        with(mover).activated = true;
        scenario.firstPlayer = Player::red;
        start();
        activate(enemy);
        action(Action::aim);
        standBy(mover);
        freeAction(Action::move);
    }
};

}  // namespace sightline::engine::scene
