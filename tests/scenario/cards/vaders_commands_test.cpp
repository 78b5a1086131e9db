// The command cards of Darth Vader that change how often and how long units act: Implacable and
// New Ways to Motivate Them. Core Rulebook p. 21, 23, 37.
#include "engine/legion/rules/game/invariants.h"
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard sturdyTroopers() {
    UnitCard card = rebelTroopers();
    card.wounds = 3;
    return card;
}

/// Blue's Darth Vader is the unit `luke`. Only he has an order.
struct ImplacableScene : WithCard {
    ImplacableScene() : WithCard("implacable", sturdyTroopers(), "Darth Vader") {}
    void toEndOfFirstActivation() {
        playIt();
        toActivations();
        rest(luke);
    }
    int tokensInPool() const { return view().command[0].pool[Rank::commander]; }
    /// Red activates a unit, and blue draws the order token of the commander.
    void activateAgain() {
        while (question().player == Player::red) idle();
        ASSERT_TRUE(asks(Ask::chooseUnitToActivate));
        draw();
        drawn(Rank::commander);
        if (asks(Ask::chooseUnitToActivate)) give(luke);
        while (!asks(Ask::chooseAction)) idle();
    }
};

TEST(CardImplacable, GivesADodgeAtTheStartOfEachActivation) {
    ImplacableScene scene;
    scene.playIt();
    scene.toActivations();
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 0);
    scene.activate(scene.luke);
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 1);
    EXPECT_EQ(scene.last(Happening::tokenGained).citation, page(21, "Implacable"));
    EXPECT_EQ(scene.unit(scene.luke).actionsLeft, 2);
    scene.action(Action::finish);
    ASSERT_TRUE(scene.isAsked());
    scene.pickFirst(Ask::chooseForEffect);
    scene.activateAgain();
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 2);
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardImplacable, ForAWoundTheOrderTokenReturnsToThePool) {
    ImplacableScene scene;
    scene.toEndOfFirstActivation();
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().unit, scene.luke);
    EXPECT_EQ(scene.optionCount(), 2U) << "he may decline";
    EXPECT_EQ(scene.tokensInPool(), 0);
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.luke, 0)).wounds, 1);
    EXPECT_EQ(scene.tokensInPool(), 1);
    EXPECT_FALSE(scene.unit(scene.luke).activated);
    EXPECT_EQ(scene.unit(scene.luke).order, UnitView::Order::none) << "his token is in the pool";
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
}

TEST(CardImplacable, WithoutTheWoundHeHasActivated) {
    ImplacableScene scene;
    scene.toEndOfFirstActivation();
    ASSERT_TRUE(scene.isAsked());
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.view().mini(scene.mini(scene.luke, 0)).wounds, 0);
    EXPECT_EQ(scene.tokensInPool(), 0);
    EXPECT_TRUE(scene.unit(scene.luke).activated);
}

TEST(CardImplacable, InTheSecondActivationHeMakesOneActionLess) {
    ImplacableScene scene;
    scene.toEndOfFirstActivation();
    scene.pickFirst(Ask::chooseForEffect);
    scene.activateAgain();
    EXPECT_EQ(scene.unit(scene.luke).actionsLeft, 1);
    EXPECT_EQ(scene.last(Happening::keywordActed).verdict, "actions less: 1");
    scene.action(Action::finish);
    EXPECT_FALSE(scene.isAsked()) << "only the first activation";
    EXPECT_TRUE(scene.unit(scene.luke).activated);
    EXPECT_EQ(scene.tokensInPool(), 0);
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
}

TEST(CardImplacable, AWoundThatDefeatsHimReturnsNoToken) {
    ImplacableScene scene;
    scene.with(scene.luke).wounds = {lukeSkywalker().wounds - 1};
    scene.toEndOfFirstActivation();
    ASSERT_TRUE(scene.isAsked());
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_TRUE(scene.unit(scene.luke).defeated);
    EXPECT_EQ(scene.tokensInPool(), 0);
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
}

