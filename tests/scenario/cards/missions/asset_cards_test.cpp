// The secondary objective cards Retrieve the Data, Align the Relay, Supply Run and Failed
// Negotiations: tokens, actions and victory points.
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

bool refusesFor(AttackScene& scene, geometry::Vec2 at, const std::string& reason) {
    return scene.refusal(Spot{at}).find(reason) != std::string::npos;
}

TEST(MissionRetrieveTheData, CoresKeepTheirDistances) {
    ObjectiveSetup scene("", "retrieve-the-data");
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.question().player, Player::blue);
    const auto tokens = scene.view().mission.tokens;
    ASSERT_EQ(tokens.size(), 2U);
    EXPECT_EQ(geometry::plan(tokens[1].token.position), (geometry::Vec2{36, 18}))
        << "in the centre, on the POI";
    EXPECT_TRUE(refusesFor(scene, {42, 18}, "range 1 of Data Core 1"));
    EXPECT_TRUE(refusesFor(scene, {12.2, 18}, "range 2 of a table edge"));
    scene.spot({12.8, 18});
    EXPECT_TRUE(refusesFor(scene, {18, 18}, "range 1 of Data Core 2"));
    scene.spot({50, 18});
    EXPECT_EQ(scene.question().player, Player::red);
    goOn(scene);
    goOn(scene);
    EXPECT_FALSE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.view().mission.tokens.size(), 6U);
}

TEST(MissionRetrieveTheData, CoresLieInContestedTerritory) {
    ObjectiveSetup scene("cauldron", "retrieve-the-data");
    EXPECT_TRUE(refusesFor(scene, {40, 9.0}, "contested territory"));
}

TEST(MissionRetrieveTheData, UnitsPutSuppressionOnCores) {
    ObjectiveScene scene(quietObjective, "retrieve-the-data");
    const UnitId unit = scene.blueAt(36, 18);
    scene.redAway();
    scene.lay(Player::blue, ObjectiveKind::asset, "Data Core 1", {36, 18});
    scene.lay(Player::blue, ObjectiveKind::asset, "Data Core 2", {36, 16});
    scene.start();
    scene.activate(unit);
    EXPECT_EQ(scene.cardActions(), 2);
    scene.makeCardAction();
    EXPECT_EQ(scene.named("Data Core 1").counters, 1);
    EXPECT_EQ(scene.unit(unit).actionsLeft, 1) << "it costs an action";
    EXPECT_EQ(scene.cardActions(), 0) << "once in an activation";
}

TEST(MissionRetrieveTheData, ASecuredCoreScoresAndLeaves) {
    for (const bool both : {true, false}) {
        ObjectiveScene scene(quietObjective, "retrieve-the-data", 2, 3);
        const UnitId unit = scene.blueAt(36, 18);
        const UnitId other = scene.blue(rebelTroopers(), {{36, 20.2}});
        const UnitId red = scene.redAway();
        scene.lay(Player::blue, ObjectiveKind::asset, "Data Core 1", {36, 18});
        scene.start();
        scene.activate(unit);
        scene.makeCardAction();
        scene.action(Action::finish);
        scene.rest(red);
        scene.activate(other);
        if (both) scene.makeCardAction();
        scene.action(Action::finish);
        while (!scene.over()) goOn(scene);
        EXPECT_EQ(scene.points(), (Points{both ? 1 : 0, 0}));
        EXPECT_EQ(scene.named("Data Core 1").removed, both);
    }
}

TEST(MissionAlignTheRelay, RelaysKeepTheirDistances) {
    ObjectiveSetup scene("", "align-the-relay");
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_TRUE(refusesFor(scene, {20, 10}, "range 3 of both long table edges"));
    EXPECT_TRUE(refusesFor(scene, {6.2, 18}, "range 1 of a short table edge"));
    EXPECT_TRUE(refusesFor(scene, {42, 18}, "range 1 of Comms Relay 1"));
    scene.spot({6.8, 18});
    goOn(scene);
    EXPECT_EQ(scene.question().player, Player::red);
    goOn(scene);
    goOn(scene);
    EXPECT_EQ(scene.view().mission.tokens.size(), 6U);
}

