// Clauses of command cards by which a unit acts, moves or attacks. The effects of these cards are
// data and not C++ code.
#include "scenario/cards/command_card_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(CardImperialDiscipline, AUnitRecoversOutsideItsActivation) {
    WithCard scene("imperial-discipline", rebelTroopers(), "General Veers");
    gain(scene, scene.first, Token::suppression, 2);
    scene.playIt();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.question().unit, scene.first) << "the others have nothing to recover from";
    ASSERT_EQ(scene.optionCount(), 2U) << "to recover, or not";
    scene.choose(Action::recover, Ask::chooseFreeAction);
    scene.recover(2);
    EXPECT_EQ(scene.tokens(scene.first, Token::suppression), 0);
    EXPECT_EQ(scene.last(Happening::actionMade).citation, page(21, "Imperial Discipline"));
    scene.toCard();
    EXPECT_FALSE(scene.isAsked());
}

TEST(CardNoTimeForSorrows, AUnitMovesAtSpeed1OrStays) {
    WithCard scene("no-time-for-sorrows", rebelTroopers(), "Leia Organa");
    scene.playIt();
    scene.toCard();
    ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
    EXPECT_EQ(scene.question().unit, scene.luke);
    EXPECT_TRUE(scene.offers(Action::climb) || scene.offers(Action::move));
    scene.choose(Action::move, Ask::chooseFreeAction);
    ASSERT_EQ(scene.question().form, AnswerForm::move);
    EXPECT_NE(scene.refusal(MoveAnswer{straight(2, 90.0, 4.0)}), "") << "Speed 1";
    scene.move(straight(1, 90.0, 2.0));
    EXPECT_NEAR(scene.view().mini(scene.mini(scene.luke, 0)).mini.position.y, 7.0, 1e-6);
    EXPECT_FALSE(scene.recorded(Happening::actionMade)) << "a Move of a card is no action";
    scene.toCard();
    ASSERT_EQ(scene.question().unit, scene.first);
    scene.choose(Done{}, Ask::chooseFreeAction);
    EXPECT_NEAR(scene.view().mini(scene.mini(scene.first, 0)).mini.position.y, 5.0, 1e-6);
}

TEST(CardFlexibleStrategy, AVehicleGainsAnAimOrADodge) {
    WithCard scene("flexible-strategy", atRt());
    scene.playIt();
    for (scene.toCard(); scene.isAsked(); scene.toCard()) {
        const bool mayDecline = scene.offers(Done{});
        const std::size_t option = scene.question().unit == scene.first ? 1 : 0;
        scene.choose(mayDecline ? Option{Done{}} : scene.question().options[option],
                     scene.question().ask);
    }
    EXPECT_EQ(scene.tokens(scene.first, Token::dodge), 1);
    EXPECT_EQ(scene.tokens(scene.first, Token::aim), 0);
}

TEST(CardAtLast, HeMaySufferAWound) {
    for (const bool wanted : {true, false}) {
        WithCard scene("at-last", rebelTroopers(), "Maul");
        scene.playIt();
        scene.toActivations();
        scene.activate(scene.luke);
        ASSERT_TRUE(scene.isAsked("at-last"));
        EXPECT_EQ(scene.question().names[2], "Suffer wounds: 1");
        const Option answer = wanted ? scene.question().options[0] : Option{Done{}};
        scene.choose(answer, Ask::chooseForEffect);
        EXPECT_EQ(scene.view().mini(scene.mini(scene.luke, 0)).wounds, wanted ? 1 : 0);
    }
}

TEST(CardPulseScan, SheGainsADodgeAndAStandbyAfterHerActivation) {
    WithCard scene("pulse-scan", rebelTroopers(), "Iden Versio");
    scene.playIt();
    scene.toActivations();
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 0);
    scene.rest(scene.luke);
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 1);
    EXPECT_EQ(scene.tokens(scene.luke, Token::standby), 1);
}

TEST(CardWereNotProgrammed, HeMayRecoverAtTheStartOfHisActivation) {
    WithCard scene("were-not-programmed", rebelTroopers(), "Clone Captain Rex");
    scene.with(scene.luke).card.type = UnitType::cloneTrooper;
    gain(scene, scene.luke, Token::suppression, 2);
    scene.playIt();
    scene.toActivations();
    scene.activate(scene.luke);
    ASSERT_TRUE(scene.isAsked());
    scene.choose(Action::recover, Ask::chooseFreeAction);
    scene.recover(2);
    EXPECT_EQ(scene.tokens(scene.luke, Token::suppression), 0);
    ASSERT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_EQ(scene.unit(scene.luke).actionsLeft, 2);
}

