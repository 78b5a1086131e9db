// Answers to a puzzle: their value with all results of the rolls, the verdict, and the enemy's best
// reply.
#include <cmath>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/advice/puzzles/rolls.h"
#include "unit/files/puzzles/puzzle_files.h"

namespace sightline::test {
namespace {

using nlohmann::json;
using namespace engine::puzzles;
using engine::Die;
using engine::Face;

PuzzleAnswer picked(const json& option) {
    return readAnswer({{"answer", "pick"}, {"chosen", option}}, "test").value();
}
PuzzleAnswer moved(double x, double y) {
    return readAnswer({{"answer", "move"}, {"to", {x, y}}}, "test").value();
}

engine::Question rollOf(const std::vector<Die>& dice) {
    engine::Question question;
    question.form = engine::AnswerForm::dice;
    question.dice = dice;
    return question;
}

TEST(PuzzleRolls, AllResultsHaveTheirChances) {
    const auto results = resultsOf(rollOf({Die::whiteDefense, Die::whiteDefense}));
    // Two white defense dice show block, surge and blanks with the chances 1/6, 1/6 and 4/6.
    ASSERT_EQ(results.size(), 6U);
    double sum = 0.0;
    for (const RollResult& one : results) {
        sum += one.chance;
        const auto& faces = std::get<engine::DiceAnswer>(one.answer).faces;
        if (faces == std::vector<Face>{Face::blank, Face::blank}) {
            EXPECT_NEAR(one.chance, 4.0 / 9.0, 1e-12);
        }
        if (faces == std::vector<Face>{Face::blank, Face::block}) {
            EXPECT_NEAR(one.chance, 2.0 * 4.0 / 36.0, 1e-12);
        }
    }
    EXPECT_NEAR(sum, 1.0, 1e-12);
}

// Dice of different colours keep their places.
TEST(PuzzleRolls, ColoursAreNotExchanged) {
    for (const RollResult& one : resultsOf(rollOf({Die::redDefense, Die::whiteDefense}))) {
        const auto& faces = std::get<engine::DiceAnswer>(one.answer).faces;
        if (faces == std::vector<Face>{Face::block, Face::blank}) {
            EXPECT_NEAR(one.chance, 3.0 / 6.0 * 4.0 / 6.0, 1e-12);
        }
        if (faces == std::vector<Face>{Face::blank, Face::block}) {
            EXPECT_NEAR(one.chance, 2.0 / 6.0 * 1.0 / 6.0, 1e-12);
        }
    }
}

// The mean number of wounds over all played results equals the expected wounds of the odds.
TEST(PuzzlePlay, AllResultsOfTheRollsAgreeWithTheOdds) {
    json text = puzzleText("targets_finish_the_wounded");
    text["value"]["sum"][0]["count"] = "woundsDealt";
    for (const int defender : {1, 2, 3}) {
        const auto odds = openPuzzle(text);
        ASSERT_TRUE(odds) << odds.problem().text;
        json all = text;
        all["ends"] = "attack";
        const auto played = openPuzzle(all);
        ASSERT_TRUE(played) << played.problem().text;
        const std::vector<PuzzleAnswer> answer{picked({{"unit", defender}})};
        const auto one = play(odds->game, answer), other = play(played->game, answer);
        ASSERT_TRUE(one && other) << other.problem().text;
        EXPECT_GT(one->outcome.sum[0], 0.05);
        EXPECT_NEAR(one->outcome.sum[0], other->outcome.sum[0], 1e-9) << defender;
    }
}

TEST(PuzzlePlay, AnAnswerInWordsNamesActionsPlacesAndUnits) {
    const auto open = openPuzzle(puzzleText("tokens_aim_or_closer"));
    ASSERT_TRUE(open);
    const std::vector<PuzzleAnswer> answers{picked({{"action", "move"}}), moved(18, 14),
                                            picked({{"action", "attack"}}), picked({{"unit", 1}})};
    const auto played = play(open->game, answers);
    ASSERT_TRUE(played) << played.problem().text;
    std::string words;
    for (const Message& one : played->words) words += english(one) + "; ";
    EXPECT_EQ(words, "Move to (18.0, 14.0); Attack Rebel Troopers; ");
}

// A place on the base of an enemy means base contact with this enemy.
TEST(PuzzlePlay, AMoveOntoAnEnemyEndsInBaseContact) {
    const auto open = openPuzzle(puzzleText("melee_safe_in_contact"));
    ASSERT_TRUE(open);
    const std::vector<PuzzleAnswer> answers{moved(18.2, 20.1)};
    const auto played = play(open->game, answers);
    ASSERT_TRUE(played) << played.problem().text;
    EXPECT_TRUE(played->end->view(engine::Player::blue).unit(engine::UnitId{0}).inMelee);
    json text = puzzleText("melee_safe_in_contact");
    text["value"] = {{"best", "most"}, {"sum", {{{"count", "inMelee"}, {"unit", 0}}}}};
    const auto melee = openPuzzle(text);
    ASSERT_TRUE(melee) << melee.problem().text;
    EXPECT_EQ(play(melee->game, answers)->outcome.sum, std::vector<double>{1.0});
}

TEST(PuzzlePlay, TheSolverMayPlaceTheMiniatures) {
    const auto open = openPuzzle(puzzleText("sight_the_whole_squad"));
    ASSERT_TRUE(open);
    json places = json::array();
    int mini = 1;
    for (const auto& [x, y] : {std::pair{12.9, 15.5}, std::pair{15.1, 15.5}, std::pair{14.0, 14.4}})
        places.push_back({{"mini", mini++}, {"position", {x, y, 0.0}}, {"facing", 90.0}});
    const std::vector<PuzzleAnswer> answers{
        moved(14, 15.8), readAnswer({{"answer", "places"}, {"places", places}}, "test").value()};
    const auto played = play(open->game, answers);
    ASSERT_TRUE(played) << played.problem().text;
    const auto view = played->end->view(engine::Player::blue);
    EXPECT_NEAR(view.mini(engine::MiniId{1}).mini.position.x, 12.9, 1e-9);
}

/// The quantities of `sum` at the beginning of a puzzle.
std::vector<double> quantitiesOf(const std::string& name, const json& sum) {
    json text = puzzleText(name);
    text["value"]["sum"] = sum;
    const auto open = openPuzzle(text);
    EXPECT_TRUE(open) << open.problem().text;
    return outcomeNow(open->game, *open->game.begin()).sum;
}

TEST(PuzzleQuantities, AreReadFromTheTable) {
    const json cover = {{{"count", "cover"}, {"unit", 1}, {"from", 0}},
                        {{"count", "cover"}, {"unit", 2}, {"from", 0}}};
    EXPECT_EQ(quantitiesOf("targets_open_or_covered", cover), (std::vector<double>{2.0, 0.0}));
    EXPECT_EQ(quantitiesOf("targets_dodge_tokens", cover), (std::vector<double>{0.0, 1.0}));
    const json tokens = {{{"count", "tokens"}, {"unit", 0}, {"token", "aim"}},
                         {{"count", "tokens"}, {"unit", 0}, {"token", "surge"}},
                         {{"count", "inMelee"}}};
    EXPECT_EQ(quantitiesOf("tokens_one_surge_token", tokens), (std::vector<double>{1.0, 1.0, 0.0}));
    const json apart = {{{"count", "distance"}, {"unit", 0}, {"at", {18, 14}}},
                        {{"count", "seenBy"}},
                        {{"count", "seenBy"}, {"unit", 0}},
                        {{"count", "targets"}}};
    EXPECT_EQ(quantitiesOf("targets_red_or_white_dice", apart),
              (std::vector<double>{6.0, 2.0, 2.0, 2.0}));
}

TEST(PuzzleQuantities, TheRangeIsMeasuredBetweenTheBases) {
    const auto one =
        quantitiesOf("melee_safe_in_contact", {{{"count", "distance"}, {"unit", 0}, {"to", 1}}});
    const double base = 27.0 / 25.4;
    ASSERT_EQ(one.size(), 1U);
    EXPECT_NEAR(one[0], 5.0 - base, 1e-3);
}

TEST(PuzzleVerdict, ARefusedAnswerShowsBetterAnswersAndTheReply) {
    const auto open = openPuzzle(puzzleText("tokens_dodge_or_run"));
    ASSERT_TRUE(open);
    const auto solved = solve(open->game);
    ASSERT_TRUE(solved) << solved.problem().text;
    const std::vector<PuzzleAnswer> nothing{picked({{"action", "finish"}})};
    const auto verdict = judge(open->game, *solved, nothing);
    ASSERT_TRUE(verdict) << verdict.problem().text;
    EXPECT_FALSE(verdict->accepted);
    ASSERT_FALSE(verdict->better.empty());
    EXPECT_LT(verdict->better.front().value, verdict->value);
    EXPECT_EQ(verdict->reply.unit, engine::UnitId{1});
    EXPECT_EQ(verdict->reply.defender, engine::UnitId{0});
    // The value of this puzzle is the reply.
    EXPECT_EQ(verdict->reply.wounds, verdict->value);
    double mean = 0.0;
    for (std::size_t i = 0; i < verdict->reply.chances.size(); ++i)
        mean += static_cast<double>(i) * verdict->reply.chances[i];
    EXPECT_NEAR(mean, verdict->reply.wounds, 1e-9);
}

// The reply is not weaker than the attack from the present place without an aim token.
TEST(PuzzleReply, IsAtLeastTheAttackFromThePresentPlace) {
    const auto open = openPuzzle(puzzleText("objectives_shoot_the_rival"));
    ASSERT_TRUE(open);
    const auto game = open->game.begin();
    const auto view = game->view(engine::Player::red);
    const Reply reply = bestReply(open->game, *game);
    for (const engine::UnitId enemy : {engine::UnitId{1}, engine::UnitId{2}}) {
        const auto attack = engine::previewAttack(view, enemy, engine::UnitId{0}, false);
        EXPECT_GE(reply.wounds, attack.expectedWounds);
    }
}

// Nobody replies if every enemy has activated.
TEST(PuzzleReply, IsEmptyAfterTheLastEnemyHasActivated) {
    const auto open = openPuzzle(puzzleText("cover_go_round_it"));
    ASSERT_TRUE(open);
    const auto game = open->game.begin();
    EXPECT_TRUE(bestReply(open->game, *game).unit.none());
}

}  // namespace
}  // namespace sightline::test
