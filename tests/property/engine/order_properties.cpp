// Command cards and order tokens at every question of whole random games: nothing may be lost, no
// player may see the opponent's secrets, and the journal must replay.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/invariants.h"
#include "property/engine/whole_games.h"

namespace sightline::engine::test {
namespace {

std::size_t indexOf(Player player) { return static_cast<std::size_t>(player); }

// No card may be lost or duplicated in any pile.
void expectCards(const Game& game) {
    for (Player player : {Player::blue, Player::red}) {
        const CommandView own = game.view(player).command[indexOf(player)];
        std::size_t cards =
            own.hand.size() + own.discarded.size() + own.permanent.size() + own.setAside.size();
        const bool inHand =
            own.played && std::find(own.hand.begin(), own.hand.end(), own.played) != own.hand.end();
        if (own.hasPlayed && !inHand) ++cards;
        EXPECT_EQ(cards, 7U);
        EXPECT_EQ(own.handSize, static_cast<int>(own.hand.size()));
    }
}

void expectNothingLeaks(const Game& game) {
    for (Player player : {Player::blue, Player::red}) {
        const View view = game.view(player);
        const CommandView& other = view.command[indexOf(opponent(player))];
        EXPECT_TRUE(other.hand.empty());
        EXPECT_FALSE(other.drawn);
        EXPECT_EQ(other.played != nullptr, other.faceup);
        const Question shown = shownTo(player, *game.question());
        if (shown.secret && shown.player != player) {
            EXPECT_TRUE(shown.options.empty());
        }
    }
}

// Every undefeated unit must have an order token: faceup or facedown beside the unit, or in the
// pool. The token of a defeated unit may still exist.
void expectTokens(const Game& game) {
    const View view = game.view(game.question()->player);
    if (view.phase != Phase::activation) return;
    for (Player player : {Player::blue, Player::red}) {
        OrderPool waiting;
        for (const UnitView& unit : view.units) {
            if (unit.player != player || unit.defeated) continue;
            if (unit.order == UnitView::Order::none) ++waiting[unit.rank];
            EXPECT_EQ(unit.order == UnitView::Order::facedown, unit.activated);
        }
        const CommandView& own = view.command[indexOf(player)];
        // A drawn token belongs to its player until the end of the activation that it allows (p.
        // 37).
        if (const auto drawn = game.view(player).command[indexOf(player)].drawn) --waiting[*drawn];
        for (int rank = 0; rank < rankCount; ++rank) {
            EXPECT_GE(own.pool.tokens[static_cast<std::size_t>(rank)],
                      waiting.tokens[static_cast<std::size_t>(rank)]);
        }
    }
}

TEST(CommandedGame, KeepsCardsTokensAndSecrets) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::size_t phases = 0;
        const auto game = playWhole(
            seed,
            [&](Game& now) {
                SCOPED_TRACE("answer " + std::to_string(now.journal().answers.size()));
                phases += now.question()->ask == Ask::playCommandCard ? 1U : 0U;
                expectCards(now);
                expectNothingLeaks(now);
                expectTokens(now);
            },
            newCommandedGame(seed));
        EXPECT_TRUE(game->view(Player::blue).over);
        EXPECT_GT(phases, 1U);
    }
}

std::unique_ptr<Game> newMissionGame(std::uint64_t seed) {
    Scenario scenario = commandedSkirmish();
    scenario.mission =
        Scenario::Mission{battleCard("objective", BattleCardKind::objective),
                          battleCard("secondary", BattleCardKind::secondary), TableSide::near};
    return Game::start(std::move(scenario), seed).value();
}

// Sensible players on a mission: at least one player must score, and no invariant may be broken.
TEST(CommandedGame, SensiblePlayersScoreAndBreakNoPromise) {
    int scored = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto game = newMissionGame(seed);
        while (game->question()) {
            const auto answers = game->journal().answers.size();
            ASSERT_LT(answers, 5000U);
            const Answer answer = isChance(*game->question())
                                      ? game->seededChance()
                                      : sensibleAnswer(*game, seed * 100003 + answers);
            ASSERT_FALSE(game->answer(answer));
            for (const std::string& broken : brokenInvariants(*game)) {
                ADD_FAILURE() << "seed " << seed << ", answer " << answers << ": " << broken;
            }
        }
        const auto points = game->view(Player::blue).mission.victoryPoints;
        scored += points[0] + points[1];
    }
    EXPECT_GT(scored, 0);
}

// If two games differ only in blue's facedown command card, red must see the same in both games.
TEST(CommandedGame, AFacedownCardCannotBeTold) {
    const auto one = newCommandedGame(1), two = newCommandedGame(1);
    ASSERT_EQ(one->question()->ask, Ask::playCommandCard);
    ASSERT_FALSE(one->answer(Pick{0}));
    ASSERT_FALSE(two->answer(Pick{5}));
    EXPECT_NE(digestOf(one->view(Player::blue)), digestOf(two->view(Player::blue)));
    EXPECT_EQ(digestOf(one->view(Player::red)), digestOf(two->view(Player::red)));
    EXPECT_EQ(one->record().size(), two->record().size());
    EXPECT_EQ(one->record().back().verdict, two->record().back().verdict);
}

TEST(CommandedGame, JournalsReplayAndUndoRestores) {
    for (std::uint64_t seed = 21; seed <= 23; ++seed) {
        std::vector<std::uint64_t> digests;
        const auto game = playWhole(
            seed,
            [&](Game& now) {
                digests.push_back(now.digest());
                if (digests.size() % 37 != 36) return;
                const auto answers = now.journal().answers.size();
                ASSERT_TRUE(now.undo());
                EXPECT_EQ(now.digest(), digests[now.journal().answers.size()]);
                ASSERT_TRUE(now.redo());
                ASSERT_EQ(now.journal().answers.size(), answers);
                EXPECT_EQ(now.digest(), digests[answers]);
            },
            newCommandedGame(seed));
        const auto again = newCommandedGame(seed);
        for (const Answer& answer : game->journal().answers) {
            const auto text = toJson(answer).dump();
            auto read = answerFromJson(nlohmann::json::parse(text));
            ASSERT_TRUE(read) << text;
            ASSERT_FALSE(again->answer(*read)) << text;
        }
        EXPECT_EQ(again->digest(), game->digest());
    }
}

}  // namespace
}  // namespace sightline::engine::test
