// Clauses of command cards that act in an attack. Each test checks one clause.
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

/// Blue's first corps unit attacks the stormtroopers and may spend an aim token. Blue has played a
/// command card.
struct Firing : WithCard {
    explicit Firing(const std::string& card) : WithCard(card) {
        stand(*this, first, {10.0, 20.0});
        stand(*this, second, {13.0, 20.0});
        gain(*this, first, Token::aim, 1);
    }
    void shoot(bool aims) {
        playIt();
        toActivations();
        attack(first, storm1);
        while (asks(Ask::rollDice) || asks(Ask::rerollWithAim)) {
            if (asks(Ask::rerollWithAim) && aims)
                reroll({0});
            else
                idle();
        }
    }
};

void expectAnAimAfterASpentAim(const std::string& card) {
    Firing spent(card), kept(card);
    spent.shoot(true);
    ASSERT_TRUE(spent.isAsked(card));
    ASSERT_EQ(spent.optionCount(), 2U) << "the other corps unit, or nobody";
    spent.choose(spent.second, Ask::chooseForEffect);
    EXPECT_EQ(spent.tokens(spent.second, Token::aim), 1);
    kept.shoot(false);
    EXPECT_FALSE(kept.isAsked(card));
}

TEST(CardCoordinatedFire, ActsOnlyAfterAnAimWasSpent) {
    expectAnAimAfterASpentAim("coordinated-fire");
}
TEST(CardUnrelentingAssault, ActsAsCoordinatedFire) {
    expectAnAimAfterASpentAim("unrelenting-assault");
}

/// Blue has played a command card and attacks the stormtroopers, which may have a facedown order
/// token.
struct AgainstOrders : WithCard {
    AgainstOrders(const std::string& card, const std::string& owner) : WithCard(card) {
        with(luke).card.name = owner;
        stand(*this, storm1, {5.0, 12.0});
    }
    void shoot(bool facedownThere) {
        playIt();
        toActivations();
        rest(first);
        giveOrder(facedownThere ? storm1 : storm2);
        rest(facedownThere ? storm1 : storm2);
        attack(luke, storm1);
    }
};

TEST(CardYouUnderestimateMyPower, SixWhiteDiceAgainstAFacedownOrder) {
    AgainstOrders after("you-underestimate-my-power", "Anakin Skywalker");
    after.shoot(true);
    EXPECT_EQ(after.rolling(), 2 + 6);
    EXPECT_EQ(after.number(Happening::poolFormed, "white"), 6.0);
    AgainstOrders before("you-underestimate-my-power", "Anakin Skywalker");
    before.shoot(false);
    EXPECT_EQ(before.rolling(), 2);
}

TEST(CardIWantYouToKnowFailure, AnAimAgainstAUnitWithoutAFacedownOrder) {
    AgainstOrders before("i-want-you-to-know-failure", "Grand Admiral Thrawn");
    before.with(before.luke).card.faction = "empire";
    before.shoot(false);
    EXPECT_EQ(before.tokens(before.luke, Token::aim), 1);
    AgainstOrders after("i-want-you-to-know-failure", "Grand Admiral Thrawn");
    after.with(after.luke).card.faction = "empire";
    after.shoot(true);
    EXPECT_EQ(after.tokens(after.luke, Token::aim), 0);
    AgainstOrders other("i-want-you-to-know-failure", "Grand Admiral Thrawn");
    other.shoot(false);
    EXPECT_EQ(other.tokens(other.luke, Token::aim), 0) << "no Empire unit attacks";
}

}  // namespace
}  // namespace sightline::engine::scene
