// What a game remembers of its rulings never shows: after undoing and going another way it stands
// where a game without a past stands.
#include "engine/game/journal_file.h"
#include "property/engine/whole_games.h"

namespace sightline::engine::test {
namespace {

TEST(MemoryProperties, AnotherWayAfterUndoingIsAsIfPlayedAfresh) {
    for (const std::uint64_t seed : {3U, 11U}) {
        auto game = newGame(seed);
        Generator generator(seed, 5);
        int turns = 0;
        for (int step = 0; step < 260 && game->question(); ++step) {
            ASSERT_FALSE(game->answer(nextAnswer(*game, seed + static_cast<std::uint64_t>(turns))));
            if (generator.below(12) != 0) continue;
            ++turns;  // from here on the random players decide otherwise
            for (int back = 1 + static_cast<int>(generator.below(6)); back > 0; --back) {
                if (game->canUndo()) game->undo();
            }
            const auto fresh = replay(skirmish(), game->journal());
            ASSERT_TRUE(fresh) << fresh.problem().text;
            ASSERT_EQ((*fresh)->digest(), game->digest()) << "seed " << seed << ", step " << step;
        }
        const auto fresh = replay(skirmish(), game->journal());
        ASSERT_TRUE(fresh) << fresh.problem().text;
        EXPECT_EQ((*fresh)->digest(), game->digest());
        EXPECT_GT(turns, 2);
    }
}

}  // namespace
}  // namespace sightline::engine::test
