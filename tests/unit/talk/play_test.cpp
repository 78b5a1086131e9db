// Plays an invented game, not Legion, through the protocol of `sightline-cli play`: the program
// reads input lines and prints events.
#include <gtest/gtest.h>

#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/protocol/protocol_session.h"
#include "unit/talk/shell_play.h"

namespace sightline::shells {
namespace {

using nlohmann::json;

class ShellsByLine : public testing::Test {
  protected:
    void begin(bool seeded, const std::vector<Answer>& before = {}) {
        auto game = std::make_unique<talk::Game<Words>>(shellRules(), Start{}, 7);
        ASSERT_FALSE(game->begin());
        for (const Answer& one : before) ASSERT_FALSE(game->answer(one));
        session_ = std::make_unique<app::ProtocolSession>(
            std::make_unique<ShellPlay>(std::move(game)), seeded, output_);
        session_->begin();
    }
    /// Sends an input line. Returns the events that the line causes.
    std::vector<json> take(const std::string& line) {
        static_cast<void>(events());
        session_->take(line);
        return events();
    }
    /// Returns the events since the previous call.
    std::vector<json> events() {
        std::istringstream lines(output_.str());
        output_.str({});
        std::vector<json> found;
        for (std::string line; std::getline(lines, line);) found.push_back(json::parse(line));
        return found;
    }
    bool over() const { return session_->over(); }

  private:
    std::ostringstream output_;
    std::unique_ptr<app::ProtocolSession> session_;
};

TEST_F(ShellsByLine, IsPlayedToItsEnd) {
    begin(false);
    const auto first = events();
    ASSERT_EQ(first.size(), 1U);
    EXPECT_EQ(first[0].dump(),
              R"({"ask":0,"event":"question","form":"pick","heading":"Shells","least":1,"most":1,)"
              R"("number":1,"options":[{"shell":1},{"shell":2},{"shell":3}],"page":1,)"
              R"("player":"blue","secret":true})");
    EXPECT_EQ(take(R"({"shell": 1})")[0]["player"], "red");
    EXPECT_EQ(take(R"({"shell": 3})")[0]["form"], "count");
    EXPECT_EQ(take(R"({"count": 1})")[0]["dice"].dump(), "[0]");
    const auto paid = take(R"({"coin": 0, "check": "line of a journal"})");
    ASSERT_EQ(paid.size(), 2U) << "an entry of the record, then the question";
    EXPECT_EQ(paid[0].dump(), R"({"event":"record","line":"blue wins 2","pea":1})");
    EXPECT_EQ(paid[1]["number"], 5);
    for (const char* line :
         {R"({"shell": 2})", R"({"shell": 2})", R"({"count": 2})", R"({"coin": 1})"})
        EXPECT_EQ(take(line).back()["event"], "question") << line;
    const auto end = take(R"({"count": 0})");
    EXPECT_EQ(end[0]["line"], "red wins 6");
    EXPECT_EQ(end[1]["event"], "end");
    EXPECT_EQ(end[1]["answers"], 9);
    EXPECT_EQ(take(R"({"command": "double"})")[0]["why"], "the game is over: nothing is asked");
    EXPECT_EQ(take(R"({"command": "state"})")[0]["fields"]["points"].dump(), "[2,6]");
}

TEST_F(ShellsByLine, ARefusalCitesTheRuleAndChangesNothing) {
    begin(false);
    const auto refused = take(R"({"count": 1})");
    ASSERT_EQ(refused.size(), 1U);
    EXPECT_EQ(refused[0].dump(),
              R"json({"event":"refused","number":1,"page":1,"section":"Shells",)json"
              R"json("why":"the answer must be one option (p. 1, Shells)"})json");
    EXPECT_EQ(take(R"({"shell": 1})")[0]["number"], 2);
}

TEST_F(ShellsByLine, ALineThatIsNoAnswerIsAnError) {
    begin(false);
    EXPECT_EQ(take("{}")[0]["event"], "error");
    EXPECT_EQ(take("[]")[0]["why"], "input: expected an object");
    EXPECT_EQ(take("{")[0]["event"], "error");
    EXPECT_EQ(take(R"({"command": "dubble"})")[0]["why"],
              "input: \"command\" must be one of state, double, undo, quit (did you mean "
              "\"double\"?)");
    EXPECT_EQ(take(R"({"command": "double", "mots": 1})")[0]["why"],
              "input: unknown member \"mots\" (did you mean \"most\"?)");
    EXPECT_FALSE(over());
    EXPECT_TRUE(take(R"({"command": "quit"})").empty());
    EXPECT_TRUE(over());
}

TEST_F(ShellsByLine, TheGameAnswersForChanceWhereItIsSeeded) {
    begin(true);
    take(R"({"shell": 1})");
    take(R"({"shell": 3})");
    const auto paid = take(R"({"count": 1})");
    ASSERT_EQ(paid.size(), 2U);
    EXPECT_EQ(paid[0]["event"], "record");
    EXPECT_EQ(paid[1]["number"], 5) << "the coin was answer 4";
}

TEST_F(ShellsByLine, UndoReportsTheAnswersAndEntriesThatAreTakenBack) {
    begin(true);
    take(R"({"shell": 1})");
    take(R"({"shell": 3})");
    take(R"({"count": 1})");
    const auto undone = take(R"({"command": "undo"})");
    ASSERT_EQ(undone.size(), 2U);
    EXPECT_EQ(undone[0].dump(), R"({"answers":2,"entries":1,"event":"undone"})");
    EXPECT_EQ(undone[1]["form"], "count");
    take(R"({"command": "undo"})");
    take(R"({"command": "undo"})");
    EXPECT_EQ(take(R"({"command": "undo"})")[0]["why"],
              "no decision of a player is left to take back");
}

TEST_F(ShellsByLine, ACommandOfTheRuleSetAnswersAndTheNextEventRepeatsTheAnswer) {
    begin(true);
    EXPECT_EQ(take(R"({"command": "double"})")[0]["why"], "only a stake is doubled");
    take(R"({"shell": 1})");
    take(R"({"shell": 3})");
    const auto paid = take(R"({"command": "double", "most": 1})");
    EXPECT_EQ(paid.back()["answered"].dump(), R"({"count":1})");
    EXPECT_FALSE(take(R"({"shell": 1})").back().contains("answered"));
}

TEST_F(ShellsByLine, AGameThatGoesOnDoesNotRepeatItsRecord) {
    begin(false, {talk::Pick<Shell>{0}, talk::Pick<Shell>{2}, talk::Count{1},
                  talk::DiceAnswer<Side>{{Side::heads}}});
    const auto first = events();
    ASSERT_EQ(first.size(), 1U);
    EXPECT_EQ(first[0]["number"], 5);
}

}  // namespace
}  // namespace sightline::shells
