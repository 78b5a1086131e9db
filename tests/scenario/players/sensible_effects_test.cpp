// The sensible player declines offers of keywords that usually harm its unit.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_keywords/duel_scene.h"
#include "scenario/named_units.h"
#include "scenario/players/sensible_answers.h"

namespace sightline::engine::scene {
namespace {

/// Rebels with the tested keyword at (10, 10), and an enemy at `gap` inches from them.
struct Offered : AttackScene {
    UnitId troopers, leader, enemy;
    explicit Offered(UnitCard card, int miniatures = 2, double gap = 8.0) {
        troopers = blue(std::move(card), column({10.0, 10.0}, miniatures));
        leader = blue(bearing(lukeSkywalker(), Keyword::ruthless), {{10.0, 7.0}});
        enemy = red(stormtroopers(), {{10.0 + smallBase + gap, 10.0}});
        scenario.lastRound = 2;
    }
    void begin() {
        start();
        activate(troopers);
    }
};

TEST(SensiblePlayer, KeepsIncognito) {
    Offered scene(bearing(rebelTroopers(), Keyword::incognito));
    scene.begin();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(picked(scene), Option{Done{}});
}

TEST(SensiblePlayer, PaysAWoundForAnAttackButNotWithItsLastMiniature) {
    for (const int miniatures : {1, 2}) {
        for (const double gap : {8.0, 40.0}) {
            Offered scene(rebelTroopers(), miniatures, gap);
            scene.with(scene.troopers).ordered = true;
            scene.begin();
            ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
            const bool pays = miniatures == 2 && gap < 18.0;
            EXPECT_EQ(picked(scene), pays ? Option{Action::attack} : Option{Done{}});
        }
    }
}

TEST(SensiblePlayer, RerollsOnlyBlanksByUncannyLuck) {
    DuelScene scene;
    scene.shotAt().keywords = {word(Keyword::uncannyLuck, 2), word(Keyword::deflect)};
    scene.fire({crit, crit});
    scene.dice({block, blank});
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(answered<PickSeveral>(scene).options, std::vector<int>{1});
}

TEST(SensiblePlayer, KeepsTheTokenThatAidOffersToOthers) {
    UnitFilter who;
    who.name = "Luke Skywalker";
    UnitCard card = rebelTroopers();
    card.keywords = {naming(Keyword::aid, "Luke Skywalker", who)};
    Offered scene(card);
    scene.begin();
    scene.action(Action::aim);
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(picked(scene), Option{Done{}});
}

}  // namespace
}  // namespace sightline::engine::scene
