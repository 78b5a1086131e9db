// Core Rulebook p. 16-20: the setup, step by step.
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/setup/play_setup.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

std::vector<RolledDie> black(const std::vector<Face>& faces) {
    std::vector<RolledDie> dice;
    dice.reserve(faces.size());
    for (Face face : faces) dice.push_back({Die::blackAttack, face});
    return dice;
}

TEST(P18DetermineBluePlayer, CritsThenHitsThenSurges) {
    const auto winner = [](const std::vector<Face>& blue, const std::vector<Face>& red) {
        return blueBy(black(blue), black(red));
    };
    EXPECT_EQ(winner({crit, blank, blank, blank}, {hit, hit, hit, hit}), Player::blue);
    EXPECT_EQ(winner({crit, hit, blank, blank}, {crit, hit, hit, blank}), Player::red);
    EXPECT_EQ(winner({hit, attackSurge, blank, blank}, {hit, blank, blank, blank}), Player::blue);
    EXPECT_FALSE(winner({hit, blank, crit, blank}, {blank, crit, blank, hit}));
}

TEST(P18DeclareAndPlaceTerrain, BothPlayersConfirm) {
    SetupScene scene;
    scene.start();
    EXPECT_EQ(scene.view().phase, Phase::setup);
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.pickFirst(Ask::confirmTerrain);
    EXPECT_EQ(scene.question().player, Player::red);
    scene.pickFirst(Ask::confirmTerrain);
    EXPECT_EQ(scene.rolling(), 4);
}

TEST(P18DetermineBluePlayer, TiesAreRolledAgainAndTheWinnerIsBlue) {
    SetupScene scene;
    scene.start();
    scene.confirm();
    scene.rollForBlue({hit, blank, blank, blank}, {hit, blank, blank, blank});
    ASSERT_EQ(scene.rolling(), 4) << "again";
    scene.rollForBlue({hit, blank, blank, blank}, {hit, hit, blank, blank});
    EXPECT_TRUE(scene.asks(Ask::chooseFirstBattleCard));
    EXPECT_EQ(scene.view().armyNames[0], "Empire");
    EXPECT_EQ(scene.unit(UnitId{0}).player, Player::red) << "the rebels play red now";
    EXPECT_EQ(scene.unit(UnitId{4}).player, Player::blue);
    EXPECT_EQ(scene.question().player, Player::blue);
}

TEST(P18BuildingAMission, CardsAreRevealedAndModifiedTwiceByEach) {
    SetupScene scene;
    scene.start();
    scene.confirm();
    scene.rollForBlue({crit, blank, blank, blank}, {blank, blank, blank, blank});
    scene.choose(MissionChange::secondary, Ask::chooseFirstBattleCard);
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_TRUE(scene.question().secret) << "a deck is not the opponent's to see";
    scene.reveal(2);
    EXPECT_EQ(scene.view().mission.secondary->name, "A3 secondary");
    EXPECT_EQ(scene.question().player, Player::red);
    scene.reveal(0);
    EXPECT_EQ(scene.objective(), "B1 objective");
    scene.reveal(1);
    scene.reveal(0);
    EXPECT_EQ(scene.view().mission.advantages[0]->name, "A2 advantage");
    EXPECT_EQ(scene.view().mission.advantages[1]->name, "B1 advantage");
    ASSERT_TRUE(scene.asks(Ask::modifyMission));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_FALSE(scene.offers(MissionChange::becomeBlue)) << "it is blue";
    scene.change(MissionChange::objective);
    scene.reveal(0);
    EXPECT_EQ(scene.objective(), "A1 objective");
    EXPECT_EQ(scene.question().player, Player::red);
    scene.change(MissionChange::enemyAdvantage);
    EXPECT_EQ(scene.question().player, Player::blue) << "blue reveals its own card";
    scene.reveal(0);
    EXPECT_EQ(scene.view().mission.advantages[0]->name, "A1 advantage");
    scene.change(MissionChange::pass);
    scene.change(MissionChange::pass);
    ASSERT_TRUE(scene.asks(Ask::chooseSide));
    scene.choose(TableSide::far, Ask::chooseSide);
    EXPECT_EQ(scene.view().mission.territories[0].front().front().y, 30.0);
    EXPECT_EQ(scene.view().mission.tokens.size(), 1U);
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_EQ(scene.view().round, 1);
}

TEST(P18BuildingAMission, WhoBecomesBlueKeepsItAndTurnsGoOnAlternating) {
    SetupScene scene;
    scene.revealed();
    scene.change(MissionChange::pass);
    EXPECT_EQ(scene.question().player, Player::red);
    scene.change(MissionChange::becomeBlue);
    EXPECT_EQ(scene.view().armyNames[0], "Empire");
    EXPECT_EQ(scene.view().mission.advantages[0]->name, "B1 advantage");
    EXPECT_EQ(scene.question().player, Player::red) << "the rebels, who are red now";
    EXPECT_TRUE(scene.offers(MissionChange::becomeBlue));
    scene.change(MissionChange::pass);
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.change(MissionChange::pass);
    EXPECT_TRUE(scene.asks(Ask::chooseSide));
    EXPECT_EQ(scene.question().player, Player::blue);
}

TEST(P19EmptyDecks, DiscardedCardsMakeANewDeck) {
    SetupScene scene;
    scene.revealed();  // objective card: A1; 2 cards remain in its deck
    scene.change(MissionChange::objective);
    scene.reveal(0);
    scene.change(MissionChange::pass);
    scene.change(MissionChange::objective);
    EXPECT_EQ(scene.optionCount(), 1U);
    scene.reveal(0);
    EXPECT_EQ(scene.objective(), "A3 objective");
    scene.change(MissionChange::becomeBlue);
    EXPECT_TRUE(scene.asks(Ask::chooseSide));
    // Each of the four changes replaces the advantage card of one player and discards the old card.
    // The third change finds the deck empty, so it draws from the discarded cards.
    SetupScene again;
    again.revealed();
    for (int i = 0; i < 2; ++i) {
        again.change(MissionChange::ownAdvantage);
        again.reveal(0);
        again.change(MissionChange::enemyAdvantage);
        again.reveal(0);
    }
    EXPECT_TRUE(again.asks(Ask::chooseSide));
    EXPECT_EQ(again.view().mission.advantages[0]->name.substr(0, 1), "A");
}

TEST(P17BuildAnArmy, SetupNeedsHandsDecksAndNobodyDeployed) {
    const auto problemOf = [](const Scenario& scenario) {
        const auto game = Game::start(scenario, 1);
        return game ? std::string("started") : game.problem().text;
    };
    SetupScene scene;
    EXPECT_EQ(problemOf(scene.scenario), "started");
    Scenario wrong = scene.scenario;
    wrong.commandHands[1].clear();
    EXPECT_EQ(problemOf(wrong), "red: setup needs a command hand");
    wrong = scene.scenario;
    std::erase_if(wrong.battleDecks[0],
                  [](const BattleCard& card) { return card.kind == BattleCardKind::advantage; });
    EXPECT_EQ(problemOf(wrong), "blue: the battle deck needs an advantage");
    wrong = scene.scenario;
    wrong.battleDecks[0][0].map.reset();
    EXPECT_EQ(problemOf(wrong), "blue: A1 objective has no map card");
    wrong = scene.scenario;
    wrong.units[0].undeployed = false;
    EXPECT_EQ(problemOf(wrong), "Luke Skywalker is deployed before setup");
}

}  // namespace
}  // namespace sightline::engine::scene
