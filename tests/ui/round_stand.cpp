#include "ui/round_stand.h"

#include <QAbstractButton>
#include <QLabel>
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/window/legion/cards/command_card_face.h"
#include "app/window/legion/cards/hand_tray.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/handover/handover_screen.h"
#include "app/window/shell/widgets/sheet.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::app {
namespace {

nlohmann::json armyWithHand(const char* starter, const char* company) {
    const auto read = [](const char* name) {
        std::ifstream file(assetsFolder() / "armies" / name);
        return nlohmann::json::parse(file);
    };
    nlohmann::json army = read(starter);
    army["commandHand"] = read(company)["commandHand"];
    return army;
}

nlohmann::json unitAt(int unit, double x, double y, double facing, int minis) {
    nlohmann::json placed{{"unit", unit}, {"minis", nlohmann::json::array()}};
    const double back = facing > 0 ? -1.3 : 1.3;
    for (int i = 0; i < minis; ++i)
        placed["minis"].push_back({{"x", x + (i == 0 ? 0.0 : 1.5 * (i - 2))},
                                   {"y", y + (i == 0 ? 0.0 : back)},
                                   {"facing", facing}});
    return placed;
}

}  // namespace

void RoundStand::startRound(std::uint64_t seed, const std::string& objective) {
    write(QStringLiteral("blue.army.json"),
          QByteArray::fromStdString(
              armyWithHand("rebels_starter.army.json", "rebels_starter_company.army.json").dump()));
    write(QStringLiteral("red.army.json"),
          QByteArray::fromStdString(
              armyWithHand("empire_starter.army.json", "empire_starter_company.army.json").dump()));
    write(QStringLiteral("crate.layout.json"),
          R"({"format":"sightline-layout","version":1,"name":"One crate",
              "table":{"width":72,"depth":36,"mat":"desert"},
              "pieces":[{"id":"crate","name":"Crate","shape":{"box":[5,5,2]},"position":[14,13,0],
                         "rotation":0,"kind":"obstacle","movement":"open","cover":"heavy",
                         "blocks_los":true}]})");
    nlohmann::json scenario{{"format", "sightline-scenario"},
                            {"version", 1},
                            {"name", "One round"},
                            {"layout", "crate.layout.json"},
                            {"armies", {{"blue", "blue.army.json"}, {"red", "red.army.json"}}},
                            {"phase", "command"}};
    scenario["placements"]["blue"] = {unitAt(0, 36, 14, 90, 1), unitAt(1, 14, 9.6, 90, 4),
                                      unitAt(2, 52, 9, 90, 4), unitAt(3, 6, 5, 90, 1)};
    scenario["placements"]["red"] = {unitAt(0, 66, 31, -90, 1), unitAt(1, 52, 20, -90, 4),
                                     unitAt(2, 36, 18.5, -90, 4), unitAt(3, 20, 31, -90, 2)};
    const QString path =
        write(QStringLiteral("round.scenario.json"), QByteArray::fromStdString(scenario.dump()));
    auto loaded = loadScenario(path.toStdString());
    ASSERT_TRUE(loaded.ok()) << loaded.problem().text;
    const auto cards = loadBattleCards(assetsFolder());
    ASSERT_TRUE(cards.ok()) << cards.problem().text;
    for (const engine::BattleCard& card : *cards)
        if (card.id == objective)
            loaded->scenario.mission = engine::Scenario::Mission{card, {}, {}};
    const auto problem = window->files().opener().start(std::move(*loaded), seed);
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
}

void RoundStand::startSetup(std::uint64_t seed) {
    auto scenario = loadScenario(assetsFolder() / "scenarios" / "full_game.scenario.json");
    ASSERT_TRUE(scenario.ok()) << scenario.problem().text;
    const auto problem = window->files().opener().start(std::move(*scenario), seed);
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
}

engine::UnitId RoundStand::named(const std::string& label) {
    for (const auto& unit : view().units)
        if (unit.label == label) return unit.id;
    ADD_FAILURE() << "no unit " << label;
    return {};
}

void RoundStand::takeOver() {
    ASSERT_TRUE(session().handover().waits());
    ASSERT_TRUE(window->parts().handover->isVisible());
    QTest::keyClick(window->parts().handover, Qt::Key_Space);
    ASSERT_FALSE(session().handover().waits());
    ASSERT_TRUE(window->parts().hand->isVisible());
}

void RoundStand::playCard(const QString& name) {
    for (CommandCardFace* card : window->parts().hand->cards())
        if (QString::fromStdString(card->card().name) == name) {
            QTest::mouseClick(card, Qt::LeftButton);
            return press(QStringLiteral("facedown"));
        }
    FAIL() << "no card " << name.toStdString();
}

void RoundStand::playCards(const QString& blue, const QString& red) {
    takeOver();
    playCard(blue);
    takeOver();
    playCard(red);
}

void RoundStand::readSheet(const QString& title) {
    Sheet* sheet = window->parts().sheet;
    ASSERT_TRUE(sheet->isVisible());
    EXPECT_TRUE(sheet->accessibleName().contains(title)) << sheet->accessibleName().toStdString();
    QTest::keyClick(sheet, Qt::Key_Return);
    nominateOnlyOnes();
}

void RoundStand::nominateOnlyOnes() {
    while (session().question() && question().ask == engine::Ask::nominateCommander &&
           question().options.size() == 2)
        ASSERT_TRUE(session().answer(engine::Pick{0}));
}

void RoundStand::order(const std::vector<std::string>& labels) {
    for (const std::string& label : labels) clickRow(named(label));
    key(Qt::Key_Return);
}

// The tool moves the leader by the vector of the drag, so the drag has the length of the move. In a
// pivot, the leader faces the mouse pointer.
void RoundStand::dragMini(engine::MiniId mini, geometry::Vec3 to) {
    TableView* table = window->parts().table;
    const QPointF grip = table->screenOf(mini);
    const bool turns = question().move->terms.kind == geometry::MoveKind::pivot;
    const QPointF from = turns ? grip : table->screenOf(view().mini(mini).mini.position);
    drag(grip, grip + table->screenOf(to) - from);
}

void RoundStand::answerSimply() {
    for (const Qt::Key one : {Qt::Key_Return, Qt::Key_0, Qt::Key_1, Qt::Key_2}) {
        const std::size_t before = answers();
        key(one);
        QCoreApplication::processEvents();
        if (answers() > before) return;
    }
    FAIL() << "no key answers question " << static_cast<int>(question().ask);
}

bool RoundStand::happened(engine::Happening happening) {
    const auto& record = session().game().record();
    return std::any_of(record.begin(), record.end(),
                       [&](const engine::Ruling& ruling) { return ruling.happening == happening; });
}

QStringList RoundStand::wordsOnScreen() const {
    QStringList words;
    for (const QWidget* widget : window->findChildren<QWidget*>()) {
        words << widget->toolTip() << widget->accessibleName();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) words << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            words << button->text();
    }
    return words;
}

}  // namespace sightline::app
