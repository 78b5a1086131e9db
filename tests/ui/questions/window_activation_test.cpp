// The activation of one unit from beginning to end, with mouse and keys.
#include <QScrollArea>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "app/files/tables/load.h"
#include "app/window/action_bar.h"
#include "app/window/legion/table/table_view.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/picture.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using WindowActivation = WindowStand;

TEST_F(WindowActivation, SelectActivateMoveAimFinish) {
    startStarter();
    const engine::UnitId unit = unitOf(question().player, 4);
    clickRow(unit);
    EXPECT_EQ(session().choice().selected(), unit);
    key(Qt::Key_Return);
    ASSERT_EQ(view().activating, unit);

    ASSERT_EQ(question().ask, Ask::chooseAction);
    press(QStringLiteral("Move"));
    ASSERT_EQ(question().ask, Ask::moveUnit);
    const geometry::Vec3 before = view().mini(leaderOf(unit)).mini.position;
    TableView* table = window->parts().table;
    drag(table->screenOf(leaderOf(unit)), table->screenOf(before + geometry::Vec3(0.0, 4.0, 0.0)));
    ASSERT_TRUE(waitUntil([&] { return question().ask != Ask::moveUnit; }, 5000));
    EXPECT_GT(view().mini(leaderOf(unit)).mini.position.y, before.y + 2.0);
    ASSERT_EQ(question().ask, Ask::placeUnit);
    press(QStringLiteral("Confirm"));

    ASSERT_EQ(question().ask, Ask::chooseAction);
    EXPECT_EQ(view().unit(unit).actionsLeft, 1);
    key(Qt::Key_2);  // key of the button Aim
    EXPECT_EQ(view().unit(unit).tokens[engine::Token::aim], 1);
    if (question().ask == Ask::chooseAction) press(QStringLiteral("Finish"));

    EXPECT_TRUE(view().unit(unit).activated);
    EXPECT_EQ(view().activating, std::nullopt);
    EXPECT_GT(coloursIn(table->grabTable()), 200);
    EXPECT_GT(coloursIn(window->grab().toImage()), 200);
}

TEST_F(WindowActivation, EscapeTakesTheChosenActionBack) {
    startStarter();
    const engine::UnitId unit = unitOf(question().player, 4);
    clickRow(unit);
    key(Qt::Key_Return);
    press(QStringLiteral("Move"));
    ASSERT_EQ(question().ask, Ask::moveUnit);
    for (int i = 0; i < 3 && question().ask == Ask::moveUnit; ++i) key(Qt::Key_Escape);
    EXPECT_EQ(question().ask, Ask::chooseAction);
    EXPECT_EQ(view().unit(unit).actionsLeft, 2);
}

TEST_F(WindowActivation, UndoAndRedoByKeys) {
    startStarter();
    const std::uint64_t start = session().game().digest();
    clickRow(unitOf(question().player, 4));
    key(Qt::Key_Return);
    key(Qt::Key_3);  // key of the button Dodge
    const std::uint64_t dodged = session().game().digest();
    ASSERT_NE(dodged, start);
    while (session().game().canUndo() && !session().game().undoCrossesDice())
        key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().game().digest(), start);
    while (session().game().canRedo()) key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(session().game().digest(), dodged);
}

TEST_F(WindowActivation, EveryActionFitsIntoASmallWindow) {
    window->resize(1280, 720);
    startStarter();
    engine::Question all;
    all.ask = Ask::chooseAction;
    all.form = engine::AnswerForm::pick;
    for (int action = 0; action <= static_cast<int>(engine::Action::finish); ++action)
        all.options.emplace_back(static_cast<engine::Action>(action));
    AnswerControls& controls = window->parts().bar->controls();
    controls.offer(&all);
    QWidget* up = &controls;
    while (up && !qobject_cast<QScrollArea*>(up)) up = up->parentWidget();
    const auto* bar = qobject_cast<QScrollArea*>(up);
    ASSERT_NE(bar, nullptr);
    ASSERT_EQ(controls.buttons().size(), all.options.size());
    QCoreApplication::processEvents();
    for (const KeyButton* button : controls.buttons()) {
        const QRect shown(button->mapTo(bar->viewport(), QPoint()), button->size());
        EXPECT_TRUE(bar->viewport()->rect().contains(shown)) << button->text().toStdString();
        EXPECT_GE(button->width(), button->fontMetrics().horizontalAdvance(button->text()))
            << button->text().toStdString() << " is cut off";
    }
}

// A readied Force upgrade offers its free action as a button with its own tool tip. The button
// disappears when the card is exhausted.
TEST_F(WindowActivation, AFreeActionOfACardIsAButtonThatSaysWhatItDoes) {
    const auto assets = assetsFolder();
    const auto parsed = [](const std::filesystem::path& path) {
        std::ifstream file(path);
        return nlohmann::json::parse(file);
    };
    nlohmann::json army = parsed(assets / "armies" / "rebels_starter.army.json");
    army["units"][0]["upgrades"] = {"force-reflexes"};
    write(QStringLiteral("force.army.json"), QByteArray::fromStdString(army.dump()));
    nlohmann::json scenario = parsed(assets / "scenarios" / "starter.scenario.json");
    for (const char* member : {"/armies/red", "/layout"}) {
        auto& path = scenario[nlohmann::json::json_pointer(member)];
        path = (assets / "scenarios" / path.get<std::string>()).lexically_normal().string();
    }
    scenario["armies"]["blue"] = "force.army.json";
    const QString path =
        write(QStringLiteral("force.scenario.json"), QByteArray::fromStdString(scenario.dump()));
    auto loaded = loadScenario(path.toStdString());
    ASSERT_TRUE(loaded.ok()) << loaded.problem().text;
    ASSERT_FALSE(window->files().opener().start(std::move(*loaded), 7));
    waitForTable();

    const auto luke = std::ranges::find_if(
        view().units, [](const engine::UnitView& unit) { return !unit.cards.empty(); });
    ASSERT_NE(luke, view().units.end());
    const engine::UnitId unit = luke->id;
    clickRow(unit);
    key(Qt::Key_Return);
    const KeyButton* button = buttonWith(QStringLiteral("Force Reflexes (free)"));
    ASSERT_NE(button, nullptr);
    EXPECT_TRUE(button->toolTip().contains(QStringLiteral("gain 1 dodge")))
        << button->toolTip().toStdString();
    press(QStringLiteral("Force Reflexes (free)"));
    EXPECT_EQ(view().unit(unit).tokens[engine::Token::dodge], 1);
    EXPECT_EQ(view().unit(unit).actionsLeft, 2);
    EXPECT_EQ(buttonWith(QStringLiteral("Force Reflexes (free)")), nullptr);
}

TEST_F(WindowActivation, ARefusalIsSaidAndChangesNothing) {
    startStarter();
    QString why;
    QObject::connect(&session(), &GameSession::refused, [&](const QString& line) { why = line; });
    const std::uint64_t before = session().game().digest();
    EXPECT_FALSE(session().answer(engine::Count{3}));
    EXPECT_FALSE(why.isEmpty());
    EXPECT_EQ(session().game().digest(), before);
}

}  // namespace
}  // namespace sightline::app
