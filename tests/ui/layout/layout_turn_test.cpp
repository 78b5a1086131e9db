// In Layout mode, the mouse wheel rotates a piece while a player drags it or adds it.
#include <QWheelEvent>

#include "ui/layout_stand.h"

namespace sightline::app {
namespace {

class LayoutTurn : public LayoutStand {
  protected:
    void wheel(QPoint at, Qt::MouseButtons held, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(at, table().mapToGlobal(QPointF(at)), {}, {0, 120}, held, modifiers,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&table(), &event);
    }
    const engine::TerrainPiece& box() { return layout().pieces.front(); }
};

TEST_F(LayoutTurn, APieceInTheHandByTheWheel) {
    take(QStringLiteral("box"));
    moveTo(pixel(20, 12));
    wheel(pixel(20, 12), Qt::NoButton);
    wheel(pixel(20, 12), Qt::NoButton, Qt::ShiftModifier);
    click(pixel(20, 12));
    ASSERT_EQ(layout().pieces.size(), 1U);
    EXPECT_NEAR(box().rotation.value, 16.0, 1e-9);
}

TEST_F(LayoutTurn, APieceThatIsDraggedByTheWheel) {
    session().setSnap({.inch = false, .angle = true, .edges = false});
    put(QStringLiteral("box"), 20, 12);
    QTest::mousePress(&table(), Qt::LeftButton, {}, pixel(20, 12, 2.0));
    for (const double x : {22.0, 25.0, 28.0, 30.0}) moveTo(pixel(x, 16, 2.0), Qt::LeftButton);
    wheel(pixel(30, 16, 2.0), Qt::LeftButton);
    QTest::mouseRelease(&table(), Qt::LeftButton, {}, pixel(30, 16, 2.0));
    EXPECT_NEAR(box().rotation.value, 15.0, 1e-9);
    EXPECT_NEAR(box().position.x, 30.0, 0.3);
    EXPECT_NEAR(box().position.y, 16.0, 0.3);
}

}  // namespace
}  // namespace sightline::app
