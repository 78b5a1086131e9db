// Core Rulebook p. 35, Removing Miniatures in Melee: after a miniature was defeated in a melee, the
// units of the melee move back into contact.
#include <algorithm>
#include <cmath>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "geometry/range/range.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Miniatures of one side at x = 20, and miniatures of the other side in base contact at x =
/// `contact`.
struct Fray : AttackScene {
    static constexpr double contact = 20.0 + smallBase;
    bool touches(MiniId mini, UnitId enemy) const {
        const View seen = view();
        const auto& minis = seen.unit(enemy).minis;
        return std::any_of(minis.begin(), minis.end(), [&](MiniId one) {
            return geometry::inBaseContact(seen.mini(mini).mini, seen.mini(one).mini);
        });
    }
    /// Rolls only crits for the attacker and only blanks for the defender.
    void strike(UnitId attacker, UnitId defender) {
        attack(attacker, defender);
        dice(std::vector<Face>(static_cast<std::size_t>(rolling()), crit));
        dice(std::vector<Face>(static_cast<std::size_t>(rolling()), blank));
    }
    /// Accepts every place that the game proposes. Returns the units that the game asked to place,
    /// in order.
    std::vector<UnitId> placed() {
        std::vector<UnitId> units;
        while (asks(Ask::placeUnit)) {
            units.push_back(question().unit);
            follow();
        }
        return units;
    }
};

/// A melee of two Wookiees, each in contact with a different enemy unit. The tests defeat the unit
/// `fallen`.
struct FrayOfTwo : Fray {
    UnitId own = blue(wookiees(), {{20.0, 18.0}, {20.0, 20.5}});
    UnitId fallen = red(rebelTroopers(), {{contact, 18.0}});
    UnitId other = red(rebelTroopers(), {{contact, 20.5}, {contact, 22.0}});
};

TEST(P35RemovingMiniaturesInMelee, TheLeaderGoesToAnotherEnemyOfTheMelee) {
    FrayOfTwo scene;
    scene.start();
    scene.strike(scene.own, scene.fallen);
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, page(35, "Removing Miniatures in Melee"));
    EXPECT_EQ(scene.question().place->contact, scene.other);
    EXPECT_EQ(scene.placed(), std::vector<UnitId>{scene.own}) << "nobody else lost contact";
    EXPECT_TRUE(scene.touches(scene.mini(scene.own, 0), scene.other));
    EXPECT_EQ(scene.last(Happening::meleeEnded).other, scene.fallen);
}

TEST(P35RemovingMiniaturesInMelee, MayNotStayOutOfContactNorLeaveTheMelee) {
    FrayOfTwo scene;
    scene.start();
    scene.strike(scene.own, scene.fallen);
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    const Places apart{{{scene.mini(scene.own, 0), {19.0, 18.0, 0.0}, {0.0}}}};
    EXPECT_EQ(scene.refusal(apart),
              "in base contact with the enemy unit where that is possible "
              "(p. 28, Moving Into Melee)");
}

TEST(P35RemovingMiniaturesInMelee, AlliesOfTheMeleeCloseUpToo) {
    Fray scene;
    const UnitId own = scene.blue(wookiees(), {{20.0, 18.0}});
    const UnitId ally = scene.blue(wookiees(), {{20.0, 22.0}});
    const UnitId enemy =
        scene.red(rebelTroopers(), {{Fray::contact, 18.0}, {Fray::contact, 22.0}, {22.6, 20.0}});
    scene.start();
    scene.strike(own, enemy);
    scene.wound(scene.mini(enemy, 1));
    EXPECT_EQ(scene.placed(), std::vector<UnitId>{ally});
    EXPECT_TRUE(scene.touches(scene.mini(ally, 0), enemy));
    EXPECT_TRUE(scene.unit(ally).inMelee);
    EXPECT_FALSE(scene.recorded(Happening::meleeEnded));
}

TEST(P35RemovingMiniaturesInMelee, NobodyMovesUnlessSomebodyFell) {
    Fray scene;
    const UnitId own = scene.blue(wookiees(), {{20.0, 18.0}, {20.0, 20.5}});
    const UnitId struck = scene.red(wookiees(), {{Fray::contact, 18.0}});
    const UnitId beside = scene.red(wookiees(), {{Fray::contact, 20.5}});
    scene.with(own).wounds = {0, 2};
    scene.start();
    scene.attack(own, struck);
    scene.dice({blank, blank});
    EXPECT_TRUE(scene.placed().empty()) << "nobody fell";
    scene.action(Action::finish);
    scene.strike(beside, own);
    EXPECT_EQ(scene.placed(), std::vector<UnitId>{beside}) << "its only contact fell";
    EXPECT_TRUE(scene.touches(scene.mini(beside, 0), own));
}

