// The secrets of one player must change nothing that the other player sees. At each secret choice
// of a game, two different answers are given in turn, and the other player's view, question and
// record must be equal.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "app/cli/play/play_question.h"
#include "app/cli/play/play_state.h"
#include "app/cli/play/record_line.h"
#include "app/files/tables/load.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "property/cards/keyword_scenes.h"
#include "property/size.h"

namespace sightline::engine::test {
namespace {

using sightline::test::casesOf;

std::string idsOf(const std::vector<const CommandCard*>& cards) {
    std::string ids;
    for (const CommandCard* card : cards) ids += card->id + " ";
    return ids;
}

std::string wordsOf(const CommandView& seen) {
    std::string text = "hand " + std::to_string(seen.handSize) + " " + idsOf(seen.hand) +
                       "discarded " + idsOf(seen.discarded) + "permanent " + idsOf(seen.permanent) +
                       "aside " + idsOf(seen.setAside) + "played " +
                       (seen.played ? seen.played->id : "") + " pool";
    for (const int tokens : seen.pool.tokens) text += " " + std::to_string(tokens);
    text += " passes " + std::to_string(seen.passPool) + " drawn " +
            (seen.drawn ? std::to_string(static_cast<int>(*seen.drawn)) : "none");
    for (const bool flag : {seen.hasPlayed, seen.faceup, seen.hasDrawn, seen.passed})
        text += flag ? " yes" : " no";
    return text + " commander " + std::to_string(seen.commander.value) + "\n";
}

// Everything that the player sees: both sides, all units, the score, the question and the record.
std::string seenBy(Player player, const Game& game) {
    const View view = game.view(player);
    std::string text;
    for (const CommandView& side : view.command) text += wordsOf(side);
    for (const UnitView& unit : view.units) text += app::unitJson(unit, view).dump() + "\n";
    for (const MiniView& mini : view.minis)
        text += std::to_string(mini.mini.position.x) + " " + std::to_string(mini.mini.position.y) +
                " " + std::to_string(mini.wounds) + "\n";
    for (const int points : view.mission.victoryPoints) text += std::to_string(points) + " ";
    for (const Reminder& one : view.reminders) text += one.text + "\n";
    if (const Question* asked = game.question())
        text += app::questionEvent(shownTo(player, *asked), view, 0).dump() + "\n";
    for (const Ruling& one : game.record()) text += app::recordEntry(one, view).dump() + "\n";
    return text;
}

/// The two answers of a secret choice.
struct SecretChoice {
    Answer one, other;
    Player of{};
};

// The selection of a command card and the draw of an order token are secret. Tokens of equal rank
// make no difference.
std::optional<SecretChoice> secretChoiceIn(const Question& asked) {
    if (asked.options.size() < 2) return std::nullopt;
    if (asked.ask == Ask::playCommandCard) return SecretChoice{Pick{0}, Pick{1}, asked.player};
    if (asked.ask != Ask::drawOrderToken) return std::nullopt;
    const auto different =
        std::find_if(asked.options.begin(), asked.options.end(),
                     [&](const Option& one) { return !(one == asked.options.front()); });
    if (different == asked.options.end()) return std::nullopt;
    const auto index = static_cast<int>(different - asked.options.begin());
    return SecretChoice{Draw{0}, Draw{index}, asked.player};
}

// True while the choice is still secret. The second card of a round turns both cards faceup. If
// only one unit has the drawn rank, it activates at once.
bool isStillSecret(const Game& game, const SecretChoice& choice) {
    if (!game.question()) return false;
    const Question& next = *game.question();
    return next.secret && (next.ask == Ask::chooseUnitOfRank || next.player != choice.of);
}

struct SecretTally {
    int cards = 0, tokens = 0;
};

// Gives both answers in turn, and compares what the other player sees. Afterwards, the game is as
// before. A rule may refuse one of the answers; then there is nothing to compare. Undo takes back a
// draw together with the decision to draw, so `decision` is given again.
void compareAnswers(Game& game, const SecretChoice& choice, const Answer& decision,
                    SecretTally& tally) {
    const Ask asked = game.question()->ask;
    const bool isToken = asked == Ask::drawOrderToken;
    std::string seen[2];
    bool secret = true;
    for (const int which : {0, 1}) {
        if (game.answer(which == 0 ? choice.one : choice.other)) return;
        secret = secret && isStillSecret(game, choice);
        seen[which] = seenBy(opponent(choice.of), game);
        ASSERT_TRUE(game.undo());
        if (game.question()->ask != asked) {
            ASSERT_FALSE(game.answer(decision));
        }
        ASSERT_EQ(game.question()->ask, asked);
    }
    if (!secret) return;
    EXPECT_EQ(seen[0], seen[1]);
    ++(isToken ? tally.tokens : tally.cards);
}

void playWithSecrets(Scenario scenario, std::uint64_t seed, std::size_t answers,
                     SecretTally& tally) {
    auto started = Game::start(std::move(scenario), seed);
    ASSERT_TRUE(started) << started.problem().text;
    Game& game = **started;
    Answer last;
    while (game.question() && game.journal().answers.size() < answers) {
        const Question asked = *game.question();
        if (const auto choice = secretChoiceIn(asked)) compareAnswers(game, *choice, last, tally);
        if (testing::Test::HasFailure()) return;
        last = asked.form == AnswerForm::dice
                   ? Answer{game.seededDice()}
                   : randomAnswer(game, seed * 1013 + game.journal().answers.size());
        const auto refusal = game.answer(last);
        ASSERT_FALSE(refusal) << refusal->text;
    }
}

TEST(Secrets, ChangeNothingThatTheOtherPlayerSees) {
    constexpr std::size_t answersOfScene = 60;  // enough for the secret choices of two rounds
    const auto seeds = static_cast<std::uint64_t>(casesOf(1, 10));
    const auto step = static_cast<std::size_t>(casesOf(6, 1));
    const std::vector<Keyword> keywords = keywordsInCode();
    SecretTally tally;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        for (std::size_t i = 0; i < keywords.size(); i += step) {
            SCOPED_TRACE(std::string(nameOf(keywords[i])) + ", seed " + std::to_string(seed));
            if (auto scene = sceneOf(keywords[i], 3, seed))
                playWithSecrets(*std::move(scene), seed, answersOfScene, tally);
            if (HasFailure()) return;
        }
    }
    EXPECT_GT(tally.cards, 20);
}

// In a game of full armies, several units have each rank, so a drawn token stays secret until its
// player chooses the unit.
TEST(Secrets, ADrawnOrderTokenIsUnknownToTheOtherPlayer) {
    const auto games = static_cast<std::uint64_t>(casesOf(3, 20));
    SecretTally tally;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        auto scenario =
            app::loadScenario(app::assetsFolder() / "scenarios/full_game.scenario.json");
        ASSERT_TRUE(scenario);
        playWithSecrets(scenario->scenario, seed, 800, tally);
        if (HasFailure()) return;
    }
    EXPECT_GT(tally.tokens, 5);
}

// The comparison must notice a secret: the player of the choice sees the two answers.
TEST(Secrets, TheirOwnerSeesThem) {
    auto started = Game::start(*sceneOf(Keyword::tactical, 3, 1), 1);
    ASSERT_TRUE(started);
    Game& game = **started;
    const auto choice = secretChoiceIn(*game.question());
    ASSERT_TRUE(choice);
    ASSERT_FALSE(game.answer(choice->one));
    const std::string first = seenBy(choice->of, game);
    ASSERT_TRUE(game.undo());
    ASSERT_FALSE(game.answer(choice->other));
    EXPECT_NE(first, seenBy(choice->of, game));
}

}  // namespace
}  // namespace sightline::engine::test
