/// A test fixture for keywords of an attack: one unit attacks another.
#pragma once
#include <optional>
#include <utility>
#include <vector>

#include "engine/legion/advice/odds/odds.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {

/// A blue trooper with 6 wounds attacks a red trooper with 6 wounds, `gap` inches away. Neither
/// card has a surge chart, and both have red defense dice. The attacker has a gun with 2 red dice
/// and a sword with 6 black dice. If `gap` is 0, the units are in melee.
struct DuelScene : AttackScene {
    UnitId shooter, target;
    explicit DuelScene(double gap = 6.0) {
        shooter = blue(lukeSkywalker(), {{10.0, 14.0}});
        target = red(lukeSkywalker(), {{10.0 + smallBase + gap, 14.0}});
        blue(stormtroopers(), column({4.0, 30.0}, 2));
    }
    UnitCard& shooting() { return with(shooter).card; }
    UnitCard& shotAt() { return with(target).card; }
    Weapon& sword() { return shooting().weapons[0]; }
    Weapon& gun() { return shooting().weapons[1]; }
    void arm(Keyword keyword, std::optional<int> x = std::nullopt) {
        for (Weapon& one : shooting().weapons) one.keywords.push_back(word(keyword, x));
    }
    int& token(UnitId unit, Token token) { return with(unit).tokens[token]; }
    void barricaded() {
        const double x = with(target).minis[0].position.x;
        terrain(box("barricade", {x - 0.8, 14.0}, {0.4, 3.0, 1.0}, barricade()));
    }
    /// Starts the attack. The first attack dice show `faces`, and the other attack dice are blank.
    void fire(std::vector<Face> faces) {
        start();
        attack(shooter, target);
        roll(std::move(faces));
    }
    void roll(std::vector<Face> faces) {
        faces.resize(static_cast<std::size_t>(rolling()), blank);
        dice(std::move(faces));
    }
    /// Answers a keyword's question for a number with `count`.
    void chooseCount(int count) { chance(Count{count}, Ask::chooseForEffect); }
    /// Gives the target a dodge token. So after the attack dice, the game asks whether the target
    /// spends it.
    void hold() { token(target, Token::dodge) = 1; }
    int woundsOf(UnitId unit) const { return view().mini(mini(unit, 0)).wounds; }
    AttackPreview preview() const { return previewAttack(view(), shooter, target); }
    /// True if an entry of the record cites this keyword.
    bool told(Keyword keyword) const {
        for (const Ruling& one : game().record())
            if (one.citation == citationOf(keyword)) return true;
        return false;
    }
};

}  // namespace sightline::engine::scene
