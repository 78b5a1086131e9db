// The unit type determines the height of a silhouette. Core Rulebook p. 30 (Line of Sight), p. 40
// (a Heavy Droid Trooper is a Heavy Trooper).
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {
using engine::UnitType;
using test::cards;
using test::dimensions;

/// The height of the silhouette template for a trooper of this type on this base. No value for a
/// vehicle.
std::optional<double> templateOf(UnitType type, const std::string& base) {
    if (engine::isVehicle(type)) return std::nullopt;
    const bool large = engine::isHeavyTrooper(type) || type == UnitType::creatureTrooper ||
                       type == UnitType::emplacementTrooper;
    if (large) return dimensions().largeSilhouette;
    EXPECT_EQ(base, "small") << "every other trooper stands on a small base (p. 5)";
    return dimensions().smallSilhouette;
}

TEST(P30Silhouettes, EveryTroopersIsTheTemplateOfItsUnitType) {
    int troopers = 0;
    for (const engine::UnitEntry& unit : cards().units) {
        const auto height = templateOf(unit.card.type, unit.card.base);
        if (!height) continue;
        ++troopers;
        EXPECT_DOUBLE_EQ(unit.card.silhouetteHeight, *height) << unit.card.id;
        EXPECT_EQ(unit.silhouetteOffset, 0.0) << unit.card.id << " stands on its base";
    }
    EXPECT_EQ(troopers, 148);
}

TEST(P30Silhouettes, HeavyDroidTroopersHaveTheLargeOneWhateverTheirBase) {
    for (const char* id : {"droidekas", "aqua-droids"}) {
        const engine::UnitEntry* unit = cards().unit(id);
        ASSERT_NE(unit, nullptr) << id;
        EXPECT_EQ(unit->card.type, UnitType::heavyDroidTrooper) << id;
        EXPECT_DOUBLE_EQ(unit->card.silhouetteHeight, 2.707) << id;
    }
}

TEST(P30Silhouettes, CounterpartsAreMeasuredOnTheirBases) {
    for (const engine::CounterpartCard& card : cards().counterparts)
        EXPECT_DOUBLE_EQ(card.silhouetteHeight, *templateOf(card.type, card.base)) << card.facts.id;
}

// Vehicles have no template: the silhouette is as high as the hull, so two vehicles of one type may
// differ.
TEST(P30Silhouettes, VehiclesHaveTheirOwn) {
    std::set<double> heights;
    for (const engine::UnitEntry& unit : cards().units) {
        if (!engine::isVehicle(unit.card.type)) continue;
        EXPECT_GT(unit.card.silhouetteHeight, 1.0) << unit.card.id;
        heights.insert(unit.card.silhouetteHeight);
    }
    EXPECT_GT(heights.size(), 10U);
}

}  // namespace
}  // namespace sightline::app
