// Four functions must give the same result for obscured miniatures: the geometry function
// `obscured`, the exposure map, the preview and the attack. The tables are random, with area
// terrain, walls, barricades and points of interest, and with miniatures in contact with them and
// inside them.
#include <gtest/gtest.h>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/game/set_up.h"
#include "engine/legion/rules/game/view_of.h"
#include "engine/legion/rules/rulings/lookout.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/sight/obscured.h"
#include "property/geometry/sight_tables.h"
#include "unit/engine/play.h"

namespace sightline::engine::test {
namespace {

using geometry::Cover;
using geometry::Kind;
using geometry::Movement;
using geometry::test::TableDice;

geometry::PieceSpec anyPiece(TableDice& dice, int index) {
    const geometry::Vec3 at(dice(3, 21), dice(3, 15), 0);
    const bool area = dice.chance(0.5), barricade = !area && dice.chance(0.3);
    const geometry::Vec3 size = area ? geometry::Vec3(dice(2, 6), dice(2, 6), dice(1, 5))
                                     : geometry::Vec3(dice(0.3, 3), dice(0.3, 1), dice(0.4, 4));
    const geometry::Facts facts{area        ? Kind::area
                                : barricade ? Kind::barricade
                                            : Kind::obstacle,
                                Movement::open,
                                static_cast<Cover>(dice.whole(0, 2)),
                                true,
                                {}};
    return geometry::test::box("piece " + std::to_string(index), at, size, facts, dice(0, 90));
}

/// A unit leader and one enemy trooper, each in the middle of a cell of the exposure map. Cells are
/// one inch wide. The two are often close together.
Scenario anyTable(TableDice& dice) {
    const auto cell = [&](int least, int most) { return dice.whole(least, most) + 0.5; };
    const double x = cell(4, 18), y = cell(4, 12);
    const bool close = dice.chance(0.4);
    const double toX = close ? x + dice.whole(2, 4) : cell(4, 19);
    const double toY = close ? y + dice.whole(-2, 2) : cell(4, 12);
    Scenario scenario = emptyTable(
        {unitAt(Player::blue, troopers(1), x, y), unitAt(Player::red, troopers(1), toX, toY, 180)},
        {24, 18});
    if (close && dice.chance(0.4)) {  // woods that both miniatures may touch or stand in
        const geometry::Vec3 between((x + toX) / 2.0, (y + toY) / 2.0, 0.0);
        const geometry::Vec3 size(dice(1, 5), dice(1, 5), dice(1, 4));
        scenario.pieces.push_back(
            geometry::test::box("woods", between, size, geometry::test::woods(), dice(0, 90)));
    }
    const int pieces = dice.whole(0, 3);
    for (int i = 0; i < pieces; ++i) scenario.pieces.push_back(anyPiece(dice, i));
    return scenario;
}

/// Up to two points of interest on which no miniature stands. Some are in contact with the unit
/// leader.
void addPois(TableDice& dice, Battle& battle) {
    const geometry::Mini& leader = battle.mini(MiniId{0}).mini;
    const int count = dice.whole(0, 2);
    for (int i = 0; i < count; ++i) {
        const double reach = 1.0 + leader.base.width / 2.0;
        const geometry::Vec2 out = geometry::direction({dice(0, 360)}) * reach;
        const bool touching = dice.chance(0.3);
        const geometry::Vec3 at = touching ? leader.position + geometry::Vec3(out, 0.0)
                                           : geometry::Vec3(dice(3, 21), dice(3, 15), 0.0);
        const bool free =
            std::all_of(battle.minis.begin(), battle.minis.end(), [&](const MiniState& one) {
                return std::hypot(one.mini.position.x - at.x, one.mini.position.y - at.y) >
                       reach - 1e-9;
            });
        if (!free) continue;
        ObjectiveToken token;
        token.kind = ObjectiveKind::poi;
        token.position = at;
        battle.mission.tokens.push_back(token);
    }
}

struct Tally {
    int obscured = 0, open = 0, inContactOrInside = 0, byPoi = 0, hidden = 0;
};

// The obscured miniatures by the geometry function `obscured`. The test passes points of interest
// to it as additional solids, like ground vehicles, because both obscure in the same way.
geometry::Obscured bySpace(const Tabletop& table) {
    std::vector<geometry::Silhouette> solids;
    solids.reserve(table.pois.size());
    for (const geometry::Mini& poi : table.pois) solids.push_back(geometry::silhouetteOf(poi));
    geometry::SightSettings settings;
    settings.obstacles = solids;
    return geometry::obscured(table.field, table.units[0].leader(), table.units[1].leader(),
                              settings);
}

void compare(int seed, Tally& tally) {
    TableDice dice(static_cast<unsigned>(seed));
    const Scenario scenario = anyTable(dice);
    auto set = setUp(scenario);
    if (!set) return;  // the game cannot start: two miniatures are in one place
    Battle battle = std::move(set).value();
    addPois(dice, battle);
    const Tabletop table = tabletopOf(battle);
    const geometry::Obscured space = bySpace(table);
    const CoverRuling attack = coverFrom(table, UnitId{0}, UnitId{1});
    ASSERT_EQ(attack.miniatures.size(), 1U);
    const ObscuredView& rule = attack.miniatures.front();
    EXPECT_EQ(rule.obscured, space.obscured) << seed;
    EXPECT_EQ(rule.losBlocked, space.losBlocked) << seed;

    const View view = viewOf(battle, Player::blue);
    EXPECT_EQ(obscuredFrom(view, MiniId{0}, MiniId{1}).obscured, rule.obscured) << seed;
    const AttackPreview preview = previewAttack(view, UnitId{0}, UnitId{1}, false);
    ASSERT_EQ(preview.obscured.size(), 1U);
    EXPECT_EQ(preview.obscured.front().obscured, rule.obscured) << seed;

    const Lookout lookout = Lookout::ofUnit(view, UnitId{0});
    const geometry::Vec3 at = battle.mini(MiniId{1}).mini.position;
    const auto cellOf = [&](const geometry::ExposureMap& map) {
        return map.at(static_cast<int>(at.x), static_cast<int>(at.y));
    };
    const geometry::ExposureMap map = lookout.map(1.0, {});
    const auto cell = cellOf(cellOf(map).unsure > 0 ? lookout.settled(map, {}) : map);
    if (cell.seenBy > 0) {
        EXPECT_EQ(cell.openTo == 0, rule.obscured) << seed;
    } else if (cell.unsure == 0) {
        EXPECT_TRUE(rule.obscured) << seed << ": nobody sees it";
    }
    ++(rule.obscured ? tally.obscured : tally.open);
    tally.hidden += rule.losBlocked ? 1 : 0;
    for (const geometry::Obscuring& one : space.by) {
        if (one.holdsTarget && one.touchesViewer) ++tally.inContactOrInside;
        if (one.obstacle && rule.obscured) ++tally.byPoi;
    }
}

TEST(ObscuredTruth, QueryMapPreviewAndAttackAgree) {
    Tally tally;
    for (int seed = 1; seed <= 200 && !testing::Test::HasFailure(); ++seed) compare(seed, tally);
    EXPECT_GT(tally.obscured, 40);
    EXPECT_GT(tally.open, 40);
    EXPECT_GT(tally.inContactOrInside, 10);
    EXPECT_GT(tally.byPoi, 5);
    EXPECT_GT(tally.hidden, 8);
}

}  // namespace
}  // namespace sightline::engine::test
