// A saved game keeps the automation that it had at its start. If a keyword or card is automated now
// but was not automated then, the players still apply it by hand.
#include "engine/legion/rules/game/original_rules.h"

#include <gtest/gtest.h>

#include "engine/legion/rules/game/journal_file.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

KeywordText automated(Keyword keyword, int value) {
    KeywordText made;
    made.name = keyword;
    made.value = value;
    made.automated = true;
    return made;
}

PlayedUnder rulesWith(std::vector<std::string> played) {
    return {"2026-05-29", "00000000000000ff", std::move(played)};
}

/// A scenario in which every unit has Poison on its first weapon and Agile on its card. Code
/// applies both keywords now.
Scenario withTwoKeywords() {
    Scenario scenario = shootOut();
    for (ScenarioUnit& unit : scenario.units) {
        unit.card.keywords = {automated(Keyword::agile, 1)};
        unit.card.weapons.front().keywords = {automated(Keyword::poison, 1)};
        unit.cards.push_back(
            {.id = "gear", .name = "Gear", .keywords = {automated(Keyword::agile, 1)}});
    }
    scenario.rules = rulesWith({"Agile", "Poison"});
    return scenario;
}

TEST(AsBegun, WhatWasNotInCodeThenStaysByHand) {
    Scenario scenario = withTwoKeywords();
    keepOriginalRules(scenario, rulesWith({"Poison"}));
    const ScenarioUnit& unit = scenario.units.front();
    EXPECT_FALSE(unit.card.has(Keyword::agile));
    EXPECT_FALSE(unit.card.keywords.front().automated) << "so that its players are reminded";
    EXPECT_FALSE(unit.cards.front().keywords.front().is(Keyword::agile));
    EXPECT_TRUE(unit.card.weapons.front().has(Keyword::poison));
    EXPECT_EQ(scenario.rules->automated, std::vector<std::string>{"Poison"});
}

// Code has always applied Field Commander, even before journals named the keywords that code
// applies. So code applies Field Commander in every saved game.
TEST(AsBegun, AFieldCommanderLeadsInEveryGame) {
    Scenario scenario = withTwoKeywords();
    UnitCard& card = scenario.units.front().card;
    card.keywords = {automated(Keyword::fieldCommander, 1)};
    keepOriginalRules(scenario, rulesWith({"Poison"}));
    EXPECT_TRUE(card.has(Keyword::fieldCommander));
    EXPECT_TRUE(card.keywords.front().automated);
    keepOriginalRules(scenario, std::nullopt);
    EXPECT_TRUE(card.has(Keyword::fieldCommander));
}

std::shared_ptr<const CardProgram> givingAgile() {
    CardSentence sentence;
    sentence.steps.push_back({.keywords = {automated(Keyword::agile, 1)}});
    return std::make_shared<const CardProgram>(CardProgram{.sentences = {sentence}});
}

// If a card gave a keyword by hand when the game began, the card still gives this keyword, and the
// players still apply it by hand.
TEST(AsBegun, AKeywordThatACardGivesStaysByHandToo) {
    Scenario scenario = withTwoKeywords();
    EquippedCard& card = scenario.units.front().cards.front();
    card.program = givingAgile();
    keepOriginalRules(scenario, rulesWith({"Poison", "gear"}));
    ASSERT_TRUE(card.program);
    EXPECT_FALSE(card.program->sentences[0].steps[0].keywords[0].automated);
    card.program = givingAgile();
    card.byHand = {"more"};
    keepOriginalRules(scenario, rulesWith({"Poison"}));
    EXPECT_FALSE(card.program);
    EXPECT_TRUE(card.byHand.empty()) << "all of it is by hand";
}

// If the players counted the points of a battle card when the game began, they count them to the
// end of the game.
TEST(AsBegun, TheScoringOfABattleCardStaysByHand) {
    BattleCard card;
    card.id = "labs";
    card.scoring = {{Scores::contestedPoi, 1}};
    card.everyLine = {{}, {}};
    card.firstScored = 2;
    for (const bool then : {true, false}) {
        Scenario scenario = withTwoKeywords();
        scenario.battleDecks[0] = {card};
        keepOriginalRules(scenario, rulesWith(then ? std::vector<std::string>{"Poison", "labs"}
                                                   : std::vector<std::string>{"Poison"}));
        const BattleCard& now = scenario.battleDecks[0].front();
        EXPECT_EQ(now.scoring.empty(), !then);
        EXPECT_EQ(now.scoredByHand, !then);
        EXPECT_EQ(now.byHand.size(), then ? 0U : 2U);
        EXPECT_EQ(now.scoredFrom, then ? 1 : 2);
    }
}

