// Core Rulebook p. 15, 19 and 24: a unit that panics drops its assets, even if it recovers soon.
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "scenario/mission_scene.h"

namespace sightline::engine::scene {
namespace {

/// A unit with courage 1 that holds an asset. The unit has `suppression` tokens at the first turn
/// of the second round.
struct FrightenedHolder : MissionScene {
    UnitId holder, enemy;
    explicit FrightenedHolder(int suppression) {
        scenario.lastRound = 2;
        mission({asset(36, 18)}, {});
        holder = blue(rebelTroopers(), {{36.0, 20.0}});
        enemy = red(stormtroopers(), {{70.0, 34.0}});
        start();
        activate(holder);
        cardAction(0);
        action(Action::finish);
        rest(enemy);
        adjust({Player::red, AdjustToken{holder, Token::suppression, suppression}});
        EXPECT_EQ(token(0).token.holder, holder);
        activate(holder);
    }
    bool holds() const { return token(0).token.holder == holder; }
    void placeIt() {
        ASSERT_TRUE(asks(Ask::placeAsset));
        EXPECT_EQ(question().player, Player::red) << "its opponent";
        spot(question().spot->proposal);
    }
};

TEST(P19ClaimingAssetObjectiveTokens, APanickedUnitDropsBeforeItRallies) {
    FrightenedHolder scene(2);
    EXPECT_FALSE(scene.holds());
    scene.placeIt();
    EXPECT_EQ(scene.rolling(), 2) << "and then it rallies";
    scene.dice({block, block});
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_FALSE(scene.holds()) << "calming down brings nothing back";
    EXPECT_TRUE(scene.offers(CardAction{0, 0})) << "it may claim it again";
}

TEST(P19ClaimingAssetObjectiveTokens, OneThatOnlyIsSuppressedKeepsThem) {
    FrightenedHolder scene(1);
    EXPECT_TRUE(scene.holds());
    EXPECT_EQ(scene.rolling(), 1);
    scene.dice({blank});
    EXPECT_TRUE(scene.asks(Ask::chooseAction));
    EXPECT_TRUE(scene.holds());
}

// At the end of its activation, the unit removes suppression equal to its courage and is no longer
// Panicked.
TEST(P19ClaimingAssetObjectiveTokens, OneThatPanicsAtItsActionsDropsBeforeItCalmsDown) {
    FrightenedHolder scene(1);
    scene.adjust({Player::red, AdjustToken{scene.holder, Token::suppression, 1}});
    scene.dice({blank});
    scene.placeIt();
    EXPECT_EQ(scene.unit(scene.holder).tokens[Token::suppression], 1);
    EXPECT_FALSE(scene.unit(scene.holder).isPanicked);
    EXPECT_FALSE(scene.holds());
}

TEST(P19ClaimingAssetObjectiveTokens, ThePlaceIsJudgedAsEver) {
    FrightenedHolder scene(2);
    ASSERT_TRUE(scene.asks(Ask::placeAsset));
    EXPECT_EQ(scene.refusal(Spot{{48.0, 20.0}}),
              "within half-range of the unit leader that dropped it "
              "(p. 19, Claiming Asset Objective Tokens)");
}

}  // namespace
}  // namespace sightline::engine::scene
