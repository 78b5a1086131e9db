// One key shows the weapon ranges and firing arcs of all own units, then of all enemy units, then
// nothing.
#include "app/window/legion/scene/scene_ranges.h"
#include "app/window/legion/table/table_scene.h"
#include "app/window/shell/scene/scene_images.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

class RangesOfAll : public TableStand {
  protected:
    rendering::Scene drawnOf(engine::Player player) const {
        rendering::Scene scene;
        SceneImages images;
        SceneDraft draft{scene, images};
        addRangesOfAll(draft, session.view(), player, 0.1);
        return scene;
    }
};

TEST_F(RangesOfAll, EachUnitHasARingAtTheEndOfItsWeapons) {
    const engine::View& view = session.view();
    const rendering::Scene scene = drawnOf(engine::Player::blue);
    ASSERT_FALSE(scene.outlines.empty());
    for (const rendering::GroundOutline& ring : scene.outlines) {
        const auto ofRing =
            std::find_if(view.units.begin(), view.units.end(), [&](const engine::UnitView& unit) {
                const auto leader = geometry::outlineOf(view.mini(unit.minis.front()).mini);
                return leader.a == ring.outline.a && leader.b == ring.outline.b;
            });
        ASSERT_NE(ofRing, view.units.end());
        EXPECT_EQ(ofRing->player, engine::Player::blue);
        const double band = view.battlefield.dimensions().rangeBand;
        EXPECT_TRUE(std::any_of(
            ofRing->card->weapons.begin(), ofRing->card->weapons.end(),
            [&](const engine::Weapon& weapon) { return weapon.maximumRange * band == ring.grow; }))
            << ofRing->label << " " << ring.grow;
    }
    EXPECT_LE(scene.badges.size(), scene.outlines.size());
    EXPECT_GE(scene.badges.size(), scene.outlines.size() / 2);
    for (std::size_t i = 0; i < scene.badges.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_GT(glm::distance(scene.badges[i].at, scene.badges[j].at), 0.5)
                << "plates do not cover one another";
}

TEST_F(RangesOfAll, TheKeyGoesFromOwnUnitsToEnemiesToNothing) {
    key(Qt::Key_T);
    ASSERT_TRUE(waitUntil([&] { return table->settled(); }));
    QStringList hints;
    QObject::connect(table.get(), &TableView::hint, [&](const QString& text) { hints << text; });
    const QImage bare = table->grabTable();
    key(Qt::Key_B);
    const QImage own = table->grabTable();
    EXPECT_NE(own, bare);
    EXPECT_TRUE(hints.last().contains(QLatin1String("own"))) << hints.last().toStdString();
    key(Qt::Key_B);
    const QImage enemy = table->grabTable();
    EXPECT_NE(enemy, bare);
    EXPECT_NE(enemy, own);
    EXPECT_TRUE(hints.last().contains(QLatin1String("enemy"))) << hints.last().toStdString();
    key(Qt::Key_B);
    EXPECT_EQ(table->grabTable(), bare);
}

}  // namespace
}  // namespace sightline::app
