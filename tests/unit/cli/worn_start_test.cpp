// wearOut gives units wounds and tokens: it defeats no unit, breaks no limit, and flips an active
// shield token.
#include "app/cli/games/worn_start.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/adjustment.h"
#include "engine/legion/rules/game/invariants.h"
#include "engine/legion/rules/game/journal_file.h"
#include "unit/cli/starter_game.h"

namespace sightline::app {
namespace {

TEST(WornStart, SomeUnitsHaveWoundsAndTokensAndNoneIsDefeated) {
    int wounded = 0, suppressed = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        const auto game = starterGame();
        wearOut(*game, seed);
        EXPECT_EQ(engine::brokenInvariants(*game), std::vector<std::string>());
        const engine::View view = game->view(engine::Player::blue);
        for (const engine::MiniView& mini : view.minis) {
            EXPECT_LT(mini.wounds, mini.threshold);
            wounded += mini.wounds;
        }
        for (const engine::UnitView& unit : view.units)
            suppressed += unit.tokens[engine::Token::suppression];
    }
    EXPECT_GT(wounded, 0);
    EXPECT_GT(suppressed, 0);
}

TEST(WornStart, AnActiveShieldTokenIsFlipped) {
    const auto game = starterGame();
    const engine::UnitId unit = game->view(engine::Player::blue).units.front().id;
    ASSERT_FALSE(game->answer(
        engine::Adjust{engine::Player::blue, engine::AdjustToken{unit, engine::Token::shield, 2}}));
    wearOut(*game, 1);
    const auto tokens = game->view(engine::Player::blue).unit(unit).tokens;
    EXPECT_EQ(tokens[engine::Token::shield], 1);
    EXPECT_EQ(tokens[engine::Token::inactiveShield], 1);
}

TEST(WornStart, EqualSeedsGiveEqualGamesThatCanBeReplayed) {
    const auto one = starterGame(), two = starterGame(), other = starterGame();
    wearOut(*one, 7);
    wearOut(*two, 7);
    wearOut(*other, 8);
    EXPECT_EQ(one->digest(), two->digest());
    EXPECT_NE(one->digest(), other->digest());
    const auto again = engine::replay(one->scenario(), one->journal());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->digest(), one->digest());
}

}  // namespace
}  // namespace sightline::app
