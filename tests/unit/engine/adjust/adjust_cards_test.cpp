// Adjustments for cards that the game does not apply: points, orders, actions, cards, tokens and
// dice by hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/view_of.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

Adjust by(decltype(Adjust::what) what) { return {Player::blue, std::move(what)}; }

struct ByHand : testing::Test {
    void begin(Scenario scenario) { play.emplace(std::move(scenario)); }
    void take(decltype(Adjust::what) what) {
        const auto refusal = play->answer(by(std::move(what)));
        ASSERT_FALSE(refusal) << refusal->text;
        const auto& log = play->battle.log;
        const bool said = std::any_of(log.begin(), log.end(), [&](const Ruling& one) {
            return one.happening == Happening::adjusted &&
                   one.answersBefore + 1 == play->battle.answersTaken;
        });
        EXPECT_TRUE(said);
    }
    std::string refusalOf(decltype(Adjust::what) what) {
        const auto digest = play->digest();
        const auto refusal = play->answer(by(std::move(what)));
        EXPECT_EQ(play->digest(), digest);
        return refusal ? refusal->text : "taken";
    }
    View view() const { return viewOf(play->battle, Player::blue); }
    UnitView unit(int id) const { return view().unit(UnitId{id}); }

    std::optional<Play> play;
};

TEST_F(ByHand, VictoryPointsOfEitherPlayer) {
    begin(skirmish());
    take(AdjustPoints{Player::red, 3});
    EXPECT_EQ(view().mission.victoryPoints, (std::array{0, 3}));
    take(AdjustPoints{Player::red, -3});
    EXPECT_EQ(refusalOf(AdjustPoints{Player::red, -1}), "victory points: 0 to 99");
    EXPECT_EQ(refusalOf(AdjustPoints{Player::blue, 100}), "victory points: 0 to 99");
}

TEST_F(ByHand, TwelvePointsWinAtTheEndOfTheRound) {
    begin(skirmish());
    take(AdjustPoints{Player::red, 12});
    while (play->question() && play->battle.round == 1) play->step();
    ASSERT_TRUE(view().over);
    ASSERT_TRUE(view().ending);
    EXPECT_EQ(view().ending->winner, Player::red);
    EXPECT_EQ(view().ending->reason, GameEnding::Reason::enoughPoints);
    EXPECT_EQ(view().ending->citation.page, 20);
}

TEST_F(ByHand, AnOrderTokenComesFromThePoolAndGoesBack) {
    begin(commandedSkirmish());
    ASSERT_TRUE(play->until(Ask::chooseUnitToActivate));
    const Player player = play->question()->player;
    const auto units = play->battle.unitsOf(player);
    const auto waiting = std::find_if(units.begin(), units.end(),
                                      [&](UnitId one) { return !play->battle.unit(one).ordered; });
    ASSERT_NE(waiting, units.end());
    const int tokens = play->battle.command(player).pool.size();
    take(AdjustOrder{*waiting, AdjustOrder::Destination::faceup});
    EXPECT_EQ(unit(waiting->value).order, UnitView::Order::faceup);
    EXPECT_EQ(play->battle.command(player).pool.size(), tokens - 1);
    take(AdjustOrder{*waiting, AdjustOrder::Destination::facedown});
    EXPECT_TRUE(unit(waiting->value).activated);
    EXPECT_EQ(play->battle.command(player).pool.size(), tokens - 1);
    take(AdjustOrder{*waiting, AdjustOrder::Destination::none});
    EXPECT_FALSE(unit(waiting->value).activated);
    EXPECT_EQ(play->battle.command(player).pool.size(), tokens);
}

TEST_F(ByHand, NoOrderForWhoActsNorWithoutOrderTokens) {
    begin(skirmish());
    ASSERT_TRUE(play->until(Ask::chooseAction));
    const UnitId acts = play->question()->unit;
    EXPECT_EQ(refusalOf(AdjustOrder{acts, AdjustOrder::Destination::none}),
              unit(acts.value).label + " acts right now");
    const UnitId other{acts.value == 0 ? 1 : 0};
    EXPECT_EQ(refusalOf(AdjustOrder{other, AdjustOrder::Destination::faceup}),
              "this game has no order tokens");
    take(AdjustOrder{other, AdjustOrder::Destination::facedown});
    EXPECT_TRUE(unit(other.value).activated);
    EXPECT_EQ(refusalOf(AdjustOrder{UnitId{99}, AdjustOrder::Destination::none}),
              "there is no such unit on the battlefield");
}