TEST(P35RemovingMiniaturesInMelee, WhoNeverWasInContactStays) {
    Fray scene;
    const UnitId own = scene.blue(wookiees(), {{20.0, 18.0}});
    const UnitId enemy =
        scene.red(rebelTroopers(), {{Fray::contact, 18.0}, {22.6, 18.0}, {22.6, 19.5}});
    scene.start();
    scene.strike(own, enemy);
    scene.wound(scene.mini(enemy, 1));
    EXPECT_TRUE(scene.placed().empty()) << "the one behind is in cohesion";
    EXPECT_TRUE(scene.unit(own).inMelee);
}

/// A melee of three Wookiees, each in contact with a different enemy unit. The enemy unit in
/// contact with their leader is defeated.
struct FrayOfThree : Fray {
    UnitId own = blue(wookiees(), {{20.0, 18.0}, {20.0, 20.5}, {20.0, 15.5}});
    UnitId fallen = red(rebelTroopers(), {{contact, 18.0}});
    UnitId above = red(rebelTroopers(), {{contact, 20.5}});
    UnitId below = red(rebelTroopers(), {{contact, 15.5}});
    FrayOfThree() {
        start();
        strike(own, fallen);
    }
    std::string refusalAt(geometry::Vec2 at) {
        return refusal(Places{{{mini(own, 0), {at.x, at.y, 0.0}, {0.0}}}});
    }
};

TEST(P35RemovingMiniaturesInMelee, ItsPlayerChoosesAmongTheEnemiesThatAreLeft) {
    FrayOfThree scene;
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    EXPECT_EQ(scene.question().place->contact, scene.above);
    EXPECT_EQ(scene.question().place->alsoContact, std::vector<UnitId>{scene.below});
    EXPECT_EQ(scene.refusalAt({Fray::contact, 20.5 - smallBase}), "");
    EXPECT_EQ(scene.refusalAt({Fray::contact, 15.5 + smallBase}), "");
    EXPECT_EQ(scene.refusalAt({Fray::contact + 3.0, 18.0}),
              "in base contact with the enemy unit where that is possible "
              "(p. 28, Moving Into Melee)");
}

TEST(P35RemovingMiniaturesInMelee, NobodyIsPlacedInContactWithTwoEnemyUnits) {
    Fray scene;
    const UnitId own =
        scene.blue(wookiees(), {{20.0, 18.0}, {20.0, 20.5}, {Fray::contact + smallBase, 18.5}});
    const UnitId fallen = scene.red(rebelTroopers(), {{20.0 - smallBase, 18.0}});
    scene.red(rebelTroopers(), {{Fray::contact, 20.5}});
    scene.red(rebelTroopers(), {{Fray::contact, 18.5}});
    scene.start();
    const double between = (20.5 + 18.5) / 2.0, half = (20.5 - 18.5) / 2.0;
    const double x = Fray::contact + std::sqrt(smallBase * smallBase - half * half);
    scene.strike(own, fallen);
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    EXPECT_EQ(scene.refusal(Places{{{scene.mini(own, 0), {x, between, 0.0}, {0.0}}}}),
              "in base contact with 2 enemy units at once (p. 28, Moving Into Melee)");
}

TEST(P35RemovingMiniaturesInMelee, AMeleeEndsWithItsLastEnemy) {
    Fray scene;
    const UnitId own = scene.blue(wookiees(), {{20.0, 18.0}});
    const UnitId enemy = scene.red(rebelTroopers(), {{Fray::contact, 18.0}});
    scene.red(rebelTroopers(), {{60.0, 18.0}});
    scene.start();
    scene.strike(own, enemy);
    EXPECT_TRUE(scene.placed().empty());
    EXPECT_EQ(scene.last(Happening::meleeEnded).verdict, "melee ended");
    EXPECT_FALSE(scene.unit(own).inMelee);
}

}  // namespace
}  // namespace sightline::engine::scene
