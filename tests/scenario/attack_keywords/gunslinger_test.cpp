// Keyword Glossary: Gunslinger (p. 50).
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Two miniatures with Gunslinger, each with a carbine and a pistol, and three enemy units at a
/// distance of 6 inches.
struct Slingers : AttackScene {
    UnitId own, first, second, third;
    explicit Slingers(Keyword keyword = Keyword::gunslinger, int miniatures = 1) {
        UnitCard card = rebelTroopers();
        card.weapons = {ranged("Carbine", 1, 3, Die::blackAttack),
                        ranged("Pistol", 1, 3, Die::whiteAttack), melee("Knife", Die::redAttack)};
        if (keyword != Keyword::none)
            card.keywords.push_back({.name = keyword, .value = {}, .parameter = {}});
        own = blue(card, column({20.0, 14.0}, miniatures));
        first = red(stormtroopers(), {{26.0, 8.0}});
        second = red(stormtroopers(), {{27.0, 14.0}});
        third = red(stormtroopers(), {{26.0, 20.0}});
    }
    void attackFirst() {
        start();
        activate(own);
        action(Action::attack);
        defend(first);
        weapons("Carbine", 1);
    }
    WeaponChoice carbine() const { return {mini(own, 0), 0}; }
};

TEST(P50Gunslinger, AWeaponMakesUpAnotherPoolOnceInAnAttack) {
    Slingers scene;
    scene.attackFirst();
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender));
    EXPECT_FALSE(scene.offers(scene.first)) << "another enemy unit";
    EXPECT_TRUE(scene.offers(scene.third));
    scene.defend(scene.second);
    ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
    EXPECT_EQ(scene.question().options, (std::vector<Option>{scene.carbine()}));
    scene.weapons();
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::gunslinger));
    ASSERT_TRUE(scene.asks(Ask::chooseAttackPool)) << "no third pool";
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.pool(scene.second);
    EXPECT_EQ(scene.rolling(), 1);
}

TEST(P50Gunslinger, WithoutItEachWeaponIsInOnePool) {
    Slingers scene(Keyword::none);
    scene.attackFirst();
    EXPECT_TRUE(scene.asks(Ask::rollDice));
}

TEST(P50Gunslinger, MayBeDeclined) {
    Slingers scene;
    scene.attackFirst();
    scene.nobodyElse();
    EXPECT_TRUE(scene.asks(Ask::rollDice));
    EXPECT_FALSE(scene.recorded(Happening::keywordActed));
}

TEST(P50Gunslinger, ThatWeaponIsAloneInItsPool) {
    Slingers scene(Keyword::gunslinger, 2);
    scene.attackFirst();
    scene.defend(scene.second);
    ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
    const WeaponChoice pistol{scene.mini(scene.own, 1), 1};
    EXPECT_EQ(scene.question().options, (std::vector<Option>{pistol, scene.carbine()}));
    EXPECT_EQ(scene.refusal(PickSeveral{{0, 1}, {}}),
              "a weapon that is also in another pool must be alone in this pool "
              "(p. 50, Keyword Glossary: Gunslinger)");
    scene.weapons("Pistol");
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender)) << "it was not used yet";
    scene.defend(scene.third);
    scene.weapons("Carbine");
    EXPECT_TRUE(scene.asks(Ask::chooseAttackPool));
    EXPECT_EQ(scene.optionCount(), 3U);
}

// p. 46: a miniature contributes X weapons. A weapon that fires twice is one weapon.
TEST(P50Gunslinger, LeavesTheOtherWeaponsOfArsenal) {
    Slingers scene;
    scene.with(scene.own).card.keywords.push_back(word(Keyword::arsenal, 2));
    scene.attackFirst();
    scene.defend(scene.second);
    scene.weapons("Carbine");
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender));
    scene.defend(scene.third);
    const WeaponChoice pistol{scene.mini(scene.own, 0), 1};
    EXPECT_EQ(scene.question().options, (std::vector<Option>{pistol}));
    scene.weapons();
    EXPECT_TRUE(scene.asks(Ask::chooseAttackPool));
    EXPECT_EQ(scene.optionCount(), 3U);
}

TEST(P50Gunslinger, IsForRangedWeapons) {
    Slingers scene;
    for (Weapon& weapon : scene.with(scene.own).card.weapons) {
        weapon.ranged = weapon.name == "Pistol";
        weapon.melee = !weapon.ranged;
    }
    scene.start();
    scene.activate(scene.own);
    scene.action(Action::attack);
    scene.defend(scene.first);
    EXPECT_EQ(scene.optionCount(), 1U) << "the pistol, at this range";
    scene.weapons("Pistol");
    scene.defend(scene.second);
    EXPECT_EQ(scene.question().options,
              (std::vector<Option>{WeaponChoice{scene.mini(scene.own, 0), 1}}));
}

}  // namespace
}  // namespace sightline::engine::scene