TEST(MissionAlignTheRelay, ControlStaysUntilTheOtherTakesIt) {
    ObjectiveScene scene(quietObjective, "align-the-relay");
    const UnitId unit = scene.blueAt(36, 18);
    const UnitId red = scene.redAt(36, 18);
    scene.lay(Player::red, ObjectiveKind::asset, "Comms Relay 1", {36, 18});
    scene.start();
    scene.activate(unit);
    EXPECT_EQ(scene.cardActions(), 1) << "it need not be secured";
    scene.makeCardAction();
    EXPECT_EQ(scene.named("Comms Relay 1").owner, Player::blue);
    EXPECT_EQ(scene.cardActions(), 0);
    scene.action(Action::finish);
    scene.activate(red);
    scene.makeCardAction();
    EXPECT_EQ(scene.named("Comms Relay 1").owner, Player::red);
}

TEST(MissionAlignTheRelay, TwoAndFourRelaysScore) {
    for (const auto& [blue, red] : {std::pair{1, 4}, std::pair{2, 3}, std::pair{5, 0}}) {
        ObjectiveScene scene(quietObjective, "align-the-relay");
        scene.blueAway();
        scene.redAway();
        for (int i = 0; i < blue + red; ++i)
            scene.lay(i < blue ? Player::blue : Player::red, ObjectiveKind::asset,
                      "Comms Relay " + std::to_string(i + 1), {10.0 + 10 * i, 18});
        const auto points = [](int relays) {
            return (relays >= 2 ? 1 : 0) + (relays >= 4 ? 1 : 0);
        };
        EXPECT_EQ(scene.played(), (Points{points(blue), points(red)})) << blue;
    }
}

TEST(MissionSupplyRun, CachesKeepTheirDistances) {
    ObjectiveSetup scene("cauldron", "supply-run");
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_TRUE(refusesFor(scene, {36, 9}, "contested territory"));
    EXPECT_TRUE(refusesFor(scene, {12.2, 18}, "range 2 of a table edge"));
    scene.spot({36, 18});
    EXPECT_TRUE(refusesFor(scene, {36, 21}, "range 1 of Supply Cache 1"));
    goOn(scene);
    EXPECT_EQ(scene.question().player, Player::red);
}

TEST(MissionSupplyRun, TroopersClaimOneCache) {
    ObjectiveScene scene(quietObjective, "supply-run");
    const UnitId unit = scene.blueAt(36, 18);
    const UnitId walker = scene.blue(atRt(), {{36, 20.5}});
    const UnitId red = scene.redAway();
    scene.lay(Player::blue, ObjectiveKind::asset, "Supply Cache 1", {36, 18});
    scene.lay(Player::blue, ObjectiveKind::asset, "Supply Cache 2", {37, 16});
    scene.start();
    scene.activate(walker);
    EXPECT_EQ(scene.cardActions(), 0) << "no trooper";
    scene.action(Action::finish);
    scene.rest(red);
    scene.activate(unit);
    EXPECT_EQ(scene.cardActions(), 2);
    scene.makeCardAction();
    EXPECT_EQ(scene.named("Supply Cache 1").holder, unit);
    EXPECT_EQ(scene.cardActions(), 0);
}

TEST(MissionSupplyRun, ACacheAtAPoiScores) {
    struct Case {
        int round;
        bool wants;
        geometry::Vec2 at;
        int points;
    };
    for (const Case& one :
         {Case{1, true, {30, 24}, 0}, Case{2, true, {30, 24}, 1}, Case{4, true, {30, 24}, 2},
          Case{2, false, {30, 24}, 0}, Case{2, true, {36, 18}, 0}}) {
        ObjectiveScene scene(quietObjective, "supply-run", one.round, one.round);
        const UnitId unit = scene.blueAt(one.at.x, one.at.y);
        scene.redAway();
        scene.give(Player::blue, "Supply Cache 1", unit);
        scene.start();
        scene.activate(unit);
        const bool may = one.round >= 2 && one.at.y == 24;
        ASSERT_EQ(scene.asks(Ask::chooseForEffect), may);
        if (may)
            scene.choose(one.wants ? Option{scene.question().options[0]} : Option{Done{}},
                         Ask::chooseForEffect);
        EXPECT_EQ(scene.points(), (Points{one.points, 0}));
        EXPECT_EQ(scene.named("Supply Cache 1").removed, one.points > 0);
    }
}

