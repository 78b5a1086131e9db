// The weapons that are legal against each defender. Core Rulebook, Keyword Glossary: Fixed p. 57,
// Long Shot p. 58; p. 39, Attacking with Notched Bases.
#include <cmath>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

KeywordText fixedTo(const std::string& arcs) {
    KeywordText text;
    text.name = Keyword::fixed;
    text.parameter = arcs;
    return text;
}

/// A bike with a Fixed weapon at (30, 18), which faces along the table; and a trooper at the given
/// place.
struct Bike : AttackScene {
    UnitId bike, enemy;
    Bike(const std::string& arcs, geometry::Vec2 at) {
        UnitCard card = speederBikes();
        card.weapons.front().keywords = {fixedTo(arcs)};
        bike = blue(card, {{30.0, 18.0}});
        enemy = red(rebelTroopers(), {at});
    }
    bool mayAttack() {
        start();
        activate(bike);
        return offers(Action::attack);
    }
};

/// The centre of a base that is `outside` inches beyond the line between the front arc and the left
/// arc.
geometry::Vec2 besideTheLine(double outside) {
    const double half = outside / std::sqrt(2.0);
    return {30.0 + 6.0 - half, 18.0 + 6.0 + half};
}

TEST(P57Fixed, ABasePartiallyInsideTheArcIsEnough) {
    constexpr double radius = smallBase / 2.0;
    EXPECT_TRUE(Bike("Front", besideTheLine(radius - 0.02)).mayAttack());
    EXPECT_FALSE(Bike("Front", besideTheLine(radius + 0.02)).mayAttack());
    EXPECT_TRUE(Bike("Sides", besideTheLine(radius + 0.02)).mayAttack());
    EXPECT_TRUE(Bike("Sides", besideTheLine(-radius + 0.02)).mayAttack());
    EXPECT_FALSE(Bike("Sides", besideTheLine(-radius - 0.02)).mayAttack());
}

TEST(P57Fixed, EveryArcByItsName) {
    const geometry::Vec2 ahead{38.0, 18.0}, behind{22.0, 18.0}, left{30.0, 26.0}, right{30.0, 10.0};
    const auto allowed = [&](const std::string& arcs) {
        std::string where;
        for (const auto& [name, at] : {std::pair{"A", ahead}, std::pair{"L", left},
                                       std::pair{"B", behind}, std::pair{"R", right}}) {
            if (Bike(arcs, at).mayAttack()) where += name;
        }
        return where;
    };
    EXPECT_EQ(allowed("Front"), "A");
    EXPECT_EQ(allowed("Sides"), "LR");
    EXPECT_EQ(allowed("Rear"), "B");
    EXPECT_EQ(allowed("Front, Rear"), "AB");
}

TEST(P57Fixed, OneOfTheDefendersMiniaturesIsEnough) {
    Bike scene("Front", {30.0, 26.0});
    EXPECT_FALSE(scene.mayAttack());
    Bike both("Front", {30.0, 26.0});
    both.with(both.enemy).card.miniatures = 2;
    both.with(both.enemy).minis.push_back({{36.0, 23.0, 0.0}, {0.0}});
    EXPECT_TRUE(both.mayAttack());
}

TEST(P57Fixed, OtherWeaponsNeedNoArc) {
    Bike scene("Front", {30.0, 26.0});
    UnitCard& card = scene.with(scene.bike).card;
    card.weapons.push_back(ranged("Pistol", 1, 3, Die::whiteAttack));
    EXPECT_TRUE(scene.mayAttack());
    scene.action(Action::attack);
    scene.defend(scene.enemy);
    ASSERT_EQ(scene.optionCount(), 1U);
    EXPECT_TRUE(scene.offers(WeaponChoice{scene.mini(scene.bike, 0), 1}));
}

TEST(P57Fixed, EachMiniatureHasItsOwnArc) {
    Bike scene("Front", {38.0, 18.0});
    scene.with(scene.bike).card.miniatures = 2;
    scene.with(scene.bike).minis.push_back({{30.0, 21.0, 0.0}, {90.0}});
    EXPECT_TRUE(scene.mayAttack());
    scene.action(Action::attack);
    scene.defend(scene.enemy);
    ASSERT_EQ(scene.optionCount(), 1U);
    EXPECT_TRUE(scene.offers(WeaponChoice{scene.mini(scene.bike, 0), 0}));
}

TEST(P57Fixed, PreviewsSayWhyNot) {
    Bike beside("Front", {30.0, 26.0}), ahead("Front", {38.0, 18.0});
    beside.start();
    const AttackPreview refused = previewAttack(beside.view(), beside.bike, beside.enemy);
    EXPECT_FALSE(refused.legal);
    EXPECT_EQ(refused.reason, "out of the arcs of its Fixed weapons");
    ahead.start();
    EXPECT_TRUE(previewAttack(ahead.view(), ahead.bike, ahead.enemy).legal);
}

