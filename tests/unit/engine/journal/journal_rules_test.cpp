// The header of a journal contains the rules of its game: their date, a fingerprint of the cards,
// and the automated keywords and cards. The program must open journals of format 1, which lack the
// rules, and of format 2. It must refuse a later format.
#include <gtest/gtest.h>

#include "engine/legion/rules/game/journal_file.h"
#include "unit/engine/armies.h"
#include "unit/engine/folder.h"

namespace sightline::engine::test {
namespace {

PlayedUnder someRules() {
    return {"2026-05-29", "00000000000000ff", {"Overrun", "Versatile", "a-280-cfe"}};
}

std::string headerWith(const std::string& rules, int version = 2) {
    return R"({"format":"sightline-journal","rules":)" + rules +
           R"(,"scenario":{},"seed":7,"version":)" + std::to_string(version) + "}\n";
}

/// The header of the journal in `file`, without its checksum.
std::string writtenHeader(const std::filesystem::path& file) {
    std::ifstream text(file);
    std::string line;
    std::getline(text, line);
    auto header = nlohmann::json::parse(line);
    EXPECT_EQ(header.erase("check"), 1U);
    return header.dump() + "\n";
}

std::string problemOfText(const std::string& text) {
    const Folder folder;
    const auto read = readJournal(folder.write("a", text));
    if (read) return "read";
    return read.problem().text.substr(folder.file("").string().size());
}

std::string problemOfRules(const nlohmann::json& rules) {
    return problemOfText(headerWith(rules.dump()));
}

TEST(JournalRules, StandInTheHeaderAndComeBack) {
    const Folder folder;
    const Journal journal{nlohmann::json::object(), 7, {Pick{0}}, someRules()};
    ASSERT_TRUE(writeJournal(folder.file("a"), journal));
    EXPECT_EQ(writtenHeader(folder.file("a")),
              headerWith(R"({"automated":["Overrun","Versatile","a-280-cfe"],)"
                         R"("catalogue":"00000000000000ff","date":"2026-05-29"})"));
    const auto read = readJournal(folder.file("a"));
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_EQ(read->journal.rules, someRules());
    EXPECT_EQ(read->journal.answers.size(), 1U);
}

TEST(JournalRules, AVersion1JournalOpensWithoutThem) {
    const Folder folder;
    const std::string text = R"({"format":"sightline-journal","scenario":{},"seed":7,"version":1})"
                             "\n";
    const auto read = readJournal(folder.write("a", text));
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_FALSE(read->journal.rules);
    ASSERT_TRUE(writeJournal(folder.file("b"), read->journal));
    EXPECT_EQ(writtenHeader(folder.file("b")), text) << "it still does not know its rules";
}

TEST(JournalRules, ALaterVersionIsRefused) {
    EXPECT_EQ(problemOfText(headerWith(toJson(someRules()).dump(), 3)),
              "a:1: a later version of the game saved it (\"version\" 3, this one reads up to 2)");
}

std::string headerThatAsks(const std::string& asks) {
    return R"({"asks":)" + asks +
           R"(,"format":"sightline-journal","scenario":{},"seed":7,"version":1})"
           "\n";
}

TEST(JournalRules, SayHowMuchTheGameAsks) {
    const Folder folder;
    const auto read = readJournal(folder.write("a", headerThatAsks("2")));
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_EQ(read->journal.asks, 2);
    ASSERT_TRUE(writeJournal(folder.file("b"), read->journal));
    const auto again = readJournal(folder.file("b"));
    ASSERT_TRUE(again) << again.problem().text;
    EXPECT_EQ(again->journal.asks, 2);
    EXPECT_EQ(problemOfText(headerThatAsks("1")), "read");
    const std::string now = std::to_string(asksNow), later = std::to_string(asksNow + 1);
    EXPECT_EQ(problemOfText(headerThatAsks(later)),
              "a:1: a later version of the game saved it (\"asks\" " + later +
                  ", this one knows up to " + now + ")");
    for (const char* wrong : {"0", "-1", "1.5", "\"2\"", "null"})
        EXPECT_EQ(problemOfText(headerThatAsks(wrong)),
                  "a:1: \"asks\" must be a whole number from 1")
            << wrong;
}

std::string headerOfGame(const std::string& members) {
    return "{" + members + R"("format":"sightline-journal","scenario":{},"seed":7,"version":1})" +
           "\n";
}

TEST(JournalRules, NameGameAndEdition) {
    const Folder folder;
    const auto game = Game::start(shootOut(), 1).value();
    EXPECT_EQ(game->journal().game, "legion");
    EXPECT_EQ(game->journal().edition, "2026");
    ASSERT_TRUE(writeJournal(folder.file("a"), game->journal()));
    const auto again = readJournal(folder.file("a"));
    ASSERT_TRUE(again) << again.problem().text;
    EXPECT_EQ(again->journal.game, "legion");
    EXPECT_EQ(again->journal.edition, "2026");
    EXPECT_EQ(problemOfText(headerOfGame("")), "read") << "earlier versions named none";
    EXPECT_EQ(problemOfText(headerOfGame(R"("game":"legion","edition":"2026",)")), "read");
}

TEST(JournalRules, OfAnotherGameOrEditionAreRefused) {
    for (const char* other : {R"("game":"assault",)", R"("game":7,)", R"("game":null,)"})
        EXPECT_EQ(problemOfText(headerOfGame(other)), "a:1: \"game\" must be \"legion\"") << other;
    for (const char* other : {R"("edition":"2018",)", R"("edition":2026,)"})
        EXPECT_EQ(problemOfText(headerOfGame(other)), "a:1: \"edition\" must be \"2026\"") << other;
}

TEST(JournalRules, AreRefusedWhereTheyAreWrong) {
    EXPECT_EQ(problemOfRules(toJson(someRules())), "read");
    EXPECT_EQ(problemOfRules(nullptr), "a:1: \"rules\" must be an object");
    EXPECT_EQ(problemOfText(R"({"format":"sightline-journal","scenario":{},"seed":7,"version":2})"),
              "a:1: \"rules\" must be an object");
    const auto with = [](const char* member, const nlohmann::json& value) {
        nlohmann::json rules = toJson(someRules());
        rules[member] = value;
        return problemOfRules(rules);
    };
    for (const nlohmann::json& date : {nlohmann::json(), nlohmann::json(20260529),
                                       nlohmann::json("May"), nlohmann::json("2026-05-2x")})
        EXPECT_EQ(with("date", date), "a:1: \"rules/date\" must be a date such as \"2026-05-29\"");
    for (const nlohmann::json& catalogue :
         {nlohmann::json(), nlohmann::json(255), nlohmann::json("ff"),
          nlohmann::json("00000000000000fg"), nlohmann::json("000000000000000ff")})
        EXPECT_EQ(with("catalogue", catalogue),
                  "a:1: \"rules/catalogue\" must be 16 hexadecimal digits");
    const std::string names =
        "a:1: \"rules/automated\" must be a list of names, at most 100 letters each";
    EXPECT_EQ(with("automated", nullptr), names);
    EXPECT_EQ(with("automated", "Overrun"), names);
    EXPECT_EQ(with("automated", nlohmann::json::array({1})), names);
    EXPECT_EQ(with("automated", nlohmann::json::array({""})), names);
    EXPECT_EQ(with("automated", nlohmann::json::array({"two\nlines"})), names);
    EXPECT_EQ(with("automated", nlohmann::json::array({std::string(101, 'x')})), names);
    EXPECT_EQ(with("automated", nlohmann::json::array({std::string(100, 'x')})), "read");
    EXPECT_EQ(with("automated", nlohmann::json::array()), "read");
}

TEST(JournalRules, AGameWritesThoseOfItsScenario) {
    Scenario scenario = shootOut();
    EXPECT_FALSE(Game::start(scenario, 1).value()->journal().rules);
    scenario.rules = someRules();
    const auto game = Game::start(scenario, 1).value();
    EXPECT_EQ(game->journal().rules, someRules());
}

TEST(RulesChange, SaysWhatDiffers) {
    EXPECT_TRUE(changeBetween(someRules(), someRules()).none());
    PlayedUnder now = someRules();
    now.rulesDate = "2027-01-01";
    RulesChange change = changeBetween(someRules(), now);
    EXPECT_EQ(change.dateThen, "2026-05-29");
    EXPECT_EQ(change.dateNow, "2027-01-01");
    EXPECT_FALSE(change.cards);
    EXPECT_FALSE(change.none());

    now = someRules();
    now.catalogue = "00000000000000fe";
    change = changeBetween(someRules(), now);
    EXPECT_TRUE(change.cards);
    EXPECT_TRUE(change.dateThen.empty());
    EXPECT_FALSE(change.none());

    now = someRules();
    now.automated = {"Agile", "Overrun", "a-280-cfe"};
    change = changeBetween(someRules(), now);
    EXPECT_EQ(change.since, std::vector<std::string>{"Agile"});
    EXPECT_EQ(change.before, std::vector<std::string>{"Versatile"});
    EXPECT_FALSE(change.none());
}

TEST(RulesChange, APartIsPlayedStillWhereAllOfTheKeywordIs) {
    PlayedUnder then = someRules(), now = someRules();
    then.automated = {"Guardian: Backup", "Hover: Air"};
    now.automated = {"Guardian", "Hover: Ground"};
    const RulesChange change = changeBetween(then, now);
    EXPECT_EQ(change.since, (std::vector<std::string>{"Guardian", "Hover: Ground"}));
    EXPECT_EQ(change.before, std::vector<std::string>{"Hover: Air"});
}

TEST(RulesChange, NobodyKnowsItWhereNobodySaidTheRules) {
    const RulesChange change = changeBetween(std::nullopt, someRules());
    EXPECT_TRUE(change.unknown);
    EXPECT_FALSE(change.none());
    EXPECT_FALSE(change.cards);
}

TEST(RulesChange, TheOrderOfTheNamesDoesNotMatter) {
    nlohmann::json shuffled = toJson(someRules());
    shuffled["automated"] = {"a-280-cfe", "Versatile", "Overrun"};
    EXPECT_TRUE(changeBetween(playedUnderFromJson(shuffled).value(), someRules()).none());
}

}  // namespace
}  // namespace sightline::engine::test
