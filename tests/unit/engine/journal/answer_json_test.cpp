// Answers as JSON, in the form that journals use, and the forms of JSON that are refused.
#include <gtest/gtest.h>

#include <set>

#include <nlohmann/json.hpp>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/option_json.h"
#include "unit/engine/answers.h"

namespace sightline::engine::test {
namespace {

using nlohmann::json;

std::string refusalOf(const char* text) {
    const auto answer = answerFromJson(json::parse(text));
    return answer ? "taken" : answer.problem().text;
}

TEST(AnswerJson, EveryKindComesBackAsItWas) {
    for (const Answer& answer : everyKindOfAnswer()) {
        const json written = toJson(answer);
        const auto read = answerFromJson(json::parse(written.dump()));
        ASSERT_TRUE(read) << written << ": " << read.problem().text;
        EXPECT_EQ(read->index(), answer.index());
        EXPECT_EQ(toJson(*read), written);
    }
}

TEST(AnswerJson, NumbersComeBackToTheLastBit) {
    geometry::Move move;
    move.pose = {{0.1 + 0.2}, {-1e-17}, {1.0 / 3.0}, 0.7};
    move.end = geometry::Vec2{2.0 / 7.0, 35.999999999999996};
    const auto read = answerFromJson(json::parse(toJson(MoveAnswer{move}).dump()));
    ASSERT_TRUE(read);
    const geometry::Move& again = std::get<MoveAnswer>(*read).move;
    EXPECT_EQ(again.pose.contactAngle.value, move.pose.contactAngle.value);
    EXPECT_EQ(again.pose.direction.value, move.pose.direction.value);
    EXPECT_EQ(again.pose.bend.value, move.pose.bend.value);
    EXPECT_EQ(again.pose.stop, move.pose.stop);
    EXPECT_EQ(again.end->x, move.end->x);
    EXPECT_EQ(again.end->y, move.end->y);
    EXPECT_FALSE(again.rotateFirst);
}

TEST(AnswerJson, IsReadable) {
    EXPECT_EQ(toJson(Pick{2}).dump(), R"({"answer":"pick","option":2})");
    EXPECT_EQ(toJson(Pick{2, Option{Action::aim}}).dump(),
              R"({"answer":"pick","chosen":{"action":"aim"},"option":2})");
    EXPECT_EQ(toJson(PickSeveral{{1}, {WeaponChoice{MiniId{4}, 0}}}).dump(),
              R"({"answer":"pick_several","chosen":[{"mini":4,"weapon":0}],"options":[1]})");
    EXPECT_EQ(toJson(PickSeveral{{1}, {DieIndex{1}}}).dump(),
              R"({"answer":"pick_several","options":[1]})")
        << "a die says nothing that its number does not";
    EXPECT_EQ(toJson(DiceAnswer{{Face::hit, Face::defenseSurge}}).dump(),
              R"({"answer":"dice","faces":["hit","defense_surge"]})");
    EXPECT_EQ(toJson(Adjust{Player::red, AdjustToken{UnitId{1}, Token::aim, -1}}).dump(),
              R"({"answer":"adjust","by":"red","change":-1,"token":"aim","unit":1})");
    EXPECT_EQ(toJson(Adjust{Player::red, AdjustPool{false, attackPool()}}).dump(),
              R"({"answer":"adjust","by":"red","dice":["red_attack","white_attack",)"
              R"("white_attack"],"pool":"attack"})");
    EXPECT_EQ(toJson(Adjust{Player::red, AdjustCover{geometry::Cover::light}}).dump(),
              R"({"answer":"adjust","by":"red","cover":"light"})");
    EXPECT_EQ(toJson(Adjust{Player::red, AdjustCoverPool{2, 1}}).dump(),
              R"({"answer":"adjust","blocks":1,"by":"red","cover_dice":2})");
    EXPECT_EQ(toJson(Adjust{Player::red, AdjustWeapons{1}}).dump(),
              R"({"answer":"adjust","by":"red","weapons":1})");
    EXPECT_EQ(toJson(Adjust{Player::red, AdjustPoolWeapon{"Rifle", attackPool(), {{"Pierce", 1}}}})
                  .dump(),
              R"({"answer":"adjust","by":"red","weapon":{"dice":["red_attack","white_attack",)"
              R"("white_attack"],"keywords":[{"keyword":"Pierce","value":1}],"name":"Rifle"}})");
    EXPECT_EQ(toJson(Adjust{Player::red, AdjustAttacks{1}}).dump(),
              R"({"answer":"adjust","attacks":1,"by":"red"})");
}

TEST(AnswerJson, RefusesPoolsAndCoverWithoutTheirWords) {
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"red","pool":"cover","dice":[]})"),
              "\"pool\" must be one of attack, defense");
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"red","pool":"attack"})"),
              "\"dice\" is missing");
    EXPECT_NE(refusalOf(R"({"answer":"adjust","by":"red","pool":"attack","dice":["red"]})"),
              "taken");
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"red","cover":"thick"})"),
              "\"cover\" must be one of none, light, heavy");
}

