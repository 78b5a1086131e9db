// Core Rulebook p. 30-33: line of sight, declaration of defenders, forming of pools.
#include <cmath>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

constexpr double apart(double gap) { return gap + smallBase; }

/// The legal defenders after the attacker has chosen to attack. Empty if the unit may not attack.
std::vector<UnitId> defendersOf(AttackScene& scene, UnitId attacker) {
    scene.activate(attacker);
    if (!scene.offers(Action::attack)) return {};
    scene.action(Action::attack);
    std::vector<UnitId> legal;
    for (const Option& one : scene.question().options) legal.push_back(std::get<UnitId>(one));
    return legal;
}

TEST(P30LineOfSight, ExampleDrawingLineOfSightAndBlockingLOS) {
    AttackScene scene;
    const UnitId droids = scene.blue(battleDroids(), {{10.0, 18.0}});
    const UnitId troopers = scene.red(rebelTroopers(), column({16.0, 16.5}, 3));
    const UnitId behindThem = scene.red(lukeSkywalker(), {{20.0, 18.0}});
    const UnitId behindBuilding = scene.red(wookiees(), {{16.0, 8.0}});
    scene.terrain(box("building", {13.0, 12.0}, {6.0, 4.0, 4.0}, building()));
    scene.start();
    EXPECT_EQ(defendersOf(scene, droids), (std::vector<UnitId>{troopers, behindThem}));
    EXPECT_EQ(scene.refusal(Pick{2}), "option 0 to 1, not 2 (p. 31, Declare Defender)");
    EXPECT_FALSE(scene.offers(behindBuilding));
}

/// True if the leader may declare an enemy that is directly behind the vehicle `card`.
bool seesBehind(const UnitCard& card, Player owner) {
    AttackScene scene;
    const UnitId droids = scene.blue(battleDroids(), {{10.0, 18.0}});
    const UnitId hidden = scene.red(rebelTroopers(), {{17.0, 18.0}});
    owner == Player::blue ? scene.blue(card, {{14.5, 18.0}}) : scene.red(card, {{14.5, 18.0}});
    scene.start();
    defendersOf(scene, droids);
    return scene.offers(hidden);
}

TEST(P40GroundVehicles, BlockLOSWithTheirSilhouette) {
    EXPECT_FALSE(seesBehind(atRt(), Player::red));
    EXPECT_FALSE(seesBehind(atRt(), Player::blue)) << "an allied one as well";
}

TEST(P41RepulsorVehicles, DoNotBlockLOS) {
    UnitCard hull = speederBikes();
    hull.base = "large";
    hull.silhouetteHeight = 2.576;
    EXPECT_TRUE(seesBehind(hull, Player::red));
    EXPECT_TRUE(seesBehind(hull, Player::blue));
}

TEST(P31DeclareDefender, ExampleDeclareDefender) {
    AttackScene scene;
    const UnitId droids = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    const UnitId one = scene.red(rebelTroopers(), column({20.0, 10.0}, 4));
    const UnitId other = scene.red(lukeSkywalker(), {{18.0, 22.0}});
    scene.red(rebelTroopers(), column({40.0, 14.0}, 4));
    scene.start();
    EXPECT_EQ(defendersOf(scene, droids), (std::vector<UnitId>{one, other}));
    scene.defend(other);
    EXPECT_EQ(scene.last(Happening::attackDeclared).citation, page(31, "Declare Defender"));
    EXPECT_NEAR(scene.number(Happening::rangeMeasured, "distance"),
                std::hypot(8.0, 8.0) - smallBase, 1e-9);
}

TEST(P31DeclareDefender, Range3EndsBefore18Inches) {
    for (const double gap : {17.999, 18.0}) {
        AttackScene scene;
        const UnitId attacker = scene.blue(stormtroopers(), {{10.0, 18.0}});
        scene.red(rebelTroopers(), {{10.0 + apart(gap), 18.0}});
        scene.start();
        EXPECT_EQ(defendersOf(scene, attacker).empty(), gap == 18.0) << gap;
    }
}

TEST(P31DeclareDefender, RangeIsFromTheLeaderToTheClosestMiniature) {
    for (const bool leaderIsNear : {false, true}) {
        AttackScene scene;
        const geometry::Vec2 near{12.0, 18.0}, far{9.0, 18.0};
        using Places = std::vector<geometry::Vec2>;
        const UnitId attacker =
            scene.blue(stormtroopers(), leaderIsNear ? Places{near, far} : Places{far, near});
        scene.red(rebelTroopers(), {{35.0, 18.0}, {12.0 + apart(17.5), 18.0}});
        scene.start();
        EXPECT_EQ(!defendersOf(scene, attacker).empty(), leaderIsNear);
    }
}

