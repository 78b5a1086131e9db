// Scenario files of games that begin in the middle. Such a file also describes earlier events of
// the game.
#include <gtest/gtest.h>

#include <stdexcept>

#include "app/files/tables/load.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/journal_file.h"
#include "unit/files/text_files.h"

namespace sightline::app {
namespace {

using nlohmann::json;

/// A scenario with Luke (with two cards), two units of troopers (one of them undeployed), and a
/// truck that may transport the undeployed unit.
json begun() {
    json document = json::parse(R"({
      "format": "sightline-scenario", "version": 1, "name": "Midway", "round": 2,
      "phase": "activation", "activePlayer": "blue",
      "layout": {"format": "sightline-layout", "version": 1, "name": "L", "pieces": [],
                 "table": {"width": 72, "depth": 36, "mat": "desert"}},
      "armies": {
        "blue": {"format": "sightline-army", "version": 1, "name": "B", "faction": "rebels",
          "units": [{"unit": "luke-skywalker-hero-of-the-rebellion",
                     "upgrades": ["force-push", "offensive-stance"]},
                    {"unit": "rebel-troopers"}, {"unit": "rebel-troopers"},
                    {"unit": "a-a5-speeder-truck-rebels"}],
          "commandHand": ["ambush", "push"]},
        "red": {"format": "sightline-army", "version": 1, "name": "R", "faction": "empire",
          "units": [{"unit": "stormtroopers"}], "commandHand": ["ambush"]}},
      "placements": {
        "blue": [{"unit": 3, "minis": [{"x": 60, "y": 12}]},
                 {"unit": 0, "minis": [{"x": 36, "y": 7}]},
                 {"unit": 2, "undeployed": true},
                 {"unit": 1, "minis": [{"x": 20, "y": 8}, {"x": 22, "y": 8}, {"x": 24, "y": 8},
                                       {"x": 26, "y": 8}]}],
        "red": [{"unit": 0, "minis": [{"x": 20, "y": 28}, {"x": 22, "y": 28}, {"x": 24, "y": 28},
                                      {"x": 26, "y": 28}]}]}})");
    return document;
}
/// The indices of blue's units in the document of `begun`.
enum Placed { truck, luke, waiting, troopers };

json midwayPlacement(Placed who, const char* member, const json& value) {
    json document = begun();
    document["placements"]["blue"][who][member] = value;
    return document;
}
json midwayWith(const char* member, const json& value) {
    json document = begun();
    document[member] = value;
    return document;
}

std::unique_ptr<engine::Game> midwayGame(const json& document) {
    auto loaded = scenarioFromJson(document, "s");
    if (!loaded) throw std::runtime_error(loaded.problem().text);
    auto game = engine::Game::start(std::move(loaded->scenario), 1);
    if (!game) throw std::runtime_error(game.problem().text);
    return std::move(*game);
}
std::string refusalMidway(const json& document) {
    auto loaded = scenarioFromJson(document, "s");
    if (!loaded) return loaded.problem().text;
    const auto game = engine::Game::start(std::move(loaded->scenario), 1);
    return game ? "no problem" : game.problem().text;
}

TEST(ScenarioBegun, CardsBeginExhaustedOrFlippedAndNobodyIsAskedForTheirSide) {
    const auto plain = midwayGame(begun());
    EXPECT_EQ(plain->question()->ask, engine::Ask::chooseCardSide);
    const auto game = midwayGame(
        midwayPlacement(luke, "cards",
                        {{{"upgrade", "force-push"}, {"state", "exhausted"}},
                         {{"upgrade", "offensive-stance"}, {"side", "Defensive Stance"}}}));
    const engine::UnitView unit = game->view(engine::Player::blue).units[luke];
    ASSERT_EQ(unit.cards.size(), 2U);
    EXPECT_EQ(unit.cards[0].state, engine::EquippedCard::State::exhausted);
    EXPECT_EQ(unit.cards[1].side, 1);
    EXPECT_EQ(game->question()->ask, engine::Ask::chooseUnitToActivate);
}

TEST(ScenarioBegun, RefusesCardsThatTheUnitLacksAndStatesThatTheyCannotHave) {
    const std::string at = "s: /placements/blue/1/cards/0/";
    EXPECT_TRUE(refusalMidway(midwayPlacement(luke, "cards", {{{"upgrade", "force-choke"}}}))
                    .starts_with(at + "upgrade: expected an upgrade of the unit"));
    EXPECT_EQ(refusalMidway(midwayPlacement(luke, "cards",
                                            {{{"upgrade", "force-push"}, {"state", "expended"}}})),
              at + "state: Force Push is no card that can be expended");
    EXPECT_TRUE(refusalMidway(midwayPlacement(luke, "cards",
                                              {{{"upgrade", "force-push"}, {"stat", "exhausted"}}}))
                    .ends_with("(did you mean \"state\"?)"));
}

TEST(ScenarioBegun, EffectsThatLastHaveBegun) {
    const json effect = {{"gains", {{{"keyword", "Cover"}, {"value", 2}}}},
                         {"speed", -1},
                         {"until", "round"},
                         {"source", "Dug In"}};
    const auto game = midwayGame(midwayPlacement(troopers, "effects", json::array({effect})));
    const engine::UnitView unit = game->view(engine::Player::blue).units[troopers];
    ASSERT_EQ(unit.effects.size(), 1U);
    EXPECT_EQ(unit.effects[0].brings.source, "Dug In");
    EXPECT_EQ(unit.card->sumOf(engine::Keyword::cover), 2);
    EXPECT_EQ(unit.card->speed, 1);
    for (const engine::Ruling& one : game->record())
        EXPECT_NE(one.happening, engine::Happening::adjusted) << "nobody did it by hand";
    json wrong = effect;
    wrong["gains"][0]["keyword"] = "Covver";
    EXPECT_NE(refusalMidway(midwayPlacement(troopers, "effects", json::array({wrong})))
                  .find("did you mean"),
              std::string::npos);
    wrong = effect;
    wrong["until"] = "activation";
    EXPECT_NE(refusalMidway(midwayPlacement(troopers, "effects", json::array({wrong}))),
              "no problem")
        << "nobody activates";
}

TEST(ScenarioBegun, UnitsHaveTokensThatPlayersKeepTrackOf) {
    const auto game =
        midwayGame(midwayPlacement(troopers, "marks", {{"Charge", 2}, {"Bounty", 1}}));
    const auto marks = game->view(engine::Player::blue).units[troopers].marks;
    EXPECT_EQ(marks, (std::map<std::string, int>{{"Bounty", 1}, {"Charge", 2}}));
    EXPECT_NE(refusalMidway(midwayPlacement(troopers, "marks", {{"Charge", 0}})), "no problem");
}

TEST(ScenarioBegun, ATransportBringsAnUndeployedUnitOfItsArmy) {
    const auto game = midwayGame(midwayPlacement(truck, "transports", 2));
    const auto& units = game->view(engine::Player::blue).units;
    EXPECT_EQ(units[truck].transported, units[waiting].id);
    EXPECT_TRUE(refusalMidway(midwayPlacement(truck, "transports", 1))
                    .starts_with("s: /placements/blue/0/transports: expected an undeployed unit"));
    EXPECT_EQ(refusalMidway(midwayPlacement(luke, "transports", 2)),
              "s: /placements/blue/1/transports: Luke Skywalker does not have Transport");
}

TEST(ScenarioBegun, CommandCardsLieInPlayOrAreDiscardedAndPassPoolsAreMade) {
    const auto game = midwayGame(
        midwayWith("commands", {{"blue", {{"permanent", {"push"}}, {"discarded", {"ambush"}}}},
                                {"red", {{"passPool", 2}}}}));
    const engine::View view = game->view(engine::Player::blue);
    ASSERT_EQ(view.command[0].permanent.size(), 1U);
    EXPECT_EQ(view.command[0].permanent[0]->id, "push");
    ASSERT_EQ(view.command[0].discarded.size(), 1U);
    EXPECT_EQ(view.command[0].discarded[0]->id, "ambush");
    EXPECT_EQ(view.command[0].hand.size(), 1U) << "Standing Orders";
    EXPECT_EQ(view.command[1].passPool, 2);
    EXPECT_NE(refusalMidway(midwayWith("commands", {{"red", {{"discarded", {"push"}}}}})),
              "no problem")
        << "it is not in the hand";
    EXPECT_EQ(refusalMidway(midwayWith("commands", {{"blue", {{"permanant", {"push"}}}}})),
              "s: /commands/blue/permanant: unknown member \"permanant\" (did you mean "
              "\"permanent\"?)");
}

TEST(ScenarioBegun, CommandCardsAreSetAsideFaceup) {
    const json document = midwayWith("commands", {{"blue", {{"setAside", {"push"}}}}});
    const auto game = midwayGame(document);
    for (const auto player : {engine::Player::blue, engine::Player::red}) {
        const engine::CommandView seen = game->view(player).command[0];
        ASSERT_EQ(seen.setAside.size(), 1U);
        EXPECT_EQ(seen.setAside[0]->id, "push");
        EXPECT_EQ(seen.handSize, 2) << "Ambush and Standing Orders";
    }
    EXPECT_NE(game->digest(), midwayGame(begun())->digest());
    EXPECT_NE(refusalMidway(midwayWith("commands", {{"red", {{"setAside", {"push"}}}}})),
              "no problem")
        << "red's hand has no such card";
    EXPECT_EQ(refusalMidway(midwayWith("commands", {{"blue", {{"setAsid", {"push"}}}}})),
              "s: /commands/blue/setAsid: unknown member \"setAsid\" (did you mean \"setAside\"?)");
}

TEST(ScenarioBegun, WhoHasPriorityNeedNotBeWhoIsNext) {
    const auto game = midwayGame(midwayWith("priority", "red"));
    const engine::View view = game->view(engine::Player::blue);
    EXPECT_EQ(view.priority, engine::Player::red);
    EXPECT_EQ(view.active, engine::Player::blue);
    EXPECT_EQ(midwayGame(begun())->view(engine::Player::blue).priority, engine::Player::blue);
    json commands = midwayWith("priority", "red");
    commands["phase"] = "command";
    EXPECT_EQ(refusalMidway(commands), "s: /priority: priority is determined in the Command Phase");
}

TEST(ScenarioBegun, ObjectiveTokensHaveHoldersAndOthersLieOnTheTable) {
    json document = midwayWith("mission", {{"objective", "hold-the-wells"}});
    const auto before = midwayGame(document)->view(engine::Player::blue).mission.tokens.size();
    ASSERT_GE(before, 2U);
    document["objectiveTokens"] = json::parse(
        R"([{"token":0,"holder":{"player":"blue","unit":1}},{"token":1,"removed":true},
            {"kind":"smoke","owner":"red","at":[40,18]},
            {"kind":"marker","name":"Smoke","at":[30,18]}])");
    const auto game = midwayGame(document);
    const engine::View view = game->view(engine::Player::blue);
    const auto& tokens = view.mission.tokens;
    ASSERT_EQ(tokens.size(), before + 2);
    EXPECT_EQ(tokens[before].token.kind, engine::ObjectiveKind::smoke);
    EXPECT_EQ(tokens[before].token.owner, engine::Player::red);
    EXPECT_EQ(tokens[0].token.holder, view.units[troopers].id);
    EXPECT_TRUE(tokens[1].token.removed);
    EXPECT_EQ(tokens.back().token.name, "Smoke");
    EXPECT_EQ(tokens.back().token.kind, engine::ObjectiveKind::marker);
    EXPECT_NEAR(tokens.back().token.position.x, 30.0, 1e-9);
    const auto wrong = [&](const char* token) {
        document["objectiveTokens"] = json::array({json::parse(token)});
        return refusalMidway(document);
    };
    EXPECT_NE(wrong(R"({"token":40,"removed":true})"), "no problem");
    EXPECT_EQ(wrong(R"({"token":0})"),
              "s: /objectiveTokens/0: expected one of \"at\", \"holder\" and \"removed\"");
    EXPECT_NE(wrong(R"({"kind":"marker","at":[300,18]})"), "no problem");
    EXPECT_NE(wrong(R"({"kind":"fog","at":[30,18]})"), "no problem");
}

