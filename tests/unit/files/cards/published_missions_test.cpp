// Games with the battle cards of the catalogue: their maps, battle decks and editions. For each
// rule of a battle card, the game either applies the rule or reminds the players of it.
#include <algorithm>
#include <set>

#include "engine/legion/advice/players/sensible.h"
#include "engine/legion/lists/catalogue/force_choices.h"
#include "engine/legion/lists/files/army_file.h"
#include "engine/legion/lists/files/battle_card_file.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/set_up.h"
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {
using namespace engine;
using nlohmann::json;
using sightline::test::cards;

json army(const char* name) {
    return *parseJsonFile(assetsFolder() / "armies" / (std::string(name) + ".army.json"));
}

/// A scenario in which both armies have their own battle decks. The game begins with its setup.
json ownDecks(json blue = army("republic_council"), json red = army("separatists_iron_tide")) {
    return {{"format", "sightline-scenario"},
            {"version", 1},
            {"name", "Own decks"},
            {"layout", "asset:layouts/dustfall.layout.json"},
            {"armies", {{"blue", std::move(blue)}, {"red", std::move(red)}}},
            {"phase", "setup"}};
}

std::string problemWith(const json& scenario) {
    const auto loaded = scenarioFromJson(scenario, "s", cards(), assetsFolder());
    return loaded ? "no problem" : loaded.problem().text;
}

geometry::Vec2 turned(geometry::Vec2 at, const MapCard& map) {
    return {map.drawn.width - at.x, map.drawn.depth - at.y};
}

/// The corners of a territory, sorted by their coordinates. `turnedBy` first turns the territory by
/// 180 degrees on the given map.
std::multiset<std::pair<double, double>> corners(const geometry::Territory& territory,
                                                 const MapCard* turnedBy = nullptr) {
    std::multiset<std::pair<double, double>> all;
    for (const geometry::Polygon& area : territory) {
        for (const geometry::Vec2& corner : area) {
            const geometry::Vec2 at = turnedBy ? turned(corner, *turnedBy) : corner;
            all.insert({at.x, at.y});
        }
    }
    return all;
}

TEST(PublishedMissions, MapsLookTheSameFromBothSides) {
    int maps = 0;
    for (const BattleEntry& entry : cards().battleCards) {
        const BattleCard card = playedAs(entry);
        EXPECT_EQ(card.map.has_value(), card.kind == BattleCardKind::objective) << card.id;
        if (!card.map) continue;
        ++maps;
        EXPECT_EQ(corners(card.map->near), corners(card.map->far, &*card.map)) << card.id;
        std::multiset<std::pair<double, double>> pois, same;
        for (const ObjectiveSpot& spot : card.map->objectives) {
            EXPECT_EQ(spot.kind, ObjectiveKind::poi);
            const geometry::Vec2 across = turned(spot.at, *card.map);
            pois.insert({spot.at.x, spot.at.y});
            same.insert({across.x, across.y});
        }
        EXPECT_EQ(pois, same) << card.id;
        EXPECT_GE(pois.size(), 3U) << card.id;
    }
    EXPECT_EQ(maps, 13);
}

TEST(PublishedMissions, EveryLineOfACardHasItsMoment) {
    for (const BattleEntry& entry : cards().battleCards) {
        const BattleCard card = playedAs(entry);
        const auto counted = std::count_if(entry.scoring.begin(), entry.scoring.end(),
                                           [](const auto& one) { return one.counts.has_value(); });
        const std::size_t lines = entry.setup.size() + entry.scoring.size() + entry.rules.size();
        EXPECT_GT(lines, 0U) << card.id;
        if (card.program) {
            EXPECT_TRUE(card.byHand.empty() && !card.scoredByHand) << card.id;
            EXPECT_EQ(card.everyLine.size(), lines) << card.id;
            continue;
        }
        EXPECT_EQ(card.byHand.size() + static_cast<std::size_t>(counted), lines) << card.id;
        for (const ByHand& line : card.byHand) {
            EXPECT_FALSE(line.help.text.empty()) << card.id;
            EXPECT_FALSE(line.help.moments.empty()) << card.id << ": " << line.help.text;
        }
        const bool endPhase = std::any_of(
            entry.scoring.begin(), entry.scoring.end(),
            [](const auto& one) { return one.when.starts_with("End Phase") && !one.counts; });
        EXPECT_EQ(card.scoredByHand, endPhase) << card.id;
    }
}

TEST(PublishedMissions, ArmiesPlayWithTheirOwnDecks) {
    auto loaded = scenarioFromJson(ownDecks(), "s", cards(), assetsFolder());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    EXPECT_EQ(loaded->scenario.battleDecks[0].size(), 9U);
    EXPECT_EQ(loaded->scenario.battleDecks[0][0].id, "close-the-pocket");
    ASSERT_FALSE(buildTable(loaded->scenario));
    auto started = Game::start(loaded->scenario, 5);
    ASSERT_TRUE(started) << started.problem().text;
    Game& game = **started;
    for (std::uint64_t step = 0; step < 6000 && game.question() != nullptr; ++step) {
        EXPECT_NE(game.question()->ask, Ask::scoreByHand) << "the game counts every card";
        if (game.view(Player::blue).round > 2) break;
        const auto refusal = game.answer(randomAnswer(game, step));
        ASSERT_FALSE(refusal) << refusal->text;
    }
    const View view = game.view(Player::blue);
    ASSERT_NE(view.mission.objective, nullptr);
    EXPECT_GE(view.mission.tokens.size(), view.mission.objective->map->objectives.size());
    for (const auto& territory : view.mission.territories) EXPECT_FALSE(territory.empty());
    const auto& record = game.record();
    std::set<Player> scored;
    for (const Ruling& one : record) {
        if (one.happening == Happening::victoryPointsScored && one.player)
            scored.insert(*one.player);
        EXPECT_FALSE(one.happening == Happening::reminded &&
                     one.verdict.starts_with(view.mission.objective->name))
            << one.verdict;
    }
    EXPECT_EQ(scored.size(), 2U);
}

TEST(PublishedMissions, ADeckIsJudgedWithItsArmy) {
    json blue = army("republic_council");
    blue["battleDeck"]["advantage"][0] = "no-time-to-lose";
    EXPECT_EQ(problemWith(ownDecks(blue)),
              "s: /armies/blue: No Time to Lose cannot be in the deck: it is for the faction "
              "Rebel Alliance; replace it (p. 18, Building a Battle Deck)");
    json scenario = ownDecks();
    scenario["battleDecks"]["blue"] = scenario["armies"]["blue"]["battleDeck"];
    scenario["battleDecks"]["red"] = scenario["armies"]["red"]["battleDeck"];
    EXPECT_EQ(problemWith(scenario), "no problem");
    scenario["battleDecks"]["red"]["secondary"][0] = "cauldron";
    EXPECT_NE(problemWith(scenario).find("Cauldron is not a secondary card"), std::string::npos);
    scenario["battleDecks"]["red"]["secondary"][0] = "supply-rum";
    EXPECT_NE(problemWith(scenario).find("(did you mean \"supply-run\"?)"), std::string::npos);
}

TEST(PublishedMissions, ArmiesOfDifferentSizesDoNotMeet) {
    EXPECT_EQ(problemWith(ownDecks(army("republic_501st_recon"))),
              "s: /armies: the armies are for different games, recon (600 points) and standard "
              "(1000 points); choose two armies of the same size (p. 16, Points)");
}

// The armies of a game that begins in the middle are not checked. But an army of the 2018 edition
// still needs cards of 2018.
TEST(Y2018P5ArmyBuilding, AGameMidwayNeedsCardsOf2018) {
    const auto problemOf = [](const char* size, const char* upgrade) {
        json scenario = *engine::parseJsonFile(assetsFolder() / "scenarios/starter.scenario.json");
        json& blue = scenario["armies"]["blue"];
        const std::string file = blue.get<std::string>();
        blue = *engine::parseJsonFile(assetsFolder() / "scenarios" / file);
        blue["size"] = size;
        if (*upgrade != '\0') blue["units"][0]["upgrades"] = {upgrade};
        const auto read = scenarioFromJson(scenario, "s", cards(), assetsFolder() / "scenarios");
        return read ? std::string("no problem") : read.problem().text;
    };
    EXPECT_EQ(problemOf("standard", "vigilance"), "no problem");
    EXPECT_EQ(problemOf("2018", ""), "no problem");
    EXPECT_EQ(problemOf("2018", "battle-meditation"), "no problem");
    EXPECT_NE(problemOf("2018", "vigilance").find("is not a card of the edition of 2018"),
              std::string::npos)
        << problemOf("2018", "vigilance");
}

// The scenario names the edition of the rules. If it names none and both armies have the same
// edition, this edition counts. In all other cases, the edition is 2026.
TEST(Y2018Scenario, NamesItsEditionOrHasTwoArmiesOf2018) {
    const auto editionOf = [](const json& named, const char* blueSize, const char* redSize) {
        json scenario = *engine::parseJsonFile(assetsFolder() / "scenarios/starter.scenario.json");
        for (const auto& [side, size] : {std::pair{"blue", blueSize}, std::pair{"red", redSize}}) {
            json& army = scenario["armies"][side];
            const std::string file = army.get<std::string>();
            army = *engine::parseJsonFile(assetsFolder() / "scenarios" / file);
            army["size"] = size;
        }
        if (!named.is_null()) scenario["edition"] = named;
        const auto read = scenarioFromJson(scenario, "s", cards(), assetsFolder() / "scenarios");
        if (!read) return read.problem().text;
        return read->scenario.edition->id + std::string(", rounds: ") +
               std::to_string(read->scenario.lastRound);
    };
    EXPECT_EQ(editionOf({}, "standard", "standard"), "2026, rounds: 5");
    EXPECT_EQ(editionOf({}, "2018", "standard"), "2026, rounds: 5");
    EXPECT_EQ(editionOf({}, "2018", "2018"), "2018, rounds: 6");
    EXPECT_EQ(editionOf("2018", "standard", "standard"), "2018, rounds: 6");
    EXPECT_EQ(editionOf("2026", "2018", "2018"), "2026, rounds: 5");
    EXPECT_NE(editionOf("2019", "standard", "standard").find("/edition: expected"),
              std::string::npos);
}

TEST(PublishedMissions, TheSmallerGameHasItsOwnMaps) {
    for (const BattleEntry& entry : cards().battleCards) {
        const BattleCard card = playedAs(entry);
        if (!card.map) continue;
        EXPECT_EQ(card.map->drawn.width, entry.recon ? 36.0 : 72.0) << card.id;
        const geometry::Vec2 far = onTable({card.map->drawn.width, 36}, *card.map, {48, 48});
        EXPECT_EQ(far.x, 48.0);
        EXPECT_EQ(far.y, 48.0);
    }
}

TEST(BattleForces, RulesThatTheGameAppliesNeedNoReminder) {
    const auto loaded =
        scenarioFromJson(ownDecks(army("bright_tree_village")), "s", cards(), assetsFolder());
    ASSERT_TRUE(loaded) << loaded.problem().text;
    EXPECT_EQ(loaded->scenario.forces[0].name, "Bright Tree Village");
    EXPECT_TRUE(loaded->scenario.forces[0].rules.empty());
    EXPECT_TRUE(loaded->scenario.forces[1].name.empty());
}

// The rules of 12 battle forces act in play. The rules of 2 others are complete when the army is
// built. No source has rules of the other 6.
TEST(BattleForces, NoKnownRuleIsLeftToThePlayers) {
    int inPlay = 0, unknown = 0;
    for (const BattleForce& force : cards().battleForces) {
        inPlay += force.program ? 1 : 0;
        unknown += force.rules.empty() && force.choices.empty() ? 1 : 0;
        EXPECT_TRUE(!force.program || force.byHand.empty()) << force.facts.id;
        for (const ByHand& line : force.byHand)
            EXPECT_TRUE(line.help.moments.empty()) << force.facts.id << ": " << line.help.text;
    }
    EXPECT_EQ(inPlay, 12);
    EXPECT_EQ(unknown, 6);
}

TEST(BattleForces, AnArmyBringsItsChoicesIntoTheGame) {
    ArmyList list{.name = "Own", .faction = "mandalorians", .battleForce = "custom-clan"};
    list.choices = {"Veterans", "Feats of Valor"};
    list.units = {{"mandalorian-leader"}, {"mandalorian-warriors"}};
    const auto read = readArmy(toJson(list), "a", cards());
    ASSERT_TRUE(read) << read.problem().text;
    EXPECT_TRUE(read->force.program);
    EXPECT_TRUE(read->force.rules.empty()) << "nothing is by hand";
    for (const BattleForce::Choice& one : cards().battleForce("custom-clan")->choices) {
        const bool made = one.name == "Veterans" || one.name == "Feats of Valor";
        EXPECT_EQ(hasMade(read->force, choiceId(one.name)), made) << one.name;
    }
    EXPECT_FALSE(hasMade(read->force, "veteran")) << "the whole name";
}

TEST(PlainMissions, AFaultNamesItsPlaceAndTheExpectedValue) {
    const json good = *engine::parseJsonFile(assetsFolder() / "missions/plain.json");
    const auto problem = [&](const char* pointer, const json& value) {
        json bad = good;
        bad[json::json_pointer(pointer)] = value;
        const auto read = readBattleCards(bad, "m");
        return read ? "no problem" : read.problem().text;
    };
    EXPECT_EQ(problem("/cards/0/scoring/0/points", 12), "no problem");
    EXPECT_EQ(problem("/cards/0/scoring/0/points", 13),
              "m: /cards/0/scoring/0/points: expected a whole number from 1 to 12, found 13");
    EXPECT_EQ(problem("/cards/0/kind", "primary"),
              "m: /cards/0/kind: expected one of objective|secondary|advantage, found \"primary\"");
    EXPECT_EQ(problem("/cards/0/map/near/1", {73, 0}),
              "m: /cards/0/map/near/1/0: expected a number from 0 to 72, found 73");
    EXPECT_EQ(problem("/cards/0/map/objectives/0/kind", "marker"),
              "m: /cards/0/map/objectives/0/kind: expected one of poi|asset, found \"marker\"");
    EXPECT_EQ(problem("/cards/6/gains/0/token", "ion"),
              "m: /cards/6/gains/0/token: expected one of aim|dodge|surge, found \"ion\"");
    EXPECT_EQ(problem("/cards/0/map", nullptr), "m: /cards/0: expected a member \"map\"");
    EXPECT_EQ(problem("/cards/3/map", "no objective has it"), "no problem");
}

}  // namespace
}  // namespace sightline::app
