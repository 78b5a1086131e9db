// Core Rulebook p. 34, Apply Dodge and Cover: obscured miniatures, their cover, and the results
// that the cover cancels.
#include "engine/legion/basics/tokens.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Cover;

/// Rebels with 3 inches between them. Each obscured rebel is behind its own crate. The attack dice
/// are already rolled.
struct BehindCrates : AttackScene {
    UnitId attacker, defender;
    struct Settings {
        int miniatures = 6, obscured = 3;
        double gap = 0.5;  ///< inches between the base and the crate
        int suppression = 0;
        geometry::Facts facts = crates();
        UnitType type = UnitType::trooper;
        std::vector<Face> roll{hit, hit, blank, blank};
    };
    explicit BehindCrates(const Settings& set) {
        attacker = blue(snowtroopers(), column({10.0, 18.0}, 4));
        UnitCard card = rebelTroopers();
        card.type = set.type;
        const auto places = column({22.0, 10.0}, set.miniatures, 3.0);
        defender = red(card, places);
        with(defender).tokens[Token::suppression] = set.suppression;
        for (int i = 0; i < set.obscured; ++i) {
            const geometry::Vec2 behind = places[static_cast<std::size_t>(i)];
            const double x = behind.x - smallBase / 2.0 - set.gap - 0.25;
            terrain(box("crate " + std::to_string(i), {x, behind.y}, {0.5, 1.6, 1.0}, set.facts));
        }
        start();
        attack(attacker, defender);
        dice(set.roll);
    }
    Cover cover() const { return attackView().cover; }
};

TEST(P34ApplyDodgeAndCover, ExampleApplyingCover) {
    AttackScene scene;
    const UnitId clones = scene.blue(snowtroopers(), column({10.0, 18.0}, 4));
    const UnitId droids = scene.red(battleDroids(), {{24.5, 18.0},
                                                     {24.5, 16.0},
                                                     {24.5, 14.5},
                                                     {24.5, 13.0},
                                                     {27.5, 15.0},
                                                     {24.5, 22.5},
                                                     {24.5, 24.0}});
    scene.terrain(box("building", {22.0, 19.0}, {2.0, 2.0, 4.0}, building()));
    scene.terrain(box("crates", {22.0, 14.1}, {2.0, 4.2, 1.0}, crates()));
    scene.start();
    scene.attack(clones, droids);
    scene.dice({crit, hit, hit, hit});

    const AttackView attack = scene.attackView();
    ASSERT_EQ(attack.obscured.size(), 7U);
    EXPECT_EQ(attack.obscured[0].piece, "building");
    EXPECT_EQ(attack.obscured[3].piece, "crates");
    EXPECT_FALSE(attack.obscured[4].obscured) << "the crates are more than 3 in from it";
    for (const ObscuredView& one : attack.obscured) EXPECT_FALSE(one.losBlocked);
    EXPECT_EQ(scene.number(Happening::coverDetermined, "obscured"), 4.0);
    EXPECT_EQ(scene.number(Happening::coverDetermined, "defenders"), 7.0);
    EXPECT_EQ(attack.cover, Cover::heavy);

    ASSERT_EQ(scene.rolling(), 3) << "one die for every hit";
    scene.dice({blank, defenseSurge, defenseSurge});
    EXPECT_EQ(scene.attackView().hitsCanceledByCover, 2);
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit");
    EXPECT_EQ(scene.last(Happening::hitsCanceled).citation, page(34, "Apply Cover"));
    EXPECT_EQ(scene.rolling(), 2) << "no dodge token, no question";
}

TEST(P34ApplyDodgeAndCover, ExampleWithLightCoverNothingWouldBeCanceled) {
    BehindCrates scene({.miniatures = 6, .obscured = 6});
    ASSERT_EQ(scene.rolling(), 2);
    scene.dice({defenseSurge, defenseSurge});
    EXPECT_EQ(scene.attackView().hitsCanceledByCover, 0);
    EXPECT_EQ(scene.attackDice(), "2 hit, 2 blank");
}

TEST(P34ApplyDodgeAndCover, CoverNeedsHalfTheUnitObscured) {
    EXPECT_EQ(BehindCrates({.miniatures = 6, .obscured = 2}).cover(), Cover::none);
    EXPECT_EQ(BehindCrates({.miniatures = 6, .obscured = 3}).cover(), Cover::light);
    EXPECT_EQ(BehindCrates({.miniatures = 5, .obscured = 2}).cover(), Cover::none);
    EXPECT_EQ(BehindCrates({.miniatures = 5, .obscured = 3}).cover(), Cover::light);
}

TEST(P34ApplyDodgeAndCover, TerrainObscuresUnder3InchesFromTheMiniature) {
    EXPECT_EQ(BehindCrates({.obscured = 6, .gap = 2.99}).cover(), Cover::light);
    EXPECT_EQ(BehindCrates({.obscured = 6, .gap = 3.0}).cover(), Cover::none);
}