TEST(CardRevengeIsNotTheJediWay, AKeywordReplacesAnother) {
    WithCard scene("revenge-is-not-the-jedi-way", rebelTroopers(), "Ahsoka Tano");
    scene.with(scene.luke).card.keywords.push_back(word(Keyword::shienMastery));
    scene.playIt();
    scene.toActivations();
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 3);
    EXPECT_TRUE(scene.has(scene.luke, "Jar'Kai Mastery"));
    EXPECT_FALSE(scene.has(scene.luke, "Shien Mastery"));
    while (scene.view().round == 1) scene.idle();
    EXPECT_FALSE(scene.has(scene.luke, "Jar'Kai Mastery"));
    EXPECT_TRUE(scene.has(scene.luke, "Shien Mastery"));
}

TEST(CardBlastOff, ItIsFasterForTheRound) {
    WithCard scene("blast-off", rebelTroopers(), "R2-D2");
    scene.playIt();
    EXPECT_EQ(scene.view().unit(scene.luke).card->speed, 3);
    EXPECT_EQ(scene.view().unit(scene.first).card->speed, 2);
    EXPECT_TRUE(scene.has(scene.luke, "Disengage"));
    EXPECT_TRUE(scene.has(scene.luke, "Jump 1"));
    while (scene.view().round == 1) scene.idle();
    EXPECT_EQ(scene.view().unit(scene.luke).card->speed, 2);
}

TEST(CardEvasiveManeuvers, EveryAlliedVehicleIsNimbleForTheRound) {
    WithCard scene("evasive-maneuvers", atRt(), "General Veers");
    scene.playIt();
    scene.toActivations();
    for (const UnitId one : {scene.first, scene.second}) {
        EXPECT_EQ(scene.tokens(one, Token::dodge), 1);
        EXPECT_TRUE(scene.has(one, "Nimble"));
    }
    EXPECT_FALSE(scene.has(scene.luke, "Nimble")) << "a trooper";
    EXPECT_FALSE(scene.has(scene.storm1, "Nimble"));
}

TEST(CardLeadFromTheFront, UpTo3OtherUnitsInRange1GainAnAimOrADodge) {
    WithCard scene("lead-from-the-front");
    scene.playIt();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked("lead-from-the-front"));
    ASSERT_EQ(scene.optionCount(), 2U) << "one unit in range 1, or nobody";
    EXPECT_TRUE(scene.offers(scene.first));
    scene.choose(scene.first, Ask::chooseForEffect);
    EXPECT_EQ(scene.question().names[2], "Gain: 1 aim");
    scene.choose(EffectName{3}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.first, Token::dodge), 1);
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 0);
}

TEST(CardMasterOfEvil, EachEnemyTrooperInRange2IsSuppressed) {
    WithCard scene("master-of-evil", rebelTroopers(), "Darth Vader");
    stand(scene, scene.storm1, {10.0, 13.0});
    scene.playIt();
    scene.toActivations();
    EXPECT_EQ(scene.tokens(scene.storm1, Token::suppression), 0);
    scene.activate(scene.luke);
    EXPECT_EQ(scene.tokens(scene.storm1, Token::suppression), 3);
    EXPECT_EQ(scene.tokens(scene.storm2, Token::suppression), 0) << "beyond range 2";
    EXPECT_EQ(scene.tokens(scene.first, Token::suppression), 0) << "an ally";
}

TEST(CardDeployTheGarrison, TwoTroopersWithFaceupOrdersStandBy) {
    WithCard scene("deploy-the-garrison", rebelTroopers(), "Director Orson Krennic");
    scene.playIt();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked("deploy-the-garrison"));
    EXPECT_EQ(scene.optionCount(), 3U) << "the two ordered units, or nobody";
    EXPECT_FALSE(scene.offers(scene.second)) << "it has no order";
    scene.choose(scene.luke, Ask::chooseForEffect);
    scene.choose(scene.first, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.luke, Token::standby), 1);
    EXPECT_EQ(scene.tokens(scene.first, Token::standby), 1);
    EXPECT_TRUE(scene.asks(Ask::chooseUnitToActivate));
}

