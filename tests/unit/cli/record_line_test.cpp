// The record as English text and as JSON, with the units of the starter battle.
#include "app/cli/play/record_line.h"

#include <gtest/gtest.h>

#include "app/cli/play/table_names.h"
#include "app/files/tables/load.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::app {
namespace {

using engine::Happening;
using engine::NumberId;
using engine::Ruling;

/// A view of the starter battle. All tests share it, because they only read it.
const engine::View& tableView() {
    static const engine::View view = [] {
        auto loaded = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
        auto game = engine::Game::start(std::move(loaded->scenario), 1);
        return (*game)->view(engine::Player::blue);
    }();
    return view;
}

engine::UnitId unitCalled(const std::string& label) {
    for (const engine::UnitView& unit : tableView().units)
        if (unit.label == label) return unit.id;
    ADD_FAILURE() << label;
    return {};
}
engine::MiniId miniOf(const std::string& label, std::size_t index) {
    return tableView().unit(unitCalled(label)).minis[index];
}
const std::string troopers = "Stormtroopers 2", luke = "Luke Skywalker";

std::string said(const Ruling& ruling) { return recordLine(ruling, tableView()); }

TEST(RecordLine, AWoundNamesTheUnitTheNumberAndTheMiniature) {
    Ruling wound{.happening = Happening::woundAssigned,
                 .numbers = {{NumberId::wounds, 1}, {NumberId::of, 1}}};
    wound.unit = unitCalled(troopers);
    wound.mini = miniOf(troopers, 2);
    EXPECT_EQ(said(wound), "Stormtroopers 2 suffers 1 wound (miniature 3)");
    wound.numbers = {{NumberId::wounds, 2}, {NumberId::of, 6}};
    wound.unit = unitCalled(luke);
    wound.mini = miniOf(luke, 0);
    EXPECT_EQ(said(wound), "Luke Skywalker suffers 2 wounds");
}

TEST(RecordLine, AnActionIsCalledByItsNameAndACardActionByItsCard) {
    Ruling action{.happening = Happening::actionMade, .verdict = "action"};
    action.unit = unitCalled(luke);
    action.numbers = {{NumberId::action, engine::Action::aim}};
    EXPECT_EQ(said(action), "Luke Skywalker: Aim");
    action.verdict = "Jump 1";
    action.numbers = {{NumberId::actions, 1}};
    EXPECT_EQ(said(action), "Luke Skywalker: Jump 1 (card action)");
    action.numbers = {{NumberId::actions, 2}};
    EXPECT_EQ(said(action), "Luke Skywalker: Jump 1 (card action, 2 actions)");
    action.numbers = {{NumberId::actions, 0}};
    EXPECT_EQ(said(action), "Luke Skywalker: Jump 1 (free card action)");
}

TEST(RecordLine, NumbersAreRoundedToTwoDecimals) {
    Ruling move{.happening = Happening::moved, .verdict = "the unit leader moved"};
    move.unit = unitCalled(luke);
    move.numbers = {{NumberId::inches, 5.98765}, {NumberId::speed, 2}, {NumberId::up, 1e-9}};
    EXPECT_EQ(said(move), "Luke Skywalker moves 5.99 in at speed 2");
    move.numbers[2].value = -1.5;
    EXPECT_EQ(said(move), "Luke Skywalker moves 5.99 in at speed 2, 1.50 in down");
    move.numbers.clear();
    EXPECT_EQ(said(move), "Luke Skywalker: the unit leader moved");
    EXPECT_EQ(decimal(-0.001), "0");
    EXPECT_EQ(decimal(120.0), "120");
}

TEST(RecordLine, DiceAreNamedByColourAndFace) {
    Ruling roll{.happening = Happening::hitsCanceled, .verdict = "hits canceled by cover"};
    roll.unit = unitCalled(troopers);
    roll.numbers = {{NumberId::canceled, 1}};
    roll.dice = {{engine::Die::redAttack, engine::Face::hit},
                 {engine::Die::whiteAttack, engine::Face::attackSurge}};
    EXPECT_EQ(said(roll),
              "Stormtroopers 2: hits canceled by cover (canceled 1): red hit, white attack surge");
}

TEST(RecordLine, AnAttackNamesBothUnits) {
    Ruling attack{.happening = Happening::attackDeclared};
    attack.unit = unitCalled(luke);
    attack.other = unitCalled(troopers);
    EXPECT_EQ(said(attack), "Luke Skywalker attacks Stormtroopers 2");
    attack.happening = Happening::rangeMeasured;
    attack.numbers = {{NumberId::distance, 13.2}, {NumberId::band, 3}};
    EXPECT_EQ(said(attack), "Stormtroopers 2 is at range 3 of Luke Skywalker, 13.20 in");
    attack.numbers[1].value = 6;
    EXPECT_EQ(said(attack), "Stormtroopers 2 is beyond range 5 of Luke Skywalker, 13.20 in");
    attack.numbers = {{NumberId::distance, 11.9976}, {NumberId::band, 2}};
    EXPECT_EQ(said(attack), "Stormtroopers 2 is at range 2 of Luke Skywalker, 11.9976 in");
    attack.numbers = {{NumberId::distance, 12.0}, {NumberId::band, 2}};
    EXPECT_EQ(said(attack), "Stormtroopers 2 is at range 2 of Luke Skywalker, 12 in");
}

TEST(RecordLine, AnAttackPoolSaysItsWeaponsAndDice) {
    Ruling pool{.happening = Happening::poolFormed, .verdict = "ranged attack pool"};
    pool.unit = unitCalled(luke);
    pool.other = unitCalled(troopers);
    pool.numbers = {
        {NumberId::weapons, 1}, {NumberId::red, 1}, {NumberId::black, 0}, {NumberId::white, 3}};
    EXPECT_EQ(said(pool),
              "Luke Skywalker: ranged attack pool of 1 weapon against Stormtroopers 2 (1 red, 3 "
              "white)");
}

TEST(RecordLine, AMeleeNamesBothUnits) {
    Ruling melee{.happening = Happening::meleeStarted, .verdict = "moved into melee"};
    melee.unit = unitCalled(luke);
    melee.other = unitCalled(troopers);
    EXPECT_EQ(said(melee), "Luke Skywalker and Stormtroopers 2: moved into melee");
}

TEST(RecordLine, ASpentTokenIsNamed) {
    Ruling spent{.happening = Happening::tokenSpent, .numbers = {{engine::Token::dodge, 2}}};
    spent.unit = unitCalled(luke);
    EXPECT_EQ(said(spent), "Luke Skywalker spends 2 dodge tokens");
}

TEST(RecordLine, AnAdjustmentSaysWhoChangedWhat) {
    Ruling adjusted{.happening = Happening::adjusted, .verdict = "dodge tokens by hand"};
    adjusted.player = engine::Player::red;
    adjusted.unit = unitCalled(luke);
    adjusted.numbers = {{NumberId::before, 2}, {NumberId::after, 1}};
    EXPECT_EQ(said(adjusted),
              "Red adjusts Luke Skywalker: dodge tokens by hand (before 2, after 1)");
}

TEST(RecordLine, InTheSandboxNoPlayerIsNamed) {
    Ruling adjusted{.happening = Happening::adjusted, .verdict = "moved by hand"};
    adjusted.player = engine::Player::blue;
    adjusted.unit = unitCalled(troopers);
    engine::View sandbox = tableView();
    sandbox.sandbox = true;
    EXPECT_EQ(recordLine(adjusted, sandbox), "Stormtroopers 2: moved by hand");
    EXPECT_EQ(said(adjusted), "Blue adjusts Stormtroopers 2: moved by hand");
}

TEST(RecordLine, LengthsHaveOneFormat) {
    Ruling move{.happening = Happening::moved};
    move.unit = unitCalled(luke);
    move.numbers = {{NumberId::inches, 0.8}, {NumberId::speed, 2}};
    EXPECT_EQ(said(move), "Luke Skywalker moves 0.80 in at speed 2");
    move.numbers[0].value = 6.0;
    EXPECT_EQ(said(move), "Luke Skywalker moves 6 in at speed 2");
    move.numbers[0].value = 5.999;
    EXPECT_EQ(said(move), "Luke Skywalker moves 6.00 in at speed 2");
}

TEST(RecordLine, WhatHasNoSentenceOfItsOwnIsSubjectAndVerdict) {
    Ruling card{.happening = Happening::commandCardPlayed, .verdict = "a command card facedown"};
    card.player = engine::Player::blue;
    EXPECT_EQ(said(card), "Blue: a command card facedown");
}

TEST(RecordEntry, HasTheTypedFieldsAndLeavesOutWhatDoesNotApply) {
    Ruling wound{.happening = Happening::woundAssigned, .verdict = "wounds assigned"};
    wound.numbers = {{NumberId::wounds, 1}, {NumberId::distance, 1.23456789}};
    wound.dice = {{engine::Die::redDefense, engine::Face::block}};
    wound.witness = geometry::Segment{{1, 2, 0}, {3, 4, 0.123456}};
    wound.pieces = {"ruin-1"};
    wound.citation = engine::page(35, "Suffering Wounds");
    wound.round = 2;
    wound.player = engine::Player::red;
    wound.unit = unitCalled(troopers);
    wound.mini = miniOf(troopers, 0);
    wound.answersBefore = 7;
    engine::Reckoning dice{engine::Reckoning::Number::blackDice};
    dice.add({.amount = 4,
              .citation = engine::page(32, "Form Attack Pool"),
              .source = "E-11",
              .times = 4});
    wound.reckonings = {dice};
    const nlohmann::json entry = recordEntry(wound, tableView());
    EXPECT_EQ(entry["happening"], "woundAssigned");
    EXPECT_EQ(entry["line"], recordLine(wound, tableView()));
    EXPECT_EQ(entry["page"], 35);
    EXPECT_EQ(entry["round"], 2);
    EXPECT_EQ(entry["player"], "red");
    EXPECT_EQ(entry["unit"]["id"], wound.unit.value);
    EXPECT_EQ(entry["unit"]["name"], "Stormtroopers 2");
    EXPECT_EQ(entry["mini"]["name"], "Stormtroopers 2 miniature 1");
    EXPECT_EQ(entry["numbers"].dump(), R"({"distance":1.2346,"wounds":1})");
    EXPECT_EQ(entry["reasons"].dump(),
              R"([{"amount":4,"miniatures":4,"number":"black_dice","page":32,)"
              R"("section":"Form Attack Pool","source":"E-11"}])");
    EXPECT_EQ(entry["dice"][0]["die"], "red_defense");
    EXPECT_EQ(entry["dice"][0]["face"], "block");
    EXPECT_EQ(entry["witness"].dump(), "[[1.0,2.0,0.0],[3.0,4.0,0.1235]]");
    EXPECT_EQ(entry["pieces"][0], "ruin-1");
    EXPECT_EQ(entry["answers_before"], 7);
    EXPECT_FALSE(entry.contains("other"));
    EXPECT_FALSE(recordEntry(Ruling{}, tableView()).contains("page"));
}

TEST(RecordEntry, HappeningsAndQuestionsHaveTheNamesOfTheirEnumerators) {
    EXPECT_STREQ(happeningName(Happening::gameStarted), "gameStarted");
    EXPECT_STREQ(happeningName(Happening::woundAssigned), "woundAssigned");
    EXPECT_STREQ(happeningName(Happening::adjusted), "adjusted");
    EXPECT_STREQ(askName(engine::Ask::declareDefender), "declareDefender");
    EXPECT_STREQ(askName(engine::Ask::rollDice), "rollDice");
}

}  // namespace
}  // namespace sightline::app
