// The cards of the catalogue that players divulge: the text for Divulge, and the text of the played
// card. Core Rulebook, Keyword Glossary p. 60.
#include "scenario/cards/divulging.h"

namespace sightline::engine::scene {
namespace {

/// Blue holds the card, and blue's leader has the name of the card's unit.
struct DivulgedCard : Divulging {
    std::string name;
    UnitId leader = unitOf(Player::blue, 0);
    explicit DivulgedCard(const std::string& id, const std::string& owner = "Luke Skywalker")
        : Divulging(std::vector<CommandCard>{command(id)}), name(command(id).name) {
        card(Player::blue, 0).name = owner;
    }
    void toText() {
        toStep();
        if (asks(Ask::divulgeCommandCard)) divulge(name);
    }
    /// Chooses blue's units with these indices for the card.
    void chooseUnits(const std::vector<int>& indices) {
        for (const int one : indices) choose(unitOf(Player::blue, one), Ask::chooseForEffect);
    }
};

TEST(CardThePhantomMenace, DivulgedItGivesMaulInfiltrate) {
    DivulgedCard scene("the-phantom-menace", "Maul");
    scene.toText();
    EXPECT_TRUE(scene.has(scene.leader, "Infiltrate"));
    EXPECT_FALSE(scene.has(scene.unitOf(Player::blue, 1), "Infiltrate"));
    scene.toSelection(Player::blue, 2);
    EXPECT_TRUE(scene.has(scene.leader, "Infiltrate")) << "for the game";

    DivulgedCard other("the-phantom-menace", "Maul");
    other.toStep();
    other.decline();
    EXPECT_FALSE(other.has(other.leader, "Infiltrate"));
}

/// Blue's Maul has played his card. An enemy is at `gap` inches from him.
struct PlayedPhantom : WithCard {
    explicit PlayedPhantom(double gap) : WithCard("the-phantom-menace", rebelTroopers(), "Maul") {
        with(luke).minis[0].position = {30.0, 10.0, 0.0};
        with(storm1).minis[0].position = {30.0, 10.0 + smallBase + gap, 0.0};
        with(storm2).minis[0].position = {60.0, 31.0, 0.0};
        scenario.lastRound = 2;
    }
    void toTurnOf(UnitId unit) {
        playIt();
        toActivations();
        if (unit == storm1) giveOrder(unit);
        while (!(asks(Ask::chooseUnitToActivate) && offers(unit))) idle();
        activate(unit);
        while (!asks(Ask::chooseAction)) idle();
    }
};

TEST(CardThePhantomMenace, MaulCannotAttackInTheRoundOfTheCard) {
    PlayedPhantom scene(5.0);
    scene.toTurnOf(scene.luke);
    EXPECT_FALSE(scene.offers(Action::attack));
    while (scene.view().round == 1 || !scene.asks(Ask::chooseUnitToActivate)) scene.idle();
    const auto faceupToken = AdjustOrder::Destination::faceup;
    if (scene.unit(scene.luke).order != faceup)
        scene.adjust({Player::blue, AdjustOrder{scene.luke, faceupToken}});
    while (!scene.offers(scene.luke)) scene.idle();
    scene.activate(scene.luke);
    while (!scene.asks(Ask::chooseAction)) scene.idle();
    EXPECT_TRUE(scene.offers(Action::attack)) << "only in the round of the card";
}

TEST(CardThePhantomMenace, OnlyEnemiesWithinRange2MayAttackMaul) {
    for (const double gap : {11.9, 12.1}) {
        PlayedPhantom scene(gap);
        scene.toTurnOf(scene.storm1);
        EXPECT_EQ(scene.offers(Action::attack), gap < 12.0) << gap;
    }
}

TEST(CardOutOfTheShadows, DivulgedItGivesTwoUnitsInfiltrate) {
    DivulgedCard scene("out-of-the-shadows");
    for (int i = 1; i <= 3; ++i) scene.card(Player::blue, i).affiliation = "Children of the Watch";
    scene.toText();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_TRUE(scene.liesOpen(Player::blue, scene.name));
    EXPECT_EQ(scene.optionCount(), 3U) << "no unit of another Affiliation, and no Done";
    scene.chooseUnits({3});
    EXPECT_EQ(scene.optionCount(), 2U);
    scene.chooseUnits({1});
    for (int i = 0; i <= 3; ++i)
        EXPECT_EQ(scene.has(scene.unitOf(Player::blue, i), "Infiltrate"), i == 1 || i == 3);
    EXPECT_FALSE(scene.liesOpen(Player::blue, scene.name));
}

TEST(CardOutOfTheShadows, WithTwoUnitsThereIsNoChoice) {
    for (const int units : {0, 1, 2}) {
        DivulgedCard scene("out-of-the-shadows");
        for (int i = 1; i <= units; ++i)
            scene.card(Player::blue, i).affiliation = "Children of the Watch";
        scene.toText();
        EXPECT_FALSE(scene.asks(Ask::chooseForEffect));
        for (int i = 1; i <= 3; ++i)
            EXPECT_EQ(scene.has(scene.unitOf(Player::blue, i), "Infiltrate"), i <= units);
    }
}

TEST(CardWeShapeOurselves, DivulgedItGivesTwoUnitsTheSameCache) {
    for (const int option : {0, 1}) {
        DivulgedCard scene("we-shape-ourselves", "The Armorer");
        for (int i = 1; i <= 3; ++i)
            scene.card(Player::blue, i).affiliation = "Children of the Watch";
        scene.toText();
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
        ASSERT_EQ(scene.optionCount(), 2U);
        scene.choose(scene.question().options[static_cast<std::size_t>(option)],
                     Ask::chooseForEffect);
        scene.chooseUnits({1, 2});
        const std::string given = option == 0 ? "Cache: Aim 1" : "Cache: Dodge 1";
        const std::string other = option == 0 ? "Cache: Dodge 1" : "Cache: Aim 1";
        for (int i = 1; i <= 3; ++i) {
            EXPECT_EQ(scene.has(scene.unitOf(Player::blue, i), given), i < 3) << given;
            EXPECT_FALSE(scene.has(scene.unitOf(Player::blue, i), other));
        }
    }
}

TEST(CardWeShapeOurselves, AnOrderedUnitMayRecover) {
    WithCard scene("we-shape-ourselves", rebelTroopers(), "The Armorer");
    gain(scene, scene.first, Token::suppression, 2);
    scene.playIt();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked());
    scene.choose(Action::recover, Ask::chooseFreeAction);
    scene.recover(2);
    EXPECT_EQ(scene.tokens(scene.first, Token::suppression), 0);
}

TEST(CardDarknessDescends, DivulgedItGivesInfiltrateAndIsSelectedInRound1) {
    DivulgedCard scene("darkness-descends", "Darth Vader");
    scene.toText();
    EXPECT_TRUE(scene.has(scene.leader, "Infiltrate"));
    scene.toSelection(Player::blue);
    EXPECT_EQ(scene.optionCount(), 1U) << "the card returned although it is permanent";
    EXPECT_TRUE(scene.offersCard(scene.name));
    scene.toSelection(Player::blue, 2);
    EXPECT_FALSE(scene.has(scene.leader, "Reliable 2")) << "the card was divulged";
    EXPECT_TRUE(scene.liesOpen(Player::blue, scene.name)) << "permanent after it was played";
    EXPECT_GT(scene.optionCount(), 1U);
}

TEST(CardDarknessDescends, NotDivulgedItGivesReliable) {
    DivulgedCard free("darkness-descends", "Darth Vader");
    free.toStep();
    free.decline();
    free.toSelection(Player::blue);
    EXPECT_GT(free.optionCount(), 1U) << "a card that was not divulged need not be selected";

    WithCard scene("darkness-descends", rebelTroopers(), "Darth Vader");
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(scene.has(scene.luke, "Reliable 2"));
    EXPECT_EQ(scene.tokens(scene.luke, Token::surge), 2);
    EXPECT_FALSE(scene.has(scene.luke, "Infiltrate"));
}

TEST(CardDiplomaticCover, DivulgedItGivesInfiltrateAndSecretMission) {
    DivulgedCard scene("diplomatic-cover", "Padme Amidala");
    scene.toText();
    EXPECT_TRUE(scene.has(scene.leader, "Infiltrate"));
    EXPECT_TRUE(scene.has(scene.leader, "Secret Mission"));
    scene.toSelection(Player::blue);
    EXPECT_EQ(scene.optionCount(), 1U);
    scene.toSelection(Player::blue, 2);
    EXPECT_FALSE(scene.has(scene.leader, "Inspire 1"));
}

TEST(CardDiplomaticCover, NotDivulgedItGivesInspire) {
    WithCard scene("diplomatic-cover", rebelTroopers(), "Padme Amidala");
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(scene.has(scene.luke, "Inspire 1"));
    EXPECT_FALSE(scene.has(scene.luke, "Secret Mission"));
}

TEST(CardFearWillKeepThemInLine, DivulgedItActsOnOrderedUnits) {
    DivulgedCard scene("fear-will-keep-them-in-line", "Grand Moff Tarkin");
    for (int i = 0; i < 3; ++i) scene.card(Player::blue, i).faction = "empire";
    scene.toText();
    EXPECT_FALSE(scene.has(scene.unitOf(Player::blue, 1), "Demoralize 1"));
    scene.toSelection(Player::blue);
    scene.play("Assault");
    while (!scene.asks(Ask::issueOrders) || scene.question().player != Player::blue) scene.goOn();
    scene.order({scene.unitOf(Player::blue, 1), scene.unitOf(Player::blue, 2),
                 scene.unitOf(Player::blue, 3)});
    EXPECT_TRUE(scene.has(scene.unitOf(Player::blue, 1), "Demoralize 1"));
    EXPECT_TRUE(scene.has(scene.unitOf(Player::blue, 2), "Demoralize 1"));
    EXPECT_FALSE(scene.has(scene.unitOf(Player::blue, 3), "Demoralize 1")) << "another Faction";
    EXPECT_FALSE(scene.has(scene.leader, "Demoralize 1")) << "no order";
    scene.toSelection(Player::blue, 2);
    EXPECT_FALSE(scene.has(scene.unitOf(Player::blue, 1), "Demoralize 1")) << "for the round";
}

TEST(CardFearWillKeepThemInLine, PlayedItActsOnAllUnits) {
    UnitCard corps = stormtroopers();
    corps.faction = "empire";
    WithCard scene("fear-will-keep-them-in-line", corps, "Grand Moff Tarkin");
    scene.playIt();
    scene.toActivations();
    EXPECT_TRUE(scene.has(scene.first, "Demoralize 1"));
    EXPECT_TRUE(scene.has(scene.second, "Demoralize 1"));
    EXPECT_FALSE(scene.has(scene.luke, "Demoralize 1")) << "no Empire unit";
    EXPECT_FALSE(scene.has(scene.storm1, "Demoralize 1")) << "an enemy";
}

TEST(CardMomentOfTriumph, ItMustBeDivulgedAndGivesGuardian) {
    DivulgedCard scene("moment-of-triumph", "Grand Moff Tarkin");
    scene.card(Player::blue, 1).name = "Darth Vader";
    scene.toStep();
    EXPECT_FALSE(scene.asks(Ask::divulgeCommandCard));
    EXPECT_TRUE(scene.liesOpen(Player::blue, scene.name));
    EXPECT_TRUE(scene.has(scene.unitOf(Player::blue, 1), "Guardian: Grand Moff Tarkin 4"));
    EXPECT_FALSE(scene.has(scene.unitOf(Player::red, 0), "Guardian: Grand Moff Tarkin 4"))
        << "the enemy's Darth Vader";
    scene.toSelection(Player::blue, 2);
    EXPECT_TRUE(scene.liesOpen(Player::blue, scene.name));
    EXPECT_EQ(reminders(scene), 0) << "the game applies the whole card";
}

TEST(CardWeMustWaitAndWatch, DivulgedItGivesThreeUnitsReinforcements) {
    DivulgedCard scene("we-must-wait-and-watch", "Grand Admiral Thrawn");
    for (int i = 0; i < 4; ++i) scene.card(Player::blue, i).faction = "empire";
    scene.toText();
    ASSERT_EQ(scene.optionCount(), 4U);
    scene.chooseUnits({0, 2, 3});
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(scene.has(scene.unitOf(Player::blue, i), "Reinforcements"), i != 1);
    EXPECT_TRUE(scene.liesOpen(Player::blue, scene.name)) << "permanent";
}

/// Blue's card is in play. A red unit ends its activation at `gap` inches from a blue unit.
struct Watching : WithCard {
    explicit Watching(double gap)
        : WithCard("we-must-wait-and-watch", rebelTroopers(), "Grand Admiral Thrawn") {
        const CommandCard card = command(id);
        hands({card, standingOrders()}, {assault(), standingOrders()});
        scenario.phase = Phase::activation;
        scenario.firstPlayer = Player::red;
        scenario.begun.push_back(
            {Player::blue, AdjustHand{Player::blue, id, AdjustHand::Destination::permanent}});
        with(first).minis[0].position = {10.0, 31.0 - smallBase - gap, 0.0};
        scenario.lastRound = 2;
        for (const UnitId one : {luke, second}) with(one).minis[0].position.x += 40.0;
    }
    void endActivation() {
        start();
        giveOrder(storm1);
        while (!(asks(Ask::chooseUnitToActivate) && offers(storm1))) idle();
        activate(storm1);
        while (!asks(Ask::chooseAction)) idle();
        action(Action::finish);
    }
};

TEST(CardWeMustWaitAndWatch, AnAllyNearAnActivatedEnemyActs) {
    for (const double gap : {11.9, 12.1}) {
        Watching scene(gap);
        scene.endActivation();
        ASSERT_EQ(scene.isAsked(), gap < 12.0) << gap;
        if (gap > 12.0) continue;
        EXPECT_EQ(scene.optionCount(), 2U) << "one unit, or none";
        scene.choose(scene.first, Ask::chooseForEffect);
        ASSERT_TRUE(scene.asks(Ask::chooseFreeAction));
        EXPECT_TRUE(scene.offers(Action::attack) && scene.offers(Action::move));
        EXPECT_FALSE(scene.offers(Action::aim));
        EXPECT_TRUE(scene.view().command[0].permanent.empty());
        EXPECT_EQ(scene.view().command[0].discarded.size(), 1U);
    }
}

TEST(CardWeMustWaitAndWatch, SuppressedUnitsDoNotActAndThePlayerMayDecline) {
    Watching suppressed(5.0);
    gain(suppressed, suppressed.first, Token::suppression, 1);
    suppressed.endActivation();
    EXPECT_FALSE(suppressed.isAsked()) << "courage 1";
    Watching declined(5.0);
    declined.endActivation();
    declined.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(declined.view().command[0].permanent.size(), 1U) << "the card stays in play";
}

TEST(CardCorellianSpike, DivulgedItGivesInfiltrateAndIncognito) {
    DivulgedCard scene("corellian-spike", "Lando Calrissian");
    scene.toText();
    EXPECT_TRUE(scene.has(scene.leader, "Infiltrate"));
    EXPECT_TRUE(scene.has(scene.leader, "Incognito"));
    EXPECT_TRUE(scene.holds(Player::blue, scene.name));
}

TEST(CardSneakAttack, DivulgedItGivesUpToTwoCorpsUnitsInfiltrate) {
    DivulgedCard scene("sneak-attack");
    for (int i = 0; i < 4; ++i) scene.card(Player::blue, i).type = UnitType::cloneTrooper;
    scene.card(Player::blue, 3).type = UnitType::trooper;
    scene.toText();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 3U) << "two corps clone trooper units, or Done";
    scene.chooseUnits({1});
    scene.choose(Done{}, Ask::chooseForEffect);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(scene.has(scene.unitOf(Player::blue, i), "Infiltrate"), i == 1);
}

