// Divine Influence. Core Rulebook, Keyword Glossary p. 49.
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_keywords/under_guard_scene.h"

namespace sightline::engine::scene {
namespace {

/// C-3PO is the defender, and the guard is an Ewok without a keyword of its own.
struct GoldenGod : UnderGuard {
    explicit GoldenGod(double apart = 2.0) : UnderGuard(apart) {
        UnitCard& c3po = with(defender).card;
        c3po.name = "C-3PO";
        c3po.keywords.push_back(word(Keyword::divineInfluence));
        with(guard).card.keywords.clear();
        with(guard).card.affiliation = "Ewok";
    }
    const UnitCard& card(UnitId id) const { return *unit(id).card; }
    int guardianOf(UnitId id) const { return card(id).sumOf(Keyword::guardian); }
};

TEST(P49DivineInfluence, AnEwokTrooperNearC3poHasGuardian2) {
    GoldenGod scene;
    scene.start();
    EXPECT_EQ(scene.guardianOf(scene.guard), 2);
    EXPECT_EQ(scene.guardianOf(scene.defender), 0) << "other units, not C-3PO";
    EXPECT_EQ(scene.guardianOf(scene.shooter), 0);
}

TEST(P49DivineInfluence, OnlyEwokTroopers) {
    GoldenGod people;
    people.with(people.guard).card.affiliation = "";
    people.start();
    EXPECT_EQ(people.guardianOf(people.guard), 0);
    GoldenGod vehicle;
    vehicle.with(vehicle.guard).card.type = UnitType::groundVehicle;
    vehicle.start();
    EXPECT_EQ(vehicle.guardianOf(vehicle.guard), 0);
}

TEST(P49DivineInfluence, OnlyWithinRange1) {
    for (const double apart : {5.999, 6.001}) {
        GoldenGod scene(apart);
        scene.start();
        EXPECT_EQ(scene.guardianOf(scene.guard), apart < 6.0 ? 2 : 0) << apart;
    }
}

TEST(P49DivineInfluence, OnlyInLineOfSight) {
    GoldenGod scene(4.0);
    scene.terrain(box("wall", {19.6, 14.5}, {0.4, 9.0, 6.0}, building()));
    scene.start();
    EXPECT_EQ(scene.guardianOf(scene.guard), 0);
}

TEST(P49DivineInfluence, AnEnemyC3poGivesNothing) {
    GoldenGod scene;
    scene.with(scene.shooter).card.affiliation = "Ewok";
    scene.with(scene.shooter).minis.front().position = {14.0, 14.0, 0.0};
    scene.start();
    EXPECT_EQ(scene.guardianOf(scene.shooter), 0);
}

TEST(P49DivineInfluence, ItBeginsAndEndsAsC3poMoves) {
    GoldenGod scene(8.0);
    scene.scenario.firstPlayer = Player::red;
    scene.with(scene.defender).minis.pop_back();
    scene.with(scene.defender).card.miniatures = 1;
    scene.with(scene.defender).card.speed = 2;
    scene.start();
    ASSERT_EQ(scene.guardianOf(scene.guard), 0);
    scene.activate(scene.defender);
    scene.action(Action::move);
    scene.move(straight(2, 0.0, 3.0));
    EXPECT_EQ(scene.guardianOf(scene.guard), 2);
    EXPECT_EQ(scene.last(Happening::effectBegan).citation, citationOf(Keyword::divineInfluence));
    EXPECT_EQ(scene.last(Happening::effectBegan).unit, scene.guard);
    scene.action(Action::move);
    scene.move(straight(2, 180.0, 3.0));
    EXPECT_EQ(scene.guardianOf(scene.guard), 0);
    EXPECT_EQ(scene.last(Happening::effectEnded).unit, scene.guard);
}

TEST(P49DivineInfluence, TheGuardCancelsCritsAsIfTheyWereHits) {
    GoldenGod scene;
    scene.shoot({crit, crit, hit, blank});
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().names[2], "hits and crits that Guardian cancels");
    EXPECT_EQ(scene.question().most, 2);
    scene.cancels(2);
    EXPECT_EQ(scene.attackDice(), "1 hit, 1 blank");
    EXPECT_EQ(scene.rolling(), 2) << "a defense die for each canceled result";
}

TEST(P49DivineInfluence, CritsAloneMayBeCanceled) {
    GoldenGod scene;
    scene.shoot({crit, blank, blank, blank});
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().most, 1);
    scene.cancels(0);
    EXPECT_EQ(scene.attackDice(), "1 crit, 3 blank");
}

TEST(P49DivineInfluence, TheGivenGuardianProtectsC3poOnly) {
    GoldenGod scene;
    const UnitId other = scene.red(rebelTroopers(), {{17.0, 17.0}});
    scene.start();
    scene.attack(scene.shooter, other);
    scene.dice({hit, hit, crit, blank});
    EXPECT_FALSE(scene.isAsked());
}

// A guard with a Guardian of its own may cancel crits, too, when it guards another unit.
TEST(P49DivineInfluence, AGuardianOfItsOwnCancelsCritsToo) {
    GoldenGod scene;
    scene.ofGuard() = {guardian(1)};
    UnitCard people = rebelTroopers();
    people.wounds = 4;
    const UnitId other = scene.red(people, {{17.0, 17.0}});
    scene.start();
    EXPECT_EQ(scene.guardianOf(scene.guard), 3) << "1 for each unit and 2 for C-3PO";
    scene.attack(scene.shooter, other);
    scene.dice({crit, blank, blank, blank});
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().most, 1);
    scene.cancels(1);
    EXPECT_EQ(scene.attackDice(), "3 blank");
}

TEST(P49DivineInfluence, BothValuesProtectC3po) {
    GoldenGod scene;
    scene.ofGuard() = {guardian(1)};
    scene.shoot({crit, crit, hit, hit});
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().most, 3);
}

// Far from C-3PO, the guard's own Guardian cancels hits only.
TEST(P49DivineInfluence, FarFromC3poAGuardCancelsHitsOnly) {
    GoldenGod scene(8.0);
    scene.ofGuard() = {guardian(1)};
    const UnitId other = scene.red(rebelTroopers(), {{22.0, 17.0}});
    scene.start();
    scene.attack(scene.shooter, other);
    scene.dice({crit, crit, blank, blank});
    EXPECT_FALSE(scene.isAsked());
}

}  // namespace
}  // namespace sightline::engine::scene
