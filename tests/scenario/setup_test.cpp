// Core Rulebook p. 16-20: setup, step by step.
#include "engine/setup/play_setup.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

std::vector<RolledDie> black(const std::vector<Face>& faces) {
    std::vector<RolledDie> dice;
    dice.reserve(faces.size());
    for (Face face : faces) dice.push_back({Die::blackAttack, face});
    return dice;
}

TEST(P18DetermineBluePlayer, CritsThenHitsThenSurges) {
    const auto winner = [](std::vector<Face> blue, std::vector<Face> red) {
        return blueBy(black(std::move(blue)), black(std::move(red)));
    };
    EXPECT_EQ(winner({crit, blank, blank, blank}, {hit, hit, hit, hit}), Player::blue);
    EXPECT_EQ(winner({crit, hit, blank, blank}, {crit, hit, hit, blank}), Player::red);
    EXPECT_EQ(winner({hit, attackSurge, blank, blank}, {hit, blank, blank, blank}), Player::blue);
    EXPECT_FALSE(winner({hit, blank, crit, blank}, {blank, crit, blank, hit}));
}

BattleCard plain(BattleCardKind kind, const std::string& name) {
    BattleCard card = objectiveCard({poi(36, 18)}, {{Scores::securedPoi, 1, 99}});
    if (kind != BattleCardKind::objective) card.map.reset();
    card.id = card.name = name;
    card.kind = kind;
    return card;
}

std::vector<BattleCard> deck(const std::string& owner) {
    std::vector<BattleCard> cards;
    for (int i = 1; i <= 3; ++i) {
        const std::string number = owner + std::to_string(i);
        cards.push_back(plain(BattleCardKind::objective, number + " objective"));
        cards.push_back(plain(BattleCardKind::secondary, number + " secondary"));
        cards.push_back(plain(BattleCardKind::advantage, number + " advantage"));
    }
    return cards;
}

/// Two legal armies, hands and decks; nobody is deployed.
struct SetupScene : MissionScene {
    SetupScene() {
        const auto all = [](Player player, const UnitCard& leader, const UnitCard& corps) {
            return std::pair{player, std::vector<UnitCard>{leader, corps, corps, corps}};
        };
        for (const auto& [player, cards] : {all(Player::blue, lukeSkywalker(), rebelTroopers()),
                                            all(Player::red, darthVader(), stormtroopers())}) {
            for (const UnitCard& card : cards) {
                ScenarioUnit unit;
                unit.player = player;
                unit.card = card;
                unit.undeployed = true;
                unit.minis.resize(static_cast<std::size_t>(card.miniatures));
                scenario.units.push_back(unit);
            }
        }
        std::vector<CommandCard> hand;
        for (const CommandCard& card : {ambush(), push(), assault()}) {
            hand.push_back(card);
            hand.push_back(card);
            hand.back().id += "-2";
        }
        hand.push_back(standingOrders());
        hands(hand, hand);
        scenario.battleDecks = {deck("A"), deck("B")};
        scenario.armyNames = {"Rebels", "Empire"};
        scenario.phase = Phase::setup;
    }
    void confirm() {
        pickFirst(Ask::confirmTerrain);
        pickFirst(Ask::confirmTerrain);
    }
    void rollForBlue(std::vector<Face> first, std::vector<Face> second) {
        dice(std::move(first));
        dice(std::move(second));
    }
    void change(MissionChange what) { choose(what, Ask::modifyMission); }
    void reveal(int index) { chance(Draw{index}, Ask::revealBattleCard); }
    /// Up to the first change: A1 objective, B1 secondary, both first advantages; rebels are blue.
    void revealed() {
        start();
        confirm();
        rollForBlue({crit, crit, crit, crit}, {blank, blank, blank, blank});
        choose(MissionChange::objective, Ask::chooseFirstBattleCard);
        for (int i = 0; i < 4; ++i) reveal(0);
    }
    std::string objective() const { return view().mission.objective->name; }
};

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
    scene.revealed();  // A1 objective lies there; 2 are left in that deck
    scene.change(MissionChange::objective);
    scene.reveal(0);
    scene.change(MissionChange::pass);
    scene.change(MissionChange::objective);
    EXPECT_EQ(scene.optionCount(), 1U);
    scene.reveal(0);
    EXPECT_EQ(scene.objective(), "A3 objective");
    scene.change(MissionChange::becomeBlue);
    EXPECT_TRUE(scene.asks(Ask::chooseSide));
    // A fifth change would come from the cards discarded, the one just discarded among them.
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

