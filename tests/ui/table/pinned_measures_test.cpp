// Measurements that are pinned to the table: they follow the miniatures, have names, are listed,
// copied as text and saved as a picture.
#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

#include "app/window/legion/docks/measures_panel.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/measures_desk.h"
#include "app/window/shell/widgets/side_panels.h"
#include "app/window/shell/words/table_words.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class PinnedMeasuresShown : public WindowStand {
  protected:
    TableView& table() { return *window->parts().table; }
    PinnedMeasures& pins() { return table().tools().pinned(); }
    MeasuresPanel& panel() { return window->findChild<MeasuresDesk*>()->panel(); }
    engine::MiniId leaderOfUnit(engine::Player player) { return leaderOf(unitOf(player, 4)); }

    void measure(engine::MiniId from, engine::MiniId to) {
        table().setFocus();
        if (table().mode() != TableMode::measure) key(Qt::Key_M);
        drag(table().screenOf(from), table().screenOf(to));
        ASSERT_TRUE(table().tools().measure().active());
        ASSERT_TRUE(waitUntil([&] { return !table().tools().measure().waiting(); }));
    }
    void pin() {
        window->activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_M, Qt::ControlModifier);
    }
    void pinLeaders() {
        const engine::MiniId from = leaderOfUnit(engine::Player::blue),
                             to = leaderOfUnit(engine::Player::red);
        measure(from, to);
        pin();
        ASSERT_EQ(pins().pins().size(), 1U);
    }
    double distance(engine::MiniId one, engine::MiniId other) {
        return geometry::rangeBetween(view().battlefield.dimensions(), view().mini(one).mini,
                                      view().mini(other).mini)
            .distance;
    }
};

TEST_F(PinnedMeasuresShown, APinIsListedWithItsResultsAndDrawnOnTheTable) {
    startClose();
    pinLeaders();
    EXPECT_EQ(window->parts().side->opened(), &panel());
    EXPECT_FALSE(table().tools().measure().active()) << "the pin takes the place of the ruler";
    const QString line = pins().line(0);
    const double away =
        distance(leaderOfUnit(engine::Player::blue), leaderOfUnit(engine::Player::red));
    EXPECT_TRUE(line.startsWith(QStringLiteral("1. "))) << line.toStdString();
    EXPECT_TRUE(line.contains(inches(away))) << line.toStdString();
    ASSERT_TRUE(waitUntil([&] { return pins().line(0).contains(QStringLiteral("LOS ")); }));
    rendering::Scene scene;
    SceneImages images;
    SceneDraft draft{scene, images};
    table().tools().draw(draft);
    EXPECT_EQ(scene.rulers.size(), 1U);
}

TEST_F(PinnedMeasuresShown, TheSameMeasurementIsPinnedOnce) {
    startClose();
    pinLeaders();
    measure(leaderOfUnit(engine::Player::red), leaderOfUnit(engine::Player::blue));
    pin();
    EXPECT_EQ(pins().pins().size(), 1U);
    measure(leaderOfUnit(engine::Player::red), leaderOf(unitOf(engine::Player::blue, 1)));
    pin();
    EXPECT_EQ(pins().pins().size(), 2U);
}

TEST_F(PinnedMeasuresShown, WithoutAMeasurementNothingIsPinned) {
    startClose();
    pin();
    EXPECT_TRUE(pins().pins().empty());
}

// A pin follows its miniatures, also through undo.
TEST_F(PinnedMeasuresShown, APinFollowsTheMiniatures) {
    startClose();
    pinLeaders();
    const engine::MiniId blue = leaderOfUnit(engine::Player::blue),
                         red = leaderOfUnit(engine::Player::red);
    const double before = pins().pins().front().measurement.range.distance;
    const geometry::Mini& mini = view().mini(blue).mini;
    const engine::Adjust adjust{
        engine::Player::blue,
        engine::AdjustMini{{blue, mini.position + geometry::Vec3{0.0, 1.0, 0.0}, mini.facing}}};
    ASSERT_TRUE(session().answer(adjust));
    const double after = pins().pins().front().measurement.range.distance;
    EXPECT_NEAR(after, distance(blue, red), 1e-9);
    EXPECT_GT(std::abs(after - before), 0.1);
    ASSERT_TRUE(session().undo());
    EXPECT_NEAR(pins().pins().front().measurement.range.distance, before, 1e-9);
}

TEST_F(PinnedMeasuresShown, PinsAreNamedRemovedCopiedAndSaved) {
    startClose();
    pinLeaders();
    measure(leaderOfUnit(engine::Player::red), leaderOf(unitOf(engine::Player::blue, 1)));
    pin();
    auto* name = panel().findChild<QLineEdit*>(QStringLiteral("measureName"));
    ASSERT_NE(name, nullptr);
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("Flank"));
    EXPECT_EQ(pins().pins().front().name, QStringLiteral("Flank"));
    QTest::mouseClick(panel().findChild<QPushButton*>(QStringLiteral("copyMeasures")),
                      Qt::LeftButton);
    const QString copied = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(copied.startsWith(QStringLiteral("1. Flank: "))) << copied.toStdString();
    EXPECT_EQ(copied.count(QLatin1Char('\n')), 1);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("pins.png"));
    EXPECT_EQ(window->findChild<MeasuresDesk*>()->savePicture(file), std::nullopt);
    const QImage picture(file);
    EXPECT_GT(picture.height(), table().height()) << "the list stands below the table";
    EXPECT_NE(window->findChild<MeasuresDesk*>()->savePicture(folder.path()), std::nullopt);
    QTest::mouseClick(panel().findChild<QToolButton*>(QStringLiteral("removeMeasure")),
                      Qt::LeftButton);
    ASSERT_TRUE(waitUntil([&] { return pins().pins().size() == 1U; }));
    EXPECT_TRUE(pins().pins().front().name.isEmpty());
    QTest::mouseClick(panel().findChild<QPushButton*>(QStringLiteral("clearMeasures")),
                      Qt::LeftButton);
    EXPECT_TRUE(pins().pins().empty());
}

TEST_F(PinnedMeasuresShown, AnotherGameBeginsWithoutPins) {
    startClose();
    pinLeaders();
    startClose();
    EXPECT_TRUE(pins().pins().empty());
}

}  // namespace
}  // namespace sightline::app
