// The command card I Don't Believe in Chance.
#include "engine/legion/basics/tokens.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

/// Plo Koon with Distract stands near two enemies, and next to an allied unit.
struct NoChance : WithCard {
    NoChance() : WithCard("i-dont-believe-in-chance", rebelTroopers(), "Plo Koon") {
        with(luke).card.keywords.push_back(word(Keyword::distract));
        with(storm1).minis.front().position = {5.0, 12.0, 0.0};
        with(storm2).minis.front().position = {8.0, 12.0, 0.0};
    }
    bool isDistracted(UnitId enemy) const { return has(enemy, "Distract: Plo Koon"); }
    void toQuestion() {
        playIt();
        toCard();
    }
};

TEST(CardIDontBelieveInChance, TheOrderGives2FreeDistractActions) {
    NoChance scene;
    scene.toQuestion();
    ASSERT_TRUE(scene.isAsked());
    scene.chance(Pick{0}, Ask::chooseForEffect);
    scene.choose(scene.storm1, Ask::chooseForEffect);
    EXPECT_TRUE(scene.isDistracted(scene.storm1));
    ASSERT_TRUE(scene.isAsked());
    scene.chance(Pick{0}, Ask::chooseForEffect);
    EXPECT_TRUE(scene.isDistracted(scene.storm2)) << "the only unit that is left";
    EXPECT_FALSE(scene.isAsked());
}

TEST(CardIDontBelieveInChance, TheActionsMayBeDeclined) {
    NoChance scene;
    scene.toQuestion();
    ASSERT_TRUE(scene.isAsked());
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_FALSE(scene.isAsked());
    EXPECT_FALSE(scene.isDistracted(scene.storm1));
}

TEST(CardIDontBelieveInChance, AnOrderedUnitWithinRange2OfHimMayMoveWhenItActivates) {
    for (const double x : {17.9, 18.2}) {
        NoChance scene;
        scene.with(scene.first).minis.front().position = {x, 5.0, 0.0};
        scene.with(scene.second).minis.front().position = {30.0, 5.0, 0.0};
        scene.playIt();
        scene.toActivations(1);
        scene.activate(scene.first);
        const bool offered = scene.isAsked() && scene.offers(Action::move);
        EXPECT_EQ(offered, x < 17.0 + smallBase) << x;
    }
}

}  // namespace
}  // namespace sightline::engine::scene
