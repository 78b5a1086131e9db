// The consequences of adjustments by hand, and their entries in the record. An entry contains the
// player, the unit, the kind of change, and the values before and after.
#include <gtest/gtest.h>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/game/view_of.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

Adjust by(Player player, decltype(Adjust::what) what) { return {player, std::move(what)}; }

double number(const Ruling& ruling, const std::string& name) {
    for (const Number& one : ruling.numbers)
        if (one.name.english() == name) return one.value;
    ADD_FAILURE() << "no number \"" << name << "\"";
    return -1.0;
}

struct ByHandEntails : testing::Test {
    explicit ByHandEntails(Scenario scenario = skirmish()) : play(std::move(scenario)) {}
    void take(const Adjust& adjust) {
        const auto refusal = play.answer(adjust);
        ASSERT_FALSE(refusal) << refusal->text;
    }
    /// The latest entry about an adjustment by hand in the record.
    Ruling said() const {
        const auto& log = play.battle.log;
        const auto found = std::find_if(log.rbegin(), log.rend(), [](const Ruling& one) {
            return one.happening == Happening::adjusted;
        });
        return found == log.rend() ? Ruling{} : *found;
    }
    void expectSaid(Player player, const std::string& verdict, int before, int after) {
        const Ruling ruling = said();
        EXPECT_EQ(ruling.player, player);
        EXPECT_EQ(ruling.verdict, verdict);
        EXPECT_EQ(number(ruling, "before"), before);
        EXPECT_EQ(number(ruling, "after"), after);
    }
    UnitView unit(int id) const { return viewOf(play.battle, Player::blue).unit(UnitId{id}); }

    Play play;
};

TEST_F(ByHandEntails, TheRecordSaysWhoWhomWhatBeforeAndAfter) {
    take(by(Player::red, AdjustToken{UnitId{0}, Token::aim, 2}));
    expectSaid(Player::red, "aim tokens by hand", 1, 3);
    EXPECT_EQ(said().unit, UnitId{0});
    take(by(Player::blue, AdjustToken{UnitId{5}, Token::vehicleDamage, 1}));
    expectSaid(Player::blue, "vehicle damage tokens by hand", 0, 1);
    take(by(Player::red, AdjustWounds{MiniId{4}, 3}));
    expectSaid(Player::red, "wounds by hand", 0, 3);
    EXPECT_EQ(said().mini, MiniId{4});
    take(by(Player::blue, AdjustPoints{Player::red, 4}));
    expectSaid(Player::blue, "red victory points by hand", 0, 4);
    take(by(Player::blue, AdjustMark{UnitId{1}, "Bounty", 2}));
    take(by(Player::red, AdjustMark{UnitId{1}, "Bounty", -1}));
    expectSaid(Player::red, "Bounty: marks by hand", 2, 1);
    EXPECT_EQ(said().unit, UnitId{1});
    take(by(Player::red, AdjustOrder{UnitId{1}, AdjustOrder::Destination::facedown}));
    EXPECT_EQ(said().verdict, "order token by hand: was none, is activated");
    take(by(Player::blue, AdjustMini{{MiniId{1}, {12, 21, 0}, {}}}));
    EXPECT_EQ(said().verdict, "moved by hand");
    EXPECT_EQ(number(said(), "x"), 12.0);
    EXPECT_GT(number(said(), "inches"), 0.0);
    EXPECT_TRUE(said().witness);
}

TEST_F(ByHandEntails, ActionsAndTerrainSayWhatTheyWere) {
    ASSERT_TRUE(play.until(Ask::chooseAction));
    take(by(Player::red, AdjustActions{1}));
    expectSaid(Player::red, "actions left by hand", 2, 3);
    EXPECT_EQ(said().unit, play.battle.activation->unit);
    take(by(Player::red, AdjustAttacks{1}));
    expectSaid(Player::red, "further attack actions by hand", 0, 1);
    take(by(Player::blue, AdjustTerrain{"platform", geometry::Vec2{22, 20}, {90.0}, {}}));
    EXPECT_EQ(said().verdict,
              "platform: terrain moved by hand, was at 22.00, 12.00 turned by 0 degrees");
    take(by(Player::blue, AdjustTerrain{"platform", {}, {}, {}}));
    EXPECT_EQ(said().verdict,
              "platform: terrain removed by hand, was at 22.00, 20.00 turned by 90 degrees");
    take(by(Player::red, AdjustObjective{{}, ObjectiveKind::marker, "Intel", {}, UnitId{1}}));
    EXPECT_EQ(said().verdict, "objective token 1 given to a unit by hand, it is new");
    take(by(Player::red,
            AdjustObjective{ObjectiveId{0}, ObjectiveKind::marker, {}, geometry::Vec2{5, 20}, {}}));
    EXPECT_EQ(said().verdict, "objective token 1 placed by hand, was held by " + unit(1).label);
}

