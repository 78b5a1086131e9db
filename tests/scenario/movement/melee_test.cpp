// Core Rulebook p. 28-29, 35: moves into melee, engaged units, withdrawal, closing up.
#include <cmath>

#include "geometry/range/range.h"
#include "scenario/attack_scene.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::scene {
namespace {

/// Rebels 2.5 inches in front of stormtroopers. Both units have a melee weapon.
struct Charge : AttackScene {
    UnitId rebels = blue(rebelTroopers(), column({10.0, 16.0}, 4));
    UnitId rifles = blue(snowtroopers(), {{12.0, 28.0}});
    UnitId imperials;
    UnitId others = red(stormtroopers(), {{24.0, 28.0}});
    geometry::Vec2 target{10.0 + smallBase + 2.5, 16.0};
    Charge() {
        UnitCard card = stormtroopers();
        card.weapons.push_back(melee("Bludgeon", Die::whiteAttack));
        imperials = red(card, column(target, 4));
        scenario.lastRound = 2;
    }
    /// The rebels' leader moves straight into contact with the imperials' leader. All other
    /// miniatures follow.
    void charge() {
        start();
        activate(rebels);
        action(Action::move);
        move(straight(1, 0.0, 2.5));
        follow();
        if (asks(Ask::placeUnit)) follow();
    }
    int touching(UnitId unit, UnitId enemy) const {
        const View seen = view();
        int count = 0;
        for (MiniId one : seen.unit(unit).minis) {
            bool touches = false;
            for (MiniId other : seen.unit(enemy).minis) {
                touches =
                    touches || geometry::inBaseContact(seen.mini(one).mini, seen.mini(other).mini);
            }
            count += touches ? 1 : 0;
        }
        return count;
    }
};

TEST(P28MovingIntoMelee, ExampleMovingIntoMelee) {
    Charge scene;
    scene.start();
    const geometry::Mini before = scene.view().mini(scene.mini(scene.imperials, 0)).mini;
    scene.activate(scene.rebels);
    scene.action(Action::move);
    EXPECT_FALSE(scene.unit(scene.rebels).inMelee);
    scene.move(straight(1, 0.0, 2.5));
    EXPECT_TRUE(scene.recorded(Happening::meleeStarted));
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    EXPECT_EQ(scene.question().player, Player::blue) << "the unit that moved comes first";
    EXPECT_EQ(scene.question().place->contact, scene.imperials);
    scene.follow();
    if (scene.asks(Ask::placeUnit)) {
        EXPECT_EQ(scene.question().player, Player::red);
        scene.follow();
    }
    EXPECT_TRUE(scene.unit(scene.rebels).inMelee);
    EXPECT_TRUE(scene.unit(scene.imperials).inMelee);
    EXPECT_EQ(scene.touching(scene.rebels, scene.imperials), 4);
    EXPECT_EQ(scene.touching(scene.imperials, scene.rebels), 4);
    const geometry::Mini after = scene.view().mini(scene.mini(scene.imperials, 0)).mini;
    EXPECT_EQ(after.position, before.position) << "a leader in contact stays";
}

TEST(P28MovingIntoMelee, OthersMayNotStayOutOfContact) {
    Charge scene;
    scene.start();
    scene.activate(scene.rebels);
    scene.action(Action::move);
    scene.move(straight(1, 0.0, 2.5));
    Places places;
    for (const geometry::FormationPlace& one : scene.question().place->proposal) {
        places.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
    }
    EXPECT_EQ(scene.refusal(places), "");
    Places behind = places;
    behind.places.back().position = {10.0, 16.0, 0.0};
    EXPECT_EQ(scene.refusal(behind),
              "in base contact with the enemy unit where that is possible "
              "(p. 28, Moving Into Melee)");
    Places missing = places;
    missing.places.pop_back();
    EXPECT_EQ(scene.refusal(missing),
              "each miniature that follows the unit leader must be placed exactly once (p. 28, "
              "Moving Into Melee)");
}

TEST(P28MovingIntoMelee, NeedsAMeleeWeapon) {
    AttackScene scene;
    const UnitId snow = scene.blue(snowtroopers(), {{10.0, 16.0}});
    scene.red(stormtroopers(), {{10.0 + smallBase + 2.5, 16.0}});
    scene.start();
    scene.activate(snow);
    scene.action(Action::move);
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 0.0, 2.4)}), "");
    EXPECT_NE(scene.refusal(MoveAnswer{straight(1, 0.0, 2.5)}), "");
}