TEST(P31DeclareDefender, TheLeaderItselfMustSeeTheDefender) {
    for (const bool leaderIsHidden : {false, true}) {
        AttackScene scene;
        const geometry::Vec2 open{10.0, 24.0}, hidden{10.0, 18.0};
        using Places = std::vector<geometry::Vec2>;
        const UnitId attacker = scene.blue(
            stormtroopers(), leaderIsHidden ? Places{hidden, open} : Places{open, hidden});
        scene.red(rebelTroopers(), {{20.0, 18.0}});
        scene.terrain(box("building", {13.0, 17.0}, {2.0, 6.0, 4.0}, building()));
        scene.start();
        EXPECT_EQ(defendersOf(scene, attacker).empty(), leaderIsHidden);
    }
}

TEST(P32FormAttackPool, ExampleFormingAttackPools) {
    AttackScene scene;
    const UnitId droids =
        scene.blue(snowtroopers(), {{10, 18}, {10, 20}, {10, 22}, {10, 24}, {10, 13}});
    const UnitId clones = scene.red(rebelTroopers(), column({19.0, 20.0}, 4));
    scene.terrain(box("building", {12.5, 13.0}, {2.0, 8.0, 4.0}, building()));
    scene.start();
    scene.activate(droids);
    scene.action(Action::attack);
    scene.defend(clones);
    ASSERT_EQ(scene.optionCount(), 4U);
    EXPECT_FALSE(scene.offers(WeaponChoice{scene.mini(droids, 4), 0})) << "it has no LOS";
    EXPECT_EQ(scene.refusal(PickSeveral{{}}), "1 to 4 options, not 0 (p. 32, Form Attack Pool)");
    EXPECT_EQ(scene.refusal(PickSeveral{{0, 0}}), "option 0 twice (p. 32, Form Attack Pool)");
    EXPECT_EQ(scene.refusal(PickSeveral{{0, 4}}), "option 0 to 3, not 4 (p. 32, Form Attack Pool)");
    scene.weapons();
    EXPECT_EQ(scene.attackView().pools.front().dice[Die::whiteAttack], 4);
    EXPECT_EQ(scene.rolling(), 4);
}

TEST(P32FormAttackPool, AWeaponKeepsToItsMinimumAndMaximumRange) {
    // Weapons of range 1-2, 2-4 and 3-3. The distances are on both sides of every limit.
    struct Case {
        double gap;
        std::vector<int> weapons;
    };
    for (const Case& one :
         {Case{0.5, {0}}, Case{5.999, {0}}, Case{6.0, {0, 1}}, Case{11.999, {0, 1}},
          Case{12.0, {1, 2}}, Case{17.999, {1, 2}}, Case{18.0, {1}}, Case{23.999, {1}}}) {
        AttackScene scene;
        UnitCard card = stormtroopers();
        card.weapons = {ranged("Pistol", 1, 2, Die::redAttack),
                        ranged("Mortar", 2, 4, Die::whiteAttack),
                        ranged("Net", 3, 3, Die::blackAttack)};
        const UnitId attacker = scene.blue(card, {{10.0, 18.0}});
        const UnitId target = scene.red(rebelTroopers(), {{10.0 + apart(one.gap), 18.0}});
        scene.start();
        scene.activate(attacker);
        scene.action(Action::attack);
        scene.defend(target);
        std::vector<int> offered;
        for (const Option& option : scene.question().options) {
            offered.push_back(std::get<WeaponChoice>(option).weapon);
        }
        EXPECT_EQ(offered, one.weapons) << one.gap;
    }
}

TEST(P32FormAttackPool, NobodyIsADefenderBeyondEveryWeapon) {
    AttackScene scene;
    UnitCard card = stormtroopers();
    card.weapons = {ranged("Mortar", 2, 4, Die::whiteAttack)};
    const UnitId attacker = scene.blue(card, {{10.0, 18.0}});
    scene.red(rebelTroopers(), {{10.0 + apart(5.9), 18.0}});
    scene.red(rebelTroopers(), {{10.0 + apart(24.0), 20.0}});
    scene.start();
    scene.activate(attacker);
    EXPECT_FALSE(scene.offers(Action::attack));
}

/// Five droids with rifles, one of them with a heavy weapon, between two enemy units.
struct TwoEnemies : AttackScene {
    UnitId droids = blue(battleDroids(), column({10.0, 14.0}, 5));
    UnitId one = red(rebelTroopers(), column({20.0, 10.0}, 2));
    UnitId other = red(rebelTroopers(), column({20.0, 20.0}, 2));
    TwoEnemies() {
        start();
        activate(droids);
        action(Action::attack);
        defend(one);
    }
};

TEST(P32FormAttackPool, AMiniatureAddsOneWeapon) {
    TwoEnemies scene;
    const int rifle = scene.indexOf(WeaponChoice{scene.mini(scene.droids, 0), 0});
    const int heavy = scene.indexOf(WeaponChoice{scene.mini(scene.droids, 0), 1});
    EXPECT_EQ(scene.refusal(PickSeveral{{rifle, heavy}}),
              "a miniature adds 1 weapon at most (p. 32, Form Attack Pool)");
}

