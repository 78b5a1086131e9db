// The largest number of tokens of each kind that a unit may have. The table of tokens contains
// these limits.
#include "engine/legion/rules/state/token_room.h"

#include <gtest/gtest.h>

#include "engine/legion/basics/tokens.h"
#include "unit/engine/armies.h"

namespace sightline::engine::test {
namespace {

UnitCard plainCard(UnitType type, std::optional<int> courage) {
    UnitCard card = troopers();
    card.type = type;
    card.courage = courage;
    return card;
}

/// Chooses a kind of token with this limit. Returns the number of such tokens that a unit may still
/// gain if it already has `has` of them.
int roomUnder(TokenLimit limit, const UnitCard& card, int has = 0) {
    for (const TokenKind& one : tokenTable) {
        if (one.limit != limit) continue;
        UnitState unit;
        unit.card = &card;
        unit.tokens[one.token] = has;
        return roomFor(unit, one.token);
    }
    ADD_FAILURE() << "no token has that limit";
    return 0;
}

constexpr int mostInFiles = 50;  ///< most tokens of a kind that a scenario file may give to a unit

TEST(TokenRoom, SuppressionIsForTroopersWithCourage) {
    const TokenLimit limit = TokenLimit::troopersWithCourage;
    EXPECT_GE(roomUnder(limit, plainCard(UnitType::trooper, 1), 3), mostInFiles);
    EXPECT_EQ(roomUnder(limit, plainCard(UnitType::trooper, {})), 0);
    EXPECT_EQ(roomUnder(limit, plainCard(UnitType::groundVehicle, 1)), 0);
}

TEST(TokenRoom, PoisonIsForNeitherDroidsNorVehicles) {
    const TokenLimit limit = TokenLimit::neitherDroidsNorVehicles;
    EXPECT_GE(roomUnder(limit, plainCard(UnitType::wookieeTrooper, 2), 3), mostInFiles);
    EXPECT_EQ(roomUnder(limit, plainCard(UnitType::droidTrooper, 1)), 0);
    EXPECT_EQ(roomUnder(limit, plainCard(UnitType::repulsorVehicle, {})), 0);
}

TEST(TokenRoom, OneTokenIsEnough) {
    const UnitCard vehicle = plainCard(UnitType::groundVehicle, {}), guard = troopers();
    EXPECT_EQ(roomUnder(TokenLimit::one, vehicle), 1);
    EXPECT_EQ(roomUnder(TokenLimit::one, vehicle, 1), 0);
    ASSERT_TRUE(guard.mayStandBy());
    EXPECT_EQ(roomUnder(TokenLimit::oneForWhoMayStandBy, guard), 1);
    EXPECT_EQ(roomUnder(TokenLimit::oneForWhoMayStandBy, guard, 1), 0);
}

TEST(TokenRoom, StandbyIsForWhoMayStandBy) {
    const UnitCard speeder = plainCard(UnitType::repulsorVehicle, {});
    ASSERT_FALSE(speeder.mayStandBy());
    EXPECT_EQ(roomUnder(TokenLimit::oneForWhoMayStandBy, speeder), 0);
}

TEST(TokenRoom, OthersAreForEverybody) {
    for (const UnitType type :
         {UnitType::trooper, UnitType::droidTrooper, UnitType::repulsorVehicle})
        EXPECT_GE(roomUnder(TokenLimit::anyNumber, plainCard(type, {}), 9), mostInFiles);
}

}  // namespace
}  // namespace sightline::engine::test
