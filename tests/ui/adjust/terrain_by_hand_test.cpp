// Terrain that players place, move and remove by hand.
#include <QComboBox>

#include "app/window/legion/table/table_scene.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/tools/hand_tool.h"
#include "app/window/shell/look/theme.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/session/terrain_by_hand.h"
#include "ui/adjust/by_hand_stand.h"
#include "ui/picture.h"

namespace sightline::app {
namespace {

using engine::Player;

class TerrainByHand : public ByHand {};

TEST_F(TerrainByHand, TerrainIsPlacedMovedAndRemoved) {
    startStarter();
    const std::size_t before = session().layout().pieces.size();
    AdjustGameMenu* dialog = openGameMenu();
    dialog->findChild<QComboBox*>(QStringLiteral("newTerrainKind"))->setCurrentIndex(0);
    click(dialog, QStringLiteral("placeTerrain"));
    ASSERT_TRUE(table().tools().hand().carrying());
    const engine::MiniId leader = leaderOf(unitOf(Player::blue, 4));
    clickTable(leader);
    EXPECT_TRUE(table().tools().hand().carrying()) << "a miniature stands there";
    clickTableAt({36, 18, 0});
    ASSERT_EQ(session().layout().pieces.size(), before + 1);
    const std::string id = session().layout().pieces.back().id;
    const auto shown = [&] { return view().battlefield.piece(id); };
    ASSERT_NE(shown(), nullptr);
    EXPECT_EQ(shown()->facts.kind, geometry::Kind::barricade);
    EXPECT_FALSE(session().layout().looks.back().model.empty()) << "it looks like one";
    EXPECT_EQ(session().game().record().back().happening, engine::Happening::adjusted);

    dialog = openGameMenu();
    click(dialog, QStringLiteral("moveTerrain"));
    clickTableAt({40, 18, 0});
    EXPECT_NEAR(session().layout().pieces.back().position.x, 40.0, 0.5);
    dialog = openGameMenu();
    click(dialog, QStringLiteral("removeTerrain"));
    EXPECT_EQ(shown(), nullptr);
    EXPECT_EQ(session().layout().pieces.size(), before);
    click(dialog, QStringLiteral("done"));
    ASSERT_TRUE(session().undo());
    EXPECT_NE(shown(), nullptr);
    ASSERT_TRUE(session().undo());
    ASSERT_TRUE(session().undo());
    EXPECT_EQ(session().layout().pieces.size(), before);
    EXPECT_TRUE(waitUntil([&] { return table().settled(); }));
}

TEST_F(TerrainByHand, TerrainIsSeenAsSoonAsItLiesThere) {
    startClose();
    const geometry::Vec3 at{36, 18, 0};
    table().frame({at - geometry::Vec3(10, 10, 0), at + geometry::Vec3(10, 10, 3)});
    const QImage before = settledPicture();
    const QPoint there = (table().screenOf(at) * table().devicePixelRatioF()).toPoint();
    // The terrain kind with index 0 has a model. The kind with index 3 is drawn as a box.
    for (const int kind : {0, 3}) {
        const QImage placed = withPlaced(kind, at);
        EXPECT_GT(differenceAround(before, placed, there), 20) << "kind " << kind;
        if (kind == 3) break;
        ASSERT_TRUE(session().undo());
        EXPECT_LT(differenceAround(before, settledPicture(), there), 4) << "taken back";
    }
}

TEST_F(TerrainByHand, AnotherKindInThePlaceOfOneTakenBackLooksLikeItself) {
    startClose();
    const geometry::Vec3 at{36, 18, 0};
    const QImage wall = withPlaced(3, at);
    const std::string id = session().layout().pieces.back().id;
    ASSERT_TRUE(session().undo());
    const QImage rubble = withPlaced(2, at);
    ASSERT_EQ(session().layout().pieces.back().id, id) << "the engine names it as before";
    const QPoint there = (table().screenOf(at) * table().devicePixelRatioF()).toPoint();
    EXPECT_GT(differenceAround(wall, rubble, there), 10);
}

TEST_F(TerrainByHand, EyesDoNotSeeTheBadgeOfWhoStandsBehindAWall) {
    startClose();
    const engine::UnitId mine = unitOf(Player::blue, 4), other = unitOf(Player::red, 4);
    clickRow(mine);
    key(Qt::Key_E);
    const geometry::Mini enemy = view().mini(leaderOf(other)).mini;
    /// Counts the pixels in the owner's colour at the place of the enemy's badge.
    const auto badge = [&] {
        const QImage picture = settledPicture();
        QRect around;
        for (const auto& one : table().scene().badgesOnScreen())
            if (one.owner == BadgeOwner{leaderOf(other)}) around = one.box.toRect();
        const QColor tint = colours::asQt(colours::tintOf(Player::red));
        int count = 0;
        for (int y = around.top(); y <= around.bottom(); ++y)
            for (int x = around.left(); x <= around.right(); ++x) {
                const QColor here = picture.pixelColor(x, y);
                const int apart = std::abs(here.red() - tint.red()) +
                                  std::abs(here.green() - tint.green()) +
                                  std::abs(here.blue() - tint.blue());
                count += apart < 30 ? 1 : 0;
            }
        return count;
    };
    EXPECT_GT(badge(), 60);
    engine::AdjustTerrain wall;
    wall.made = pieceKinds().back().made;
    const geometry::Vec3 eyes = view().mini(leaderOf(mine)).mini.position;
    const geometry::Vec3 between = eyes + (enemy.position - eyes) * 0.35;
    wall.at = geometry::Vec2(between);
    ASSERT_TRUE(session().answer(engine::Adjust{question().player, wall}));
    EXPECT_LT(badge(), 10);
    key(Qt::Key_E);
    EXPECT_TRUE(waitUntil([&] { return table().settled(); }));
    EXPECT_GT(badge(), 30) << "from above it is marked as before";
}

}  // namespace
}  // namespace sightline::app