TEST(AnswerJson, EffectsAreReadableAndRefusedByTheirField) {
    const AdjustEffect effect{.unit = UnitId{3},
                              .gains = {{"Cover", 2}},
                              .speed = 1,
                              .until = EffectDuration::nextActivation,
                              .source = "Dug In"};
    EXPECT_EQ(toJson(Adjust{Player::red, effect}).dump(),
              R"({"answer":"adjust","by":"red","effect":{"gains":[{"keyword":"Cover","value":2}],)"
              R"("speed":1},"source":"Dug In","unit":3,"until":"next_activation"})");
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"red","unit":3,"effect":{"speed":1}})"),
              "\"until\" is missing");
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"red","unit":3,"effect":[],"until":"round"})"),
              "\"effect\" must be an object");
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"red","unit":3,"effect":{"gains":["Cover"]},)"
                        R"("until":"round"})"),
              "\"gains\" must be a list of objects");
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"red","unit":3,"effect":{"loses":[{}]},)"
                        R"("until":"round"})"),
              "\"keyword\" is missing");
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"red","unit":3,"effect":{"gains":[{"keyword":)"
                        R"("AI","by_hand":1}]},"until":"round"})"),
              "\"by_hand\" must be true or false");
}

TEST(AnswerJson, EveryKindOfOptionIsSaidInFullAndReadBack) {
    const std::vector<std::pair<Option, std::string>> kinds{
        {Done{}, R"({"done":true})"},
        {UnitId{3}, R"({"unit":3})"},
        {MiniId{7}, R"({"mini":7})"},
        {Action::finish, R"({"action":"finish"})"},
        {Action::jump, R"({"action":"jump"})"},
        {Action::compulsoryMove, R"({"action":"compulsory_move"})"},
        {WeaponChoice{MiniId{4}, 1}, R"({"mini":4,"weapon":1})"},
        {DieIndex{2}, R"({"die":2})"},
        {CardAction{1, 2}, R"({"card_action":1,"cost":2})"},
        {EffectName{0}, R"({"effect":0})"},
        {Rank::specialForces, R"({"rank":"special forces"})"},
        {TurnChoice::drawOrderToken, R"({"turn":"draw_order_token"})"},
        {CardInHand{5}, R"({"command_card":5})"},
        {MissionChange::enemyAdvantage, R"({"mission":"enemy_advantage"})"},
        {TableSide::far, R"({"side":"far"})"},
        {BattleCardInDeck{1}, R"({"battle_card":1})"}};
    std::set<std::size_t> forms;
    for (const auto& [option, text] : kinds) forms.insert(option.index());
    ASSERT_EQ(forms.size(), std::variant_size_v<Option>);
    for (const auto& [option, text] : kinds) {
        EXPECT_EQ(saidInFull(option).dump(), text);
        EXPECT_TRUE(optionFromJson(json::parse(text)) == option) << text;
    }
    for (const char* text : {R"({"rank":"general"})", R"({"die":"2"})", R"({"side":1})"})
        EXPECT_FALSE(optionFromJson(json::parse(text))) << text;
}

TEST(AnswerJson, WhatWasChosenIsEnoughWithoutItsNumber) {
    const auto pick = answerFromJson(json::parse(R"({"answer":"pick","chosen":{"unit":6}})"));
    ASSERT_TRUE(pick);
    EXPECT_TRUE(std::get<Pick>(*pick) == (Pick{0, Option{UnitId{6}}}));
    const auto several = answerFromJson(
        json::parse(R"({"answer":"pick_several","chosen":[{"unit":6},{"unit":2}]})"));
    ASSERT_TRUE(several);
    EXPECT_TRUE(std::get<PickSeveral>(*several) == (PickSeveral{{}, {UnitId{6}, UnitId{2}}}));
    EXPECT_EQ(refusalOf(R"({"answer":"pick_several"})"), "\"options\" is missing");
}

