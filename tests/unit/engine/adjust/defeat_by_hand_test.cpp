// p. 35: if players remove the last miniature of a unit by hand, the unit is defeated, and all
// effects of a defeat act. Then the game asks the open question again.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

constexpr UnitId walkerUnit{5};
constexpr MiniId walkerMini{15};

struct DefeatedByHand : testing::Test {
    DefeatedByHand() {
        act<UnitDefeated>(*effects, Player::blue,
                          [this](Battle&, UnitDefeated& point) { defeated.push_back(point.unit); });
    }
    void begin(Scenario scenario) { play.emplace(std::move(scenario), effects); }
    void wound(MiniId mini, int wounds) {
        const auto refusal = play->answer(Adjust{Player::blue, AdjustWounds{mini, wounds}});
        ASSERT_FALSE(refusal) << refusal->text;
    }

    std::shared_ptr<Effects> effects = std::make_shared<Effects>();
    std::vector<UnitId> defeated{};
    std::optional<Play> play{};
};

TEST_F(DefeatedByHand, WithTheLastWoundOfTheLastMiniature) {
    begin(skirmish());
    const Ask before = play->question()->ask;
    wound(walkerMini, 5);
    EXPECT_TRUE(defeated.empty()) << "1 wound short of its threshold";
    wound(walkerMini, 1);
    EXPECT_EQ(defeated, std::vector{walkerUnit});
    EXPECT_TRUE(play->battle.leaderless.empty());
    ASSERT_TRUE(play->question());
    EXPECT_EQ(play->question()->ask, before);
}

TEST_F(DefeatedByHand, OnceThoughItsNewLeaderWasStillToBeChosen) {
    begin(skirmish());
    wound(MiniId{0}, 1);
    ASSERT_EQ(play->question()->ask, Ask::chooseUnitLeader);
    for (const int mini : {1, 2, 3}) wound(MiniId{mini}, 1);
    EXPECT_EQ(defeated, std::vector{UnitId{0}});
    EXPECT_TRUE(play->battle.leaderless.empty());
}

TEST_F(DefeatedByHand, OrNotWhenItEndsTheGame) {
    begin(shootOut(4, 1));
    wound(play->battle.unit(UnitId{1}).leader(), 1);
    EXPECT_TRUE(play->battle.over());
    EXPECT_FALSE(play->question());
    EXPECT_TRUE(defeated.empty());
    EXPECT_TRUE(play->battle.leaderless.empty());
}

// The players defeat a unit by hand in the middle of an attack on it. The rules of the attack must
// continue without the unit.
TEST_F(DefeatedByHand, InTheMiddleOfAnAttackOnIt) {
    Scenario scenario = shootOut(4, 1);  // one more unit for each side, so that the game continues
    scenario.units.push_back(unitAt(Player::red, walker(), 30, 20, 180));
    scenario.units.push_back(unitAt(Player::blue, hero(), 3, 20));
    begin(std::move(scenario));
    ASSERT_TRUE(play->until([this](const Question& asked) {
        return asked.ask == Ask::rollDice && play->battle.attack;
    }));
    const UnitId defender = play->battle.attack->defender();
    const UnitState& unit = play->battle.unit(defender);
    const std::vector<MiniId> minis = unit.minis;
    for (auto mini = minis.rbegin(); mini != minis.rend(); ++mini)
        wound(*mini, play->battle.mini(*mini).threshold - play->battle.mini(*mini).wounds);
    EXPECT_EQ(defeated, std::vector{defender});
    while (play->question()) play->step();
    EXPECT_EQ(std::count(defeated.begin(), defeated.end(), defender), 1);
}

Task<void> askWho(Battle& battle, UnitDefeated&) {
    const auto question = [] {
        auto asked = asking<Choice>(Player::red, Ask::chooseUnitLeader, Citation{}, UnitId{});
        for (const int mini : {1, 2}) asked.question.options.push_back(MiniId{mini});
        return asked;
    };
    const Option chosen = co_await ask(battle, question);
    if (const MiniId* mini = std::get_if<MiniId>(&chosen)) battle.mini(*mini).wounds = 0;
}

TEST_F(DefeatedByHand, WhoeverActsThenMayAsk) {
    effects->add<UnitDefeated>(Player::red, askWho);
    begin(skirmish());
    const Ask before = play->question()->ask;
    wound(walkerMini, 6);
    ASSERT_TRUE(play->question());
    ASSERT_EQ(play->question()->ask, Ask::chooseUnitLeader);
    EXPECT_EQ(play->question()->options.size(), 2U);
    EXPECT_TRUE(play->answer(Pick{2})) << "it has no such option";
    ASSERT_FALSE(play->answer(Pick{1}));
    ASSERT_TRUE(play->question());
    EXPECT_EQ(play->question()->ask, before);
}

TEST_F(DefeatedByHand, NothingActsInTheSandboxNorInOlderJournals) {
    begin(skirmish());
    ASSERT_FALSE(play->answer(Adjust{Player::blue, ToSandbox{}}));
    wound(walkerMini, 6);
    EXPECT_TRUE(defeated.empty());
    Scenario older = skirmish();
    older.asks = asksFifth;
    begin(std::move(older));
    wound(walkerMini, 6);
    EXPECT_TRUE(play->battle.unit(walkerUnit).defeated());
    EXPECT_TRUE(defeated.empty());
    EXPECT_TRUE(play->battle.leaderless.empty());
}

}  // namespace
}  // namespace sightline::engine::test
