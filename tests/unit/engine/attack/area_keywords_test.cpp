// Keywords of defenders that an area weapon attacks. An attack of an area weapon counts as an
// attack, although no unit makes it.
#include <gtest/gtest.h>

#include <string>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/area_attack.h"
#include "unit/engine/card_actions.h"

namespace sightline::engine::test {
namespace {

/// An area weapon with two dice between one blue and one red trooper. Red has a dodge token.
struct LaidBetween {
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), 8, 8), unitAt(Player::red, troopers(1), 12, 8, 180)});
    AreaSource laid;
    LaidBetween() {
        for (ScenarioUnit& unit : scenario.units) unit.card.wounds = 9;
        scenario.units[1].tokens[Token::dodge] = 1;
        laid.token.position = {10.0, 9.0, 0.0};
        laid.token.base = {1.0, 1.0, false};
        laid.token.height = 0.1;
        laid.weapon = rifle(2, 1);
        laid.weapon.area = true;
    }
    /// Resolves the area weapon. Returns the number of dodge tokens that red has left.
    int dodgeTokensLeft() {
        const auto effects = offering(
            [source = laid](Battle& battle) { return makeAreaAttack(battle, UnitId{0}, source); });
        Play play(scenario, effects);
        play.shows = [face = attackFace](Die die) {
            return isAttack(die) ? face : Face::defenseSurge;
        };
        makeCardAction(play);
        EXPECT_TRUE(play.until(Ask::chooseAction));
        wounds = play.battle.mini(MiniId{1}).wounds;
        deflected = play.battle.mini(MiniId{0}).wounds;
        return play.tokens(1, Token::dodge);
    }
    int wounds = 0, deflected = 0;
    Face attackFace = Face::hit;
};

TEST(P52Nimble, AfterAnAttackWithAnAreaWeaponToo) {
    for (const bool nimble : {false, true}) {
        LaidBetween scene;
        if (nimble) scene.scenario.units[1].card.keywords = {{.name = Keyword::nimble}};
        EXPECT_EQ(scene.dodgeTokensLeft(), nimble ? 1 : 0);
        EXPECT_EQ(scene.wounds, 1) << "one of two hits was dodged";
    }
}

TEST(P48Deflect, AgainstAnAreaWeaponGivesTheChartAndWoundsNobody) {
    LaidBetween plain, deflecting;
    deflecting.scenario.units[1].card.keywords = {{.name = Keyword::deflect}};
    plain.dodgeTokensLeft();
    deflecting.dodgeTokensLeft();
    EXPECT_EQ(plain.wounds, 1);
    EXPECT_EQ(deflecting.wounds, 0);
    EXPECT_EQ(deflecting.deflected, plain.deflected) << "what the weapon itself did to its side";
}

TEST(P46Block, AgainstAnAreaWeaponToo) {
    LaidBetween scene;
    scene.scenario.units[1].card.keywords = {{.name = Keyword::block}};
    scene.dodgeTokensLeft();
    EXPECT_EQ(scene.wounds, 0);
}

// The unit that uses the weapon is in front of the defender. The token of the weapon is behind the
// defender.
TEST(P56WeakPoint, TheTokenCountsAsTheAttackingUnitLeader) {
    for (const std::string arc : {"Front", "Rear"}) {
        LaidBetween scene;
        scene.laid.token.position = {14.0, 9.0, 0.0};
        KeywordText weak{.name = Keyword::weakPoint, .value = 1, .parameter = arc};
        scene.scenario.units[1].card.keywords = {{.name = Keyword::armor, .value = 1}, weak};
        scene.dodgeTokensLeft();
        EXPECT_EQ(scene.wounds, arc == "Rear" ? 1 : 0) << arc;
    }
}

TEST(P57Critical, OfAnAreaWeaponIsNotUsedAgainstItsOwnSide) {
    for (const bool own : {false, true}) {
        LaidBetween scene;
        scene.laid.weapon.keywords = {{.name = Keyword::critical, .value = 2}};
        if (own) scene.scenario.units[1].player = Player::blue;
        scene.scenario.units.push_back(unitAt(Player::red, troopers(1), 33, 21, 180));
        scene.scenario.units[1].tokens[Token::dodge] = 0;
        scene.attackFace = Face::attackSurge;
        scene.dodgeTokensLeft();
        EXPECT_EQ(scene.wounds, own ? 0 : 2);
    }
}

}  // namespace
}  // namespace sightline::engine::test
