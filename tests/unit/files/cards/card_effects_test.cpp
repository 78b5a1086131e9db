// Tests of card effects as JSON data: reading, the refusal of faulty data, the words that the data
// may use, and which rules the program applies or leaves to reminders.
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>

#include "engine/legion/lists/catalogue/automation.h"
#include "engine/legion/lists/catalogue/card_counts.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/catalogue/read_card_program.h"
#include "engine/legion/rules/cards/applied_by_code.h"
#include "engine/legion/rules/cards/card_rules.h"
#include "unit/files/own_cards.h"
#include "unit/files/pack_of_cards.h"

namespace sightline::test {
namespace {

/// The problem that the reader reports for a card pack with one upgrade card. The card has the
/// given rules.
std::string problemOfUpgrade(const std::string& rules) {
    Pack pack;
    pack.write("upgrades/mine.json", R"({"format": "sightline-upgrades", "version": 1,
        "rules_date": "2026-05-29", "upgrades": [{"id": "flask", "name": "Flask", "slot": "gear",
        "points": 3, "effect": {"text": "helps", "rules": )" +
                                         rules + R"(}, "said_by": "data"}]})");
    return pack.problem();
}
std::string problemOfCommand(const std::string& rules) {
    Pack pack;
    pack.write("commands/mine.json", R"({"format": "sightline-commands", "version": 1,
        "rules_date": "2026-05-29", "commands": [{"id": "charge-ahead", "name": "Charge Ahead",
        "pips": 2, "orders": [{"count": 2, "to": {}}],
        "effect": {"text": "helps", "rules": )" +
                                         rules + R"(}, "said_by": "data"}]})");
    return pack.problem();
}

TEST(CardEffects, APackMayHaveThem) {
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"gain": {"aim": 1}}]}])"),
              "no problem");
    EXPECT_EQ(
        problemOfCommand(R"([{"when": {"OrderIssued": ["ally"]}, "do": [{"gain": {"aim": 1}}]}])"),
        "no problem");
}

TEST(CardEffects, UnknownWordsAreRefusedWithTheNearest) {
    const std::string at = "upgrades/mine.json: /upgrades/0/effect/rules/0";
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"gian": {"aim": 1}}]}])"),
              at + R"(/do/0/gian: unknown member "gian" (did you mean "gain"?))");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"gain": {"aims": 1}}]}])"),
              at + R"(/do/0/gain/aims: "aims" is not a token (did you mean "aim"?))");
    EXPECT_EQ(
        problemOfUpgrade(R"([{"when": {"OrderIsued": ["own"]}, "do": [{"gain": {"aim": 1}}]}])"),
        at + "/when/OrderIsued: \"OrderIsued\" is not a timing point (did you mean "
             "\"OrderIssued\"?)");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"free": ["pivott"]}]}])"),
              at + R"(/do/0/free/0: "pivott" is not an action (did you mean "pivot"?))");
    EXPECT_EQ(problemOfUpgrade(
                  R"([{"action": "free", "do": [{"have": [{"name": "Agil", "value": 1}],
                       "until": "round"}]}])"),
              at + R"(/do/0/have/0/name: the keyword "Agil" has no entry (did you mean "Agile"?))");
}

TEST(CardEffects, SentencesAndStepsThatMeanNothingAreRefused) {
    const std::string at = "upgrades/mine.json: /upgrades/0/effect/rules/0";
    const std::string command = "commands/mine.json: /commands/0/effect/rules/0";
    EXPECT_EQ(problemOfUpgrade(R"([{"do": [{"gain": {"aim": 1}}]}])"),
              at + R"(: expected either "when" or "action")");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"for": "self"}]}])"),
              at + "/do/0: this step does nothing: expected a verb");
    EXPECT_EQ(problemOfUpgrade(
                  R"([{"action": "free", "do": [{"for": "attacker", "gain": {"aim": 1}}]}])"),
              at + R"(/do/0/for: no unit is "attacker" here)");
    EXPECT_EQ(problemOfUpgrade(
                  R"([{"action": "free", "do": [{"have": [{"name": "Agile", "value": 1}]}]}])"),
              at + R"(/do/0: expected a member "until")");
    EXPECT_EQ(problemOfCommand(R"([{"action": "free", "do": [{"gain": {"aim": 1}}]}])"),
              command + "/action: no unit has the card");
    EXPECT_EQ(problemOfCommand(
                  R"([{"when": {"StartOfActivationPhase": ["everyone"]},
                       "do": [{"gain": {"aim": 1}}]}])"),
              command + R"(/do/0: no unit is "actor" here)");
    EXPECT_EQ(problemOfUpgrade(R"([{"when": {"AttackResolved": ["attacker"]},
                       "do": [{"reroll": 1}]}])"),
              at + "/do/0/reroll: only RerollAttackDice and RerollDefenseDice have dice to reroll");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"dice": {"red": 1}}]}])"),
              at + "/do/0/dice: only GatherAttackDice has a pool that dice can join");
    EXPECT_EQ(problemOfUpgrade(R"([{"when": {"GatherAttackDice": ["attacker"]},
                       "do": [{"dice": {"rad": 1}}]}])"),
              at + R"(/do/0/dice/rad: "rad" is not a colour of attack dice: red, black or white)"
                   R"( (did you mean "red"?))");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"each": {"side": "ally",
                       "up_to": 2}, "gain": {"aim": 1}}]}])"),
              at + R"(/do/0/each/up_to: "each" means every such unit, without a number)");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"each": {"side": "ally",
                       "exactly": 2}, "gain": {"aim": 1}}]}])"),
              at + R"(/do/0/each/exactly: "each" means every such unit, without a number)");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"choose": {"side": "ally",
                       "up_to": 2, "exactly": 2}, "gain": {"aim": 1}}]}])"),
              at + R"(/do/0/choose/exactly: "choose" takes "up_to" or "exactly", not both)");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "divulged": true,
                       "do": [{"gain": {"aim": 1}}]}])"),
              at + "/divulged: only command cards are divulged");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"look": "hands"}]}])"),
              at + R"(/do/0/look: "hands" is not something to look at: hand (did you mean)"
                   R"( "hand"?))");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"suffer": 1,
                       "per": {"side": "ally"}}]}])"),
              at + R"(/do/0/per: expected a member "gain")");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"weapons":
                       [{"name": "Agile", "value": 1}], "until": "round"}]}])"),
              at + R"(/do/0/weapons/0/name: "Agile" is not a keyword of weapons)");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"weapons":
                       [{"name": "Suppressive"}]}]}])"),
              at + R"(/do/0: expected a member "until")");
    EXPECT_EQ(problemOfUpgrade(R"([{"action": "free", "do": [{"move": 1, "again": true}]}])"),
              at + R"(/do/0/again: expected a member "free")");
}

