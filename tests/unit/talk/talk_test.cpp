// Plays a whole invented game, not Legion, with the library sightline_talk: questions, answers,
// undo, journal, recovery and changes by hand.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "engine/talk/conversation.h"
#include "engine/talk/journal_reader.h"
#include "engine/talk/journal_writer.h"
#include "unit/talk/shells.h"

namespace sightline::shells {
namespace {

using Game = talk::Game<Words>;

Answer pick(Shell shell) { return talk::Pick<Shell>{0, shell}; }
Answer count(int number) { return talk::Count{number}; }
Answer coin(Side side) { return talk::DiceAnswer<Side>{{side}}; }

std::unique_ptr<Game> newGame(int rounds = 2, std::uint64_t seed = 7) {
    Start start;
    start.source["rounds"] = rounds;
    auto game = std::make_unique<Game>(shellRules(), std::move(start), seed);
    EXPECT_FALSE(game->begin());
    return game;
}

void give(Game& game, const std::vector<Answer>& answers) {
    for (const Answer& one : answers) {
        const auto refusal = game.answer(one);
        ASSERT_FALSE(refusal) << refusal->text;
    }
}

/// Answers of the first round: blue wins a stake of 1, which the coin doubles.
std::vector<Answer> firstRound() {
    return {pick(Shell::left), pick(Shell::right), count(1), coin(Side::heads)};
}
/// Answers of the second round: red is right. Red's effects change the stake from 1 to 3 and from 3
/// to 6: (2 + 1) * 2.
std::vector<Answer> secondRound() {
    return {pick(Shell::middle), pick(Shell::middle), count(2), coin(Side::tails), count(0)};
}

TEST(Talk, PlaysAGameToItsEnd) {
    const auto game = newGame();
    give(*game, firstRound());
    EXPECT_EQ(game->view(Player::blue).points, (std::array{2, 0}));
    give(*game, secondRound());
    EXPECT_EQ(game->question(), nullptr);
    EXPECT_EQ(game->view(Player::red).points, (std::array{2, 6}));
    ASSERT_EQ(game->record().size(), 2U);
    EXPECT_EQ(game->record()[0].verdict, "blue wins 2");
    EXPECT_EQ(game->record()[1].verdict, "red wins 6");
    EXPECT_EQ(game->answer(count(1))->text, "there is no open question");
}

TEST(Talk, TheOrderOfEffectsIsTheirPlayersChoice) {
    const auto game = newGame();
    give(*game, firstRound());
    auto answers = secondRound();
    answers.back() = count(1);  // in the other order, the stake is 2 * 2 + 1
    give(*game, answers);
    EXPECT_EQ(game->view(Player::red).points, (std::array{2, 5}));
}

std::vector<std::pair<NumberName, double>> numbersOf(const Entry& entry) {
    std::vector<std::pair<NumberName, double>> numbers;
    for (const auto& one : entry.numbers) numbers.emplace_back(one.name, one.value);
    return numbers;
}

TEST(Talk, TheRecordNamesItsNumbersAndTheReasonsForThem) {
    const auto game = newGame();
    give(*game, firstRound());
    give(*game, secondRound());
    using Numbers = std::vector<std::pair<NumberName, double>>;
    const auto& record = game->record();
    EXPECT_EQ(numbersOf(record[0]),
              (Numbers{{NumberName::printedStake, 1}, {NumberName::heads, 1}}));
    EXPECT_EQ(numbersOf(record[1]), (Numbers{{NumberName::printedStake, 2},
                                             {NumberName::oneMore, 1},
                                             {NumberName::twiceAsMuch, 3}}));
    EXPECT_EQ(record[1].citation.page, 2);
    EXPECT_EQ(record[0].answersBefore, 4U);
    EXPECT_EQ(record[1].answersBefore, 9U);
}

TEST(Talk, EvidenceIsComputedWhenTheRecordIsRead) {
    const auto game = newGame();
    give(*game, firstRound());
    EXPECT_EQ(game->recordSoFar().back().pea, Shell::none);
    EXPECT_EQ(game->record().back().pea, Shell::left);
}

TEST(Talk, AScenarioThatCannotBePlayedIsAProblem) {
    Start start;
    start.source["rounds"] = 0;
    EXPECT_TRUE(Game(shellRules(), start, 1).begin());
}

TEST(Talk, RefusesAndChangesNothing) {
    const auto game = newGame();
    const auto before = game->digest();
    EXPECT_EQ(game->answer(count(1))->text, "the answer must be one option (p. 1, Shells)");
    EXPECT_EQ(game->answer(talk::Pick<Shell>{3})->text, "option 0 to 2, not 3 (p. 1, Shells)");
    EXPECT_EQ(game->answer(pick(Shell::none))->text,
              "the answer names an option that is not offered (p. 1, Shells)");
    EXPECT_EQ(game->digest(), before);
    EXPECT_TRUE(game->journal().answers.empty());
    give(*game, {pick(Shell::left), pick(Shell::right)});
    EXPECT_TRUE(game->answer(count(0)));
    EXPECT_TRUE(game->answer(count(2)));
    give(*game, {count(1)});
    EXPECT_EQ(game->answer(coin(Side::edge))->text, "die 1 has no such face (p. 3, Coins)");
}

TEST(Talk, KeepsSecretsOfAPlayer) {
    const auto game = newGame();
    EXPECT_EQ(shownTo(Player::blue, *game->question()).options.size(), 3U);
    EXPECT_TRUE(shownTo(Player::red, *game->question()).options.empty());
    give(*game, {pick(Shell::right)});
    EXPECT_EQ(game->view(Player::blue).pea, Shell::right);
    const auto other = newGame();
    give(*other, {pick(Shell::left)});
    EXPECT_EQ(game->view(Player::red), other->view(Player::red));
}

TEST(Talk, UndoTakesTheCoinBackAndTheSeedBringsItAgain) {
    const auto game = newGame();
    give(*game, {pick(Shell::left), pick(Shell::right), count(1)});
    const auto beforeToss = game->digest();
    const auto toss = game->seededDice();
    give(*game, {toss});
    const auto afterToss = game->digest();
    EXPECT_TRUE(game->undoCrossesDice());
    ASSERT_TRUE(game->undo());
    EXPECT_EQ(game->question()->ask, Ask::setStake);
    EXPECT_EQ(game->journal().answers.size(), 2U);
    give(*game, {count(1)});
    EXPECT_EQ(game->digest(), beforeToss);
    EXPECT_EQ(game->seededDice(), toss);
    give(*game, {toss});
    EXPECT_EQ(game->digest(), afterToss);
    ASSERT_TRUE(game->undo());
    ASSERT_TRUE(game->redo());
    EXPECT_EQ(game->digest(), afterToss);
    EXPECT_FALSE(game->canRedo());
}

TEST(Talk, AnswersByIndexNameTheirOptionInTheJournal) {
    const auto game = newGame();
    give(*game, {talk::Pick<Shell>{2}});
    EXPECT_EQ(std::get<talk::Pick<Shell>>(game->journal().answers.front()).chosen, Shell::right);
}

TEST(Talk, AChangeByHandRebuildsTheOpenQuestion) {
    const auto game = newGame();
    give(*game, {pick(Shell::left), pick(Shell::right)});
    EXPECT_EQ(game->question()->most, 1);
    give(*game, {Give{Player::blue, 4}});
    EXPECT_EQ(game->question()->ask, Ask::setStake);
    EXPECT_EQ(game->question()->most, 5);
    EXPECT_EQ(game->answer(Give{Player::red, -3})->text,
              "the answer names an option that is not offered (p. 4, Debts)");
}

TEST(Talk, ADecisionAfterAChangeComesBeforeTheOpenQuestion) {
    const auto game = newGame();
    give(*game, {pick(Shell::left)});
    give(*game, {Give{Player::blue, -2}});
    EXPECT_EQ(game->question()->ask, Ask::payBack);
    EXPECT_EQ(game->question()->player, Player::blue);
    give(*game, {count(1)});
    EXPECT_EQ(game->question()->ask, Ask::pointAtShell);
    EXPECT_EQ(game->view(Player::blue).points, (std::array{-1, 0}));
}

TEST(Talk, AChangeCanReplaceTheRules) {
    const auto game = newGame();
    give(*game, {pick(Shell::left), Give{Player::blue, 0, true}});
    EXPECT_EQ(game->question(), nullptr);
    give(*game, {Give{Player::red, 1, true}});
    EXPECT_EQ(game->view(Player::red).points, (std::array{0, 1}));
}

class TalkJournal : public testing::Test {
  protected:
    TalkJournal() { std::filesystem::remove(path()); }
    ~TalkJournal() override { std::filesystem::remove(path()); }

