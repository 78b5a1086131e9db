// Reads records of fights, and tests which events the effects show.
#include <gtest/gtest.h>

#include "ui/effects/fight_stand.h"

namespace sightline::app {
namespace {

using engine::Happening;

TEST(TableEventsOfRecords, AnAttackHasAShotForEachHitBlockAndWeapon) {
    Fight fight;
    fight.form();
    fight.compare(3, 1);
    fight.wound(3, 2);
    const TableEvents events = fight.events();
    ASSERT_EQ(events.attacks.size(), 1U);
    const AttackShown& attack = events.attacks.front();
    EXPECT_EQ(attack.attacker, fight.blue);
    EXPECT_EQ(attack.defender, fight.red);
    EXPECT_FALSE(attack.melee);
    ASSERT_EQ(attack.shots.size(), 3U);
    for (const std::size_t hit : {0U, 1U}) {
        EXPECT_EQ(attack.shots[hit].end, Shot::End::hits);
        EXPECT_EQ(attack.shots[hit].to.value, 3) << "the wounded miniature";
        EXPECT_EQ(attack.shots[hit].from.value, int(hit));
        EXPECT_EQ(attack.shots[hit].weapon, 0);
    }
    EXPECT_EQ(attack.shots[2].end, Shot::End::blocked);
}

TEST(TableEventsOfRecords, ShotsWithoutResultMiss) {
    Fight fight;
    fight.form();
    fight.compare(0, 0);
    const TableEvents events = fight.events();
    ASSERT_EQ(events.attacks.size(), 1U);
    ASSERT_EQ(events.attacks[0].shots.size(), 2U);
    for (const Shot& shot : events.attacks[0].shots) EXPECT_EQ(shot.end, Shot::End::missed);
}

TEST(TableEventsOfRecords, AWeaponThatIsOnlyForMeleeMakesStrokes) {
    Fight fight;
    fight.form(1);
    fight.compare(1, 0);
    EXPECT_TRUE(fight.events().attacks.at(0).melee);
}

TEST(TableEventsOfRecords, EarlierEntriesAreNotShownAgain) {
    Fight fight;
    fight.form();
    fight.compare(1, 0);
    const std::size_t seen = fight.record.size();
    EXPECT_TRUE(fight.events(seen).none());
    fight.wound(2);
    fight.defeat(2);
    const TableEvents later = fight.events(seen);
    EXPECT_TRUE(later.attacks.empty());
    ASSERT_EQ(later.fallen.size(), 1U);
    EXPECT_EQ(later.fallen[0].value, 2);
    EXPECT_EQ(later.wounded.size(), 1U);
}

TEST(TableEventsOfRecords, ResultsInALaterStepStillKnowTheirWeapons) {
    Fight fight;
    fight.form(1);
    const std::size_t seen = fight.record.size();
    fight.answers.push_back(engine::Count{});
    fight.compare(2, 0);
    const TableEvents events = fight.events(seen);
    ASSERT_EQ(events.attacks.size(), 1U);
    EXPECT_EQ(events.attacks[0].shots.at(0).weapon, 1);
}

TEST(TableEventsOfRecords, BlocksOfDefenseSurgesAreTurnedAside) {
    Fight fight;
    fight.form();
    using engine::Die;
    using engine::Face;
    fight.add(Happening::defenseRolled, fight.red, fight.blue).dice = {
        {Die::redDefense, Face::block}, {Die::redDefense, Face::defenseSurge}};
    fight.wound(0);
    fight.add(Happening::surgesConverted, fight.red, fight.blue).dice = {
        {Die::redDefense, Face::block}, {Die::redDefense, Face::block}};
    fight.compare(2, 2);
    const AttackShown attack = fight.events().attacks.at(0);
    EXPECT_EQ(attack.turnedAside, 1);
    EXPECT_TRUE(attack.attackerHurt);
}

TEST(TableEventsOfRecords, SuppressionMovesAndRoundsAreFound) {
    Fight fight;
    fight.add(Happening::suppressionGained, fight.red);
    fight.add(Happening::suppressionGained, fight.red);
    fight.add(Happening::moved, fight.blue);
    const TableEvents events = fight.events();
    ASSERT_EQ(events.suppressed.size(), 1U);
    EXPECT_EQ(events.suppressed[0], fight.red);
    EXPECT_TRUE(events.moved);
    EXPECT_FALSE(events.roundBegan);
    fight.add(Happening::roundStarted);
    EXPECT_TRUE(fight.events(3).roundBegan);
    EXPECT_FALSE(fight.events(3).moved);
}

}  // namespace
}  // namespace sightline::app
