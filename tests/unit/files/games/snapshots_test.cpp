// Looking back: the snapshots of a game equal its earlier states, contain no secret, and follow
// new answers and answers that were taken back. A branch equals the game at its first answer.
#include "engine/legion/rules/game/snapshots.h"

#include <gtest/gtest.h>

#include "app/files/tables/open_journal.h"
#include "engine/legion/rules/asking/ask.h"
#include "unit/files/saved_games.h"

namespace sightline::app {
namespace {

using engine::Answer;
using engine::Ask;
using engine::Game;
using engine::Player;
using engine::Snapshot;
using engine::Snapshots;
using namespace sightline::test;

constexpr std::uint64_t seed = 7;

engine::Scenario fullArmies() {
    auto loaded = loadScenario(assetsFolder() / "scenarios" / "two_full_armies.scenario.json");
    EXPECT_TRUE(loaded) << loaded.problem().text;
    return std::move(loaded->scenario);
}

void playRandomly(Game& game, std::size_t answers) {
    for (std::size_t i = 0; i < answers && game.question(); ++i)
        ASSERT_FALSE(game.answer(engine::randomAnswer(game, 500 + i)));
}

/// The parts of a view that show where the game is.
std::string standOf(const engine::View& view) {
    std::string text = std::to_string(view.round) + "/" + std::to_string(int(view.phase)) + "/" +
                       std::to_string(int(view.active));
    for (const engine::MiniView& mini : view.minis)
        text += " " + std::to_string(mini.mini.position.x) + "," +
                std::to_string(mini.mini.position.y) + "," + std::to_string(mini.wounds);
    return text;
}

TEST(Snapshots, EqualTheEarlierStates) {
    const engine::Scenario scenario = starterBattle();
    auto game = Game::start(scenario, seed).value();
    std::vector<std::string> stands{standOf(game->view(Player::blue))};
    std::vector<std::size_t> entries{game->recordSoFar().size()};
    for (std::size_t i = 0; i < 60; ++i) {
        ASSERT_FALSE(game->answer(engine::randomAnswer(*game, 500 + i)));
        stands.push_back(standOf(game->view(Player::blue)));
        entries.push_back(game->recordSoFar().size());
    }
    Snapshots snapshots(scenario, seed);
    ASSERT_TRUE(snapshots.follow(game->journal().answers));
    ASSERT_EQ(snapshots.all().size(), 61U);
    for (std::size_t i = 0; i < snapshots.all().size(); ++i) {
        const Snapshot& one = *snapshots.all()[i];
        EXPECT_EQ(one.answers, i);
        EXPECT_EQ(one.entries, entries[i]);
        EXPECT_EQ(standOf(one.view), stands[i]) << i;
    }
}

TEST(Snapshots, FollowNewAnswersAndThoseTakenBack) {
    const engine::Scenario scenario = starterBattle();
    auto game = Game::start(scenario, seed).value();
    playRandomly(*game, 20);
    Snapshots snapshots(scenario, seed);
    ASSERT_TRUE(snapshots.follow(game->journal().answers));
    const auto tenth = snapshots.all()[10];
    playRandomly(*game, 5);
    ASSERT_TRUE(snapshots.follow(game->journal().answers));
    EXPECT_EQ(snapshots.all().size(), 26U);
    EXPECT_EQ(snapshots.all()[10], tenth) << "earlier answers are not replayed again";

    ASSERT_TRUE(game->undo());
    const std::size_t left = game->journal().answers.size();
    ASSERT_TRUE(snapshots.follow(game->journal().answers));
    EXPECT_EQ(snapshots.all().size(), left + 1);
    EXPECT_EQ(standOf(snapshots.all().back()->view), standOf(game->view(Player::blue)));
    EXPECT_EQ(standOf(tenth->view), standOf(snapshots.all()[10]->view))
        << "a snapshot lives as long as somebody looks at it";
}

TEST(Snapshots, StopWhenTheyAreTold) {
    const engine::Scenario scenario = starterBattle();
    auto game = Game::start(scenario, seed).value();
    playRandomly(*game, 20);
    std::stop_source stop;
    stop.request_stop();
    Snapshots snapshots(scenario, seed);
    EXPECT_FALSE(snapshots.follow(game->journal().answers, stop.get_token()));
    EXPECT_EQ(snapshots.all().size(), 1U);
    EXPECT_TRUE(snapshots.follow(game->journal().answers)) << "they go on later";
    EXPECT_EQ(snapshots.all().size(), 21U);
}

TEST(Snapshots, EndBeforeARefusedAnswer) {
    const engine::Scenario scenario = starterBattle();
    auto game = Game::start(scenario, seed).value();
    playRandomly(*game, 8);
    std::vector<Answer> answers = game->journal().answers;
    answers.insert(answers.begin() + 5, engine::Pick{99});
    Snapshots snapshots(scenario, seed);
    EXPECT_FALSE(snapshots.follow(answers));
    EXPECT_EQ(snapshots.all().size(), 6U);
}

TEST(Snapshots, ContainNoSecretOfEitherPlayer) {
    const engine::Scenario scenario = fullArmies();
    auto game = Game::start(scenario, seed).value();
    std::size_t facedown = 0, hands = 0;
    Snapshots snapshots(scenario, seed);
    for (std::size_t i = 0; i < 400 && game->question(); ++i) {
        ASSERT_FALSE(game->answer(engine::randomAnswer(*game, 900 + i)));
        ASSERT_TRUE(snapshots.follow(game->journal().answers));
        const engine::View& shown = snapshots.all().back()->view;
        EXPECT_TRUE(shown.reminders.empty());
        for (const Player player : {Player::blue, Player::red}) {
            const auto side = static_cast<std::size_t>(player);
            const engine::CommandView own = game->view(player).command[side];
            const engine::CommandView& seen = shown.command[side];
            EXPECT_TRUE(seen.hand.empty());
            EXPECT_EQ(seen.handSize, own.handSize) << "the number of cards is no secret";
            EXPECT_FALSE(seen.drawn);
            hands += own.hand.empty() ? 0U : 1U;
            if (own.played && !own.faceup) {
                ++facedown;
                EXPECT_EQ(seen.played, nullptr);
                EXPECT_TRUE(seen.hasPlayed);
            }
        }
    }
    EXPECT_GT(hands, 0U);
    EXPECT_GT(facedown, 0U) << "the game has facedown cards";
}

TEST(Snapshots, AGameOfAnEarlierVersionHasThemToo) {
    const auto opened = openJournal(savedGame("saved_by_0_1_0_starter"));
    ASSERT_TRUE(opened) << opened.problem().text;
    const engine::Journal& journal = opened->game->journal();
    Snapshots snapshots(opened->game->scenario(), journal.seed);
    EXPECT_TRUE(snapshots.follow(journal.answers));
    EXPECT_EQ(snapshots.all().size(), journal.answers.size() + 1);
}

TEST(Branch, IsTheGameAtThatAnswer) {
    const engine::Scenario scenario = starterBattle();
    auto game = Game::start(scenario, seed).value();
    playRandomly(*game, 15);
    const std::uint64_t then = game->digest();
    playRandomly(*game, 25);
    std::vector<Answer> answers = game->journal().answers;
    answers.resize(15);
    const auto branch = engine::branchOff(game->scenario(), seed, answers);
    ASSERT_TRUE(branch) << branch.problem().text;
    EXPECT_EQ((*branch)->digest(), then);
    EXPECT_EQ((*branch)->journal().scenario, game->journal().scenario);
    EXPECT_EQ((*branch)->journal().rules, game->journal().rules);
    for (std::size_t i = 15; i < game->journal().answers.size(); ++i)
        ASSERT_FALSE((*branch)->answer(game->journal().answers[i]));
    EXPECT_EQ((*branch)->digest(), game->digest()) << "the same answers lead to the same game";
}

TEST(Branch, NamesTheRefusedAnswer) {
    const auto branch = engine::branchOff(starterBattle(), seed, {engine::Pick{99}});
    ASSERT_FALSE(branch);
    EXPECT_EQ(branch.problem().text.rfind("answer 1: ", 0), 0U) << branch.problem().text;
}

}  // namespace
}  // namespace sightline::app
