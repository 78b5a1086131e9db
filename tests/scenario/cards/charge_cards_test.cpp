// The command cards with charges: Explosions! and Merciless Munitions.
#include "engine/legion/basics/tokens.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

/// The owner of the card stands next to an enemy after both players have played their cards.
struct WithCharges : WithCard {
    WithCharges(const std::string& card, const std::string& owner)
        : WithCard(card, rebelTroopers(), owner) {
        with(storm1).minis.front().position = {5.0, 9.0, 0.0};
    }
    void toArm() {
        playIt();
        toActivations();
        activate(luke);
        cardAction(0);
    }
    bool mayDetonate() const {
        return asks(Ask::chooseForEffect) && question().citation == citationOf(Keyword::detonate);
    }
};

TEST(CardExplosions, TheOwnerHasArm2AndDetonate2) {
    WithCharges scene("explosions", "Sabine Wren");
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(scene.has(scene.luke, "Arm: Thermal Charge 2"));
    EXPECT_TRUE(scene.has(scene.luke, "Detonate: Thermal Charge 2"));
    EXPECT_FALSE(scene.has(scene.first, "Arm: Thermal Charge 2"));
}

TEST(CardExplosions, AfterArmTheUnitMayMoveAtSpeed1) {
    WithCharges scene("explosions", "Sabine Wren");
    scene.toArm();
    scene.spot({7.0, 9.0});
    scene.spot({7.0, 7.0});
    ASSERT_TRUE(scene.mayDetonate()) << "charges detonate before other effects of the action";
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_TRUE(scene.isAsked());
    EXPECT_TRUE(scene.offers(Action::move));
}

TEST(CardExplosions, AChargeRollsARedAndAWhiteDie) {
    WithCharges scene("explosions", "Sabine Wren");
    scene.toArm();
    scene.spot({7.0, 9.0});
    scene.spot({7.0, 7.0});
    scene.chance(Pick{0}, Ask::chooseForEffect);
    while (scene.asks(Ask::chooseAreaDefender)) scene.choose(scene.storm1, Ask::chooseAreaDefender);
    ASSERT_EQ(scene.rolling(), 2);
    EXPECT_EQ(scene.question().dice[0], Die::redAttack);
    EXPECT_EQ(scene.question().dice[1], Die::whiteAttack);
}

TEST(CardMercilessMunitions, ATrooperThatDefendedGains1Poison) {
    WithCharges scene("merciless-munitions", "Bossk");
    scene.toArm();
    scene.spot({7.0, 9.0});
    ASSERT_TRUE(scene.mayDetonate());
    scene.chance(Pick{0}, Ask::chooseForEffect);
    while (scene.asks(Ask::chooseAreaDefender)) scene.choose(scene.storm1, Ask::chooseAreaDefender);
    ASSERT_EQ(scene.rolling(), 2);
    scene.dice({blank, blank});
    EXPECT_EQ(scene.tokens(scene.storm1, Token::poison), 1);
}

}  // namespace
}  // namespace sightline::engine::scene
