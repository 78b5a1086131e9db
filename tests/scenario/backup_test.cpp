// Core Rulebook p. 31, Backup: corps Troopers near an allied commander or operative.
#include "engine/asking/kinds.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

/// Luke, shot at from `gap` inches away, with corps Troopers whose leader stands `apart` from him.
struct Guards : AttackScene {
    UnitId shooter = blue(stormtroopers(), column({10.0, 14.0}, 4));
    UnitId luke, guards;
    explicit Guards(double gap, double apart = 1.0, const UnitCard& guard = rebelTroopers()) {
        UnitCard card = lukeSkywalker();
        const double x = 10.0 + smallBase + gap;
        luke = red(card, {{x, 14.0}});
        guards = red(guard, {{x + smallBase + apart, 14.0}});
    }
    /// Up to the defense dice, or the question of Backup.
    void shoot(std::vector<Face> faces = {hit, hit, hit, crit}) {
        start();
        attack(shooter, luke);
        dice(std::move(faces));
        if (asks(Ask::rollDice) && question().dice.front() == Die::whiteDefense) {
            dice(std::vector<Face>(question().dice.size(), blank));  // the cover pool
        }
    }
};

TEST(P31Backup, CancelsUpToTwoHits) {
    Guards scene(13.0);
    scene.shoot();
    ASSERT_TRUE(scene.asks(Ask::backUp));
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_EQ(scene.question().citation, page(31, "Backup"));
    EXPECT_EQ(scene.refusal(Count{3}), "hits that Backup cancels: 0 to 2, not 3 (p. 31, Backup)");
    scene.answerCount(2);
    EXPECT_EQ(scene.attackDice(), "1 crit, 1 hit");
    EXPECT_EQ(scene.rolling(), 2);
}

TEST(P31Backup, CritsStay) {
    Guards scene(13.0);
    scene.shoot({crit, crit, blank, blank});
    EXPECT_FALSE(scene.asks(Ask::backUp));
    EXPECT_EQ(scene.rolling(), 2);
}

TEST(P31Backup, NotAgainstAnAttackerWithinRangeTwo) {
    for (const double gap : {11.99, 12.0}) {
        Guards scene(gap);
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::backUp), gap >= 12.0) << gap;
    }
}

TEST(P31Backup, OnlyWithinHalfRangeOfTheProvidersLeader) {
    for (const double apart : {2.99, 3.0}) {
        Guards scene(13.0, apart);
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::backUp), apart < 3.0) << apart;
    }
}

TEST(P31Backup, AShakenUnitProvidesNone) {
    for (const int suppression : {0, 1}) {
        Guards scene(13.0);
        scene.with(scene.guards).suppression = suppression;
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::backUp), suppression == 0);
    }
}

TEST(P31Backup, OnlyCorpsTroopersProvideIt) {
    UnitCard support = rebelTroopers();
    support.rank = Rank::support;
    for (const UnitCard& card : {support, atRt()}) {
        Guards scene(13.0, 1.0, card);
        scene.shoot();
        EXPECT_FALSE(scene.asks(Ask::backUp)) << card.name;
    }
}

TEST(P31Backup, OnlyCommandersAndOperativesBenefit) {
    for (const Rank rank : {Rank::operative, Rank::specialForces}) {
        Guards scene(13.0);
        scene.with(scene.luke).card.rank = rank;
        scene.shoot();
        EXPECT_EQ(scene.asks(Ask::backUp), rank == Rank::operative);
    }
}

}  // namespace
}  // namespace sightline::engine::scene
