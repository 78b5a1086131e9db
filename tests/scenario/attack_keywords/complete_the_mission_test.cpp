// Complete the Mission. Core Rulebook, Keyword Glossary p. 47.
#include "engine/legion/rules/asking/ask.h"
#include "scenario/attack_keywords/duel_scene.h"
#include "scenario/setup_scene.h"

namespace sightline::engine::scene {
namespace {

UnitCard commandos() { return bearing(rebelTroopers(), Keyword::completeTheMission); }

struct Preparing : SetupScene {
    explicit Preparing(int units = 1) {
        for (int i = 0; i < units; ++i) reserve(Player::blue, commandos());
    }
    void toTheToken() {
        revealed();
        for (int i = 0; i < 4; ++i) change(MissionChange::pass);
        choose(TableSide::near, Ask::chooseSide);
    }
    std::vector<ObjectiveToken> missions() const {
        std::vector<ObjectiveToken> tokens;
        for (const MissionView::Token& one : view().mission.tokens)
            if (one.token.printed == "Priority Mission") tokens.push_back(one.token);
        return tokens;
    }
};

TEST(P47CompleteTheMission, EachUnitPlacesATokenDuringSetup) {
    Preparing scene(2);
    scene.toTheToken();
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().names[2], "Priority Mission");
    scene.chance(Spot{{20.0, 18.0}}, Ask::placeToken);
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    scene.chance(Spot{{50.0, 18.0}}, Ask::placeToken);
    EXPECT_FALSE(scene.asks(Ask::placeToken));
    const auto tokens = scene.missions();
    ASSERT_EQ(tokens.size(), 2U);
    EXPECT_EQ(tokens[0].owner, Player::blue);
    EXPECT_EQ(tokens[0].name, "Priority Mission 1");
    EXPECT_EQ(tokens[1].name, "Priority Mission 2");
    EXPECT_DOUBLE_EQ(tokens[1].position.x, 50.0);
    EXPECT_EQ(scene.last(Happening::objectivePlaced).citation,
              citationOf(Keyword::completeTheMission));
}

// The territories are 6 inches deep, and the token has a radius of half an inch.
TEST(P47CompleteTheMission, TheTokenIsPlacedInContestedTerritory) {
    Preparing scene;
    scene.toTheToken();
    EXPECT_EQ(scene.refusal(Spot{{20.0, 6.4}}),
              "the token is not in contested territory (p. 47, Keyword Glossary: Complete the "
              "Mission)");
    EXPECT_NE(scene.refusal(Spot{{20.0, 29.6}}), "");
    EXPECT_EQ(scene.refusal(Spot{{20.0, 6.6}}), "");
}

TEST(P47CompleteTheMission, TheTokenOverlapsNoPointOfInterest) {
    Preparing scene;
    scene.toTheToken();
    EXPECT_NE(scene.refusal(Spot{{36.0, 19.4}}), "");
    EXPECT_EQ(scene.refusal(Spot{{36.0, 19.6}}), "");
}

/// A duel with a Priority Mission token. The shooter or the target has the keyword.
struct NearMission : DuelScene {
    NearMission(bool shooterHas, double fromTarget, Player owner) {
        UnitCard& card = shooterHas ? shooting() : shotAt();
        card.keywords.push_back(word(Keyword::completeTheMission));
        card.attackSurge = AttackSurge::none;
        card.defenseSurge = DefenseSurge::none;
        start();
        AdjustObjective token;
        token.kind = ObjectiveKind::marker;
        token.name = "Priority Mission";
        const double x = with(target).minis[0].position.x;
        token.at = geometry::Vec2{x + smallBase / 2.0 + 0.5 + fromTarget, 14.0};
        adjust({owner, token});
    }
};

TEST(P47CompleteTheMission, NearATokenDefenseSurgesAreBlocks) {
    for (const double gap : {5.999, 6.001}) {
        NearMission scene(false, gap, Player::red);
        const AttackPreview preview = scene.preview();
        EXPECT_EQ(preview.terms.defenseSurge == DefenseSurge::block, gap < 6.0) << gap;
        EXPECT_EQ(preview.terms.givesDefenseChart() == Keyword::completeTheMission, gap < 6.0);
    }
}

TEST(P47CompleteTheMission, ATokenOfTheEnemyDoesNotHelp) {
    NearMission scene(false, 2.0, Player::blue);
    EXPECT_EQ(scene.preview().terms.defenseSurge, DefenseSurge::none);
}

TEST(P47CompleteTheMission, AnAttackOnAUnitNearATokenHasCritical2) {
    for (const double gap : {5.999, 6.001}) {
        NearMission scene(true, gap, Player::blue);
        EXPECT_EQ(scene.preview().terms.critical.total(), gap < 6.0 ? 2 : 0) << gap;
    }
}

TEST(P47CompleteTheMission, CriticalNeedsAnAlliedToken) {
    NearMission scene(true, 2.0, Player::red);
    EXPECT_EQ(scene.preview().terms.critical.total(), 0);
}

TEST(P47CompleteTheMission, UpTo2AttackSurgesAreCrits) {
    NearMission scene(true, 2.0, Player::blue);
    scene.with(scene.target);
    scene.attack(scene.shooter, scene.target);
    scene.roll({attackSurge});
    EXPECT_TRUE(scene.told(Keyword::completeTheMission));
}

}  // namespace
}  // namespace sightline::engine::scene
