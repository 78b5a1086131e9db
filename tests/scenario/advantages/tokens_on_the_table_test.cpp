// Advantage cards that place a token anywhere on the battlefield: Ordnance and Strafing Run.
#include "engine/legion/basics/tokens.h"
#include "scenario/cards/advantage_scene.h"

namespace sightline::engine::scene {
namespace {

/// The enemies of the card's owner stand in a line, 5 inches apart: the commander at x = 5, then
/// three corps units.
struct FromAbove : WithAdvantage {
    using WithAdvantage::WithAdvantage;
    double enemyLine() const { return owner == Player::blue ? 31.0 : 5.0; }
    geometry::Vec2 onLine(double x) const { return {x, enemyLine()}; }
    UnitId enemy(std::size_t index) const { return army(false)[index]; }
    std::size_t tokensOnTable() const {
        const View seen = view();
        const auto& all = seen.mission.tokens;
        return static_cast<std::size_t>(std::count_if(
            all.begin(), all.end(), [](const auto& one) { return one.token.onTable(); }));
    }
    /// Uses the advantage card and places its token.
    void call(geometry::Vec2 at) {
        if (question().form != AnswerForm::pick || !isAsked()) toCard();
        ASSERT_TRUE(isAsked());
        EXPECT_EQ(question().player, owner);
        EXPECT_EQ(view().phase, Phase::command);
        pickText(0);
        ASSERT_TRUE(asks(Ask::placeToken));
        chance(Spot{at}, Ask::placeToken);
    }
    /// Plays until the advantage card asks for the range ruler, or for dice in the End Phase.
    void toDice() {
        while (!over() && !asks(Ask::layRuler) &&
               !(asks(Ask::rollDice) && view().phase == Phase::end))
            idle();
    }
    int suppression(std::size_t index) const { return tokens(enemy(index), Token::suppression); }
    int woundsOn(std::size_t index) const {
        const View seen = view();
        int wounds = 0;
        for (const auto& mini : seen.minis) {
            if (mini.unit == enemy(index)) wounds += mini.wounds;
        }
        return wounds;
    }
};

TEST(Ordnance, IsPlacedAnywhereOnceInTheGame) {
    for (const Player owner : bothOwners) {
        FromAbove scene("ordnance", owner);
        scene.start();
        scene.toCard();
        ASSERT_TRUE(scene.isAsked());
        EXPECT_TRUE(scene.offers(Done{})) << "the player may wait";
        scene.decline();
        EXPECT_EQ(scene.tokensOnTable(), 0U);
        scene.toRound(2);
        scene.toCard();
        ASSERT_TRUE(scene.isAsked()) << "declining does not use the card";
        scene.pickText(0);
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_NE(scene.refusal(Spot{{0.3, 10.0}}), "") << "beyond the edge";
        EXPECT_NE(scene.refusal(Spot{{40.0, 35.7}}), "");
        scene.chance(Spot{scene.onLine(10.0)}, Ask::placeToken);  // under a miniature
        ASSERT_EQ(scene.tokensOnTable(), 1U);
        EXPECT_EQ(scene.view().mission.tokens.front().token.owner, owner);
        EXPECT_EQ(scene.view().mission.tokens.front().token.printed, "Ordnance");
        EXPECT_TRUE(scene.view().mission.tokens.front().contesting.empty());
        scene.toRound(3);
        EXPECT_EQ(scene.tokensOnTable(), 0U);
        scene.to(Ask::chooseUnitToActivate);
        EXPECT_FALSE(scene.isAsked()) << "once in the game";
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(Ordnance, WoundsVehiclesAndSuppressesOthers) {
    for (const Player owner : bothOwners) {
        FromAbove scene("ordnance", owner);
        scene.become(scene.enemy(2), atRt());
        scene.start();
        scene.call(scene.onLine(12.5));
        scene.toDice();
        ASSERT_EQ(scene.rolling(), 3);
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_EQ(scene.question().dice, std::vector<Die>(3, Die::blackAttack));
        const int before = scene.suppression(1);
        scene.dice({crit, hit, attackSurge});
        EXPECT_EQ(scene.suppression(1), std::max(0, before + 2 - 1))
            << "1 for each crit and hit, less 1 at the end of the phase";
        EXPECT_EQ(scene.woundsOn(2), 3) << "2 for the crit, 1 for the hit";
        EXPECT_EQ(scene.suppression(3), 0) << "more than range 1 away";
        EXPECT_EQ(scene.tokensOnTable(), 0U);
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(Ordnance, ATrooperWithArmorSuffersWounds) {
    FromAbove scene("ordnance");
    UnitCard armored = bearing(stormtroopers(), Keyword::armor, 1);
    armored.wounds = 4;
    scene.become(scene.enemy(1), armored);
    scene.start();
    scene.call(scene.onLine(10.0));
    scene.toDice();
    scene.dice({crit, hit, blank});
    EXPECT_EQ(scene.woundsOn(1), 3);
    EXPECT_EQ(scene.suppression(1), 0);
}

TEST(Ordnance, HitsAlliedUnitsAndEndsAtRange1) {
    FromAbove scene("ordnance");
    const double gap = 6.0 + 0.5 + smallBase / 2.0;
    scene.with(scene.rebels1).minis.front().position = {30.0, 15.0, 0.0};
    scene.with(scene.rebels2).minis.front().position = {30.0 + 2.0 * gap - 0.04, 15.0, 0.0};
    scene.with(scene.rebels3).minis.front().position = {30.0 + gap, 15.0 + gap + 0.02, 0.0};
    for (const UnitId unit : {scene.rebels1, scene.rebels2, scene.rebels3})
        scene.with(unit).tokens[Token::suppression] = 5;
    scene.start();
    scene.call({30.0 + gap - 0.02, 15.0});
    scene.toDice();
    const auto now = [&](UnitId unit) { return scene.tokens(unit, Token::suppression); };
    const int one = now(scene.rebels1), two = now(scene.rebels2), three = now(scene.rebels3);
    scene.dice({hit, blank, blank});
    EXPECT_EQ(now(scene.rebels1), one + 1 - 1) << "within range 1";
    EXPECT_EQ(now(scene.rebels2), two + 1 - 1) << "within range 1";
    EXPECT_EQ(now(scene.rebels3), three - 1) << "just outside";
}

TEST(Ordnance, MissesWithoutHits) {
    FromAbove scene("ordnance");
    scene.become(scene.enemy(2), atRt());
    scene.start();
    scene.call(scene.onLine(12.5));
    scene.toDice();
    scene.dice({blank, attackSurge, blank});
    EXPECT_EQ(scene.suppression(1), 0);
    EXPECT_EQ(scene.woundsOn(2), 0);
    EXPECT_EQ(scene.tokensOnTable(), 0U) << "the token is removed all the same";
}

TEST(StrafingRun, IsPlacedAnywhereOnceInTheGame) {
    for (const Player owner : bothOwners) {
        FromAbove scene("strafing-run", owner);
        scene.start();
        scene.call(scene.onLine(10.0));
        ASSERT_EQ(scene.tokensOnTable(), 1U);
        EXPECT_EQ(scene.view().mission.tokens.front().token.printed, "Air Support");
        scene.toDice();
        ASSERT_TRUE(scene.asks(Ask::layRuler));
        EXPECT_EQ(scene.question().player, owner);
        EXPECT_NE(scene.refusal(Spot{scene.onLine(16.6)}), "") << "more than range 1 away";
        scene.chance(Spot{scene.onLine(16.4)}, Ask::layRuler);
        scene.dice({blank, blank, blank, blank});
        scene.toRound(2);
        scene.to(Ask::chooseUnitToActivate);
        EXPECT_FALSE(scene.isAsked()) << "once in the game";
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(StrafingRun, SuppressesUnitsUnderTheRuler) {
    for (const Player owner : bothOwners) {
        FromAbove scene("strafing-run", owner);
        scene.start();
        scene.call(scene.onLine(9.0));
        scene.toDice();
        ASSERT_TRUE(scene.asks(Ask::layRuler));
        scene.chance(Spot{scene.onLine(13.0)}, Ask::layRuler);
        ASSERT_EQ(scene.rolling(), 4);
        scene.dice({crit, hit, hit, attackSurge});
        EXPECT_EQ(scene.suppression(1), 3 - 1) << "less 1 at the end of the phase";
        EXPECT_EQ(scene.suppression(2), 0) << "beyond the end of the ruler";
        EXPECT_EQ(scene.suppression(3), 0);
        EXPECT_EQ(scene.tokensOnTable(), 0U);
        EXPECT_EQ(reminders(scene), 0);
    }
}

TEST(StrafingRun, SuppressesUnitsOnTheToken) {
    FromAbove scene("strafing-run");
    scene.start();
    scene.call({10.6, 31.0});
    scene.toDice();
    scene.chance(Spot{{10.6, 26.0}}, Ask::layRuler);
    scene.dice({hit, hit, blank, blank});
    EXPECT_EQ(scene.suppression(1), 2 - 1) << "its base is on the token, not under the ruler";
    EXPECT_EQ(scene.suppression(2), 0);
}

}  // namespace
}  // namespace sightline::engine::scene