TEST(P28MovingIntoMelee, NeverIntoTwoUnitsAtOnce) {
    AttackScene scene;
    const UnitId rebels = scene.blue(rebelTroopers(), {{10.0, 16.0}});
    const double x = 13.0, aside = smallBase * 0.5 + 0.01;
    scene.red(stormtroopers(), {{x, 16.0 + aside}});
    scene.red(stormtroopers(), {{x, 16.0 - aside}});
    scene.start();
    scene.activate(rebels);
    scene.action(Action::move);
    const double ahead = std::sqrt(smallBase * smallBase - aside * aside);
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 0.0, x - ahead - 10.0)}),
              "in base contact with 2 enemy units at once (p. 28, Moving Into Melee)");
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(1, 0.0, x - ahead - 10.1)}), "");
}

TEST(P29Engaged, AttacksInMeleeUseMeleeWeaponsOnly) {
    Charge scene;
    scene.charge();
    scene.action(Action::attack);
    ASSERT_EQ(scene.optionCount(), 1U) << "the unit it is in melee with";
    scene.defend(scene.imperials);
    for (const Option& one : scene.question().options) {
        EXPECT_EQ(std::get<WeaponChoice>(one).weapon, 0) << "Unarmed";
    }
    scene.weapons();
    EXPECT_TRUE(scene.attackView().pools.front().melee);
    EXPECT_EQ(scene.question().dice, std::vector<Die>(4, Die::blackAttack));
}

TEST(P29Engaged, AMeleeAttackMeetsNoCoverAndSuppressesNobody) {
    Charge scene;
    scene.with(scene.imperials).tokens[Token::suppression] = 1;
    scene.charge();
    scene.action(Action::attack);
    scene.defend(scene.imperials);
    scene.weapons();
    scene.dice({hit, hit, blank, blank});
    ASSERT_EQ(scene.question().dice, std::vector<Die>(2, Die::redDefense)) << "no cover pool";
    scene.dice({block, block});
    EXPECT_EQ(scene.unit(scene.imperials).tokens[Token::suppression], 1);
}

TEST(P29Engaged, MiniaturesCloseUpAfterAMeleeAttack) {
    Charge scene;
    scene.charge();
    scene.action(Action::attack);
    scene.defend(scene.imperials);
    scene.weapons();
    scene.dice({crit, crit, blank, blank});
    scene.dice({blank, blank});
    scene.wound(scene.mini(scene.imperials, 1));
    scene.wound(scene.mini(scene.imperials, 2));
    while (scene.asks(Ask::placeUnit)) scene.follow();
    EXPECT_EQ(scene.miniaturesOf(scene.imperials), 2);
    EXPECT_EQ(scene.touching(scene.rebels, scene.imperials), 4);
    EXPECT_EQ(scene.touching(scene.imperials, scene.rebels), 2);
}

TEST(P29Engaged, NobodyFiresIntoMelee) {
    Charge scene;
    scene.charge();
    scene.action(Action::finish);
    scene.rest(scene.others);
    scene.activate(scene.rifles);
    scene.action(Action::attack);
    EXPECT_EQ(scene.optionCount(), 1U);
    EXPECT_TRUE(scene.offers(scene.others));
    EXPECT_FALSE(scene.offers(scene.imperials)) << "engaged";
}

TEST(P29Engaged, AnEngagedUnitFiresAtNobodyElse) {
    Charge scene;
    scene.charge();
    scene.action(Action::finish);
    scene.activate(scene.imperials);
    scene.action(Action::attack);
    EXPECT_EQ(scene.optionCount(), 1U);
    EXPECT_TRUE(scene.offers(scene.rebels));
}

