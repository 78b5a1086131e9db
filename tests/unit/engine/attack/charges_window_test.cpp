// The moment at which charge tokens detonate: after standby tokens and before all other
// consequences of a unit's action. The opponent's charge tokens detonate first. Core Rulebook,
// Keyword Glossary, p. 57 (Detonate X).
#include <gtest/gtest.h>

#include <string>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/area_attack.h"
#include "unit/engine/card_actions.h"

namespace sightline::engine::test {
namespace {

constexpr UnitId blues{0}, reds{1};

/// Adds an effect that appends a letter to `order` each time the unit reaches the timing point
/// `Point`.
template <class Point>
void noteFor(Effects& effects, UnitId unit, std::string& order, char letter) {
    act<Point>(effects, Player::blue, [&order, unit, letter](Battle&, Point& point) {
        if (point.unit == unit) order += letter;
    });
}

/// Effects that note the order of events after blue's action: charges, a Move, an attack, the end
/// of the action.
std::shared_ptr<Effects> following(std::string& order) {
    auto effects = std::make_shared<Effects>();
    noteFor<StandbySpent>(*effects, reds, order, 's');
    noteFor<ChargesDetonate>(*effects, blues, order, 'c');
    noteFor<MoveResolved>(*effects, blues, order, 'm');
    noteFor<ActionMade>(*effects, blues, order, 'a');
    act<AttackResolved>(*effects, Player::blue, [&order](Battle&, AttackResolved& point) {
        if (point.attack.attacker == blues) order += 'r';
    });
    return effects;
}

void beginWith(Play& play, UnitId unit) {
    play.shows = [](Die) { return Face::blank; };
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_TRUE(play.pick(unit));
    ASSERT_TRUE(play.until(Ask::chooseAction));
}

TEST(P57Detonate, ComesBeforeWhateverElseFollowsAnActionAMoveOrAnAttack) {
    for (const auto& [action, expected] :
         {std::pair{Action::aim, std::string("ca")}, std::pair{Action::move, std::string("cma")},
          std::pair{Action::attack, std::string("cra")}}) {
        std::string order;
        Play play(shootOut(1, 1), following(order));
        beginWith(play, blues);
        ASSERT_TRUE(play.pick(action));
        ASSERT_TRUE(play.until(Ask::chooseAction));
        EXPECT_EQ(order, expected);
    }
}

TEST(P57Detonate, ComesAfterStandbyTokens) {
    std::string order;
    Scenario scenario = shootOut(1, 1);
    scenario.units[1].tokens[Token::standby] = 1;
    Play play(scenario, following(order));
    beginWith(play, blues);
    ASSERT_TRUE(play.pick(Action::aim));
    ASSERT_EQ(play.question()->ask, Ask::spendStandby);
    EXPECT_EQ(order, "") << "neither charges nor the rest";
    ASSERT_TRUE(play.pick(reds));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(order, "sca");
}

TEST(P57Detonate, TheOpponentOfWhoeverActedIsFirst) {
    std::string order;
    auto effects = std::make_shared<Effects>();
    for (const Player player : bothPlayers) {
        const char letter = player == Player::blue ? 'b' : 'r';
        act<ChargesDetonate>(*effects, player,
                             [&order, letter](Battle&, ChargesDetonate&) { order += letter; });
    }
    Play play(shootOut(1, 1), effects);
    beginWith(play, blues);
    ASSERT_TRUE(play.pick(Action::aim));
    EXPECT_EQ(order, "rb") << "although blue has priority";
    ASSERT_TRUE(play.pick(Action::finish));
    beginWith(play, reds);
    order.clear();
    ASSERT_TRUE(play.pick(Action::aim));
    EXPECT_EQ(order, "br");
}

// The attacker of a detonation is the token and not a unit. So a detonation does not cause another
// charge token to detonate.
TEST(P57Detonate, AnAttackOfAnAreaWeaponIsNoUnitsAttack) {
    AreaSource source;
    source.token.position = {12.0, 9.0, 0.0};
    source.token.base = {1.0, 1.0, false};
    source.token.height = 0.1;
    source.weapon = rifle(2, 1);
    source.weapon.area = true;
    std::string order;
    const auto effects =
        offering([&](Battle& battle) { return makeAreaAttack(battle, blues, source); });
    noteFor<ChargesDetonate>(*effects, blues, order, 'c');
    noteFor<ChargesDetonate>(*effects, reds, order, 'C');
    Play play(shootOut(1, 1), effects);
    beginWith(play, blues);
    ASSERT_TRUE(play.pick(CardAction{0, 1}));
    ASSERT_TRUE(play.until(Ask::chooseAction));
    EXPECT_EQ(order, "c") << "the card action";
}

}  // namespace
}  // namespace sightline::engine::test
