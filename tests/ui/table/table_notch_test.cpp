// Players drag vehicles with notched bases: the movement tool starts in the notch, the mouse wheel
// chooses another shape of the tool to the same place, and in a pivot the vehicle faces the mouse
// pointer. Also tests infantry that a player drags against the base of an enemy.
#include <QWheelEvent>

#include "app/window/legion/tools/contact_snap.h"
#include "geometry/range/range.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

class TableNotch : public TableStand {
  protected:
    /// Activates the walker and chooses the given action. The battle begins with the turn of the
    /// walker's player.
    engine::MiniId startWith(engine::Action action) {
        for (const engine::UnitView& unit : session.view().units) {
            if (unit.player != session.question()->player || unit.minis.size() != 1) continue;
            if (!session.view().mini(unit.minis.front()).mini.base.notched) continue;
            const engine::UnitId id = unit.id;  // a copy, because an answer replaces the view
            pick(id);
            pick(action);
            return leaderOf(id);
        }
        ADD_FAILURE() << "no vehicle";
        return {};
    }
    void wheel(QPointF pixel, int notches) {
        QWheelEvent event(pixel, table->mapToGlobal(pixel), {}, {0, 120 * notches}, Qt::LeftButton,
                          {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(table.get(), &event);
    }
};

TEST_F(TableNotch, TheToolLiesInTheNotchAndTheWheelTurnsToAnotherWay) {
    const engine::MiniId walker = startWith(engine::Action::move);
    ASSERT_EQ(session.question()->form, engine::AnswerForm::move);
    const geometry::Vec3 from = standOf(walker);
    const QPointF to = table->screenOf(from + geometry::Vec3(1.5, 3.5, 0.0));
    pull(table->screenOf(walker), to);
    const auto straight = table->tools().move().wish();
    ASSERT_TRUE(straight);
    ASSERT_TRUE(straight->verdict.legal);
    const geometry::Mini mini = session.view().mini(walker).mini;
    EXPECT_LE(geometry::gap(geometry::outlineOf(mini), straight->verdict.tool), 0.01);

    wheel(to, 1);
    const auto other = table->tools().move().wish();
    ASSERT_TRUE(other);
    const geometry::Vec3 one = straight->verdict.end.position, two = other->verdict.end.position;
    EXPECT_NEAR(one.x, two.x, 0.02);
    EXPECT_NEAR(one.y, two.y, 0.02);
    EXPECT_GT(
        std::abs(geometry::turn(straight->verdict.end.facing, other->verdict.end.facing).value),
        1.0);
    wheel(to, -1);
    EXPECT_NEAR(table->tools().move().wish()->verdict.end.facing.value,
                straight->verdict.end.facing.value, 1e-6);
    const std::size_t before = answers();
    release(to);
    ASSERT_TRUE(waitUntil([&] { return answers() > before; }));
    EXPECT_NEAR(standOf(walker).x, one.x, 0.02);
}

TEST_F(TableNotch, AMoveIsFullWhenPulledFarAndPartialWhenPulledShort) {
    const engine::MiniId walker = startWith(engine::Action::move);
    const geometry::Vec3 from = standOf(walker);
    const auto pullTo = [&](double ahead) {
        const QPointF to = table->screenOf(from + geometry::Vec3(0.0, ahead, 0.0));
        pull(table->screenOf(walker), to);
        return to;
    };
    pullTo(11.0);
    ASSERT_TRUE(table->tools().move().wish());
    EXPECT_NEAR(table->tools().move().wish()->move.pose.stop, 1.0, 1e-6);
    key(Qt::Key_Escape);
    release({});
    const QPointF to = pullTo(2.6);
    ASSERT_TRUE(table->tools().move().wish());
    const auto partial = *table->tools().move().wish();
    EXPECT_LT(partial.move.pose.stop, 0.999);
    ASSERT_TRUE(partial.verdict.legal);
    const std::size_t before = answers();
    release(to);
    ASSERT_TRUE(waitUntil([&] { return answers() > before; }));
    EXPECT_LT(glm::distance(standOf(walker), partial.verdict.end.position), 1e-6);
}

TEST_F(TableNotch, APivotFacesThePointer) {
    const engine::MiniId walker = startWith(engine::Action::pivot);
    ASSERT_EQ(session.question()->form, engine::AnswerForm::move);
    const geometry::Vec3 from = standOf(walker);
    const std::size_t before = answers();
    drag(table->screenOf(walker), table->screenOf(from + geometry::Vec3(6.0, 6.0, 0.0)));
    ASSERT_TRUE(waitUntil([&] { return answers() > before; }));
    EXPECT_NEAR(session.view().mini(walker).mini.facing.value, 45.0, 4.0);
    EXPECT_NEAR(standOf(walker).x, from.x, 1e-9);
}

TEST_F(TableNotch, AReverseMoveGoesBackwards) {
    const engine::MiniId walker = startWith(engine::Action::reverse);
    ASSERT_EQ(session.question()->form, engine::AnswerForm::move);
    const geometry::Mini start = session.view().mini(walker).mini;
    const geometry::Vec2 back = geometry::direction(start.facing) * -3.0;
    const std::size_t before = answers();
    drag(table->screenOf(walker),
         table->screenOf(start.position + geometry::Vec3(back.x, back.y, 0.0)));
    ASSERT_TRUE(waitUntil([&] { return answers() > before; }));
    const geometry::Mini end = session.view().mini(walker).mini;
    EXPECT_NEAR(geometry::turn(end.facing, start.facing).value, 0.0, 20.0);
    EXPECT_LT(
        glm::dot(geometry::Vec2{end.position - start.position}, geometry::direction(start.facing)),
        -1.0);
}

geometry::Mini round(double x, double y, double width = 1.063) {
    geometry::Mini mini;
    mini.position = {x, y, 0.0};
    mini.base.width = mini.base.length = width;
    mini.height = 1.5;
    return mini;
}

TEST(ContactSnap, LaysARoundBaseAgainstTheNearestEnemy) {
    const geometry::PlacedMini enemies[] = {{1, round(10.0, 10.0)}, {2, round(20.0, 10.0)}};
    for (const geometry::Vec2 target : {geometry::Vec2{10.2, 8.7}, geometry::Vec2{10.0, 9.8}}) {
        geometry::Mini mover = round(10.0, 4.0);
        const auto spot = contactSpot(mover, target, enemies, 0.4);
        ASSERT_TRUE(spot);
        mover.position = {spot->x, spot->y, 0.0};
        EXPECT_TRUE(geometry::inBaseContact(mover, enemies[0].mini));
    }
}

TEST(ContactSnap, LetsOthersGo) {
    const geometry::PlacedMini enemies[] = {{1, round(10.0, 10.0)}};
    const geometry::Mini mover = round(10.0, 4.0);
    EXPECT_TRUE(contactSpot(mover, {10.0, 10.0 - 1.063 - 0.39}, enemies, 0.4));
    EXPECT_FALSE(contactSpot(mover, {10.0, 10.0 - 1.063 - 0.41}, enemies, 0.4));
    geometry::Mini oval = mover;
    oval.base.length *= 2.0;
    EXPECT_FALSE(contactSpot(oval, {10.0, 9.0}, enemies, 0.4));
}

}  // namespace
}  // namespace sightline::app
