/// A scene for Guardian: an attack on a defender with a guard near it. Core Rulebook, Keyword
/// Glossary, p. 50 (Guardian X).
#pragma once
#include <vector>

#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

inline KeywordText guardian(int x) {
    return {.name = Keyword::guardian, .value = x, .parameter = {}};
}

/// The shooter attacks Rebel Troopers from 6 inches with 4 dice of 1 weapon. A guard stands `apart`
/// inches behind the defenders. The guard has Guardian 2, red dice, no surge chart, 6 wounds and
/// courage 3.
struct UnderGuard : AttackScene {
    UnitId shooter, defender, guard;
    explicit UnderGuard(double apart = 2.0, int pierce = 0,
                        const UnitCard& shotAt = rebelTroopers()) {
        UnitCard gunner = stormtroopers(), jedi = lukeSkywalker();
        gunner.wounds = 4;
        gunner.weapons = {ranged("Rifle", 1, 3, Die::whiteAttack, 4)};
        if (pierce > 0) gunner.weapons[0].keywords = {{.name = Keyword::pierce, .value = pierce}};
        jedi.name = "Guard";
        jedi.keywords = {guardian(2)};
        shooter = blue(gunner, {{10.0, 14.0}});
        const bool lone = shotAt.miniatures == 1 && isVehicle(shotAt.type);
        defender = lone ? red(shotAt, {{17.0, 14.0}}) : red(shotAt, {{17.0, 14.0}, {17.0, 15.5}});
        guard = red(jedi, {{17.0 + smallBase + apart, 14.0}});
    }
    std::vector<KeywordText>& ofGuard() { return with(guard).card.keywords; }
    int woundsOf(UnitId unit) const { return view().mini(mini(unit, 0)).wounds; }
    /// Plays an attack up to the first question of the step Modify Attack Dice or of a later step.
    void shoot(std::vector<Face> faces = {hit, hit, hit, crit}) {
        start();
        attack(shooter, defender);
        dice(std::move(faces));
    }
    bool isAsked() const {
        return asks(Ask::chooseForEffect) && question().citation == citationOf(Keyword::guardian);
    }
    void cancels(int results) { chance(Count{results}, Ask::chooseForEffect); }
};

}  // namespace sightline::engine::scene
