// Every timing point is reached in a game, in the right order of players.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <typeinfo>

#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

template <class... Points>
void countEach(TimingPoints<Points...>, Effects& effects, std::map<std::string, int>& reached) {
    (reached.emplace(typeid(Points).name(), 0), ...);
    (act<Points>(effects, Player::blue,
                 [&reached](Battle&, Points&) { ++reached[typeid(Points).name()]; }),
     ...);
}

TEST(Timing, EveryPointIsReachedInAGame) {
    std::map<std::string, int> reached;
    auto effects = std::make_shared<Effects>();
    countEach(AppendixE{}, *effects, reached);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Play play(skirmish(), effects, seed);
        while (play.question()) play.step();
        EXPECT_TRUE(play.battle.over());
    }
    for (const auto& [name, count] : reached) EXPECT_GT(count, 0) << name;
}

TEST(Timing, ThePlayerWithPriorityResolvesFirstThenInOrder) {
    for (Player first : {Player::blue, Player::red}) {
        std::string order;
        auto effects = std::make_shared<Effects>();
        const auto note = [&](Player player, char name) {
            act<StartOfActivationPhase>(
                *effects, player,
                [&order, name](Battle&, StartOfActivationPhase&) { order += name; });
        };
        note(Player::red, 'r');
        note(Player::blue, 'b');
        note(Player::red, 's');
        note(Player::blue, 'c');
        Scenario scenario = shootOut();
        scenario.firstPlayer = first;
        const Play play(std::move(scenario), effects);
        EXPECT_EQ(order, first == Player::blue ? "bcrs" : "rsbc");
    }
}

TEST(Timing, TheAttackerUpgradesAttackDiceFirstAndTheDefenderModifiesDefenseDiceFirst) {
    std::string order;
    auto effects = std::make_shared<Effects>();
    for (Player player : {Player::red, Player::blue}) {
        const char name = player == Player::blue ? 'b' : 'r';
        act<UpgradeAttackDice>(*effects, player,
                               [&order, name](Battle&, UpgradeAttackDice&) { order += name; });
        act<ModifyDefenseDice>(*effects, player,
                               [&order, name](Battle&, ModifyDefenseDice&) { order += name; });
    }
    Play play(shootOut(), effects);
    ASSERT_TRUE(play.until(Ask::chooseAction));
    ASSERT_TRUE(play.pick(Action::attack));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(order, "brrb");
}

TEST(Timing, AnEffectMayAsk) {
    auto effects = std::make_shared<Effects>();
    const auto keep = [](Battle& battle, RemoveSuppression& removal) -> Task<void> {
        const auto question = [&] {
            HowMany asked;
            asked.what = "suppression to keep";
            asked.question.player = battle.unit(removal.unit).player;
            asked.question.form = AnswerForm::count;
            asked.question.ask = Ask::recover;
            asked.question.least = 0;
            asked.question.most = removal.tokens;
            return asked;
        };
        const int kept = co_await ask(battle, question);
        removal.tokens -= kept;
    };
    effects->add<RemoveSuppression>(Player::blue, keep);
    Scenario scenario = shootOut();
    scenario.units[0].suppression = 2;
    Play play(std::move(scenario), effects);
    play.shows = [](Die die) { return isAttack(die) ? Face::blank : Face::block; };
    ASSERT_TRUE(play.until([](const Question& asked) { return asked.form == AnswerForm::count; }));
    EXPECT_EQ(play.question()->most, 2);
    EXPECT_EQ(play.answer(Count{3})->text, "suppression to keep: 0 to 2, not 3");
    EXPECT_FALSE(play.answer(Count{1}));
    EXPECT_EQ(play.tokens(0, Token::suppression), 1);
}

TEST(Timing, AGameWithoutEffectsReachesNothing) {
    Play play(shootOut());
    EXPECT_TRUE(play.until(Ask::chooseAction));
}

}  // namespace
}  // namespace sightline::engine::test
