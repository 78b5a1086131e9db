// The roster must name the passenger of a transport, and the transport of a passenger, in full.
#include <QLabel>
#include <QTranslator>

#include "app/window/legion/docks/roster_row.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/shell/words/language.h"
#include "ui/fit/fit_check.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

constexpr const char* aboard = R"({
    "format": "sightline-scenario", "version": 1, "name": "Aboard", "round": 2,
    "phase": "activation", "activePlayer": "blue",
    "layout": {"format": "sightline-layout", "version": 1, "name": "Open ground", "pieces": [],
               "table": {"width": 72, "depth": 36, "mat": "desert"}},
    "armies": {
        "blue": {"format": "sightline-army", "version": 1, "name": "B", "faction": "mercenary",
                 "units": [{"unit": "a-a5-speeder-truck-mercenary"},
                           {"unit": "pyke-syndicate-foot-soldiers"}]},
        "red": {"format": "sightline-army", "version": 1, "name": "R", "faction": "empire",
                "units": [{"unit": "at-st"}]}},
    "placements": {
        "blue": [{"unit": 0, "transports": 1, "minis": [{"x": 30, "y": 10, "facing": 90}]},
                 {"unit": 1, "undeployed": true}],
        "red": [{"unit": 0, "minis": [{"x": 36, "y": 30, "facing": 270}]}]}})";

struct RosterTransport : WindowStand, ::testing::WithParamInterface<const char*> {
    void SetUp() override {
        speak(*qApp, QString::fromLatin1(GetParam()));
        WindowStand::SetUp();
        window->resize(smallScreen);
        const QString file = write(QStringLiteral("aboard.scenario.json"), aboard);
        auto scenario = loadScenario(file.toStdString());
        ASSERT_TRUE(scenario.ok()) << scenario.problem().text;
        ASSERT_FALSE(window->files().opener().start(std::move(*scenario), 3));
        waitForTable();
    }
    void TearDown() override {
        WindowStand::TearDown();
        for (QTranslator* one : qApp->findChildren<QTranslator*>()) {
            QCoreApplication::removeTranslator(one);
            delete one;
        }
        QLocale::setDefault(QLocale::c());
    }
    RosterRow* rowOf(int unit) { return window->parts().rosters->row(engine::UnitId{unit}); }
    const QLabel* labelOf(int unit) {
        return rowOf(unit)->findChild<QLabel*>(QStringLiteral("aboard"));
    }
    void setOpen(bool open) {
        for (const auto player : {engine::Player::blue, engine::Player::red})
            window->parts().rosters->of(player).setOpen(open);
        QTest::qWait(50);
    }
    /// True if the words contain the name of the unit and stand in the row in full.
    void expectWhole(int unit, int named) {
        const RosterRow& row = *rowOf(unit);
        const QLabel* label = labelOf(unit);
        ASSERT_TRUE(label && label->isVisible());
        EXPECT_TRUE(label->text().contains(
            QString::fromStdString(view().unit(engine::UnitId{named}).label)))
            << label->text().toStdString();
        EXPECT_TRUE(row.rect().contains(label->geometry()));
        EXPECT_GE(label->height(), label->heightForWidth(label->width()));
        EXPECT_GE(label->width(), label->minimumSizeHint().width());
    }
};

TEST_P(RosterTransport, TheNamesStandInFullInAnOpenRoster) {
    setOpen(true);
    expectWhole(0, 1);
    expectWhole(1, 0);
    EXPECT_LT(rowOf(0)->geometry().bottom(), rowOf(1)->geometry().top());
    EXPECT_FALSE(labelOf(2)->isVisible()) << "a unit without a transport";
    EXPECT_LT(rowOf(2)->height(), rowOf(0)->height());
}

TEST_P(RosterTransport, AFoldedRosterNamesThemInItsToolTip) {
    setOpen(false);
    for (const auto& [unit, named] : {std::pair(0, 1), std::pair(1, 0)}) {
        EXPECT_FALSE(labelOf(unit)->isVisible());
        EXPECT_TRUE(rowOf(unit)->toolTip().contains(
            QString::fromStdString(view().unit(engine::UnitId{named}).label)));
    }
    EXPECT_EQ(rowOf(0)->height(), rowOf(2)->height());
}

INSTANTIATE_TEST_SUITE_P(Languages, RosterTransport, ::testing::Values("en", "fr"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace sightline::app