TEST_F(ByHand, ActionsOfTheUnitThatActs) {
    begin(skirmish());
    EXPECT_EQ(refusalOf(AdjustActions{1}), "no unit acts right now");
    ASSERT_TRUE(play->until(Ask::chooseAction));
    const int id = play->question()->unit.value;
    EXPECT_EQ(unit(id).actionsLeft, 2);
    take(AdjustActions{1});
    EXPECT_EQ(unit(id).actionsLeft, 3);
    EXPECT_EQ(refusalOf(AdjustActions{-4}), "actions: 0 to 9");
    EXPECT_EQ(refusalOf(AdjustActions{7}), "actions: 0 to 9");
}

TEST_F(ByHand, UpgradesTurn) {
    Scenario scenario = skirmish();
    scenario.units[0].cards = {{"binoculars", "Binoculars", CardUse::exhaust}};
    begin(std::move(scenario));
    take(AdjustCard{UnitId{0}, 0, EquippedCard::State::expended});
    EXPECT_EQ(unit(0).cards[0].state, EquippedCard::State::expended);
    take(AdjustCard{UnitId{0}, 0, EquippedCard::State::ready});
    EXPECT_EQ(unit(0).cards[0].state, EquippedCard::State::ready);
    EXPECT_EQ(refusalOf(AdjustCard{UnitId{0}, 1, {}}), "the unit has no such upgrade");
    EXPECT_EQ(refusalOf(AdjustCard{UnitId{0}, -1, {}}), "the unit has no such upgrade");
}

TEST_F(ByHand, DualSidedUpgradesTurnOver) {
    Scenario scenario = skirmish();
    EquippedCard card{"config", "Config", CardUse::exhaust};
    card.sides = {"Rifle", "Pistol"};
    scenario.units[0].cards = {card, {"binoculars", "Binoculars", CardUse::exhaust}};
    begin(std::move(scenario));
    ASSERT_TRUE(play->until(Ask::chooseCardSide));
    ASSERT_TRUE(play->pick(EffectName{0}));
    take(AdjustCard{UnitId{0}, 0, EquippedCard::State::ready, 1});
    EXPECT_EQ(unit(0).cards[0].side, 1);
    EXPECT_EQ(unit(0).cards[0].state, EquippedCard::State::ready);
    take(AdjustCard{UnitId{0}, 0, EquippedCard::State::exhausted, 0});
    EXPECT_EQ(unit(0).cards[0].side, 0);
    EXPECT_EQ(unit(0).cards[0].state, EquippedCard::State::exhausted);
    EXPECT_EQ(refusalOf(AdjustCard{UnitId{0}, 0, {}, 2}), "the upgrade has no such side");
    EXPECT_EQ(refusalOf(AdjustCard{UnitId{0}, 0, {}, -1}), "the upgrade has no such side");
    EXPECT_EQ(refusalOf(AdjustCard{UnitId{0}, 1, {}, 0}), "the upgrade has no such side");
}

TEST_F(ByHand, CommandCardsGoFromPileToPile) {
    begin(commandedSkirmish());
    using Destination = AdjustHand::Destination;
    take(AdjustHand{Player::blue, "one", Destination::discarded});
    EXPECT_EQ(view().command[0].handSize, 6);
    EXPECT_EQ(view().command[0].discarded.size(), 1U);
    take(AdjustHand{Player::blue, "one", Destination::hand});
    EXPECT_EQ(view().command[0].handSize, 7);
    take(AdjustHand{Player::blue, "one", Destination::permanent});
    EXPECT_EQ(view().command[0].permanent.size(), 1U);
    take(AdjustHand{Player::blue, "one", Destination::setAside});
    EXPECT_TRUE(view().command[0].permanent.empty());
    ASSERT_EQ(view().command[0].setAside.size(), 1U);
    EXPECT_EQ(play->battle.log.back().verdict,
              "blue's one set aside by hand, from the cards in play for good");
    EXPECT_EQ(refusalOf(AdjustHand{Player::blue, "one", Destination::setAside}),
              "the card is there already");
    take(AdjustHand{Player::blue, "one", Destination::hand});
    EXPECT_TRUE(view().command[0].setAside.empty());
    EXPECT_EQ(refusalOf(AdjustHand{Player::blue, "two", Destination::hand}),
              "the card is there already");
    EXPECT_EQ(refusalOf(AdjustHand{Player::blue, "nine", Destination::hand}),
              "the player has no such command card");
}