TEST(CardThisIsWhereTheFunBegins, DivulgedItLetsAnakinDeployBeforeTheGame) {
    DivulgedCard scene("this-is-where-the-fun-begins", "Anakin Skywalker");
    scene.toText();
    EXPECT_TRUE(scene.has(scene.leader, "Prepared Position"));
    ASSERT_TRUE(scene.asks(Ask::deployPrepared));
    EXPECT_TRUE(scene.offers(scene.leader));
}

TEST(CardDoNotUnderestimateOurMeans, DivulgedItGivesReinforcementsToUnitsWithAi) {
    DivulgedCard scene("do-not-underestimate-our-means", "Kalani");
    for (int i = 1; i <= 2; ++i) {
        KeywordText ai{.name = Keyword::ai, .value = {}, .parameter = "Attack"};
        scene.card(Player::blue, i).keywords.push_back(ai);
    }
    scene.toText();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.optionCount(), 3U);
    scene.chooseUnits({2});
    scene.choose(Done{}, Ask::chooseForEffect);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(scene.has(scene.unitOf(Player::blue, i), "Reinforcements"), i == 2);
}

TEST(CardDoNotUnderestimateOurMeans, NotDivulgedOrderedUnitsRecover) {
    UnitCard droids = rebelTroopers();
    droids.type = UnitType::droidTrooper;
    WithCard scene("do-not-underestimate-our-means", droids, "Kalani");
    gain(scene, scene.first, Token::suppression, 1);
    gain(scene, scene.second, Token::suppression, 1);
    scene.playIt();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked());
    EXPECT_TRUE(scene.offers(scene.first) && scene.offers(scene.second));
    scene.choose(scene.first, Ask::chooseForEffect);
    scene.recover(1);
    EXPECT_EQ(scene.tokens(scene.first, Token::suppression), 0);
    ASSERT_TRUE(scene.isAsked());
    scene.choose(Done{}, Ask::chooseForEffect);
    EXPECT_EQ(scene.tokens(scene.second, Token::suppression), 1);
}

TEST(CardYesMyMaster, ItMustBeDivulgedAndOffersTwoSetsOfKeywords) {
    for (const int option : {0, 1}) {
        DivulgedCard scene("yes-my-master", "Asajj Ventress");
        scene.toStep();
        ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "the card must be divulged";
        ASSERT_EQ(scene.optionCount(), 2U);
        scene.choose(scene.question().options[static_cast<std::size_t>(option)],
                     Ask::chooseForEffect);
        for (const char* label : {"Bounty", "Reinforcements"})
            EXPECT_EQ(scene.has(scene.leader, label), option == 0) << label;
        for (const char* label : {"Demoralize 1", "Makashi Mastery", "Outmaneuver"})
            EXPECT_EQ(scene.has(scene.leader, label), option == 1) << label;
        EXPECT_TRUE(scene.liesOpen(Player::blue, scene.name));
    }
}

}  // namespace
}  // namespace sightline::engine::scene
