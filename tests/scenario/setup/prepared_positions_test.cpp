// Core Rulebook p. 20 (Deploy in Prepared Positions); Keyword Glossary, Prepared Position.
#include "scenario/mission_scene.h"

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::engine::scene {
namespace {

UnitCard prepared(UnitCard card, bool stationary = false) {
    KeywordText keyword;
    keyword.name = "Prepared Position";
    card.keywords.push_back(keyword);
    keyword.name = "Stationary";
    if (stationary) card.keywords.push_back(keyword);
    return card;
}

BattleCard cardOf(BattleCardKind kind, int number) {
    BattleCard card = objectiveCard({poi(36, 18)}, {});
    card.id = card.name = std::to_string(static_cast<int>(kind)) + "-" + std::to_string(number);
    card.kind = kind;
    if (kind != BattleCardKind::objective) card.map.reset();
    return card;
}

/// Plays the setup up to the step Deploy in Prepared Positions. The blue player's territory is y <
/// 6; the red player's territory is y > 30.
struct Positions : MissionScene {
    Positions(const std::vector<UnitCard>& blueUnits, const std::vector<UnitCard>& redUnits) {
        const auto take = [this](Player player, const std::vector<UnitCard>& cards) {
            for (const UnitCard& card : cards) reserve(player, card);
        };
        take(Player::blue, blueUnits);
        take(Player::red, redUnits);
        const std::vector<CommandCard> all{ambush(), push(), assault(), standingOrders()};
        hands(all, all);
        for (auto& deck : scenario.battleDecks) {
            for (int i = 0; i < 3; ++i) {
                for (const auto kind : {BattleCardKind::objective, BattleCardKind::secondary,
                                        BattleCardKind::advantage}) {
                    deck.push_back(cardOf(kind, i));
                }
            }
        }
        scenario.phase = Phase::setup;
    }
    void toTheStep() {
        start();
        pickFirst(Ask::confirmTerrain);
        pickFirst(Ask::confirmTerrain);
        dice({crit, crit, crit, crit});
        dice({blank, blank, blank, blank});
        choose(MissionChange::objective, Ask::chooseFirstBattleCard);
        for (int i = 0; i < 4; ++i) chance(Draw{0}, Ask::revealBattleCard);
        for (int i = 0; i < 4; ++i) choose(MissionChange::pass, Ask::modifyMission);
        choose(TableSide::near, Ask::chooseSide);
    }
    Places one(MiniId mini, geometry::Vec2 at) const {
        return Places{{{mini, {at.x, at.y, 0.0}, geometry::Degrees{90.0}}}};
    }
    std::string refused(geometry::Vec2 at) { return refusal(one(MiniId{0}, at)); }
};

UnitCard squad(UnitCard card, int miniatures) {
    card.miniatures = miniatures;
    return card;
}

TEST(P20DeployInPreparedPositions, ThePlayersTakeTurnsAndMayDecline) {
    Positions scene({prepared(rebelTroopers()), lukeSkywalker(), prepared(rebelTroopers())},
                    {prepared(stormtroopers()), darthVader()});
    scene.toTheStep();
    ASSERT_TRUE(scene.asks(Ask::deployPrepared));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().citation, page(20, "Deploy in Prepared Positions"));
    EXPECT_EQ(scene.optionCount(), 3U) << "two units with the keyword, or none";
    EXPECT_FALSE(scene.offers(UnitId{1}));
    scene.choose(UnitId{0}, Ask::deployPrepared);
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    scene.follow();
    EXPECT_FALSE(scene.unit(UnitId{0}).undeployed);
    EXPECT_EQ(scene.unit(UnitId{0}).tokens[Token::dodge], 1);
    EXPECT_EQ(scene.last(Happening::deployed).citation, page(20, "Deploy in Prepared Positions"));
    EXPECT_EQ(scene.question().player, Player::red) << "in turn";
    scene.choose(Done{}, Ask::deployPrepared);
    EXPECT_EQ(scene.question().player, Player::blue);
    scene.choose(Done{}, Ask::deployPrepared);
    EXPECT_EQ(scene.view().phase, Phase::command);
    EXPECT_TRUE(scene.unit(UnitId{2}).undeployed) << "it comes on later";
    EXPECT_TRUE(scene.unit(UnitId{3}).undeployed);
}

TEST(P20DeployInPreparedPositions, TheLeaderStandsCompletelyWithinAlliedTerritory) {
    Positions scene({prepared(squad(rebelTroopers(), 3)), lukeSkywalker()}, {darthVader()});
    scene.toTheStep();
    scene.choose(UnitId{0}, Ask::deployPrepared);
    constexpr double half = smallBase / 2.0;
    EXPECT_EQ(scene.refused({20.0, 6.0 - half + 0.01}),
              "the unit leader stands completely within allied territory "
              "(p. 53, Keyword Glossary: Prepared Position)");
    EXPECT_NE(scene.refused({20.0, 32.0}), "") << "enemy territory";
    scene.choosePlaces(scene.one(MiniId{0}, {20.0, 6.0 - half - 0.01}));
    // Only the leader must be completely within allied territory, not the other miniatures.
    ASSERT_TRUE(scene.asks(Ask::placeUnit));
    const auto others = [](double y) {
        return Places{{{MiniId{1}, {18.5, y, 0.0}, geometry::Degrees{90.0}},
                       {MiniId{2}, {21.5, y, 0.0}, geometry::Degrees{90.0}}}};
    };
    EXPECT_EQ(scene.refusal(others(6.0 + half + 0.01)),
              "within allied territory (p. 53, Keyword Glossary: Prepared Position)");
    scene.choosePlaces(others(6.0 + half - 0.01));
    EXPECT_EQ(scene.unit(UnitId{0}).tokens[Token::dodge], 1);
}

TEST(P20DeployInPreparedPositions, TheNearestAlternativeIsWithinTheTerritory) {
    Positions scene({prepared(rebelTroopers()), lukeSkywalker()}, {darthVader()});
    scene.toTheStep();
    scene.choose(UnitId{0}, Ask::deployPrepared);
    const auto instead = scene.game().nearestLegal(scene.one(MiniId{0}, {20.0, 9.0}));
    ASSERT_TRUE(instead);
    EXPECT_EQ(scene.refusal(*instead), "");
    const geometry::Vec3 at = std::get<Places>(*instead).places.front().position;
    EXPECT_NEAR(at.x, 20.0, 0.3);
    EXPECT_NEAR(at.y, 6.0 - smallBase / 2.0, 0.05);
}

TEST(P20DeployInPreparedPositions, NotOnImpassableTerrain) {
    Positions scene({prepared(rebelTroopers()), lukeSkywalker()}, {darthVader()});
    scene.terrain(box("ruin", {36.0, 4.0}, {4.0, 4.0, 2.0}, building()));
    scene.toTheStep();
    scene.choose(UnitId{0}, Ask::deployPrepared);
    EXPECT_NE(scene.refused({36.0, 4.0}), "");
    EXPECT_EQ(scene.refused({40.0, 4.0}), "");
    const auto& proposal = scene.question().place->proposal;
    ASSERT_EQ(proposal.size(), 1U);
    EXPECT_GT(std::abs(proposal[0].mini.position.x - 36.0), 2.0 + smallBase / 2.0 - 0.01);
}

TEST(P20DeployInPreparedPositions, AStationaryUnitMust) {
    Positions scene({prepared(rebelTroopers(), true), lukeSkywalker()}, {darthVader()});
    scene.toTheStep();
    ASSERT_TRUE(scene.asks(Ask::deployPrepared));
    EXPECT_FALSE(scene.offers(Done{}));
}

}  // namespace
}  // namespace sightline::engine::scene