TEST_F(ByHand, ARevealedCardMayGoBackToTheHand) {
    begin(commandedSkirmish());
    ASSERT_TRUE(play->until(Ask::chooseUnitToActivate));
    const CommandCard* played = play->battle.command(Player::blue).played;
    ASSERT_NE(played, nullptr);
    EXPECT_EQ(refusalOf(AdjustHand{Player::blue, played->id, AdjustHand::Destination::discarded}),
              "the card of this round leaves play in the End Phase");
    take(AdjustHand{Player::blue, played->id, AdjustHand::Destination::hand});
    EXPECT_EQ(view().command[0].handSize, 7);
    while (play->question() && play->battle.round == 1) play->step();
    EXPECT_TRUE(play->battle.command(Player::blue).discarded.empty());
}

TEST_F(ByHand, PassPoolsAndMarks) {
    begin(commandedSkirmish());
    take(AdjustPassPool{Player::red, 2});
    EXPECT_EQ(view().command[1].passPool, 2);
    EXPECT_EQ(refusalOf(AdjustPassPool{Player::red, -3}), "advantage tokens: 0 to 99");
    take(AdjustMark{UnitId{1}, "Intel", 2});
    EXPECT_EQ(unit(1).marks.at("Intel"), 2);
    take(AdjustMark{UnitId{1}, "Intel", -2});
    EXPECT_TRUE(unit(1).marks.empty());
    EXPECT_EQ(refusalOf(AdjustMark{UnitId{1}, "Intel", -1}), "marks: 0 to 99");
    EXPECT_EQ(refusalOf(AdjustMark{UnitId{1}, "", 1}), "a mark has a name of 1 to 60 bytes");
}

TEST_F(ByHand, ADefeatedMiniatureReturnsAndWithItItsUnit) {
    begin(skirmish());
    for (int id : {0, 1, 2, 3}) take(AdjustWounds{MiniId{id}, 1});
    ASSERT_TRUE(unit(0).defeated);
    EXPECT_EQ(view().redPoints, unit(0).card->points);
    EXPECT_NE(refusalOf(ReturnMini{{MiniId{2}, {-5, 5, 0}, {}}}), "taken");
    take(ReturnMini{{MiniId{2}, {3, 14, 0}, {90}}});
    EXPECT_FALSE(unit(0).defeated);
    EXPECT_EQ(unit(0).minis, std::vector{MiniId{2}});
    EXPECT_EQ(view().redPoints, 0);
    EXPECT_EQ(view().mini(MiniId{2}).mini.position.x, 3.0);
    EXPECT_EQ(refusalOf(ReturnMini{{MiniId{2}, {3, 14, 0}, {}}}), "the miniature was not defeated");
}

TEST_F(ByHand, AnUndeployedUnitIsPutOnTheBattlefield) {
    Scenario scenario = skirmish();
    scenario.units[0].undeployed = true;
    begin(std::move(scenario));
    EXPECT_EQ(refusalOf(DeployUnit{UnitId{1}, {5, 12, 0}, {}}),
              unit(1).label + " is deployed already");
    EXPECT_NE(refusalOf(DeployUnit{UnitId{0}, {50, 12, 0}, {}}), "taken") << "off the table";
    take(DeployUnit{UnitId{0}, {10, 5, 0}, {0}});
    EXPECT_FALSE(unit(0).undeployed);
    for (const MiniId one : unit(0).minis) {
        EXPECT_LT(std::abs(view().mini(one).mini.position.x - 10.0), 6.0);
        EXPECT_NE(view().battlefield.mini(one.value), nullptr);
    }
}