TEST(CardImplacable, OtherUnitsAndLaterRoundsHaveNothingOfIt) {
    ImplacableScene scene;
    scene.toEndOfFirstActivation();
    scene.pickFirst(Ask::chooseForEffect);
    while (scene.view().round == 1) {
        EXPECT_FALSE(scene.isAsked());
        scene.idle();
    }
    for (const UnitId one : {scene.first, scene.second, scene.vader, scene.storm1})
        EXPECT_EQ(scene.tokens(one, Token::dodge), 0);
    scene.play("Standing Orders");
    scene.play("Standing Orders");
    scene.toCard();
    scene.giveOrder(scene.luke);
    while (scene.question().player == Player::red) scene.idle();
    scene.rest(scene.luke);
    EXPECT_FALSE(scene.isAsked());
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 0);
}

/// Both corps units have an order. Vader is the unit `luke`.
struct Motivation : WithCard {
    explicit Motivation(UnitCard corps = sturdyTroopers())
        : WithCard("new-ways-to-motivate-them", std::move(corps), "Darth Vader") {}
    void begin() {
        playIt();
        while (!asks(Ask::issueOrders)) idle();
        order({first, second});
        toCard();
    }
    int wounds(UnitId one) const { return view().mini(mini(one, 0)).wounds; }
};

TEST(CardNewWaysToMotivateThem, AWoundBuysAnAction) {
    Motivation scene;
    scene.begin();
    scene.activate(scene.first);
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().unit, scene.first);
    EXPECT_EQ(scene.question().names[2], "Suffer wounds: 1");
    EXPECT_EQ(scene.optionCount(), 2U) << "it may decline";
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_EQ(scene.wounds(scene.first), 1);
    EXPECT_EQ(scene.last(Happening::keywordActed).citation, page(21, "New Ways to Motivate Them"));
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.first).actionsLeft, 3);
    scene.action(Action::finish);
    EXPECT_EQ(scene.unit(scene.first).effects.size(), 0U) << "for this activation only";
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardNewWaysToMotivateThem, MayBeDeclined) {
    Motivation scene;
    scene.begin();
    scene.activate(scene.first);
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.wounds(scene.first), 0);
    EXPECT_EQ(scene.unit(scene.first).actionsLeft, 2);
}

TEST(CardNewWaysToMotivateThem, ASuppressedUnitMakesTwoActions) {
    Motivation scene;
    gain(scene, scene.first, Token::suppression, 1);
    scene.begin();
    scene.activate(scene.first);
    ASSERT_TRUE(scene.isAsked());
    scene.pickFirst(Ask::chooseForEffect);
    while (!scene.asks(Ask::chooseAction)) scene.idle();
    EXPECT_EQ(scene.unit(scene.first).actionsLeft, 2);
}

TEST(CardNewWaysToMotivateThem, NotVaderAndNotWithoutAFaceupOrder) {
    Motivation scene;
    scene.playIt();
    while (!scene.asks(Ask::issueOrders)) scene.idle();
    scene.order({scene.luke, scene.second});
    scene.toCard();
    scene.rest(scene.luke);
    EXPECT_FALSE(scene.isAsked()) << "Darth Vader";
    while (scene.question().player == Player::red) scene.idle();
    scene.draw();
    scene.drawn(Rank::corps);
    if (scene.asks(Ask::chooseUnitToActivate)) scene.give(scene.first);
    EXPECT_FALSE(scene.isAsked()) << "the order token came from the pool";
}

TEST(CardNewWaysToMotivateThem, NotAVehicleAndNotAnEnemyUnit) {
    Motivation scene([] {
        UnitCard card = sturdyTroopers();
        card.type = UnitType::groundVehicle;
        return card;
    }());
    scene.playIt();
    scene.toCard();
    scene.giveOrder(scene.first);
    scene.rest(scene.first);
    EXPECT_FALSE(scene.isAsked()) << "a vehicle";
    scene.giveOrder(scene.storm1);
    ASSERT_EQ(scene.question().player, Player::red);
    scene.rest(scene.storm1);
    EXPECT_FALSE(scene.isAsked()) << "an enemy unit";
}

TEST(CardNewWaysToMotivateThem, AUnitThatTheWoundDefeatsMakesNoActions) {
    Motivation scene(rebelTroopers());
    scene.begin();
    scene.activate(scene.first);
    ASSERT_TRUE(scene.isAsked());
    scene.pickFirst(Ask::chooseForEffect);
    EXPECT_TRUE(scene.unit(scene.first).defeated);
    EXPECT_EQ(scene.question().player, Player::red);
    EXPECT_EQ(brokenInvariants(scene.game()), std::vector<std::string>{});
}

}  // namespace
}  // namespace sightline::engine::scene