/// The POI belongs at (36, 18), where something stands.
struct TokenInTheWay : SetupScene {
    explicit TokenInTheWay(double x = 36.0) {
        terrain(box("house", {x, 18.0}, {4.0, 4.0, 2.0}, building()));
    }
    void upToTokens() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    void moveHouse(double x) {
        adjust({Player::red, AdjustTerrain{"house", geometry::Vec2{x, 18.0}, {0.0}, {}}});
    }
};

TEST(P20PlacingObjectives, PlayersAdjustTerrainDuringSetup) {
    TokenInTheWay scene;
    scene.upToTokens();
    ASSERT_TRUE(scene.asks(Ask::adjustTerrain));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, page(20, "Placing Objectives"));
    EXPECT_EQ(scene.question().names,
              (std::vector<std::string>{"POI at 36.0, 18.0", "overlaps impassable house"}));
    EXPECT_EQ(scene.refusal(Pick{1}), "option 0 to 0, not 1 (p. 20, Placing Objectives)");
    scene.moveHouse(38.9);
    ASSERT_TRUE(scene.asks(Ask::adjustTerrain)) << "it still overlaps";
    scene.moveHouse(39.0);
    ASSERT_TRUE(scene.asks(Ask::confirmTerrain)) << "both agree to what was adjusted";
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.confirm();
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_EQ(scene.token(0).token.position.x, 36.0);
    EXPECT_EQ(scene.token(0).token.position.y, 18.0);
    EXPECT_EQ(scene.last(Happening::objectivePlaced).verdict, "POI placed");
}

TEST(P20PlacingObjectives, TerrainMayBeTakenAwayDuringSetup) {
    TokenInTheWay scene;
    scene.upToTokens();
    scene.adjust({Player::blue, AdjustTerrain{"house", {}, {}, {}}});
    scene.confirm();
    EXPECT_EQ(scene.token(0).token.position.x, 36.0);
}

TEST(P20PlacingObjectives, TheClosestPlaceWhenBothAgreeThatTerrainStays) {
    TokenInTheWay scene;
    scene.upToTokens();
    scene.choose(Done{}, Ask::adjustTerrain);
    ASSERT_TRUE(scene.asks(Ask::adjustTerrain)) << "red may still adjust it";
    EXPECT_EQ(scene.question().player, Player::red);
    scene.choose(Done{}, Ask::adjustTerrain);
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_EQ(scene.last(Happening::terrainConfirmed).verdict,
              "both players agree: terrain cannot be adjusted for the POI at 36.0, 18.0");
    const geometry::Vec3 at = scene.token(0).token.position;
    EXPECT_NEAR(std::hypot(at.x - 36.0, at.y - 18.0), 3.0, 0.01) << "beside the house";
    EXPECT_EQ(scene.last(Happening::objectivePlaced).verdict,
              "POI placed as close to its place as it may lie: there it overlaps impassable house");
    EXPECT_NEAR(scene.number(Happening::objectivePlaced, "inches"), 3.0, 0.01);
}

TEST(P20PlacingObjectives, NothingIsAskedWhereTheTokenMayLie) {
    TokenInTheWay scene(39.0);  // touching
    scene.upToTokens();
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_EQ(scene.token(0).token.position.x, 36.0);
}

// As games went that were saved before the players were asked.
TEST(P20PlacingObjectives, OlderJournalsGoOnWithoutTheQuestion) {
    TokenInTheWay scene;
    scene.scenario.asks = asksFirst;
    scene.upToTokens();
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_GT(std::abs(scene.token(0).token.position.x - 36.0) +
                  std::abs(scene.token(0).token.position.y - 18.0),
              2.9);
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