const engine::CommandEntry& commandCard(const std::string& id) { return *cards().command(id); }
const engine::UpgradeCard& upgradeCard(const std::string& id) { return *cards().upgrade(id); }

TEST(CardEffects, CardsThatTheGameAppliesCountAsAppliedAndOthersStayByHand) {
    EXPECT_TRUE(engine::playedAs(commandCard("roger-roger")).automated);
    EXPECT_EQ(engine::automationOf(commandCard("roger-roger")).state, engine::Plays::whole);
    EXPECT_EQ(engine::automationOf(upgradeCard("force-barrier")).state, engine::Plays::whole);
    EXPECT_EQ(engine::automationOf(upgradeCard("hq-uplink")).state, engine::Plays::whole);
    EXPECT_EQ(engine::automationOf(upgradeCard("comms-jammer")).state, engine::Plays::byHand);
    EXPECT_FALSE(engine::playedAs(commandCard("pinned-down")).automated);
    const auto counts = engine::countCards(cards());
    const auto upgrades = std::find_if(counts.begin(), counts.end(),
                                       [](const auto& one) { return one.kind == "upgrades"; });
    ASSERT_NE(upgrades, counts.end());
    EXPECT_EQ(upgrades->byCode, static_cast<int>(engine::appliedByCode().upgrades.size()));
}

/// The program of the card to which the rule belongs. Null if there is no such card.
std::shared_ptr<const engine::CardProgram> programOf(const engine::CardRule& rule) {
    switch (rule.kind()) {
        case engine::CardRule::Kind::upgrade:
            return upgradeCard(rule.id()).program;
        case engine::CardRule::Kind::command:
            return commandCard(rule.id()).program;
        case engine::CardRule::Kind::battleCard:
            if (const auto* card = cards().battleCard(rule.id())) return card->program;
            break;
        case engine::CardRule::Kind::battleForce:
            if (const auto* force = cards().battleForce(rule.id())) return force->program;
            break;
    }
    return nullptr;
}

TEST(CardEffects, EveryCardInCppExistsAndIsListedAsDone) {
    for (const engine::CardRule& rule : engine::cardRules()) {
        const auto program = programOf(rule);
        ASSERT_TRUE(program) << rule.id();
        EXPECT_TRUE(program->inCode) << rule.id();
    }
}

/// The words in the first column of the tables in engine/legion/rules/cards/README.md, by the
/// heading of the table.
std::map<std::string, std::set<std::string>> wordsOfReadme() {
    std::ifstream text(SIGHTLINE_ASSETS "/../engine/legion/rules/cards/README.md");
    EXPECT_TRUE(text);
    std::map<std::string, std::set<std::string>> words;
    std::string line, heading;
    std::smatch found;
    const std::regex isRow(R"(\| `(\w+)` \|.*\S.* \|.*`.+` \|)");
    while (std::getline(text, line)) {
        if (line.starts_with("### ")) heading = line.substr(4);
        if (std::regex_match(line, found, isRow)) words[heading].insert(found[1]);
    }
    return words;
}

std::set<std::string> setOf(std::span<const std::string_view> words) {
    return {words.begin(), words.end()};
}

TEST(CardEffects, TheReadmeListsEveryWordWithAnExample) {
    const auto readme = wordsOfReadme();
    const engine::CardVocabulary vocabulary = engine::cardVocabulary();
    const std::map<std::string, std::set<std::string>> code{
        {"Sentences", setOf(vocabulary.sentence)},
        {"Limits of `once`", setOf(vocabulary.limits)},
        {"Steps", setOf(vocabulary.step)},
        {"Alternatives of `choose_one`", setOf(vocabulary.alternative)},
        {"Numbers of `change`", setOf(vocabulary.numbers)},
        {"Units", setOf(vocabulary.targets)},
        {"Units that `per` counts", setOf(vocabulary.count)},
        {"Roles", setOf(vocabulary.roles)},
        {"Clauses", setOf(vocabulary.clause)}};
    EXPECT_EQ(readme, code);
}

}  // namespace
}  // namespace sightline::test
