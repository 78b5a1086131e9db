// The players apply some effects by hand before the dice rolls of an activation. Core Rulebook p.
// 23 (Rally Step), p. 40 (Resiliency), Keyword Glossary (Ion X).
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/view_of.h"
#include "unit/engine/reminding.h"

namespace sightline::engine::test {
namespace {

DicePool defenseDice(int red, int white) {
    DicePool made;
    made[Die::redDefense] = red;
    made[Die::whiteDefense] = white;
    return made;
}

/// Blue troopers with tokens activate. The players apply one keyword of the troopers by hand.
struct Activating {
    Activating(const std::string& point, Token token, int tokens, int asks = asksNow)
        : scenario(scenarioOf(point, token, tokens, asks)), play(scenario, reminders(scenario)) {
        EXPECT_TRUE(play.until(Ask::chooseUnitToActivate));
        EXPECT_TRUE(play.pick(UnitId{0}));
    }
    static Scenario scenarioOf(const std::string& point, Token token, int tokens, int asks) {
        Scenario scenario = shootOut();
        if (!point.empty())
            scenario.units[0].card.keywords = {keyword("Something", point, Whose::own)};
        scenario.units[0].tokens[token] = tokens;
        scenario.asks = asks;
        return scenario;
    }
    bool waits() const { return play.question()->ask == Ask::applyByHand; }
    /// The dice that the game asks a player to roll. Empty if the open question is no roll.
    std::vector<Die> rolling() const {
        return play.question()->ask == Ask::rollDice ? play.question()->dice : std::vector<Die>{};
    }
    std::string refusalOf(decltype(Adjust::what) what) {
        const auto refusal = play.answer(Adjust{Player::blue, std::move(what)});
        return refusal ? refusal->text : "";
    }
    std::string lastByHand() const {
        const auto& log = play.battle.log;
        const auto found = std::find_if(log.rbegin(), log.rend(), [](const Ruling& one) {
            return one.happening == Happening::adjusted;
        });
        return found == log.rend() ? "" : found->verdict;
    }

    Scenario scenario;
    Play play;
};

TEST(P23RallyStep, WaitsForEffectsByHandBeforeTheRoll) {
    for (const std::string point : {"Rally", "StartOfUnitActivation"}) {
        Activating unit(point, Token::suppression, 3);
        ASSERT_TRUE(unit.waits()) << point;
        EXPECT_EQ(unit.play.question()->citation, page(23, "Rally Step"));
        EXPECT_EQ(unit.play.question()->player, Player::blue);
        const View view = viewOf(unit.play.battle, Player::red);
        EXPECT_EQ(view.waitingRoll, defenseDice(0, 3));
        EXPECT_EQ(view.reminders.size(), 1U);
        EXPECT_EQ(unit.refusalOf(AdjustPool{false, {}}), "no attack dice are about to be rolled");
        DicePool attackDie;
        attackDie[Die::redAttack] = 1;
        EXPECT_EQ(unit.refusalOf(AdjustPool{true, attackDie}),
                  "defense dice are red or white defense dice");
        EXPECT_EQ(unit.refusalOf(AdjustPool{true, defenseDice(0, 100)}), "dice: 0 to 99");
        EXPECT_EQ(unit.refusalOf(AdjustPool{true, defenseDice(3, 0)}), "");
        EXPECT_NE(unit.lastByHand().find("dice by hand: were 3 white"), std::string::npos)
            << unit.lastByHand();
        EXPECT_EQ(unit.refusalOf(AdjustToken{UnitId{0}, Token::suppression, -1}), "")
            << "one die for each token";
        ASSERT_TRUE(unit.play.pick(Done{}));
        EXPECT_EQ(unit.rolling(), std::vector<Die>(2, Die::redDefense));
        EXPECT_EQ(unit.refusalOf(AdjustPool{true, {}}), "no defense dice are about to be rolled");
    }
}

TEST(P23RallyStep, RollsAtOnceWhereNothingIsPending) {
    EXPECT_EQ(Activating("", Token::suppression, 2).rolling().size(), 2U);
    EXPECT_EQ(Activating("EndOfUnitActivation", Token::suppression, 2).rolling().size(), 2U);
    EXPECT_FALSE(Activating("Rally", Token::suppression, 0).waits()) << "nothing is rolled";
    EXPECT_EQ(Activating("Rally", Token::suppression, 2, asksSeventh).rolling().size(), 2U)
        << "a game that began earlier";
}

TEST(P23RallyStep, AfterTheLastTokenLeftByHandNothingIsRolled) {
    Activating unit("Rally", Token::suppression, 1);
    ASSERT_TRUE(unit.waits());
    EXPECT_EQ(unit.refusalOf(AdjustToken{UnitId{0}, Token::suppression, -1}), "");
    ASSERT_TRUE(unit.play.pick(Done{}));
    EXPECT_EQ(unit.play.question()->ask, Ask::chooseAction);
}

TEST(P45Ion, WaitsForEffectsByHandBeforeTheRoll) {
    for (const int left : {1, 0}) {
        Activating unit("StartOfUnitActivation", Token::ion, 2);
        ASSERT_TRUE(unit.waits());
        EXPECT_EQ(unit.play.question()->citation, citationOf(Keyword::ion));
        EXPECT_EQ(unit.refusalOf(AdjustToken{UnitId{0}, Token::ion, left - 2}), "");
        ASSERT_TRUE(unit.play.pick(Done{}));
        EXPECT_EQ(unit.rolling(),
                  std::vector<Die>(static_cast<std::size_t>(left), Die::whiteDefense));
    }
    EXPECT_EQ(Activating("", Token::ion, 2).rolling().size(), 2U);
    EXPECT_EQ(Activating("StartOfUnitActivation", Token::ion, 2, asksSeventh).rolling().size(), 2U);
}

TEST(P40Resiliency, WaitsForEffectsByHandBeforeTheRoll) {
    for (const bool repaired : {true, false}) {
        Activating unit("StartOfUnitActivation", Token::vehicleDamage, 1);
        ASSERT_TRUE(unit.waits());
        EXPECT_EQ(unit.play.question()->citation, page(40, "Resiliency"));
        if (repaired) {
            EXPECT_EQ(unit.refusalOf(AdjustToken{UnitId{0}, Token::vehicleDamage, -1}), "");
        }
        ASSERT_TRUE(unit.play.pick(Done{}));
        EXPECT_EQ(unit.rolling().empty(), repaired);
    }
}

// If the same reminders apply to two dice rolls, the game waits for the players only before the
// first roll. It waits before the second roll only if there are new reminders.
TEST(P23ActivatingAUnit, WaitsOnceForTheSameReminders) {
    Scenario scenario = Activating::scenarioOf("StartOfUnitActivation", Token::ion, 1, asksNow);
    scenario.units[0].tokens[Token::suppression] = 1;
    Play play(scenario, reminders(scenario));
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_TRUE(play.pick(UnitId{0}));
    ASSERT_EQ(play.question()->ask, Ask::applyByHand);
    ASSERT_TRUE(play.pick(Done{}));
    ASSERT_EQ(play.question()->ask, Ask::rollDice);
    play.step();
    EXPECT_EQ(play.question()->ask, Ask::rollDice) << "the rally follows at once";
}

}  // namespace
}  // namespace sightline::engine::test