TEST(P40Vehicles, AreInMeleeButNotEngaged) {
    AttackScene scene;
    const UnitId walker = scene.blue(atRt(), {{10.0, 16.0}});
    const double contact = 10.0 + (largeBase + smallBase) / 2.0;
    scene.red(stormtroopers(), {{contact, 16.0}});
    const UnitId away = scene.red(stormtroopers(), {{16.0, 24.0}});
    scene.start();
    EXPECT_TRUE(scene.unit(walker).inMelee);
    scene.activate(walker);
    scene.action(Action::attack);
    EXPECT_EQ(scene.optionCount(), 1U) << "no ranged weapon against whom it is in melee with";
    EXPECT_TRUE(scene.offers(away));
}

TEST(P29Withdraw, IsASpeed1MoveOutOfContact) {
    Charge scene;
    scene.charge();
    scene.action(Action::finish);
    scene.activate(scene.imperials);
    scene.action(Action::move);
    EXPECT_EQ(scene.refusal(MoveAnswer{straight(2, 0.0, 4.0)}),
              "speed-2 tool, at most speed 1 (p. 29, Withdraw)");
    EXPECT_NE(scene.refusal(MoveAnswer{straight(1, 0.0, 0.0)}), "") << "it must leave contact";
    scene.move(straight(1, 0.0, 2.9));
    scene.follow();
    EXPECT_FALSE(scene.unit(scene.imperials).inMelee);
    EXPECT_FALSE(scene.unit(scene.rebels).inMelee);
}

TEST(P29Withdraw, NoAttackAndNoStandbyInThatActivation) {
    Charge scene;
    scene.charge();
    scene.action(Action::finish);
    scene.activate(scene.imperials);
    scene.action(Action::move);
    scene.move(straight(1, 0.0, 2.9));
    scene.follow();
    EXPECT_FALSE(scene.offers(Action::attack));
    EXPECT_FALSE(scene.offers(Action::standby));
    EXPECT_TRUE(scene.offers(Action::aim));
    scene.action(Action::move);
    EXPECT_NE(scene.refusal(MoveAnswer{straight(1, 180.0, 2.9)}), "")
        << "not back into melee either";
}

TEST(P29Withdraw, NotAfterAnAttack) {
    Charge scene;
    scene.charge();
    scene.action(Action::finish);
    scene.activate(scene.imperials);
    scene.action(Action::attack);
    scene.defend(scene.rebels);
    scene.weapons();
    scene.dice({blank, blank, blank, blank});
    EXPECT_FALSE(scene.offers(Action::move));
    EXPECT_TRUE(scene.offers(Action::aim));
}

TEST(P29Withdraw, NotInTheActivationThatMovedIntoMelee) {
    Charge scene;
    scene.charge();
    EXPECT_FALSE(scene.offers(Action::move));
    EXPECT_FALSE(scene.offers(Action::climb));
    EXPECT_TRUE(scene.offers(Action::attack));
    scene.action(Action::finish);
    scene.activate(scene.imperials);
    EXPECT_TRUE(scene.offers(Action::move)) << "who was moved into contact with may withdraw";
    scene.action(Action::finish);
    scene.rest(scene.rifles);
    scene.rest(scene.others);
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.pickFirst(scene.question().ask);
    scene.activate(scene.rebels);
    EXPECT_TRUE(scene.offers(Action::move)) << "in its next activation";
}

TEST(P29Withdraw, NotWithSpeed0) {
    AttackScene scene;
    UnitCard card = stormtroopers();
    card.speed = 0;
    const UnitId stuck = scene.blue(card, {{10.0, 16.0}});
    scene.red(rebelTroopers(), {{10.0 + smallBase, 16.0}});
    scene.start();
    scene.activate(stuck);
    EXPECT_FALSE(scene.offers(Action::move));
}

}  // namespace
}  // namespace sightline::engine::scene