TEST(CardReturnOfTheJedi, TroopersInRange3MayRemoveASuppression) {
    WithCard scene("return-of-the-jedi");
    gain(scene, scene.first, Token::suppression, 2);
    scene.playIt();
    scene.toActivations();
    scene.activate(scene.luke);
    ASSERT_TRUE(scene.isAsked("return-of-the-jedi"));
    ASSERT_EQ(scene.optionCount(), 2U) << "one unit has suppression";
    scene.choose(scene.first, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.first, Token::suppression), 1);
    EXPECT_FALSE(scene.isAsked("return-of-the-jedi")) << "each unit once";
}

TEST(CardSupremeCommander, TheOrderedUnitAndTroopersInRange1AndLosGainASurge) {
    for (const bool wall : {false, true}) {
        WithCard scene("supreme-commander", rebelTroopers(), "General Grievous");
        if (wall) scene.terrain(box("wall", {12.5, 5.0}, {0.5, 6.0, 6.0}, building()));
        scene.playIt();
        scene.toActivations();
        EXPECT_TRUE(scene.has(scene.luke, "Ruthless"));
        EXPECT_FALSE(scene.has(scene.first, "Ruthless"));
        EXPECT_EQ(scene.tokens(scene.luke, Token::surge), 2) << "its own order and the other one";
        EXPECT_EQ(scene.tokens(scene.first, Token::surge), 2);
        EXPECT_EQ(scene.tokens(scene.second, Token::surge), wall ? 0 : 1);
    }
}

TEST(CardFullThrottle, AVehicleThatMovedGainsASurge) {
    WithCard scene("full-throttle", atRt(), "General Grievous");
    scene.playIt();
    scene.toActivations();
    scene.activate(scene.first);
    scene.action(Action::move);
    scene.move(straight(1, 0.0, 1.0));
    EXPECT_EQ(scene.tokens(scene.first, Token::surge), 1);
    EXPECT_EQ(scene.tokens(scene.luke, Token::surge), 0);
}

TEST(CardSynchronizedOffensive, OrdersACloneUnitNearTheVehicle) {
    WithCard scene("synchronized-offensive", atRt());
    UnitCard clone = rebelTroopers();
    clone.type = UnitType::cloneTrooper;
    const UnitId near = scene.blue(clone, {{12.5, 9.0}});
    const UnitId far = scene.blue(clone, {{40.0, 5.0}});
    scene.playIt();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked("synchronized-offensive"));
    EXPECT_TRUE(scene.offers(near));
    EXPECT_FALSE(scene.offers(far));
    scene.choose(near, Ask::chooseForEffect);
    EXPECT_EQ(scene.unit(near).order, faceup);
    const Record& record = scene.game().record();
    EXPECT_TRUE(std::any_of(record.begin(), record.end(), [&](const Ruling& one) {
        return one.happening == Happening::orderIssued && one.unit == near;
    }));
}

TEST(CardMarkedForElimination, AnEnemyLeaderIsObserved) {
    WithCard scene("marked-for-elimination", rebelTroopers(), "Gar Saxon");
    scene.playIt();
    scene.toCard();
    EXPECT_EQ(scene.tokens(scene.luke, Token::aim), 2);
    ASSERT_TRUE(scene.isAsked("marked-for-elimination"));
    ASSERT_EQ(scene.optionCount(), 1U) << "no corps unit, and no way to decline";
    scene.choose(scene.vader, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.vader, Token::observation), 4);
}

TEST(CardWitchMagick, MaulHealsAndLosesPoisonAndImmobilize) {
    WithCard scene("witch-magick", rebelTroopers(), "Maul");
    gain(scene, scene.luke, Token::poison, 1);
    gain(scene, scene.luke, Token::immobilize, 2);
    gain(scene, scene.luke, Token::suppression, 1);
    scene.start();
    scene.adjust({Player::blue, AdjustWounds{scene.mini(scene.luke, 0), 3}});
    scene.play(scene.name);
    scene.play("Standing Orders");
    scene.toActivations();
    EXPECT_EQ(scene.view().mini(scene.mini(scene.luke, 0)).wounds, 1) << "2 of 3";
    EXPECT_EQ(scene.tokens(scene.luke, Token::poison), 0);
    EXPECT_EQ(scene.tokens(scene.luke, Token::immobilize), 0);
    EXPECT_EQ(scene.last(Happening::keywordActed).verdict, "Witch Magick removes wounds: 2");
    scene.activate(scene.luke);
    ASSERT_TRUE(scene.isAsked());
    EXPECT_TRUE(scene.offers(Action::recover));
}

