// Battle forces that set units aside in the setup: Tempest Force, and Custom Clan with the choice
// Rapid Deployment. With the other rules of Tempest Force.
#include <array>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/cards/battle_force_scene.h"
#include "scenario/cards/missions/objective_card_scene.h"

namespace sightline::engine::scene {
namespace {

constexpr const char* aside = "Advantage";

/// A game that begins with its setup. One player has the battle force.
struct ForceInSetup : SetupScene {
    Player owner;
    std::string id;
    ForceInSetup(const std::string& force, Player player, const std::string& choice = "")
        : owner(player), id(force) {
        const BattleForce& entry = *shipped().battleForce(force);
        ForceInPlay& play = scenario.forces[static_cast<std::size_t>(player)];
        play = {.name = entry.facts.name, .id = force, .program = entry.program};
        for (std::size_t i = 0; i < entry.choices.size(); ++i) {
            if (entry.choices[i].name == choice)
                play.rulesWithoutProgram.push_back(entry.linesWithoutProgram[i]);
        }
    }
    UnitId own(int index) const { return UnitId{index + (owner == Player::blue ? 0 : 4)}; }
    bool isAsked() const { return !over() && question().card == id; }
    void toSide() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    void toForce() {
        toSide();
        while (!over() && !isAsked() && view().phase == Phase::setup) idle();
    }
    void pickUnits(const std::vector<UnitId>& units) {
        PickSeveral chosen;
        for (const UnitId one : units) chosen.options.push_back(indexOf(one));
        chance(chosen, Ask::chooseForEffect);
    }
    bool isAside(UnitId unitId) const { return unit(unitId).marks.contains(aside); }
};

TEST(TempestForce, OneUnitMayBeSetAside) {
    for (const Player owner : bothPlayers) {
        ForceInSetup scene("tempest-force", owner);
        scene.with(scene.own(1)).card.rank = Rank::support;
        scene.with(scene.own(2)).card.rank = Rank::specialForces;
        scene.toForce();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().least, 0);
        EXPECT_EQ(scene.question().most, 1);
        EXPECT_EQ(scene.optionCount(), 2U) << "no commander, no corps unit, no enemy";
        scene.pickUnits({scene.own(1)});
        EXPECT_TRUE(scene.isAside(scene.own(1)));
        EXPECT_FALSE(scene.isAside(scene.own(2)));
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(TempestForce, AUnitWithAnAssetIsNotSetAside) {
    ForceInSetup scene("tempest-force", Player::blue);
    for (const int i : {1, 2}) scene.with(scene.own(i)).card.rank = Rank::support;
    scene.scenario.battleDecks[1][1] = battleCard("recon-mission");
    scene.toSide();
    ASSERT_TRUE(scene.asks(Ask::chooseForEffect)) << "each player gives a unit a Scanner";
    scene.pickUnits({scene.own(1)});
    scene.pickUnits({UnitId{5}});
    ASSERT_TRUE(scene.isAsked());
    EXPECT_EQ(scene.optionCount(), 1U);
    EXPECT_LT(scene.indexOf(scene.own(1)), 0) << "it holds an asset";
    EXPECT_GE(scene.indexOf(scene.own(2)), 0);
}

TEST(TempestForce, WithoutAUnitOfTheRanksNobodyIsAsked) {
    ForceInSetup scene("tempest-force", Player::blue);
    scene.toForce();
    EXPECT_FALSE(scene.isAsked()) << "only corps units and a commander";
    EXPECT_EQ(scene.view().phase, Phase::command);
}

TEST(TempestForce, TheUnitSetAsideDoesNotDeployInAPreparedPosition) {
    ForceInSetup scene("tempest-force", Player::blue);
    UnitCard& card = scene.with(scene.own(1)).card;
    card.rank = Rank::support;
    card.keywords.push_back(word(Keyword::preparedPosition));
    scene.toForce();
    ASSERT_TRUE(scene.isAsked());
    scene.pickUnits({scene.own(1)});
    while (!scene.over() && scene.view().phase == Phase::setup) {
        EXPECT_FALSE(scene.asks(Ask::deployPrepared));
        scene.idle();
    }
}

/// A unit of 3 miniatures that is set aside. Enemies stand at y = 31 (blue) or y = 5 (red).
struct SetAside : WithForce {
    UnitId unitAside;
    explicit SetAside(const std::string& id, Player player)
        : WithForce(id, player), unitAside(army()[1]) {
        become(unitAside, rebelTroopers(), 3);
        with(unitAside).undeployed = true;
        with(unitAside).marks[aside] = 1;
        if (id == "custom-clan") chooses("Rapid Deployment");
    }
    void begin() {
        start();
        toActionsOf(unitAside);
    }
    Places at(const std::vector<std::pair<int, geometry::Vec2>>& minis) const {
        Places places;
        for (const auto& [index, spot] : minis)
            places.places.push_back(
                {mini(unitAside, index), {spot.x, spot.y, 0.0}, geometry::Degrees{90.0}});
        return places;
    }
    /// The y of a leader that is `gap` inches from the line of the enemies.
    double from(double gap) const {
        return owner == Player::blue ? 31.0 - smallBase - gap : 5.0 + smallBase + gap;
    }
};

TEST(TempestForce, TheUnitIsPlacedInsteadOfItsFirstActivation) {
    for (const Player owner : bothPlayers) {
        SetAside scene("tempest-force", owner);
        scene.begin();
        ASSERT_TRUE(scene.asks(Ask::placeUnit));
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_FALSE(scene.question().keyword) << "no keyword places it";
        EXPECT_EQ(scene.refusal(scene.at({{0, {15.0, scene.from(11.98)}}})),
                  "the unit leader is placed beyond range 2 of all enemy units (p. 16, Tempest "
                  "Force)");
        scene.choosePlaces(scene.at({{0, {15.0, scene.from(12.05)}}}));
        ASSERT_TRUE(scene.asks(Ask::placeUnit));
        const double near = scene.from(10.9), back = scene.from(13.2);
        EXPECT_EQ(scene.refusal(scene.at({{1, {15.0, near}}, {2, {15.0, back}}})),
                  "every miniature is placed beyond range 2 of all enemy units (p. 16, Tempest "
                  "Force)");
        scene.choosePlaces(scene.at({{1, {16.2, back}}, {2, {15.0, back}}}));
        const UnitView now = scene.unit(scene.unitAside);
        EXPECT_FALSE(now.undeployed);
        EXPECT_TRUE(now.activated) << "it counts as activated";
        EXPECT_FALSE(now.marks.contains(aside)) << "the token is removed";
        EXPECT_FALSE(scene.asks(Ask::chooseAction)) << "no actions";
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(TempestForce, TheOrderOfTheUnitIsFacedownAfterwards) {
    SetAside scene("tempest-force", Player::blue);
    scene.start();
    while (!scene.over() &&
           !(scene.asks(Ask::issueOrders) && scene.question().player == Player::blue)) {
        if (scene.asks(Ask::nominateCommander) && scene.question().player == Player::blue)
            scene.nominate(scene.luke);
        else
            scene.idle();
    }
    ASSERT_FALSE(scene.over());
    scene.order({scene.unitAside});
    ASSERT_EQ(scene.orderOf(scene.unitAside), faceup);
    scene.toActionsOf(scene.unitAside);
    scene.follow();
    scene.follow();
    EXPECT_EQ(scene.orderOf(scene.unitAside), facedown);
}

TEST(TempestForce, TheProposedPlacesAreLegal) {
    for (const Player owner : bothPlayers) {
        SetAside scene("tempest-force", owner);
        // An enemy in the middle of the battlefield moves the proposal away.
        scene.stand(scene.army(false)[2], {36.0, 18.0});
        scene.begin();
        scene.follow();
        scene.follow();
        EXPECT_FALSE(scene.unit(scene.unitAside).undeployed);
    }
}

TEST(TempestForce, WithoutAPlaceTheUnitStaysAside) {
    SetAside scene("tempest-force", Player::blue);
    // Enemies stand everywhere: six columns and three rows, 12 inches apart.
    int placed = 0;
    for (const UnitId enemy : scene.army(false)) {
        scene.become(enemy, stormtroopers(), 5);
        for (auto& mini : scene.with(enemy).minis) {
            mini.position = {6.0 + 12.0 * (placed % 6), 6.0 + 12.0 * (placed / 6 % 3), 0.0};
            if (placed >= 18) mini.position.x += 3.0;
            ++placed;
        }
    }
    scene.stand(scene.luke, {70.0, 1.0});
    scene.begin();
    EXPECT_FALSE(scene.asks(Ask::placeUnit));
    EXPECT_TRUE(scene.unit(scene.unitAside).undeployed);
    EXPECT_TRUE(scene.unit(scene.unitAside).marks.contains(aside));
    EXPECT_TRUE(scene.unit(scene.unitAside).activated) << "its turn ends";
}

TEST(TempestForce, VehiclesHaveScout2) {
    for (const Player owner : bothPlayers) {
        WithForce scene("tempest-force", owner);
        const auto army = scene.army();
        scene.become(army[1], atRt());
        scene.become(army[2], speederBikes());
        scene.become(scene.army(false)[1], atRt());
        scene.nominatesOnlyOne = false;
        scene.start();
        EXPECT_TRUE(scene.has(army[1], "Scout 2"));
        EXPECT_TRUE(scene.has(army[2], "Scout 2"));
        EXPECT_FALSE(scene.has(army[3], "Scout 2")) << "no vehicle";
        EXPECT_FALSE(scene.has(scene.army(false)[1], "Scout 2")) << "an enemy";
        scene.toRound(2);
        EXPECT_TRUE(scene.has(army[1], "Scout 2")) << "once, not twice";
    }
}

TEST(TempestForce, FarUnitsWithoutCommsKeepASuppression) {
    for (const Player owner : bothPlayers) {
        WithForce scene("tempest-force", owner);
        const auto army = scene.army();
        const double line = owner == Player::blue ? 5.0 : 31.0;
        scene.stand(army[1], {5.0 + smallBase + 17.98, line});
        const double far = smallBase + 18.02;
        scene.stand(army[2], {5.0, owner == Player::blue ? line + far : line - far});
        scene.stand(army[3], {40.0, line});
        EquippedCard comms;
        comms.id = "comms-relay";
        comms.name = "Comms Relay";
        comms.slot = "comms";
        scene.with(army[3]).cards.push_back(comms);
        for (const std::size_t i : {1U, 2U, 3U}) scene.with(army[i]).tokens[Token::suppression] = 1;
        scene.with(scene.army(false)[3]).tokens[Token::suppression] = 1;
        scene.start();
        scene.toRound(2);
        EXPECT_EQ(scene.tokens(army[1], Token::suppression), 0) << "within range 3";
        EXPECT_EQ(scene.tokens(army[2], Token::suppression), 1);
        EXPECT_EQ(scene.tokens(army[3], Token::suppression), 0) << "a Comms upgrade";
        EXPECT_EQ(scene.tokens(scene.army(false)[3], Token::suppression), 0) << "an enemy";
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(CustomClan, UpToTwoUnitsDeployRapidly) {
    for (const Player owner : bothPlayers) {
        ForceInSetup scene("custom-clan", owner, "Rapid Deployment");
        for (const int i : {1, 2, 3}) scene.with(scene.own(i)).card.affiliation = "Mandalorians";
        scene.toForce();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().least, 0);
        EXPECT_EQ(scene.question().most, 2);
        EXPECT_EQ(scene.optionCount(), 3U) << "no other units";
        scene.pickUnits({scene.own(1), scene.own(3)});
        EXPECT_TRUE(scene.isAside(scene.own(1)));
        EXPECT_FALSE(scene.isAside(scene.own(2)));
        EXPECT_TRUE(scene.isAside(scene.own(3)));
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(CustomClan, OnlyTheLeaderKeepsTheDistance) {
    for (const Player owner : bothPlayers) {
        SetAside scene("custom-clan", owner);
        scene.begin();
        ASSERT_TRUE(scene.asks(Ask::placeUnit));
        EXPECT_NE(scene.refusal(scene.at({{0, {15.0, scene.from(11.98)}}})), "");
        scene.choosePlaces(scene.at({{0, {15.0, scene.from(12.05)}}}));
        ASSERT_TRUE(scene.asks(Ask::placeUnit));
        scene.choosePlaces(
            scene.at({{1, {15.0, scene.from(10.8)}}, {2, {15.0, scene.from(13.3)}}}));
        EXPECT_FALSE(scene.unit(scene.unitAside).undeployed);
        EXPECT_TRUE(scene.unit(scene.unitAside).activated);
    }
}

TEST(CustomClan, TwoVeteranUnitsGainDauntless) {
    for (const Player owner : bothPlayers) {
        ForceInSetup scene("custom-clan", owner, "Veterans");
        for (const int i : {1, 2, 3}) scene.with(scene.own(i)).card.affiliation = "Mandalorians";
        scene.toForce();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().least, 2);
        EXPECT_EQ(scene.question().most, 2);
        EXPECT_EQ(scene.optionCount(), 3U);
        scene.pickUnits({scene.own(2), scene.own(3)});
        const auto isDauntless = [&](int i) {
            const View seen = scene.view();
            return seen.unit(scene.own(i)).card->has(Keyword::dauntless);
        };
        EXPECT_FALSE(isDauntless(1));
        EXPECT_TRUE(isDauntless(2));
        EXPECT_TRUE(isDauntless(3));
        EXPECT_FALSE(scene.isAsked()) << "no Rapid Deployment";
    }
}

TEST(CustomClan, AsksNothingInTheSetupWithoutTheChoices) {
    ForceInSetup scene("custom-clan", Player::blue, "Feats of Valor");
    for (const int i : {1, 2, 3}) scene.with(scene.own(i)).card.affiliation = "Mandalorians";
    scene.toForce();
    EXPECT_FALSE(scene.isAsked());
    EXPECT_EQ(scene.view().phase, Phase::command);
}

}  // namespace
}  // namespace sightline::engine::scene
