// Tests the caches of rulings after an undo. The game then takes other answers, and must equal a
// game in which the undone answers were never given.
#include "engine/legion/rules/game/journal_file.h"
#include "property/engine/whole_games.h"

namespace sightline::engine::test {
namespace {

/// All lines of the record, and the current reminders.
std::string toldIn(const Game& game) {
    std::string told;
    for (const Ruling& one : game.record()) told += one.verdict + "\n";
    for (const Player player : bothPlayers)
        for (const Reminder& one : game.view(player).reminders) told += one.text + "\n";
    return told;
}

void standsAsPlayedAfresh(const Game& game, const Scenario& scenario) {
    const auto fresh = replay(scenario, game.journal());
    ASSERT_TRUE(fresh) << fresh.problem().text;
    EXPECT_EQ((*fresh)->digest(), game.digest());
    EXPECT_EQ(toldIn(**fresh), toldIn(game));
}

class MemoryProperties : public testing::TestWithParam<std::uint64_t> {};

TEST_P(MemoryProperties, AnotherWayAfterUndoingIsAsIfPlayedAfresh) {
    const std::uint64_t seed = GetParam();
    const Scenario scenario = seed % 2 == 0 ? commandedSkirmish() : skirmish();
    auto game = Game::start(scenario, seed).value();
    Generator generator(seed, 5);
    int turns = 0;
    for (int step = 0; step < 260 && game->question(); ++step) {
        ASSERT_FALSE(game->answer(nextAnswer(*game, seed + static_cast<std::uint64_t>(turns))));
        if (generator.below(12) != 0) continue;
        ++turns;  // from here on, the random players answer differently than before
        for (int back = 1 + static_cast<int>(generator.below(6)); back > 0; --back) game->undo();
        standsAsPlayedAfresh(*game, scenario);
        for (auto again = generator.below(4); again > 0; --again) game->redo();
        standsAsPlayedAfresh(*game, scenario);
        if (HasFailure()) FAIL() << "step " << step;
    }
    standsAsPlayedAfresh(*game, scenario);
    EXPECT_GT(turns, 2);
}

INSTANTIATE_TEST_SUITE_P(Games, MemoryProperties, testing::Values(3, 11, 4, 12));

}  // namespace
}  // namespace sightline::engine::test
