// If the program cannot read the model of a terrain piece, the table shows the plain shape of the
// piece. All rulings use this shape.
#include "app/window/legion/sandbox/sandbox_desk.h"
#include "app/window/legion/table/table_view.h"
#include "ui/picture.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class MissingLook : public WindowStand {
  protected:
    /// A picture of a layout with the given terrain pieces, seen from above.
    QImage shown(const QByteArray& pieces) {
        const QString file = write(
            QStringLiteral("t.layout.json"),
            R"({"format": "sightline-layout", "version": 1, "table": {"width": 72, "depth": 36},
                "pieces": [)" +
                pieces + "]}");
        const auto problem = window->sandbox().open(file);
        EXPECT_FALSE(problem) << problem->toStdString();
        waitForTable();
        key(Qt::Key_T);
        EXPECT_TRUE(waitUntil([&] { return table().settled(); }));
        return table().grabTable();
    }
    TableView& table() { return *window->parts().table; }
};

TEST_F(MissingLook, IsThePlainShapeOfThePiece) {
    const QByteArray box = R"({"id": "hut", "position": [36, 18], "kind": "obstacle",
        "shape": {"box": [6, 6, 3]}, "look": {"mesh": "gone.glb"}})";
    const QImage empty = shown({});
    const QPoint there =
        (table().screenOf(geometry::Vec3{36, 18, 3}) * table().devicePixelRatioF()).toPoint();
    EXPECT_GT(differenceAround(empty, shown(box), there), 10);
}

}  // namespace
}  // namespace sightline::app