TEST(AnswerJson, RefusesWithTheFieldAndWhatWasExpected) {
    EXPECT_EQ(refusalOf("[]"), "an answer must be an object");
    EXPECT_EQ(refusalOf("{}"), "\"answer\" is missing");
    EXPECT_EQ(refusalOf(R"({"answer":3})"), "\"answer\" must be a string");
    EXPECT_EQ(
        refusalOf(R"({"answer":"jump"})"),
        "\"answer\" must be one of pick, pick_several, count, move, places, dice, draw, spot, "
        "adjust");
    EXPECT_EQ(refusalOf(R"({"answer":"pick"})"), "\"option\" is missing");
    for (const char* chosen :
         {"3", "{}", R"({"action":"leap"})", R"({"unit":1.5})", R"({"weapon":2})",
          R"({"card_action":1})", R"({"mini":2000000000})"}) {
        const std::string text = R"({"answer":"pick","option":0,"chosen":)" + std::string(chosen);
        EXPECT_EQ(refusalOf((text + "}").c_str()), "\"chosen\" must name the chosen option")
            << chosen;
    }
    EXPECT_EQ(refusalOf(R"({"answer":"pick","option":1.5})"),
              "\"option\" must be a whole number up to 1000000000");
    EXPECT_EQ(refusalOf(R"({"answer":"dice","faces":["hit","heat"]})"),
              "\"faces\" must be one of blank, hit, crit, attack_surge, block, defense_surge");
    EXPECT_EQ(refusalOf(R"({"answer":"adjust","by":"green"})"), "\"by\" must be one of blue, red");
}

TEST(AnswerJson, RefusesWrongTypesAndHugeNumbers) {
    for (const char* text :
         {R"({"answer":"pick","option":"1"})",
          R"({"answer":"pick","option":null})",
          R"({"answer":"pick","option":99999999999})",
          R"({"answer":"pick","option":-99999999999})",
          R"({"answer":"pick","option":18446744073709551615})",
          R"({"answer":"pick_several","options":{}})",
          R"({"answer":"pick_several","options":[[]]})",
          R"({"answer":"count","count":true})",
          R"({"answer":"count","count":1e300})",
          R"({"answer":"move"})",
          R"({"answer":"move","move":[]})",
          R"({"answer":"move","move":{}})",
          R"({"answer":"places","places":7})",
          R"({"answer":"places","places":[7]})",
          R"({"answer":"places","places":[{"mini":1,"position":[1,2],"facing":0}]})",
          R"({"answer":"places","places":[{"mini":1,"position":[1,2,"3"],"facing":0}]})",
          R"({"answer":"places","places":[{"mini":1,"position":[1,2,1e9],"facing":0}]})",
          R"({"answer":"dice","faces":"hit"})",
          R"({"answer":"dice","faces":[1]})",
          R"({"answer":"adjust"})",
          R"({"answer":"adjust","by":"blue"})",
          R"({"answer":"adjust","by":"blue","note":5})",
          R"({"answer":"adjust","by":"blue","token":"luck","unit":0,"change":1})",
          R"({"answer":"adjust","by":"blue","place":[]})"}) {
        const std::string refusal = refusalOf(text);
        EXPECT_NE(refusal, "taken") << text;
        EXPECT_EQ(refusal.find('\n'), std::string::npos);
    }
}

TEST(AnswerJson, RefusesMovesThatLackAField) {
    const json whole = toJson(everyKindOfAnswer()[5]);
    for (const char* field : {"kind", "tool_speed", "pose"}) {
        json part = whole;
        part["move"].erase(field);
        EXPECT_EQ(answerFromJson(part).problem().text, "\"" + std::string(field) + "\" is missing");
    }
    for (const char* field : {"contact_angle", "direction", "bend", "stop"}) {
        json part = whole;
        part["move"]["pose"].erase(field);
        EXPECT_FALSE(answerFromJson(part)) << field;
    }
    json part = whole;
    part["move"]["end"] = {1};
    EXPECT_EQ(answerFromJson(part).problem().text, "\"end\" must be a list of 2 numbers");
}

}  // namespace
}  // namespace sightline::engine::test
