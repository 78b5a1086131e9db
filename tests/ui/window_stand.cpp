#include "ui/window_stand.h"

#include <QAbstractButton>
#include <QFile>
#include <QMessageBox>
#include <QTimer>
#include <nlohmann/json.hpp>

#include "app/window/legion/docks/roster_row.h"
#include "app/window/legion/docks/rosters.h"
#include "app/window/legion/table/frame_painter.h"
#include "app/window/legion/table/table_view.h"
#include "engine/legion/rules/game/original_rules.h"
#include "ui/starter_file.h"

namespace sightline::app {

void WindowStand::SetUp() {
    window = std::make_unique<MainWindow>(WindowSettings{.asking = false,
                                                         .remembering = false,
                                                         .banner = false,
                                                         .tumbling = false,
                                                         .effects = false,
                                                         .sounds = false,
                                                         .following = false,
                                                         .lessonPause = 0});
    window->resize(1400, 900);
    window->parts().table->painter().setSketched(true);
}

void WindowStand::TearDown() { window.reset(); }

void WindowStand::startStarter(std::uint64_t seed) { startScenario("starter", seed); }

void WindowStand::startFullArmies() { startScenario("two_full_armies", 3); }

void WindowStand::startScenario(const std::string& name, std::uint64_t seed) {
    auto scenario = loadScenario(assetsFolder() / "scenarios" / (name + ".scenario.json"));
    ASSERT_TRUE(scenario.ok()) << scenario.problem().text;
    const auto problem = window->files().opener().start(std::move(*scenario), seed);
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
}

void WindowStand::startClose(std::uint64_t seed) { startCloseWith(seed, false); }
void WindowStand::startCloseByHand(const QByteArray& blueArmy) {
    startCloseWith(7, true, blueArmy);
}

void WindowStand::startCloseWith(std::uint64_t seed, bool asBegunBefore,
                                 const QByteArray& blueArmy) {
    nlohmann::json scenario =
        starterOn(fileNamed(QStringLiteral("open.layout.json")).toStdString());
    if (!blueArmy.isEmpty())
        scenario["armies"]["blue"] =
            write(QStringLiteral("blue.army.json"), blueArmy).toStdString();
    for (const char* player : {"blue", "red"}) {
        const double shift = player == std::string("blue") ? 5.5 : -5.5;
        for (auto& unit : scenario["placements"][player])
            for (auto& mini : unit["minis"]) mini["y"] = mini["y"].get<double>() + shift;
    }
    write(QStringLiteral("open.layout.json"),
          R"({"format":"sightline-layout","version":1,"name":"Open ground",
              "table":{"width":72,"depth":36,"mat":"desert"},"pieces":[]})");
    const QString path =
        write(QStringLiteral("close.scenario.json"), QByteArray::fromStdString(scenario.dump()));
    auto loaded = loadScenario(path.toStdString());
    ASSERT_TRUE(loaded.ok()) << loaded.problem().text;
    if (asBegunBefore) engine::keepOriginalRules(loaded->scenario, std::nullopt);
    const auto problem = window->files().opener().start(std::move(*loaded), seed);
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
}

QString WindowStand::write(const QString& name, const QByteArray& content) const {
    QFile file(fileNamed(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    return file.fileName();
}

void WindowStand::waitForTable() {
    window->show();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    ASSERT_TRUE(waitUntil([this] { return window->parts().table->settled(); }));
}

void WindowStand::drag(QPointF from, QPointF to) {
    TableView* table = window->parts().table;
    QTest::mousePress(table, Qt::LeftButton, {}, from.toPoint());
    for (int i = 1; i <= 8; ++i) {
        const QPointF at = from + (to - from) * i / 8.0;
        QMouseEvent event(QEvent::MouseMove, at, table->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, {});
        QApplication::sendEvent(table, &event);
    }
    QTest::mouseRelease(table, Qt::LeftButton, {}, to.toPoint());
}

void WindowStand::clickTable(engine::MiniId mini) {
    TableView* table = window->parts().table;
    QTest::mouseClick(table, Qt::LeftButton, {}, table->screenOf(mini).toPoint());
}

void WindowStand::clickRow(engine::UnitId unit) {
    RosterRow* row = window->parts().rosters->row(unit);
    ASSERT_NE(row, nullptr);
    QTest::mouseClick(row, Qt::LeftButton);
}

void WindowStand::key(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(window->parts().table, key, modifiers);
}

KeyButton* WindowStand::buttonWith(const QString& words) const {
    for (KeyButton* button : window->findChildren<KeyButton*>())
        if (button->isVisible() && button->text().contains(words)) return button;
    return nullptr;
}

void WindowStand::press(const QString& words) {
    ASSERT_TRUE(waitUntil([&] { return buttonWith(words) != nullptr; }, 5000))
        << "no button " << words.toStdString();
    KeyButton* button = buttonWith(words);
    ASSERT_TRUE(button->isEnabled()) << words.toStdString() << " is greyed out";
    QTest::mouseClick(button, Qt::LeftButton);
}

void WindowStand::answerBox(const QString& words) {
    auto* watch = new QTimer(window.get());
    QObject::connect(watch, &QTimer::timeout, [watch, words] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) return;
        for (QAbstractButton* button : box->buttons())
            if (button->text().contains(words)) {
                watch->stop();  // stops the timer before the next message box opens
                watch->deleteLater();
                button->click();
                return;
            }
    });
    watch->start(5);
}

engine::UnitId WindowStand::unitOf(engine::Player player, std::size_t minis) {
    for (const auto& unit : view().units)
        if (unit.player == player && unit.minis.size() == minis) return unit.id;
    ADD_FAILURE() << "no unit of " << minis;
    return {};
}

}  // namespace sightline::app
