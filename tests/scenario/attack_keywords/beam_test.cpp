// Keyword Glossary: Beam X (p. 57).
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// A weapon with Beam and range 2, and enemy units in a row, one behind the other. The gaps are in
/// inches between the bases.
struct Beaming : AttackScene {
    UnitId own;
    std::vector<UnitId> line;
    explicit Beaming(const std::vector<double>& gaps, int x = 2) {
        UnitCard card = rebelTroopers();
        Weapon beam = ranged("Beam", 1, 2, Die::redAttack, 2);
        beam.keywords.push_back({.name = Keyword::beam, .value = x, .parameter = {}});
        card.weapons = {beam, ranged("Pistol", 1, 2, Die::whiteAttack)};
        own = blue(card, {{5.0, 14.0}});
        double at = 5.0;
        for (const double gap : gaps) {
            at += smallBase + gap;
            line.push_back(red(stormtroopers(), {{at, 14.0}}));
        }
    }
    void attackFirst(const std::string& weapon = "Beam") {
        start();
        activate(own);
        action(Action::attack);
        defend(line[0]);
        weapons(weapon);
    }
    bool mayGoOnTo(std::size_t unit) {
        return asks(Ask::declareAdditionalDefender) && offers(line[unit]);
    }
};

TEST(P57Beam, GoesOnWhateverTheRangeToUpToXUnits) {
    Beaming scene({10.0, 5.0, 5.0, 5.0});
    scene.attackFirst();
    ASSERT_TRUE(scene.mayGoOnTo(1)) << "beyond range 2 of the attacker";
    EXPECT_FALSE(scene.mayGoOnTo(2)) << "beyond range 1 of the last defender";
    scene.defend(scene.line[1]);
    ASSERT_TRUE(scene.asks(Ask::chooseWeapons));
    EXPECT_EQ(scene.optionCount(), 1U);
    scene.weapons();
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::beam));
    ASSERT_TRUE(scene.mayGoOnTo(2));
    scene.defend(scene.line[2]);
    scene.weapons();
    ASSERT_TRUE(scene.asks(Ask::chooseAttackPool)) << "twice, and no more";
    EXPECT_EQ(scene.optionCount(), 3U);
}

TEST(P57Beam, WithinRange1OfTheLastDefender) {
    for (const double gap : {5.99, 6.0}) {
        Beaming scene({10.0, gap});
        scene.attackFirst();
        EXPECT_EQ(scene.mayGoOnTo(1), gap < 6.0) << gap;
    }
}

TEST(P57Beam, OnlyWhereTheWeaponIsInAPool) {
    Beaming scene({10.0, 5.0});
    scene.attackFirst("Pistol");
    EXPECT_TRUE(scene.asks(Ask::rollDice));
}

TEST(P57Beam, NeedsLineOfSight) {
    Beaming scene({10.0, 5.0});
    scene.terrain(box("wall", {18.5, 14.0}, {0.5, 8.0, 4.0}, building()));
    scene.attackFirst();
    EXPECT_FALSE(scene.mayGoOnTo(1));
}

TEST(P57Beam, NotInAnAttackThatUsesGunslinger) {
    Beaming scene({3.0, 4.0, 4.0});
    scene.with(scene.own).card.keywords.push_back(
        {.name = Keyword::gunslinger, .value = {}, .parameter = {}});
    scene.attackFirst();
    ASSERT_TRUE(scene.mayGoOnTo(1));
    scene.defend(scene.line[1]);
    scene.weapons();
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, citationOf(Keyword::beam));
    ASSERT_TRUE(scene.mayGoOnTo(2)) << "the beam goes on";
    scene.defend(scene.line[2]);
    EXPECT_EQ(scene.optionCount(), 1U);
    EXPECT_EQ(std::get<WeaponChoice>(scene.question().options[0]).weapon, 0);
}

}  // namespace
}  // namespace sightline::engine::scene