    static std::filesystem::path path() {
        return std::filesystem::path(testing::TempDir()) /
               (std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) +
                ".journal");
    }
    static talk::JournalSource sourceOf(const talk::Journal<Answer>& journal) {
        return {.header = [&journal] { return talk::headerOf(journal); },
                .seed = journal.seed,
                .answers = journal.answers.size(),
                .answer = [&journal](std::size_t i) { return toJson(journal.answers[i]); }};
    }
    static Result<talk::JournalText<Answer>> read() {
        return talk::readJournalUpToDamage<Answer>(path(), shellJournals, answerFromJson);
    }
    /// The game that continues from the answers in a journal file.
    static std::unique_ptr<Game> recovered(const talk::Journal<Answer>& journal) {
        auto game = newGame(journal.scenario.value("rounds", 0), journal.seed);
        give(*game, journal.answers);
        return game;
    }
    static std::string text() {
        std::ifstream file(path(), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    static void write(const std::string& text) { std::ofstream(path(), std::ios::binary) << text; }
};

TEST_F(TalkJournal, FollowsAGameAndReplaysIt) {
    const auto game = newGame();
    const auto writer = talk::JournalWriter::open(path()).value();
    for (const Answer& one : firstRound()) {
        give(*game, {one});
        ASSERT_TRUE(writer->follow(sourceOf(game->journal())));
    }
    ASSERT_TRUE(game->undo());
    ASSERT_TRUE(writer->follow(sourceOf(game->journal())));
    const auto kept = read();
    ASSERT_TRUE(kept) << kept.problem().text;
    EXPECT_FALSE(kept->damage);
    EXPECT_EQ(kept->journal.game, "shells");
    EXPECT_EQ(kept->journal.edition, "fair");
    EXPECT_EQ(kept->journal.answers.size(), 2U);
    EXPECT_EQ(recovered(kept->journal)->digest(), game->digest());
}

TEST_F(TalkJournal, RecoversAGameWhoseLastLineIsTorn) {
    const auto game = newGame();
    give(*game, firstRound());
    ASSERT_TRUE(talk::writeJournal(path(), sourceOf(game->journal())));
    std::string whole = text();
    write(whole.substr(0, whole.size() - 9));
    const auto kept = read();
    ASSERT_TRUE(kept) << kept.problem().text;
    EXPECT_TRUE(kept->lastLineTorn);
    EXPECT_EQ(kept->journal.answers.size(), 3U);
    const auto again = recovered(kept->journal);
    EXPECT_EQ(again->question()->ask, Ask::tossCoin);
    give(*again, {coin(Side::heads)});
    EXPECT_EQ(again->digest(), game->digest());
}

TEST_F(TalkJournal, NamesTheLineThatWasChanged) {
    const auto game = newGame();
    give(*game, firstRound());
    ASSERT_TRUE(talk::writeJournal(path(), sourceOf(game->journal())));
    std::string changed = text();
    const auto at = changed.find("\"count\":1");
    ASSERT_NE(at, std::string::npos);
    changed[at + 8] = '3';
    write(changed);
    const auto kept = read();
    ASSERT_TRUE(kept) << kept.problem().text;
    ASSERT_TRUE(kept->damage);
    EXPECT_EQ(kept->damage->line, 4U);
    EXPECT_TRUE(kept->damage->changed);
    EXPECT_EQ(kept->journal.answers.size(), 2U);
}

TEST_F(TalkJournal, OfAnotherGameIsRefused) {
    const auto problem = [](const std::string& names) {
        write("{" + names + R"("format":"sightline-journal","scenario":{},"seed":1,"version":1})" +
              "\n");
        const auto kept = read();
        return kept ? std::string("read") : kept.problem().text.substr(path().string().size());
    };
    EXPECT_EQ(problem(R"("game":"shells","edition":"fair",)"), "read");
    EXPECT_EQ(problem(R"("game":"dice","edition":"fair",)"), ":1: \"game\" must be \"shells\"");
    EXPECT_EQ(problem(R"("game":"shells","edition":"foul",)"), ":1: \"edition\" must be \"fair\"");
    EXPECT_EQ(problem(R"("edition":"fair",)"), ":1: \"game\" must be \"shells\"");
    EXPECT_EQ(problem(R"("game":"shells",)"), ":1: \"edition\" must be \"fair\"");
}

}  // namespace
}  // namespace sightline::shells
