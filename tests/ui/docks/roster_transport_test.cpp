// The roster must name the passenger of a transport, and the transport of a passenger, in full.
#include <QDockWidget>
#include <QLabel>
#include <QTranslator>

#include "app/window/legion/docks/roster_dock.h"
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
        dock = window->findChild<RosterDock*>();
        ASSERT_TRUE(dock);
    }
    void TearDown() override {
        WindowStand::TearDown();
        for (QTranslator* one : qApp->findChildren<QTranslator*>()) {
            QCoreApplication::removeTranslator(one);
            delete one;
        }
        QLocale::setDefault(QLocale::c());
    }
    const QLabel* labelOf(int unit) {
        return dock->row(engine::UnitId{unit})->findChild<QLabel*>(QStringLiteral("aboard"));
    }
    /// True if the words contain the name of the unit and stand in the row in full.
    void expectWhole(int unit, int named) {
        const RosterRow& row = *dock->row(engine::UnitId{unit});
        const QLabel* label = labelOf(unit);
        ASSERT_TRUE(label && label->isVisible());
        EXPECT_TRUE(label->text().contains(
            QString::fromStdString(view().unit(engine::UnitId{named}).label)))
            << label->text().toStdString();
        EXPECT_TRUE(row.rect().contains(label->geometry()));
        EXPECT_GE(label->height(), label->heightForWidth(label->width()));
        EXPECT_GE(label->width(), label->minimumSizeHint().width());
    }
    RosterDock* dock = nullptr;
};

TEST_P(RosterTransport, TheNamesStandInFullAlsoInANarrowRoster) {
    for (const int width : {300, 220}) {
        SCOPED_TRACE(width);
        window->resizeDocks({dock}, {width}, Qt::Horizontal);
        ASSERT_TRUE(QTest::qWaitFor([&] { return dock->width() <= width + 30; }));
        expectWhole(0, 1);
        expectWhole(1, 0);
        const RosterRow& upper = *dock->row(engine::UnitId{0});
        EXPECT_LT(upper.geometry().bottom(), dock->row(engine::UnitId{1})->geometry().top());
    }
    EXPECT_FALSE(labelOf(2)->isVisible()) << "a unit without a transport";
    EXPECT_LT(dock->row(engine::UnitId{2})->height(), dock->row(engine::UnitId{0})->height());
}

INSTANTIATE_TEST_SUITE_P(Languages, RosterTransport, ::testing::Values("en", "fr"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace sightline::app
