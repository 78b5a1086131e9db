// The dialog that builds a position from measured distances between units and measured sizes of
// terrain.
#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPointer>
#include <QPushButton>

#include "app/window/legion/sandbox/measured_dialog.h"
#include "app/window/legion/sandbox/sandbox_desk.h"
#include "app/window/legion/table/table_tools.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/legion/tools/hand_tool.h"
#include "geometry/measure/measured_place.h"
#include "geometry/range/range.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class ByMeasure : public WindowStand {
  protected:
    void SetUp() override {
        WindowStand::SetUp();
        const auto problem = window->sandbox().open({});
        ASSERT_FALSE(problem) << problem->toStdString();
        waitForTable();
        join(engine::Player::blue, {20, 18, 0});
        join(engine::Player::red, {40, 18, 0});
        auto* action = window->findChild<QAction*>(QStringLiteral("putByMeasure"));
        ASSERT_NE(action, nullptr);
        ASSERT_TRUE(action->isEnabled());
        action->trigger();
        dialog = window->findChild<MeasuredDialog*>();
        ASSERT_NE(dialog, nullptr);
        dialog->activateWindow();  // the display for tests has no window manager
        ASSERT_TRUE(QTest::qWaitForWindowActive(dialog));
        auto* who = dialog->findChild<QComboBox*>(QStringLiteral("measuredWho"));
        who->setFocus();
        QTest::keyClick(who, Qt::Key_Home);
    }
    void join(engine::Player player, geometry::Vec3 at) {
        engine::Recruit who{.player = player};
        who.bare = engine::BareBase{"small", 1.65, "Base"};
        ASSERT_TRUE(session().answer(
            engine::Adjust{session().adjuster(), engine::JoinSandbox{who, at, {90.0}}}));
    }
    void type(const char* name, const QString& number) {
        auto* spin = dialog->findChild<QDoubleSpinBox*>(QLatin1String(name));
        ASSERT_NE(spin, nullptr) << name;
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, number);
        QTest::keyClick(spin, Qt::Key_Tab);
    }
    void pressIn(const char* name) {
        auto* button = dialog->findChild<QPushButton*>(QLatin1String(name));
        ASSERT_NE(button, nullptr) << name;
        QTest::mouseClick(button, Qt::LeftButton);
    }
    double shown(const char* name) {
        return dialog->findChild<QDoubleSpinBox*>(QLatin1String(name))->value();
    }
    const geometry::Mini& mini(int unit) {
        return view().mini(leaderOf(engine::UnitId{unit})).mini;
    }
    MeasuredDialog* dialog = nullptr;
};

TEST_F(ByMeasure, AUnitStandsSoFarFromTheEdgesAndFromAnother) {
    EXPECT_NEAR(shown("measuredLeft"), geometry::fromEdges(mini(0)).x, 0.005) << "as it stands";
    type("measuredLeft", QStringLiteral("6.5"));
    type("measuredNear", QStringLiteral("12"));
    pressIn("measuredPut");
    EXPECT_NEAR(geometry::fromEdges(mini(0)).x, 6.5, 1e-6);
    EXPECT_NEAR(geometry::fromEdges(mini(0)).y, 12.0, 1e-6);
    type("measuredGap", QStringLiteral("17.98"));
    pressIn("measuredPutFrom");
    const auto& dimensions = view().battlefield.dimensions();
    EXPECT_NEAR(geometry::rangeBetween(dimensions, mini(0), mini(1)).distance, 17.98, 1e-6);
    EXPECT_EQ(mini(1).position.x, 40.0) << "the other one stays";
    ASSERT_TRUE(session().undo());
    EXPECT_NEAR(geometry::fromEdges(mini(0)).x, 6.5, 1e-6);
}

TEST_F(ByMeasure, TerrainHasTheSizeThatWasTyped) {
    auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("measuredKind"));
    ASSERT_NE(kind, nullptr);
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_End);
    type("measuredWidth", QStringLiteral("5.5"));
    type("measuredHeight", QStringLiteral("3"));
    pressIn("measuredPlace");
    TableView& table = *window->parts().table;
    ASSERT_TRUE(table.tools().hand().carrying());
    QTest::mouseClick(&table, Qt::LeftButton, {},
                      table.screenOf(geometry::Vec3{30, 10, 0}).toPoint());
    ASSERT_EQ(session().layout().pieces.size(), 1U);
    const auto* box = std::get_if<geometry::BoxShape>(&session().layout().pieces.front().shape);
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->size.x, 5.5);
    EXPECT_EQ(box->size.z, 3.0);
}

TEST_F(ByMeasure, GoesWithTheSandbox) {
    const QPointer<MeasuredDialog> before = dialog;
    startStarter();
    EXPECT_TRUE(waitUntil([&] { return !before || !before->isVisible(); }));
    EXPECT_FALSE(window->findChild<QAction*>(QStringLiteral("putByMeasure"))->isEnabled());
}

}  // namespace
}  // namespace sightline::app