// A keyword whose rules are only partly automated. In a saved game, code applies only the parts
// that it applied when the game began.
TEST(AsBegun, AKeywordInPartsKeepsThoseInCode) {
    Scenario scenario = withTwoKeywords();
    UnitCard& card = scenario.units.front().card;
    card.keywords = {automated(Keyword::hover, 1)};
    card.keywords.front().automated = false;
    keepOriginalRules(scenario, rulesWith({}));
    EXPECT_TRUE(card.has(Keyword::hover));
}

TEST(AsBegun, OfVersion1IsWhatThatVersionPlayed) {
    Scenario scenario = withTwoKeywords();
    keepOriginalRules(scenario, std::nullopt);
    EXPECT_FALSE(scenario.units.front().card.has(Keyword::agile));
    EXPECT_TRUE(scenario.units.front().card.weapons.front().has(Keyword::poison));
}

TEST(AsBegun, ANewGamePlaysAllOfIt) {
    Scenario scenario = withTwoKeywords();
    keepOriginalRules(scenario, rulesWith({"Agile", "Poison", "Zap"}));
    EXPECT_TRUE(scenario.units.front().card.has(Keyword::agile));
    EXPECT_EQ(scenario.rules->automated, (std::vector<std::string>{"Agile", "Poison"}));
}

TEST(AsBegun, AKeywordOfNoCatalogueStays) {
    Scenario scenario = withTwoKeywords();
    scenario.rules.reset();
    keepOriginalRules(scenario, std::nullopt);
    EXPECT_TRUE(scenario.units.front().card.has(Keyword::agile));
}

TEST(AsBegun, AReplayedJournalIsWrittenAsItBegan) {
    Journal journal;
    journal.seed = 5;
    journal.rules = rulesWith({"Poison"});
    const auto replayed = replayAsFarAsItGoes(withTwoKeywords(), journal);
    ASSERT_TRUE(replayed) << replayed.problem().text;
    EXPECT_EQ(replayed->game->journal().rules, rulesWith({"Poison"}));
    EXPECT_FALSE(replayed->game->view(Player::blue).units.front().card->has(Keyword::agile));
}

// If the program applies a card only since a later version, the players of an older game still
// apply the card by hand.
TEST(AsBegun, ACardThatWasAppliedByHandStaysByHand) {
    Scenario scenario = withTwoKeywords();
    const auto program = std::make_shared<const CardProgram>();
    scenario.units.front().cards.front().program = program;
    CommandCard card;
    card.id = "rally-cry";
    card.program = program;
    scenario.commandHands[0] = {card};
    keepOriginalRules(scenario, rulesWith({"gear"}));
    EXPECT_TRUE(scenario.units.front().cards.front().program) << "applied then, too";
    EXPECT_FALSE(scenario.commandHands[0].front().program);
    EXPECT_FALSE(scenario.commandHands[0].front().automated);
    keepOriginalRules(scenario, rulesWith({}));
    EXPECT_FALSE(scenario.units.front().cards.front().program);
}

// When a saved game began, the program applied all rules of a battle card, only its rules for
// victory points, or none. The game keeps this.
TEST(AsBegun, ABattleCardKeepsTheRulesThatItHad) {
    BattleCard counted = battleCard("carts", BattleCardKind::objective);
    counted.everyLine = {ByHand{.help = {.text = "score"}}, ByHand{.help = {.text = "move"}}};
    counted.byHand = {counted.everyLine.back()};
    BattleCard whole = counted;
    whole.byHand.clear();
    whole.program = std::make_shared<const CardProgram>();
    whole.withoutProgram = std::make_shared<const BattleCard>(counted);
    const auto kept = [&](std::vector<std::string> played) {
        Scenario scenario = withTwoKeywords();
        scenario.battleDecks[0] = {whole};
        keepOriginalRules(scenario, rulesWith(std::move(played)));
        return scenario.battleDecks[0].front();
    };
    const BattleCard now = kept({nameOfRulesOf("carts")});
    EXPECT_TRUE(now.program && now.byHand.empty() && !now.scoring.empty() && !now.scoredByHand);
    const BattleCard before = kept({"carts"});
    EXPECT_FALSE(before.program);
    EXPECT_EQ(before.byHand.size(), 1U);
    EXPECT_FALSE(before.scoring.empty());
    const BattleCard first = kept({});
    EXPECT_FALSE(first.program);
    EXPECT_EQ(first.byHand.size(), 2U);
    EXPECT_TRUE(first.scoring.empty() && first.scoredByHand);
}

}  // namespace
}  // namespace sightline::engine::test