TEST(P34ApplyDodgeAndCover, SuppressionImprovesCoverByOneUpToHeavy) {
    EXPECT_EQ(BehindCrates({.obscured = 0, .suppression = 1}).cover(), Cover::light);
    EXPECT_EQ(BehindCrates({.obscured = 3, .suppression = 1}).cover(), Cover::heavy);
    EXPECT_EQ(BehindCrates({.obscured = 3, .suppression = 1, .facts = barricade()}).cover(),
              Cover::heavy);
}

TEST(P34ApplyDodgeAndCover, NoCoverRollsNoCoverPool) {
    BehindCrates scene({.obscured = 0});
    ASSERT_EQ(scene.rolling(), 2);
    EXPECT_EQ(scene.question().citation, page(34, "Roll Defense Dice"));
}

TEST(P34ApplyDodgeAndCover, CoverCancelsNoCrits) {
    BehindCrates scene({.obscured = 6, .facts = barricade(), .roll = {hit, hit, crit, blank}});
    scene.dice({block, block});
    EXPECT_EQ(scene.number(Happening::hitsCanceled, "canceled"), 2.0);
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 blank");
    EXPECT_EQ(scene.rolling(), 1) << "the crit is left";
}

TEST(P13Barricades, GiveNoCoverToCreatureAndHeavyTroopers) {
    EXPECT_EQ(BehindCrates({.obscured = 6, .facts = barricade()}).cover(), Cover::heavy);
    for (const UnitType type : {UnitType::creatureTrooper, UnitType::heavyTrooper}) {
        EXPECT_EQ(BehindCrates({.obscured = 6, .facts = barricade(), .type = type}).cover(),
                  Cover::none);
        EXPECT_EQ(BehindCrates({.obscured = 6, .facts = crates(), .type = type}).cover(),
                  Cover::light);
    }
}

TEST(P40Vehicles, AVehicleCannotBeObscured) {
    for (const UnitType type : {UnitType::groundVehicle, UnitType::repulsorVehicle}) {
        EXPECT_EQ(BehindCrates({.obscured = 6, .type = type}).cover(), Cover::none);
    }
}

TEST(P34ApplyDodgeAndCover, TerrainInContactWithTheAttackingLeaderDoesNotObscure) {
    for (const double gap : {0.0, 0.1}) {
        AttackScene scene;
        const UnitId attacker = scene.blue(snowtroopers(), {{10.0, 18.0}});
        const UnitId defender = scene.red(rebelTroopers(), {{13.0, 18.0}});
        const double x = 10.0 + smallBase / 2.0 + gap + 0.25;
        scene.terrain(box("crate", {x, 18.0}, {0.5, 1.6, 1.0}, crates()));
        scene.start();
        scene.attack(attacker, defender);
        scene.dice({hit});
        EXPECT_EQ(scene.attackView().cover, gap == 0.0 ? Cover::none : Cover::light) << gap;
    }
}

/// The cover of a unit behind the vehicle `hull`, if the attack crosses the side of the vehicle.
Cover coverBehind(const UnitCard& hull) {
    AttackScene scene;
    const UnitId attacker = scene.blue(snowtroopers(), {{10.0, 18.0}});
    const UnitId defender = scene.red(rebelTroopers(), {{20.0, 18.0}});
    scene.red(hull, {{18.0, 19.5}});
    scene.start();
    scene.attack(attacker, defender);
    scene.dice({hit});
    return scene.attackView().cover;
}

TEST(P40GroundVehicles, ObscureAsHeavyCover) { EXPECT_EQ(coverBehind(atRt()), Cover::heavy); }

TEST(P41RepulsorVehicles, ObscureNobody) {
    UnitCard hull = speederBikes();
    hull.base = "large";
    hull.silhouetteHeight = 2.576;
    EXPECT_EQ(coverBehind(hull), Cover::none);
}

TEST(P34ApplyDodgeAndCover, AMiniatureOutOfTheLeadersSightIsObscured) {
    AttackScene scene;
    const UnitId attacker = scene.blue(snowtroopers(), {{10.0, 18.0}});
    const UnitId defender = scene.red(rebelTroopers(), {{20.0, 24.0}, {20.0, 16.5}});
    scene.terrain(box("building", {14.0, 16.0}, {1.0, 4.0, 4.0}, building()));
    scene.start();
    scene.attack(attacker, defender);
    scene.dice({hit});
    const AttackView attack = scene.attackView();
    EXPECT_FALSE(attack.obscured[0].obscured);
    EXPECT_TRUE(attack.obscured[1].losBlocked) << "though the building is more than 3 in away";
    EXPECT_EQ(attack.cover, Cover::heavy) << "1 of 2 is half the unit";
}

}  // namespace
}  // namespace sightline::engine::scene
