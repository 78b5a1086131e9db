// Keyword Glossary: Field Commander (p. 49), the Commander token in setup.
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

/// The rebels are the blue player. Luke's card has the rank `rank`, and `bearers` corps units have
/// the keyword Field Commander.
struct Leaderless : SetupScene {
    Leaderless(Rank rank, int bearers) {
        with(UnitId{0}).card.rank = rank;
        for (int i = 1; i <= bearers; ++i)
            with(UnitId{i}).card.keywords.push_back({.name = Keyword::fieldCommander});
    }
    void throughTheMission() {
        revealed();
        for (int i = 0; i < 4; ++i) choose(MissionChange::pass, Ask::modifyMission);
        choose(TableSide::near, Ask::chooseSide);
    }
    int tokens() const {
        int count = 0;
        for (const UnitView& one : view().units) count += one.commanderToken ? 1 : 0;
        return count;
    }
};

TEST(P49FieldCommander, TakesTheTokenWhereTheArmyHasNoCommander) {
    Leaderless scene(Rank::operative, 1);
    scene.throughTheMission();
    EXPECT_FALSE(scene.asks(Ask::chooseFieldCommander)) << "only one may";
    EXPECT_EQ(scene.tokens(), 1);
    EXPECT_TRUE(scene.unit(UnitId{1}).commanderToken);
}

TEST(P49FieldCommander, ThePlayerChoosesAmongSeveral) {
    Leaderless scene(Rank::operative, 2);
    scene.throughTheMission();
    ASSERT_TRUE(scene.asks(Ask::chooseFieldCommander));
    EXPECT_EQ(scene.question().options, (std::vector<Option>{UnitId{1}, UnitId{2}}));
    ASSERT_TRUE(scene.question().keyword);
    EXPECT_EQ(scene.question().keyword->keyword, Keyword::fieldCommander);
    scene.choose(UnitId{2}, Ask::chooseFieldCommander);
    EXPECT_EQ(scene.tokens(), 1);
    EXPECT_TRUE(scene.unit(UnitId{2}).commanderToken);
}

TEST(P49FieldCommander, NobodyTakesItBesideACommanderOrWithoutTheKeyword) {
    Leaderless led(Rank::commander, 1);
    led.throughTheMission();
    EXPECT_EQ(led.tokens(), 0);
    Leaderless none(Rank::operative, 0);
    none.throughTheMission();
    EXPECT_EQ(none.tokens(), 0);
}

}  // namespace
}  // namespace sightline::engine::scene