// p. 35: if an adjustment by hand defeats a unit leader, the unit's player must choose the new unit
// leader before any other answer.
TEST_F(ByHandEntails, ADefeatedLeaderIsReplacedByChoice) {
    const Ask before = play.question()->ask;
    take(by(Player::red, AdjustWounds{MiniId{0}, 1}));
    ASSERT_EQ(play.question()->ask, Ask::chooseUnitLeader);
    EXPECT_EQ(play.question()->player, Player::blue) << "the unit's own player";
    EXPECT_EQ(play.question()->options.size(), 3U);
    EXPECT_TRUE(play.answer(Pick{0, Option{MiniId{0}}})) << "it fell";
    ASSERT_FALSE(play.answer(Pick{0, Option{MiniId{2}}}));
    EXPECT_EQ(play.battle.unit(UnitId{0}).leader(), MiniId{2});
    EXPECT_EQ(play.question()->ask, before) << "what was asked stands again";
}

TEST_F(ByHandEntails, NobodyIsAskedForAFollowerNorForTheLastOne) {
    const Ask before = play.question()->ask;
    take(by(Player::red, AdjustWounds{MiniId{1}, 1}));
    EXPECT_EQ(play.question()->ask, before);
    take(by(Player::red, AdjustWounds{MiniId{2}, 1}));
    take(by(Player::red, AdjustWounds{MiniId{0}, 1}));
    EXPECT_EQ(play.question()->ask, before) << "one is left, and leads";
    EXPECT_EQ(play.battle.unit(UnitId{0}).leader(), MiniId{3});
}

TEST_F(ByHandEntails, MoreMayFallBeforeTheNewLeaderIsChosen) {
    const Ask before = play.question()->ask;
    take(by(Player::red, AdjustWounds{MiniId{0}, 1}));
    take(by(Player::red, AdjustWounds{MiniId{2}, 1}));
    ASSERT_EQ(play.question()->ask, Ask::chooseUnitLeader);
    EXPECT_EQ(play.question()->options.size(), 2U);
    for (const int mini : {1, 3}) take(by(Player::red, AdjustWounds{MiniId{mini}, 1}));
    EXPECT_TRUE(play.battle.unit(UnitId{0}).defeated());
    EXPECT_EQ(play.question()->ask, before);
    EXPECT_TRUE(play.battle.leaderless.empty());
}

TEST_F(ByHandEntails, TheLeaderOfADefendingUnitIsChosenInTheMiddleOfItsAttack) {
    Play fight(shootOut());
    fight.shows = [](Die die) { return isAttack(die) ? Face::hit : Face::blank; };
    ASSERT_TRUE(fight.until(Ask::rollDice));
    const MiniId leader = fight.battle.unit(UnitId{1}).leader();
    ASSERT_FALSE(fight.answer(by(Player::blue, AdjustWounds{leader, 1})));
    ASSERT_EQ(fight.question()->ask, Ask::chooseUnitLeader);
    ASSERT_FALSE(fight.answer(Pick{1}));
    EXPECT_EQ(fight.question()->ask, Ask::rollDice);
    while (fight.question()) fight.step();
}

// p. 40: wounds by hand damage a vehicle immediately, and only once in a game.
TEST_F(ByHandEntails, WoundsByHandDamageAVehicleOnce) {
    const MiniId walker = play.battle.unit(UnitId{5}).leader();
    take(by(Player::blue, AdjustWounds{walker, 3}));
    EXPECT_EQ(unit(5).tokens[Token::vehicleDamage], 0) << "1 below its resilience";
    take(by(Player::blue, AdjustWounds{walker, 1}));
    EXPECT_EQ(unit(5).tokens[Token::vehicleDamage], 1);
    take(by(Player::blue, AdjustToken{UnitId{5}, Token::vehicleDamage, -1}));
    take(by(Player::blue, AdjustWounds{walker, 1}));
    EXPECT_EQ(unit(5).tokens[Token::vehicleDamage], 0) << "once a game";
}

TEST_F(ByHandEntails, ATokenOfVehicleDamageByHandIsTheOneOfTheGame) {
    take(by(Player::blue, AdjustToken{UnitId{5}, Token::vehicleDamage, 1}));
    take(by(Player::blue, AdjustToken{UnitId{5}, Token::vehicleDamage, -1}));
    take(by(Player::blue, AdjustWounds{play.battle.unit(UnitId{5}).leader(), 5}));
    EXPECT_EQ(unit(5).tokens[Token::vehicleDamage], 0);
}

// p. 36: a unit that gains suppression loses its standby token. A unit that loses suppression keeps
// the token.
TEST_F(ByHandEntails, SuppressionByHandEndsStandingBy) {
    take(by(Player::blue, AdjustToken{UnitId{4}, Token::standby, 1}));
    take(by(Player::blue, AdjustToken{UnitId{4}, Token::suppression, -1}));
    EXPECT_EQ(unit(4).tokens[Token::standby], 1);
    take(by(Player::blue, AdjustToken{UnitId{4}, Token::suppression, 1}));
    EXPECT_EQ(unit(4).tokens[Token::standby], 0);
}

TEST(ByHandInOlderJournals, EntailsNothing) {
    Scenario scenario = skirmish();
    scenario.asks = asksFirst;
    Play play(std::move(scenario));
    const Ask before = play.question()->ask;
    ASSERT_FALSE(play.answer(by(Player::red, AdjustWounds{MiniId{0}, 1})));
    EXPECT_EQ(play.question()->ask, before);
    EXPECT_EQ(play.battle.unit(UnitId{0}).leader(), MiniId{1});
}

}  // namespace
}  // namespace sightline::engine::test