TEST_F(ByHand, TokensAndMarkersLieAreHeldAndLeave) {
    begin(skirmish());
    const auto token = [&](std::size_t i) { return view().mission.tokens[i].token; };
    take(AdjustObjective{{}, ObjectiveKind::asset, "Data Core", geometry::Vec2{18, 12}, {}});
    ASSERT_EQ(view().mission.tokens.size(), 1U);
    EXPECT_EQ(token(0).name, "Data Core");
    EXPECT_TRUE(token(0).onTable());
    take(AdjustObjective{{0}, {}, "", {}, UnitId{1}});
    EXPECT_EQ(token(0).holder, UnitId{1});
    take(AdjustObjective{{0}, {}, "", geometry::Vec2{8, 12}, {}});
    EXPECT_EQ(token(0).position.x, 8.0);
    EXPECT_TRUE(token(0).holder.none());
    take(AdjustObjective{{0}, {}, "", {}, {}});
    EXPECT_TRUE(token(0).removed);
    EXPECT_FALSE(token(0).onTable());
    EXPECT_EQ(refusalOf(AdjustObjective{{1}, {}, "", geometry::Vec2{8, 12}, {}}),
              "there is no such token");
    EXPECT_EQ(refusalOf(AdjustObjective{{}, {}, "", {}, {}}),
              "a new token lies somewhere, or a unit holds it");
    EXPECT_EQ(refusalOf(AdjustObjective{{}, {}, "", geometry::Vec2{-1, 12}, {}}),
              "off the battlefield");
}

TEST_F(ByHand, NobodyContestsAMarker) {
    begin(skirmish());
    const geometry::Vec3 leader = play->battle.mini(MiniId{0}).mini.position;
    const geometry::Vec2 beside{leader.x, leader.y + 2.0};
    take(AdjustObjective{{}, ObjectiveKind::marker, "Charge", beside, {}});
    take(AdjustObjective{{}, ObjectiveKind::asset, "Crate", beside, {}});
    EXPECT_TRUE(view().mission.tokens[0].contesting.empty());
    EXPECT_FALSE(view().mission.tokens[1].contesting.empty());
}

TEST_F(ByHand, DiceOfAnAttackChangeWhileNoneRolls) {
    Scenario scenario = shootOut();
    scenario.units[1].tokens[Token::dodge] = 1;
    begin(std::move(scenario));
    EXPECT_EQ(refusalOf(AdjustDice{false, {}}), "no attack pool is being resolved");
    play->shows = [](Die die) { return isAttack(die) ? Face::hit : Face::blank; };
    ASSERT_TRUE(play->until(Ask::spendDodge));
    take(AdjustDice{false, {{Die::redAttack, Face::crit}}});
    EXPECT_EQ(play->battle.attack->dice, (std::vector<RolledDie>{{Die::redAttack, Face::crit}}));
    EXPECT_EQ(refusalOf(AdjustDice{false, {{Die::redDefense, Face::block}}}),
              "attack dice are red, black or white ones");
    EXPECT_EQ(refusalOf(AdjustDice{true, {{Die::redAttack, Face::crit}}}),
              "defense dice are red or white defense dice");
    EXPECT_EQ(refusalOf(AdjustDice{false, {{Die::redAttack, Face::block}}}),
              "the die does not have this face");
    ASSERT_TRUE(play->until(Ask::rollDice));
    EXPECT_EQ(refusalOf(AdjustDice{false, {}}), "dice are being rolled");
}

TEST_F(ByHand, DiceMayBeRolledForACard) {
    begin(skirmish());
    take(HandRoll{{{Die::blackAttack, Face::crit}, {Die::whiteDefense, Face::blank}}});
    EXPECT_EQ(play->battle.log.back().dice.size(), 2U);
    EXPECT_EQ(refusalOf(HandRoll{}), "a roll has dice");
    EXPECT_EQ(refusalOf(HandRoll{{{Die::whiteDefense, Face::crit}}}),
              "the die does not have this face");
}

}  // namespace
}  // namespace sightline::engine::test
