// Core Rulebook p. 35: if a unit leader is defeated, the player chooses another miniature of the
// unit. This miniature is replaced by the miniature of the unit leader.
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/steps.h"
#include "unit/engine/card_actions.h"

namespace sightline::engine::test {
namespace {

const WhichCard gunner{"gunner", "Gunner"};

/// Three troopers. The last one has its own weapon and a wound threshold of 2.
Scenario withGunner() {
    UnitCard card = troopers(3);
    Weapon heavy = rifle(3);
    heavy.name = "Heavy";
    heavy.carrier = gunner;
    card.weapons.push_back(heavy);
    Scenario scenario =
        emptyTable({unitAt(Player::blue, card, 8, 8), unitAt(Player::red, troopers(), 25, 8, 180)});
    scenario.units[0].minis[2].carrier = gunner;
    scenario.units[0].minis[2].threshold = 2;
    return scenario;
}

Resolve leaderFalls() {
    return [](Battle& battle) { return dealWounds(battle, battle.unit(UnitId{0}).leader(), 1); };
}

TEST(P35SufferingWounds, TheNewLeaderIsTheUnitLeaderMiniature) {
    Play play(withGunner(), offering(leaderFalls()));
    const std::vector<MiniId> minis = play.battle.unit(UnitId{0}).minis;
    const geometry::Vec3 stood = play.battle.mini(minis[2]).mini.position;
    play.battle.mini(minis[0]).model = "leader";
    play.battle.mini(minis[2]).model = "gunner";
    makeCardAction(play);
    ASSERT_EQ(play.question()->ask, Ask::chooseUnitLeader);
    ASSERT_TRUE(play.pick(minis[2]));
    const MiniState& leader = play.battle.mini(play.battle.unit(UnitId{0}).leader());
    EXPECT_EQ(leader.id, minis[2]);
    EXPECT_TRUE(leader.carrier.none())
        << "the heavy weapon went with the miniature that was replaced";
    EXPECT_EQ(leader.threshold, 1);
    EXPECT_EQ(leader.model, "leader");
    EXPECT_EQ(leader.mini.position, stood);
    EXPECT_TRUE(play.battle.hasLost(UnitId{0}, gunner.id));
}

TEST(P35SufferingWounds, AnotherChoiceLeavesTheWeaponInTheUnit) {
    Play play(withGunner(), offering(leaderFalls()));
    const std::vector<MiniId> minis = play.battle.unit(UnitId{0}).minis;
    makeCardAction(play);
    ASSERT_TRUE(play.pick(minis[1]));
    EXPECT_EQ(play.battle.mini(minis[2]).carrier, gunner);
    EXPECT_EQ(play.battle.mini(minis[2]).threshold, 2);
    EXPECT_FALSE(play.battle.hasLost(UnitId{0}, gunner.id));
}

TEST(P35SufferingWounds, AWoundedNewLeaderStandsWithTheLeadersThreshold) {
    Play play(withGunner(), offering(leaderFalls()));
    const std::vector<MiniId> minis = play.battle.unit(UnitId{0}).minis;
    play.battle.mini(minis[2]).wounds = 1;
    makeCardAction(play);
    ASSERT_TRUE(play.pick(minis[2]));
    EXPECT_EQ(play.battle.mini(minis[2]).wounds, 0) << "short of a threshold of 1";
    EXPECT_FALSE(play.battle.mini(minis[2]).defeated);
}

TEST(P35SufferingWounds, ByHandTheChosenOneBecomesTheUnitLeaderMiniature) {
    Scenario scenario = withGunner();
    std::swap(scenario.units[0].minis[1], scenario.units[0].minis[2]);
    Play play(scenario);
    const std::vector<MiniId> minis = play.battle.unit(UnitId{0}).minis;
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_FALSE(play.answer(Adjust{Player::blue, AdjustWounds{minis[0], 1}}));
    ASSERT_TRUE(play.pick(minis[1]));
    EXPECT_EQ(play.battle.unit(UnitId{0}).leader(), minis[1]);
    EXPECT_TRUE(play.battle.mini(minis[1]).carrier.none());
    EXPECT_EQ(play.battle.mini(minis[1]).threshold, 1);
}

TEST(P35SufferingWounds, ByHandTheLastMiniatureBecomesTheUnitLeaderMiniature) {
    Scenario scenario = withGunner();
    scenario.units[0].minis.erase(scenario.units[0].minis.begin() + 1);
    scenario.units[0].card.miniatures = 2;
    Play play(scenario);
    const std::vector<MiniId> minis = play.battle.unit(UnitId{0}).minis;
    ASSERT_TRUE(play.until(Ask::chooseUnitToActivate));
    ASSERT_FALSE(play.answer(Adjust{Player::blue, AdjustWounds{minis[0], 1}}));
    EXPECT_EQ(play.battle.unit(UnitId{0}).leader(), minis[1]);
    EXPECT_TRUE(play.battle.mini(minis[1]).carrier.none());
    EXPECT_EQ(play.battle.mini(minis[1]).threshold, 1);
}

TEST(P45Counterpart, ThatIsLeftToLeadStaysACounterpart) {
    Scenario scenario = withGunner();
    scenario.units[0].minis.resize(2);
    scenario.units[0].card.miniatures = 2;
    scenario.units[0].minis[1].counterpart = true;
    scenario.units[0].minis[1].carrier = {"companion", "Companion"};
    scenario.units[0].minis[1].threshold = 2;
    Play play(scenario, offering(leaderFalls()));
    const MiniId companion = play.battle.unit(UnitId{0}).minis[1];
    makeCardAction(play);
    EXPECT_EQ(play.battle.unit(UnitId{0}).leader(), companion);
    EXPECT_EQ(play.battle.mini(companion).carrier.id, "companion");
    EXPECT_EQ(play.battle.mini(companion).threshold, 2);
}

}  // namespace
}  // namespace sightline::engine::test
