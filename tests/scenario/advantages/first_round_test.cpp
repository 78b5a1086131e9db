// Advantage cards that act at the start of the first Activation Phase of a game.
#include "engine/legion/basics/tokens.h"
#include "scenario/cards/advantage_scene.h"

namespace sightline::engine::scene {
namespace {

TEST(AdvancedIntel, AddsATokenToThePassPoolOfRound1) {
    for (const char* id : {"advanced-intel", "advanced-intel-recon"}) {
        for (const Player owner : bothOwners) {
            WithAdvantage scene(id, owner);
            scene.start();
            scene.to(Ask::chooseUnitToActivate);
            EXPECT_EQ(scene.passPool(owner), 1) << id;
            EXPECT_EQ(scene.passPool(opponent(owner)), 0) << id;
            EXPECT_EQ(scene.last(Happening::keywordActed).player, owner);
            EXPECT_EQ(reminders(scene), 0);
            scene.toRound(2);
            scene.to(Ask::chooseUnitToActivate);
            EXPECT_EQ(scene.passPool(owner), 0) << "only in round 1";
        }
    }
}

TEST(AdvancedIntel, AddsToTheTokensThatAreThere) {
    WithAdvantage scene("advanced-intel");
    for (int i = 0; i < 2; ++i) scene.red(stormtroopers(), {{25.0 + 5.0 * i, 31.0}});
    scene.start();
    scene.to(Ask::chooseUnitToActivate);
    EXPECT_EQ(scene.passPool(Player::blue), 2) << "1 for 6 enemy units against 4, and 1";
}

TEST(CunningDeployment, ThreeUnitsGainADodge) {
    for (const char* id : {"cunning-deployment", "cunning-deployment-recon"}) {
        for (const Player owner : bothOwners) {
            WithAdvantage scene(id, owner);
            scene.start();
            scene.toCard();
            ASSERT_TRUE(scene.isAsked());
            EXPECT_EQ(scene.view().phase, Phase::activation);
            EXPECT_EQ(scene.question().player, owner);
            EXPECT_EQ(scene.question().least, 3) << "no choice of fewer units";
            EXPECT_EQ(scene.question().most, 3);
            EXPECT_FALSE(scene.offersUnit(scene.army(false).front())) << "no enemy unit";
            const auto army = scene.army();
            scene.pickUnits({army[0], army[1], army[3]});
            for (const UnitId unit : {army[0], army[1], army[3]})
                EXPECT_EQ(scene.tokens(unit, Token::dodge), 1);
            EXPECT_EQ(scene.tokens(army[2], Token::dodge), 0);
            EXPECT_EQ(reminders(scene), 0);
            scene.toRound(2);
            scene.to(Ask::chooseUnitToActivate);
            EXPECT_FALSE(scene.isAsked()) << "only in round 1";
        }
    }
}

TEST(CunningDeployment, WithThreeUnitsThereIsNoChoice) {
    WithAdvantage scene("cunning-deployment");
    std::erase_if(scene.scenario.units,
                  [](const ScenarioUnit& one) { return one.card.name == "Luke Skywalker"; });
    scene.scenario.units.back().player = Player::red;
    scene.start();
    scene.to(Ask::chooseUnitToActivate);
    EXPECT_FALSE(scene.isAsked());
    const View seen = scene.view();
    int dodges = 0;
    for (const UnitView& unit : seen.units) dodges += unit.tokens[Token::dodge];
    EXPECT_EQ(dodges, 3);
}

TEST(ArmoredAssault, UpToThreeVehiclesGainAnAim) {
    for (const Player owner : bothOwners) {
        WithAdvantage scene("armored-assault", owner);
        const auto army = scene.army();
        for (const int i : {1, 2, 3}) scene.become(army[static_cast<std::size_t>(i)], atRt());
        scene.start();
        scene.toCard();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_FALSE(scene.offersUnit(army[0])) << "a trooper";
        EXPECT_TRUE(scene.offers(Done{})) << "up to 3";
        scene.pick(army[1]);
        EXPECT_FALSE(scene.offersUnit(army[1])) << "each unit once";
        scene.pick(army[3]);
        scene.decline();
        EXPECT_EQ(scene.tokens(army[1], Token::aim), 1);
        EXPECT_EQ(scene.tokens(army[2], Token::aim), 0);
        EXPECT_EQ(scene.tokens(army[3], Token::aim), 1);
        EXPECT_EQ(reminders(scene), 0);
        scene.toRound(2);
        scene.to(Ask::chooseUnitToActivate);
        EXPECT_FALSE(scene.isAsked()) << "only in round 1";
    }
}

TEST(ArmoredAssault, WithoutVehiclesThereIsNoQuestion) {
    WithAdvantage scene("armored-assault");
    scene.start();
    scene.to(Ask::chooseUnitToActivate);
    EXPECT_FALSE(scene.isAsked());
}

UnitCard clones() {
    UnitCard card = rebelTroopers();
    card.type = UnitType::cloneTrooper;
    return card;
}

TEST(RapidDeployment, UpToTwoCorpsClonesGainReinforcements) {
    for (const Player owner : bothOwners) {
        WithAdvantage scene("rapid-deployment", owner);
        const auto army = scene.army();
        scene.become(army[1], clones());
        scene.become(army[2], clones());
        scene.start();
        scene.toCard();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_FALSE(scene.offersUnit(army[3])) << "no clone trooper";
        EXPECT_FALSE(scene.offersUnit(army[0])) << "no corps unit";
        scene.pick(army[2]);
        EXPECT_TRUE(scene.offers(Done{})) << "up to 2";
        scene.decline();
        EXPECT_TRUE(scene.has(army[2], "Reinforcements"));
        EXPECT_FALSE(scene.has(army[1], "Reinforcements"));
        EXPECT_EQ(reminders(scene), 0);
        bool moves = false;
        while (!scene.over() && scene.view().round == 1) {
            moves =
                moves || (scene.view().phase == Phase::end && scene.asks(Ask::chooseFreeAction));
            scene.idle();
        }
        EXPECT_TRUE(moves) << "the unit may move in the End Phase of round 1";
    }
}

TEST(BlackOps, AUnitGainsInfiltrate) {
    for (const Player owner : bothOwners) {
        WithAdvantage scene("black-ops", owner);
        const auto army = scene.army();
        for (int i = 1; i < 7; ++i)
            scene.with(army[3]).minis.push_back(scene.with(army[3]).minis.front());
        for (std::size_t i = 1; i < 7; ++i)
            scene.with(army[3]).minis[i].position.x += 1.3 * static_cast<double>(i);
        for (int i = 1; i < 6; ++i)
            scene.with(army[2]).minis.push_back(scene.with(army[2]).minis.front());
        for (std::size_t i = 1; i < 6; ++i)
            scene.with(army[2]).minis[i].position.y +=
                (owner == Player::blue ? 1.3 : -1.3) * static_cast<double>(i);
        scene.start();
        scene.toCard();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().least, 1) << "a unit must be chosen";
        EXPECT_FALSE(scene.offersUnit(army[0])) << "a commander";
        EXPECT_TRUE(scene.offersUnit(army[1]));
        EXPECT_TRUE(scene.offersUnit(army[2])) << "6 miniatures";
        EXPECT_FALSE(scene.offersUnit(army[3])) << "7 miniatures";
        scene.pickUnits({army[1]});
        EXPECT_TRUE(scene.has(army[1], "Infiltrate"));
        EXPECT_EQ(scene.tokens(army[1], Token::aim), 0);
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(BlackOps, AUnitWithInfiltrateGainsTokens) {
    WithAdvantage scene("black-ops");
    scene.become(scene.rebels1, bearing(rebelTroopers(), Keyword::infiltrate));
    UnitCard special = rebelTroopers();
    special.rank = Rank::specialForces;
    scene.become(scene.rebels2, special);
    scene.become(scene.rebels3, atRt());
    scene.start();
    scene.toCard();
    ASSERT_TRUE(scene.isAsked());
    EXPECT_TRUE(scene.offersUnit(scene.rebels2)) << "special forces";
    EXPECT_FALSE(scene.offersUnit(scene.rebels3)) << "no trooper";
    scene.pickUnits({scene.rebels1});
    EXPECT_EQ(scene.tokens(scene.rebels1, Token::aim), 1);
    EXPECT_EQ(scene.tokens(scene.rebels1, Token::dodge), 1);
    scene.toRound(2);
    scene.to(Ask::chooseUnitToActivate);
    EXPECT_FALSE(scene.isAsked()) << "only in round 1";
}

}  // namespace
}  // namespace sightline::engine::scene
