// Tests the search for the legal place that is nearest to a wished place. The found place must be
// legal. The test also tries 2000 sample places that are 15% nearer than the found place; at most 8
// of them may be legal.
#include "geometry/place/nearest_place.h"
#include "property/geometry/tables.h"

namespace sightline::geometry::test {
namespace {

RC_GTEST_PROP(NearestPlaceProperties, IsLegalAndNothingMuchNearerIs, ()) {
    const Battlefield table = fieldOf(anyBlocks(5, 12, 20, 12, 20));
    const std::vector<PlacedMini> others{{1, anyTrooper(12, 20, 12, 20)},
                                         {2, anyTrooper(12, 20, 12, 20)}};
    const Mini wished = anyTrooper(12, 20, 12, 20);
    const auto found = nearestLegalPlace(table, wished, {}, others);
    RC_ASSERT(found.has_value());
    RC_ASSERT(judgePlacement(table, *found, {}, others).legal);

    const double away = glm::distance(Vec2(found->position), Vec2(wished.position));
    int nearer = 0;
    for (int i = 0; i < 2000; ++i) {
        const Vec2 way = direction(Degrees{i * 137.50776});
        Mini sample = wished;
        const double out = away * 0.85 * std::sqrt((i + 0.5) / 2000) - 0.05;
        if (out <= 0.0) continue;
        sample.position += Vec3(way * out, 0.0);
        if (judgePlacement(table, sample, {}, others).legal) ++nearer;
    }
    // The search tries a fixed set of directions. A narrow gap between two directions may contain a
    // few legal samples.
    RC_ASSERT(nearer <= 8);
}

}  // namespace
}  // namespace sightline::geometry::test