TEST(ScenarioBegun, ANewTokenHasTheNameThatTheMissionPrints) {
    json document = midwayWith("mission", {{"objective", "bunker-assault"}});
    const auto before = midwayGame(document)->view(engine::Player::blue).mission.tokens.size();
    ASSERT_GT(before, 0U);
    document["objectiveTokens"] = json::parse(
        R"([{"kind":"poi","at":[50,18]}, {"kind":"poi","name":"Bunker 9","at":[40,18]},
            {"kind":"poi","name":"Well","at":[30,18]}, {"kind":"asset","at":[20,18]}])");
    const engine::View view = midwayGame(document)->view(engine::Player::blue);
    const auto token = [&](std::size_t index) {
        return view.mission.tokens.at(before + index).token;
    };
    EXPECT_EQ(token(0).printed, "Bunker");
    EXPECT_EQ(token(0).name, "Bunker " + std::to_string(before + 1));
    EXPECT_EQ(token(1).printed, "Bunker") << "the file names the token";
    EXPECT_EQ(token(2).printed, "") << "another name stays";
    EXPECT_EQ(token(2).name, "Well");
    EXPECT_EQ(token(3).printed, "") << "the card prints no name for assets";

    document["mission"]["secondary"] = "destroy-enemy-base";
    const engine::View both = midwayGame(document)->view(engine::Player::blue);
    EXPECT_EQ(both.mission.tokens.back().token.printed, "Bomb") << "the second card prints it";
    EXPECT_EQ(both.mission.tokens.at(before).token.printed, "") << "a Bunker or a Base";
}

TEST(ScenarioBegun, AGameOfItIsSavedAndReplayed) {
    json document = midwayPlacement(
        luke, "cards", {{{"upgrade", "offensive-stance"}, {"side", "Defensive Stance"}}});
    document["placements"]["blue"][troopers]["effects"] = {{{"speed", -1}, {"until", "game"}}};
    const auto game = midwayGame(document);
    for (int i = 0; i < 30 && game->question(); ++i)
        ASSERT_FALSE(game->answer(engine::randomAnswer(*game, static_cast<std::uint64_t>(i))));
    auto loaded = scenarioFromJson(game->journal().scenario, "s");
    ASSERT_TRUE(loaded) << loaded.problem().text;
    const auto again = engine::replay(std::move(loaded->scenario), game->journal());
    ASSERT_TRUE(again) << again.problem().text;
    EXPECT_EQ((*again)->digest(), game->digest());
}

}  // namespace
}  // namespace sightline::app