TEST(MissionFailedNegotiations, CorpsAndSpecialForcesHoldPrisoners) {
    ObjectiveSetup scene("", "failed-negotiations");
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.optionCount(), 3U) << "not the commander";
    scene.pickUnits({1});
    EXPECT_EQ(scene.question().player, Player::red);
    scene.pickUnits({7});
    EXPECT_EQ(scene.holding(UnitId{1}), 1);
    const ObjectiveToken exchange = scene.view().mission.tokens[1].token;
    EXPECT_EQ(exchange.name, "Exchange 1");
    EXPECT_EQ(geometry::plan(exchange.position), (geometry::Vec2{36, 18}));
    EXPECT_EQ(scene.unit(UnitId{1}).card->courage, scene.unit(UnitId{2}).card->courage.value() + 1);
}

TEST(MissionFailedNegotiations, APrisonerGivesCourage) {
    ObjectiveScene scene(quietObjective, "failed-negotiations", 2, 2);
    const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
    const UnitId other = scene.blueAway();
    const UnitId red = scene.red(stormtroopers(), {{44, 18}});
    scene.give(Player::red, "Prisoner 1", unit);
    scene.start();
    scene.rest(unit);
    EXPECT_EQ(scene.unit(unit).card->courage, scene.unit(other).card->courage.value() + 1);
    scene.defeat(red, unit);
    EXPECT_TRUE(scene.asks(Ask::placeAsset)) << "a defeated unit drops it";
}

TEST(MissionFailedNegotiations, OtherUnitsMayClaimAPrisoner) {
    ObjectiveScene scene(quietObjective, "failed-negotiations", 2, 2);
    const UnitId unit = scene.blueAt(36, 18);
    const UnitId leader = scene.blue(lukeSkywalker(), {{36, 20}});
    const UnitId red = scene.redAway();
    scene.lay(Player::red, ObjectiveKind::asset, "Prisoner 1", {36, 18});
    scene.start();
    scene.activate(leader);
    EXPECT_EQ(scene.cardActions(), 0) << "a commander";
    scene.action(Action::finish);
    scene.rest(red);
    scene.activate(unit);
    const int before = scene.unit(unit).card->courage.value();
    scene.makeCardAction();
    EXPECT_EQ(scene.unit(unit).card->courage, before + 1) << "at once";
}

TEST(MissionFailedNegotiations, PrisonersAreIncognitoInRound1) {
    for (const int round : {1, 2}) {
        ObjectiveScene scene(quietObjective, "failed-negotiations", round, 3);
        const UnitId unit = scene.blue(rebelTroopers(), {{36, 18}});
        scene.redAway();
        scene.give(Player::red, "Prisoner 1", unit);
        scene.start();
        EXPECT_EQ(scene.unit(unit).card->has(Keyword::incognito), round == 1);
        while (scene.view().round == round) goOn(scene);
        EXPECT_FALSE(scene.unit(unit).card->has(Keyword::incognito)) << "until the round ends";
    }
}

TEST(MissionFailedNegotiations, UnitsAtTheExchangeScore) {
    for (const auto& [x, points] : {std::pair{43.0, 1}, std::pair{44.0, 0}}) {
        ObjectiveScene scene(quietObjective, "failed-negotiations", 2, 2);
        const UnitId unit = scene.blue(rebelTroopers(), {{x, 18}});
        scene.redAt(36, 18);
        scene.lay(Player::red, ObjectiveKind::poi, "Exchange 1", {36, 18});
        scene.give(Player::red, "Prisoner 1", unit);
        EXPECT_EQ(scene.played(), (Points{points, 0})) << x;
    }
}

}  // namespace
}  // namespace sightline::engine::scene
