// Charge tokens: Arm X and Detonate X. Core Rulebook, Keyword Glossary p. 57.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/attack_scene.h"

namespace sightline::engine::scene {
namespace {

using geometry::Vec2;

constexpr const char* sticky = "Sticky Charge";

UnitCard saboteur(int arm, int detonate, const std::string& type = sticky) {
    UnitCard card = lukeSkywalker();
    for (const auto& [keyword, x] : {std::pair{Keyword::arm, arm}, {Keyword::detonate, detonate}}) {
        card.keywords.push_back(word(keyword, x));
        card.keywords.back().parameter = type;
    }
    Weapon charge = ranged(type, 1, 1, Die::redAttack, 2);
    charge.area = true;
    card.weapons.push_back(charge);
    return card;
}

/// A blue unit with charges at (10, 18), and a red unit 16 inches away.
struct Charges : AttackScene {
    UnitId bomber, enemy;
    explicit Charges(int arm = 2, int detonate = 2) {
        bomber = blue(saboteur(arm, detonate), {{10.0, 18.0}});
        enemy = red(rebelTroopers(), {{26.0, 18.0}});
    }
    void arm() {
        activate(bomber);
        cardAction(0);
    }
    /// Puts a charge on the battlefield by hand.
    void lay(Vec2 at, Player owner = Player::blue) {
        AdjustObjective token;
        token.name = std::string(sticky) + " 1";
        token.at = at;
        adjust({owner, token});
    }
    std::vector<ObjectiveToken> onTable() const {
        std::vector<ObjectiveToken> tokens;
        for (const MissionView::Token& one : view().mission.tokens)
            if (one.token.onTable()) tokens.push_back(one.token);
        return tokens;
    }
    bool mayDetonate() const {
        return asks(Ask::chooseForEffect) && question().citation == citationOf(Keyword::detonate);
    }
    void detonate(int index = 0) { chance(Pick{index}, Ask::chooseForEffect); }
    void decline() { choose(Done{}, Ask::chooseForEffect); }
};

TEST(P57Arm, PlacesXChargesCompletelyWithinRange1OfTheLeader) {
    Charges scene;
    scene.start();
    scene.arm();
    ASSERT_TRUE(scene.asks(Ask::placeToken));
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.question().names[2], sticky);
    EXPECT_EQ(scene.refusal(Spot{scene.question().spot->proposal}), "");
    const double reach = 6.0 + smallBase / 2.0 - 0.5;
    EXPECT_EQ(scene.refusal(Spot{{10.0 + reach - 0.01, 18.0}}), "");
    EXPECT_EQ(scene.refusal(Spot{{10.0 + reach + 0.01, 18.0}}),
              "the token is not completely within range 1 of the unit leader (p. 57, Keyword "
              "Glossary: Arm)");
    scene.spot({13.0, 18.0});
    scene.spot({10.0, 21.0});
    ASSERT_EQ(scene.onTable().size(), 2U);
    EXPECT_EQ(scene.onTable()[0].printed, sticky);
    EXPECT_EQ(scene.onTable()[0].owner, Player::blue);
    EXPECT_EQ(scene.onTable()[1].position.y, 21.0);
    EXPECT_EQ(scene.last(Happening::objectivePlaced).citation, citationOf(Keyword::arm));
    EXPECT_EQ(scene.unit(scene.bomber).actionsLeft, 1) << "an action, not a free one";
}

TEST(P57Arm, AChargeLiesFlatAndOverlapsNoToken) {
    Charges scene;
    scene.terrain(box("crates", {14.0, 18.0}, {2.0, 2.0, 1.0}, crates()));
    scene.start();
    scene.arm();
    scene.spot({10.0, 21.0});
    EXPECT_NE(scene.refusal(Spot{{10.0, 21.9}}), "") << "it overlaps the other charge";
    EXPECT_EQ(scene.refusal(Spot{{10.0, 22.1}}), "");
    EXPECT_NE(scene.refusal(Spot{{13.0, 18.0}}), "") << "half on the crates";
    EXPECT_EQ(scene.refusal(Spot{{14.0, 18.0}}), "");
    EXPECT_NE(scene.refusal(Spot{{10.0, 18.0}}), "") << "under a miniature";
}

TEST(P57Arm, AChargeMayOverlapSmoke) {
    Charges scene;
    scene.start();
    AdjustObjective smoke;
    smoke.kind = ObjectiveKind::smoke;
    smoke.at = Vec2{13.0, 18.0};
    scene.adjust({Player::blue, smoke});
    scene.arm();
    EXPECT_EQ(scene.refusal(Spot{{13.2, 18.0}}), "");
}

TEST(P57Arm, TheLeaderSeesTheCharge) {
    Charges scene;
    scene.terrain(box("wall", {12.0, 18.0}, {0.5, 8.0, 6.0}, building()));
    scene.start();
    scene.arm();
    EXPECT_EQ(
        scene.refusal(Spot{{14.0, 18.0}}),
        "the token is out of line of sight of the unit leader (p. 57, Keyword Glossary: Arm)");
    EXPECT_EQ(scene.refusal(Spot{{8.0, 18.0}}), "");
}

TEST(P57Detonate, UpToXChargesOfTheTypeAfterAnAction) {
    Charges scene(3, 2);
    scene.start();
    for (const double y : {15.0, 18.0, 21.0}) scene.lay({25.0, y + 0.5});
    scene.activate(scene.bomber);
    EXPECT_FALSE(scene.mayDetonate());
    scene.action(Action::aim);
    ASSERT_TRUE(scene.mayDetonate());
    EXPECT_EQ(scene.question().player, Player::blue);
    EXPECT_EQ(scene.optionCount(), 4U) << "three charges, or none";
    scene.detonate();
    scene.dice({blank, blank});
    ASSERT_TRUE(scene.mayDetonate());
    scene.detonate();
    scene.dice({blank, blank});
    EXPECT_FALSE(scene.mayDetonate()) << "X is 2";
    EXPECT_EQ(scene.onTable().size(), 1U);
    scene.action(Action::dodge);
    EXPECT_TRUE(scene.mayDetonate()) << "after the next action again";
}

TEST(P57Detonate, MayBeDeclined) {
    Charges scene;
    scene.start();
    scene.lay({25.0, 20.0});
    scene.activate(scene.bomber);
    scene.action(Action::aim);
    scene.decline();
    EXPECT_EQ(scene.onTable().size(), 1U);
    EXPECT_FALSE(scene.recorded(Happening::attackDeclared));
}

TEST(P57Detonate, AfterActionsOfTheEnemyToo) {
    Charges scene;
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.lay({25.0, 20.0});
    scene.activate(scene.enemy);
    scene.action(Action::aim);
    ASSERT_TRUE(scene.mayDetonate());
    EXPECT_EQ(scene.question().player, Player::blue);
}

TEST(P57Detonate, AChargeAttacksEachUnitNearIt) {
    Charges scene;
    const UnitId friends = scene.blue(rebelTroopers(), {{22.0, 20.0}});
    const UnitId far = scene.red(rebelTroopers(), {{40.0, 20.0}});
    scene.start();
    scene.lay({24.0, 20.0});
    scene.activate(scene.bomber);
    scene.action(Action::aim);
    scene.detonate();
    ASSERT_TRUE(scene.asks(Ask::chooseAreaDefender));
    EXPECT_TRUE(scene.offers(friends)) << "allied units, too";
    EXPECT_TRUE(scene.offers(scene.enemy));
    EXPECT_FALSE(scene.offers(far));
}

TEST(P57Detonate, ACoveredUnitIsNotAttacked) {
    Charges scene;
    scene.terrain(box("wall", {24.5, 18.0}, {0.5, 12.0, 6.0}, building()));
    scene.start();
    scene.lay({22.0, 18.0});
    scene.activate(scene.bomber);
    scene.action(Action::aim);
    EXPECT_FALSE(scene.mayDetonate()) << "no unit is in LOS of the charge";
}

TEST(P57Detonate, NobodySpendsAimTokensForACharge) {
    Charges scene;
    scene.start();
    scene.lay({25.0, 20.0});
    scene.activate(scene.bomber);
    scene.action(Action::aim);
    scene.detonate();
    scene.dice({blank, blank});
    EXPECT_FALSE(scene.asks(Ask::rerollWithAim));
    EXPECT_EQ(scene.unit(scene.bomber).tokens[Token::aim], 1);
}

TEST(P57Detonate, ADetonatedChargeIsRemoved) {
    Charges scene;
    scene.start();
    scene.lay({25.0, 20.0});
    scene.activate(scene.bomber);
    scene.action(Action::aim);
    scene.detonate();
    EXPECT_EQ(scene.last(Happening::keywordActed).verdict, "Sticky Charge 1 detonates");
    scene.dice({blank, blank});
    EXPECT_TRUE(scene.onTable().empty());
    scene.action(Action::dodge);
    EXPECT_FALSE(scene.mayDetonate());
}

TEST(P57Detonate, OnlyAlliedChargesOfItsType) {
    Charges scene;
    scene.start();
    scene.lay({25.0, 20.0}, Player::red);
    AdjustObjective marker;
    marker.name = "Other Charge";
    marker.at = Vec2{25.0, 16.0};
    scene.adjust({Player::blue, marker});
    scene.activate(scene.bomber);
    scene.action(Action::aim);
    EXPECT_FALSE(scene.mayDetonate());
}

TEST(P57Detonate, ADefeatedUnitDetonatesNothing) {
    Charges scene;
    scene.blue(rebelTroopers(), {{2.0, 2.0}});
    scene.scenario.firstPlayer = Player::red;
    scene.start();
    scene.lay({25.0, 20.0});
    scene.adjust({Player::blue, AdjustWounds{scene.mini(scene.bomber, 0), 6}});
    scene.activate(scene.enemy);
    scene.action(Action::aim);
    EXPECT_FALSE(scene.mayDetonate());
}

}  // namespace
}  // namespace sightline::engine::scene