TEST(P32FormAttackPool, APoolMayHoldDifferentWeapons) {
    TwoEnemies scene;
    const int heavy = scene.indexOf(WeaponChoice{scene.mini(scene.droids, 4), 1});
    PickSeveral mixed{{heavy}};
    for (int i = 0; i < 4; ++i) {
        mixed.options.push_back(scene.indexOf(WeaponChoice{scene.mini(scene.droids, i), 0}));
    }
    EXPECT_EQ(scene.refusal(mixed), "");
}

TEST(P33DeclareAdditionalDefender, ExampleDeclareAdditionalDefender) {
    TwoEnemies scene;
    scene.weapons("E-5", 4);
    ASSERT_TRUE(scene.asks(Ask::declareAdditionalDefender));
    EXPECT_FALSE(scene.offers(scene.one)) << "a different unit than any other pool's";
    scene.defend(scene.other);
    ASSERT_EQ(scene.optionCount(), 1U) << "rifles are not split over both pools";
    EXPECT_TRUE(scene.offers(WeaponChoice{scene.mini(scene.droids, 4), 1}));
    scene.weapons("E-5C");
    ASSERT_TRUE(scene.asks(Ask::chooseAttackPool));
    scene.pool(scene.other);
    EXPECT_EQ(scene.rolling(), 1);
    scene.dice({blank});
    EXPECT_EQ(scene.rolling(), 4) << "then the other pool";
    scene.dice({blank, blank, blank, blank});
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
}

TEST(P33DeclareAdditionalDefender, MayBeLeftOut) {
    TwoEnemies scene;
    scene.weapons("E-5", 4);
    scene.nobodyElse();
    EXPECT_EQ(scene.rolling(), 4);
}

TEST(P33DeclareAdditionalDefender, IsNotAskedWhenOneNameIsAllThereIs) {
    AttackScene scene;
    const UnitId attacker = scene.blue(stormtroopers(), column({10.0, 14.0}, 4));
    const UnitId one = scene.red(rebelTroopers(), column({20.0, 10.0}, 2));
    scene.red(rebelTroopers(), column({20.0, 20.0}, 2));
    scene.start();
    scene.activate(attacker);
    scene.action(Action::attack);
    scene.defend(one);
    scene.weapons("E-11", 2);
    EXPECT_TRUE(scene.asks(Ask::rollDice)) << "2 rifles left out may not fire elsewhere";
}

TEST(P24MakeActions, OneAttackActionInAnActivation) {
    AttackScene scene;
    const UnitId attacker = scene.blue(stormtroopers(), {{10.0, 18.0}});
    const UnitId target = scene.red(rebelTroopers(), column({20.0, 18.0}, 4));
    scene.start();
    scene.attack(attacker, target);
    scene.dice({blank});
    EXPECT_EQ(scene.unit(attacker).actionsLeft, 1);
    EXPECT_FALSE(scene.offers(Action::attack));
    EXPECT_FALSE(scene.offers(Action::standby));
    const int options = static_cast<int>(scene.optionCount());
    EXPECT_EQ(scene.refusal(Pick{options}), "option 0 to " + std::to_string(options - 1) +
                                                ", not " + std::to_string(options) +
                                                " (p. 24, Make Actions)");
}

TEST(P31DeclareDefender, SomeMiniatureThatSeesItHasAWeaponInRange) {
    for (const bool hidden : {true, false}) {
        AttackScene scene;
        // All miniatures have an E-5 (range 3), one also has an E-5C (range 4).
        UnitCard card = battleDroids();
        card.weapons[1].carrier = {"e-5c", "E-5C"};
        const UnitId own = scene.blue(card, {{10.0, 14.0}, {10.0, 11.5}});
        scene.with(own).minis[1].carrier = {"e-5c", "E-5C"};
        const UnitId target = scene.red(rebelTroopers(), {{31.0, 16.0}});
        if (hidden) scene.terrain(box("wall", {11.5, 11.5}, {0.5, 3.0, 4.0}, building()));
        scene.start();
        scene.activate(own);
        EXPECT_EQ(scene.offers(Action::attack), !hidden);
        EXPECT_EQ(previewAttack(scene.view(), own, target).legal, !hidden);
    }
}

TEST(P31DeclareDefender, AWeaponWhoseMiniatureFellReachesNobody) {
    AttackScene scene;
    UnitCard card = battleDroids();
    card.weapons[1].carrier = {"e-5c", "E-5C"};
    const UnitId own = scene.blue(card, {{10.0, 14.0}, {10.0, 12.5}});
    scene.red(rebelTroopers(), {{31.0, 14.0}});
    scene.start();
    scene.activate(own);
    EXPECT_FALSE(scene.offers(Action::attack)) << "nobody carries the E-5C";
}

}  // namespace
}  // namespace sightline::engine::scene