TEST(CardUnityWinsWars, OnceAnActivationAMercenaryGainsTheSameToken) {
    WithCard scene("unity-wins-wars", rebelTroopers(), "Shaak Ti");
    scene.with(scene.luke).card.faction = scene.with(scene.second).card.faction = "republic";
    scene.with(scene.first).card.faction = "mercenary";
    scene.with(scene.first).card.keywords.push_back(word(Keyword::mercenary));
    scene.playIt();
    scene.toActivations();
    scene.activate(scene.luke);
    scene.action(Action::dodge);
    ASSERT_TRUE(scene.isAsked("unity-wins-wars"));
    ASSERT_EQ(scene.optionCount(), 1U);
    scene.choose(scene.first, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.first, Token::dodge), 1);
    scene.action(Action::aim);
    EXPECT_FALSE(scene.isAsked("unity-wins-wars")) << "once an activation";
    EXPECT_EQ(scene.tokens(scene.first, Token::aim), 0);
    while (!scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    scene.giveOrder(scene.storm1);
    scene.rest(scene.storm1);
    scene.activate(scene.second);
    scene.action(Action::aim);
    ASSERT_TRUE(scene.isAsked("unity-wins-wars")) << "another activation";
    scene.choose(scene.first, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.first, Token::aim), 1);
}

TEST(CardKnowledgeAndDefense, ADodgeForEachOtherTrooperInRange1) {
    WithCard scene("knowledge-and-defense", rebelTroopers(), "Obi-Wan Kenobi");
    stand(scene, scene.second, {5.0, 9.0});
    scene.playIt();
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 2);
    const AutomationState state = automationOf(command("knowledge-and-defense"));
    EXPECT_EQ(state.state, Plays::part);
    EXPECT_EQ(state.byHand, std::vector<std::string>{"Guardian may be used against melee attacks"});
    const Ruling reminder = scene.last(Happening::reminded);
    EXPECT_NE(reminder.verdict.find("By hand: Guardian may be used against melee attacks"),
              std::string::npos)
        << reminder.verdict;
}

TEST(CardGunnerInfantry, HeIsSlowerInHisNextActivation) {
    WithCard scene("gunner-infantry", rebelTroopers(), "Major Marquand");
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(scene.has(scene.luke, "Tactical 1"));
    EXPECT_EQ(scene.view().unit(scene.luke).card->speed, 1);
    scene.rest(scene.luke);
    EXPECT_EQ(scene.view().unit(scene.luke).card->speed, 2);
    EXPECT_TRUE(scene.has(scene.luke, "Tactical 1")) << "until the end of the round";
}

/// Blue has played a permanent command card of the shipped catalogue.
struct Permanent : WithCard {
    Permanent() : WithCard("independent-programming", rebelTroopers(), "IG-88") {}
    void orderOnlyTheFirst() {
        while (!asks(Ask::chooseUnitToActivate)) {
            if (asks(Ask::issueOrders) && question().player == Player::blue)
                order({first});
            else
                idle();
        }
    }
};

TEST(CardIndependentProgramming, StaysInPlayAndGivesAnAimForAnOrderToHimself) {
    Permanent scene;
    scene.playIt();
    scene.toActivations();
    EXPECT_EQ(scene.tokens(scene.luke, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 0) << "he has an order";
    while (scene.view().round == 1) scene.idle();
    const View seen = scene.view();
    const auto& permanent = seen.command[0].permanent;
    ASSERT_EQ(permanent.size(), 1U);
    EXPECT_EQ(permanent[0]->id, "independent-programming");
    EXPECT_EQ(reminders(scene), 0);
}

TEST(CardIndependentProgramming, GivesADodgeWithoutAnOrderInALaterRound) {
    Permanent scene;
    scene.playIt();
    scene.toActivations();
    while (scene.view().round == 1) scene.idle();
    scene.orderOnlyTheFirst();
    EXPECT_EQ(scene.unit(scene.luke).order, none);
    EXPECT_EQ(scene.tokens(scene.luke, Token::dodge), 1);
    EXPECT_EQ(scene.tokens(scene.luke, Token::aim), 0);
    EXPECT_EQ(scene.tokens(scene.first, Token::dodge), 0);
}

}  // namespace
}  // namespace sightline::engine::scene
