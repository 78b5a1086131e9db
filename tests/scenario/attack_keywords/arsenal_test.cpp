// Keyword Glossary: Arsenal X (p. 46). Core Rulebook p. 32 (Form Attack Pool).
#include <algorithm>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A gunner with three weapons, with or without Arsenal X, in front of two enemy units.
struct Armed : AttackScene {
    UnitId gunner, near, far;
    explicit Armed(int x) {
        UnitCard card = lukeSkywalker();
        card.weapons = {ranged("Cannon", 1, 4, Die::redAttack, 2),
                        ranged("Rifle", 1, 4, Die::blackAttack, 3),
                        ranged("Pistol", 1, 4, Die::whiteAttack, 1)};
        card.keywords.clear();
        if (x > 0) card.keywords.push_back({.name = Keyword::arsenal, .value = x});
        gunner = blue(card, {{10.0, 14.0}});
        near = red(rebelTroopers(), {{18.0, 14.0}});
        far = red(rebelTroopers(), {{18.0, 18.0}});
    }
    void aimAt(UnitId target) {
        start();
        activate(gunner);
        action(Action::attack);
        defend(target);
    }
    Answer adding(std::vector<int> weapons) const {
        PickSeveral chosen;
        for (int weapon : weapons)
            chosen.options.push_back(indexOf(WeaponChoice{mini(gunner, 0), weapon}));
        return chosen;
    }
};

TEST(P46Arsenal, AMiniatureAddsXWeapons) {
    Armed scene(2);
    scene.aimAt(scene.near);
    EXPECT_EQ(scene.refusal(scene.adding({0, 1, 2})),
              "1 to 2 options, not 3 (p. 32, Form Attack Pool)");
    scene.chance(scene.adding({0, 1}), Ask::chooseWeapons);
    EXPECT_EQ(scene.attackView().pools.front().weapons.size(), 2U);
    EXPECT_EQ(scene.attackView().pools.front().dice.size(), 5);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::arsenal));
    EXPECT_EQ(scene.number(Happening::keywordActed, "weapons"), 2.0);
}

TEST(P46Arsenal, WithoutItOneWeapon) {
    Armed scene(0);
    scene.aimAt(scene.near);
    EXPECT_EQ(scene.refusal(scene.adding({0, 1})),
              "1 to 1 options, not 2 (p. 32, Form Attack Pool)");
    scene.chance(scene.adding({0}), Ask::chooseWeapons);
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

TEST(P46Arsenal, EachMiniatureOfAUnitAddsNoMoreThanX) {
    AttackScene scene;
    UnitCard card = battleDroids();
    card.weapons = {ranged("Cannon", 1, 4, Die::redAttack), ranged("Rifle", 1, 4, Die::redAttack),
                    ranged("Pistol", 1, 4, Die::redAttack)};
    card.keywords = {{.name = Keyword::arsenal, .value = 2}};
    const UnitId pair = scene.blue(card, {{10.0, 14.0}, {10.0, 16.0}});
    const UnitId target = scene.red(rebelTroopers(), {{18.0, 14.0}});
    scene.start();
    scene.activate(pair);
    scene.action(Action::attack);
    scene.defend(target);
    const auto of = [&](int mini, int weapon) {
        return scene.indexOf(WeaponChoice{scene.mini(pair, mini), weapon});
    };
    EXPECT_EQ(scene.refusal(PickSeveral{{of(0, 0), of(0, 1), of(0, 2)}}),
              "a miniature adds 2 weapons at most (p. 32, Form Attack Pool)");
    EXPECT_EQ(scene.refusal(PickSeveral{{of(0, 0), of(0, 1), of(1, 1), of(1, 2)}}), "");
}

// "Each weapon may only be added to 1 Attack Pool", so X limits the number of weapons in all pools
// together.
TEST(P46Arsenal, FormsPoolsAgainstSeveralDefenders) {
    Armed scene(2);
    scene.aimAt(scene.near);
    scene.chance(scene.adding({1}), Ask::chooseWeapons);
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender));
    scene.defend(scene.far);
    EXPECT_EQ(scene.indexOf(WeaponChoice{scene.mini(scene.gunner, 0), 1}), -1) << "used";
    EXPECT_NE(scene.refusal(scene.adding({0, 2})), "") << "2 in all";
    scene.chance(scene.adding({0}), Ask::chooseWeapons);
    EXPECT_EQ(scene.attackView().pools.size(), 2U);
    EXPECT_FALSE(scene.asks(Ask::declareAdditionalDefender)) << "nothing is left";
}

TEST(P46Arsenal, IsWhatAPreviewCountsOn) {
    for (const int x : {0, 2, 3, 9}) {
        Armed scene(x);
        scene.start();
        const AttackPreview preview = previewAttack(scene.view(), scene.gunner, scene.near, true);
        const std::size_t most = std::min<std::size_t>(3, static_cast<std::size_t>(std::max(1, x)));
        EXPECT_EQ(preview.weapons.size(), most);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
