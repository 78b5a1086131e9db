// Every kind of token in `tokenTable` must work, from the scenario file to the output of
// `sightline-cli play`.
#include <gtest/gtest.h>

#include <ostream>
#include <set>
#include <sstream>

#include "app/cli/play/play_state.h"
#include "app/files/tables/load.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/game/state_fields.h"
#include "geometry/base/json/json_reader.h"
#include "unit/cli/play_client.h"

namespace sightline::engine {

/// Prints the name of the token as the name of the test's parameter.
inline void PrintTo(const TokenKind& kind, std::ostream* out) { *out << kind.json; }

}  // namespace sightline::engine

namespace sightline::app {
namespace {

using engine::Adjust;
using engine::AdjustToken;
using engine::Player;
using engine::TokenKind;
using engine::UnitId;
using nlohmann::json;

/// The id of a unit of rebel troopers, which may have tokens of all kinds.
constexpr UnitId bearers{1};
constexpr std::size_t inUnits = 1;

/// The starter battle. In the scenario file, the unit of rebel troopers has these tokens.
std::unique_ptr<engine::Game> battleWith(const json& tokens) {
    json document =
        loadScenario(assetsFolder() / "scenarios/starter.scenario.json")->scenario.source;
    document["placements"]["blue"][inUnits]["tokens"] = tokens;
    auto loaded = scenarioFromJson(document, "s");
    EXPECT_TRUE(loaded) << loaded.problem().text;
    auto game = engine::Game::start(std::move(loaded->scenario), 1);
    EXPECT_TRUE(game) << game.problem().text;
    return std::move(game).value();
}

/// The expected token counts of the unit in the output of `play`: `count` of this kind, 0 of all
/// other kinds.
json countsOf(const TokenKind& kind, int count) {
    json counts = json::object();
    for (const TokenKind& one : engine::tokenTable) counts[one.json] = 0;
    counts[kind.json] = count;
    return counts;
}

/// The expected token counts in the fields of the state. The fields omit a kind with `ifAny` if the
/// unit has no token of this kind.
json fieldsWith(const TokenKind& kind, int count) {
    json counts = countsOf(kind, count);
    for (const TokenKind& one : engine::tokenTable)
        if (one.ifAny && counts[one.json] == 0) counts.erase(one.json);
    return counts;
}

class EveryToken : public ::testing::TestWithParam<TokenKind> {
  protected:
    const TokenKind& kind() const { return GetParam(); }
    int most() const { return isSingle(kind().token) ? 1 : 2; }
    json sayingSo(const json& value) const { return json::object({{kind().member, value}}); }
    json written() const { return kind().flag ? json(true) : json(most()); }
};

TEST_P(EveryToken, OfAScenarioFileIsInStateAndViewsAndDigest) {
    const auto game = battleWith(sayingSo(written()));
    EXPECT_NE(game->digest(), battleWith(json::object())->digest());
    EXPECT_EQ(game->fields()["units"][inUnits]["tokens"], fieldsWith(kind(), most()));
    for (const Player player : {Player::blue, Player::red}) {
        const engine::View view = game->view(player);
        for (const TokenKind& one : engine::tokenTable)
            EXPECT_EQ(view.unit(bearers).tokens[one.token], one.token == kind().token ? most() : 0)
                << one.name;
        EXPECT_EQ(fieldsOf(view)["units"][inUnits]["tokens"], fieldsWith(kind(), most()));
    }
    EXPECT_EQ(stateEvent(*game)["units"][inUnits]["tokens"], countsOf(kind(), most()));
}

TEST_P(EveryToken, ThatNobodyGaveIsNone) {
    for (const json& none : {json::object(), sayingSo(kind().flag ? json(false) : json(0))})
        EXPECT_EQ(battleWith(none)->view(Player::blue).unit(bearers).tokens[kind().token], 0);
}

TEST_P(EveryToken, ComesAndGoesByHand) {
    const auto game = battleWith(json::object());
    const auto before = game->digest();
    const auto change = [&](int by) {
        return game->answer(Adjust{Player::blue, AdjustToken{bearers, kind().token, by}});
    };
    ASSERT_FALSE(change(most()));
    EXPECT_NE(game->digest(), before);
    EXPECT_EQ(game->view(Player::red).unit(bearers).tokens[kind().token], most());
    EXPECT_EQ(change(1).has_value(), isSingle(kind().token));
    EXPECT_TRUE(change(-4)) << "fewer than none";
}

TEST_P(EveryToken, IsChangedByItsNameInALineOfPlay) {
    const json line = {{"answer", "adjust"},
                       {"by", "blue"},
                       {"unit", bearers.value},
                       {"token", kind().json},
                       {"change", 1}};
    const test::Played played = test::play(test::starter(), {line.dump(), test::state});
    EXPECT_TRUE(played.of("refused").empty() && played.of("error").empty());
    EXPECT_EQ(played.last("state")["units"][inUnits]["tokens"], countsOf(kind(), 1));
}

INSTANTIATE_TEST_SUITE_P(Table, EveryToken, ::testing::ValuesIn(engine::tokenTable),
                         [](const auto& kind) { return std::string(kind.param.json); });

TEST(TokenTable, NamesEveryKindOnce) {
    std::set<std::string> names, members, words;
    for (const TokenKind& one : engine::tokenTable) {
        names.insert(one.json);
        members.insert(one.member);
        words.insert(one.name);
    }
    for (const auto& all : {names, members, words}) {
        EXPECT_EQ(all.size(), engine::tokenTable.size());
        EXPECT_FALSE(all.contains(""));
    }
    EXPECT_FALSE(members.contains("commander")) << "a token of another sort, beside them in files";
}

TEST(TokenTable, IsTheOneOfTheHelpOfPlay) {
    std::istringstream words(playHelp());
    std::string help, listed;
    for (std::string word; words >> word;) help += word + " ";
    for (const TokenKind& one : engine::tokenTable)
        listed += (listed.empty() ? "" : ", ") + std::string(one.json);
    EXPECT_NE(help.find(" " + listed + " {"), std::string::npos) << listed;
}

TEST(TokenTable, IsTheOneOfTheSchemaOfReminders) {
    const auto schema =
        engine::parseJsonFile(assetsFolder() / "catalogue/schema/reminders.schema.json");
    ASSERT_TRUE(schema) << schema.problem().text;
    json names = json::array();
    for (const TokenKind& one : engine::tokenTable) names.push_back(one.json);
    EXPECT_EQ((*schema)["$defs"]["tokens"]["items"]["enum"], names);
}

// The names of tokens in scenario files must never change, because files of players contain them.
TEST(TokenTable, ReadsWhatScenarioFilesAlwaysSaid) {
    const auto game = battleWith({{"aim", 1},
                                  {"dodge", 2},
                                  {"surge", 3},
                                  {"suppression", 1},
                                  {"observation", 4},
                                  {"ion", 5},
                                  {"immobilize", 6},
                                  {"poison", 7},
                                  {"standby", true},
                                  {"vehicleDamage", true},
                                  {"commander", true}});
    const json unit = stateEvent(*game)["units"][inUnits];
    json tokens = unit["tokens"];
    for (const TokenKind& one : engine::tokenTable)
        if (one.ifAny) tokens.erase(one.json);
    EXPECT_EQ(tokens, json::parse(R"({"aim":1,"dodge":2,"surge":3,"suppression":1,
        "observation":4,"ion":5,"immobilize":6,"poison":7,"standby":1,"vehicle_damage":1})"));
    EXPECT_TRUE(unit["commander_token"]);
}

}  // namespace
}  // namespace sightline::app