TEST(P57Fixed, ABaseWithoutNotchesHasNoArcs) {
    AttackScene scene;
    UnitCard card = stormtroopers();
    card.weapons.front().keywords = {fixedTo("Front")};
    const UnitId unit = scene.blue(card, {{10.0, 14.0}});
    scene.red(rebelTroopers(), {{16.0, 14.0}});
    scene.start();
    scene.activate(unit);
    EXPECT_FALSE(scene.offers(Action::attack));
}

/// A sniper with a rifle of range 1 to 3 and Long Shot, and troopers at the given distance.
struct Sniper : AttackScene {
    UnitId sniper;
    std::vector<UnitId> enemies;
    explicit Sniper(int aim, const std::vector<double>& away) {
        UnitCard card = stormtroopers();
        KeywordText longShot;
        longShot.name = Keyword::longShot;
        card.weapons.front().keywords = {longShot};
        sniper = blue(card, {{5.0, 6.0}});
        with(sniper).tokens[Token::aim] = aim;
        double y = 6.0;
        for (const double gap : away) {
            const double along = std::sqrt(std::pow(gap + smallBase, 2) - std::pow(y - 6.0, 2));
            enemies.push_back(red(rebelTroopers(), {{5.0 + along, y}}));
            y += 4.0;
        }
    }
    bool mayAttack() {
        start();
        activate(sniper);
        return offers(Action::attack);
    }
};

TEST(P58LongShot, AnAimTokenGivesOneMoreRange) {
    EXPECT_TRUE(Sniper(0, {17.9}).mayAttack());
    EXPECT_FALSE(Sniper(0, {18.1}).mayAttack());
    EXPECT_TRUE(Sniper(1, {23.9}).mayAttack());
    EXPECT_FALSE(Sniper(1, {24.1}).mayAttack());
    EXPECT_FALSE(Sniper(2, {24.1}).mayAttack()) << "1 aim token at most";
}

TEST(P58LongShot, WhereItIsTheOnlyWayTheTokenIsSpentUnasked) {
    Sniper scene(2, {20.0});
    ASSERT_TRUE(scene.mayAttack());
    scene.action(Action::attack);
    ASSERT_TRUE(scene.asks(Ask::declareDefender));
    EXPECT_EQ(scene.unit(scene.sniper).tokens[Token::aim], 1);
    EXPECT_EQ(scene.last(Happening::tokenSpent).citation, citationOf(Keyword::longShot));
    scene.defend(scene.enemies[0]);
    scene.weapons();
    scene.dice({blank});
    EXPECT_TRUE(scene.asks(Ask::rerollWithAim)) << "with the other one";
}

TEST(P58LongShot, IsAskedBeforeADefenderIsChosen) {
    for (const bool spend : {true, false}) {
        Sniper scene(1, {12.0, 20.0});
        ASSERT_TRUE(scene.mayAttack());
        scene.action(Action::attack);
        ASSERT_TRUE(scene.asks(Ask::spendToken));
        EXPECT_EQ(scene.question().citation, citationOf(Keyword::longShot));
        scene.choose(spend ? Option{scene.sniper} : Option{Done{}}, Ask::spendToken);
        EXPECT_EQ(scene.unit(scene.sniper).tokens[Token::aim], spend ? 0 : 1);
        EXPECT_TRUE(scene.offers(scene.enemies[0]));
        EXPECT_EQ(scene.offers(scene.enemies[1]), spend);
    }
}

TEST(P58LongShot, IsNotAskedWhereItBringsNobodyIntoRange) {
    for (const auto& away : {std::vector{12.0, 17.0}, std::vector{12.0, 25.0}}) {
        Sniper scene(1, away);
        ASSERT_TRUE(scene.mayAttack());
        scene.action(Action::attack);
        EXPECT_TRUE(scene.asks(Ask::declareDefender));
        EXPECT_EQ(scene.unit(scene.sniper).tokens[Token::aim], 1);
    }
}

TEST(P58LongShot, LastsForTheAttackAndNoLonger) {
    Sniper scene(1, {20.0});
    ASSERT_TRUE(scene.mayAttack());
    scene.action(Action::attack);
    scene.defend(scene.enemies[0]);
    EXPECT_EQ(scene.optionCount(), 1U) << "the weapon may be added";
    scene.weapons();
    scene.dice({blank});
    const AttackPreview after = previewAttack(scene.view(), scene.sniper, scene.enemies[0]);
    EXPECT_FALSE(after.legal);
}

TEST(P58LongShot, PreviewsCountTheTokenAsSpent) {
    Sniper near(1, {17.0}), far(1, {20.0}), without(0, {20.0});
    for (Sniper* scene : {&near, &far, &without}) scene->start();
    const auto preview = [](Sniper& scene) {
        return previewAttack(scene.view(), scene.sniper, scene.enemies[0]);
    };
    EXPECT_TRUE(preview(near).legal && !preview(near).longShot);
    EXPECT_TRUE(preview(far).legal && preview(far).longShot);
    EXPECT_FALSE(preview(without).legal);
    EXPECT_LT(preview(far).expectedWounds, preview(near).expectedWounds) << "no die is rerolled";
}

}  // namespace
}  // namespace sightline::engine::scene
