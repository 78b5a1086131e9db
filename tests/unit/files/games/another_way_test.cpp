// Games with cards whose effects the game applies. A game is undone and then continues with other
// answers. Every line of its record must equal that of a game in which the undone answers were
// never given.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"
#include "engine/talk/generator.h"

namespace sightline::app {
namespace {

/// All lines of the record, and the current reminders.
std::string toldIn(const engine::Game& game) {
    std::string told;
    for (const engine::Ruling& one : game.record()) told += one.verdict + "\n";
    for (const engine::Player player : engine::bothPlayers)
        for (const auto& one : game.view(player).reminders) told += one.text + "\n";
    return told;
}

class AnotherWay : public testing::TestWithParam<std::string> {};

TEST_P(AnotherWay, IsAsIfPlayedAfresh) {
    const auto loaded =
        loadScenario(assetsFolder() / "scenarios" / (GetParam() + ".scenario.json"));
    ASSERT_TRUE(loaded) << loaded.problem().text;
    const engine::Scenario& scenario = loaded->scenario;
    auto game = engine::Game::start(scenario, 7).value();
    engine::Generator chance(7, 1);
    std::uint64_t way = 0;
    int others = 0;
    for (int step = 0; step < 700 && game->question(); ++step) {
        const std::uint64_t next = way * 1000003 + game->journal().answers.size();
        ASSERT_FALSE(game->answer(engine::randomAnswer(*game, next)));
        if (chance.below(14) != 0) continue;
        ++way;  // changes the decisions that the players make from now on
        for (auto back = 1 + chance.below(9); back > 0; --back) game->undo();
        for (auto again = chance.below(3); again > 0; --again) game->redo();
        if (++others % 6 != 0) continue;
        const auto fresh = engine::replay(scenario, game->journal());
        ASSERT_TRUE(fresh) << fresh.problem().text;
        ASSERT_EQ(toldIn(**fresh), toldIn(*game)) << "answer " << game->journal().answers.size();
        ASSERT_EQ((*fresh)->digest(), game->digest());
    }
    EXPECT_GT(others, 20);
}

INSTANTIATE_TEST_SUITE_P(Games, AnotherWay,
                         testing::Values("starter", "full_game", "two_full_armies"),
                         [](const auto& name) { return name.param; });

}  // namespace
}  // namespace sightline::app
