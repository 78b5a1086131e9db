// Pointing at an enemy shows what an attack would meet; clicking it declares the defender.
#include <QLabel>

#include "app/window/table_words.h"
#include "engine/rulings/rulings.h"
#include "ui/table_stand.h"

namespace sightline::app {
namespace {

class TableAttack : public TableStand {
  protected:
    QString card() const { return table->findChild<QLabel*>(QStringLiteral("tableCard"))->text(); }
};

TEST_F(TableAttack, HoveringAnEnemyShowsTheEnginesPreview) {
    const engine::Player player = session.question()->player;
    const engine::UnitId attacker = firstUnitOf(player, 4);
    const engine::UnitId defender = firstUnitOf(engine::opponent(player), 4);
    session.select(attacker);
    moveTo(table->screenOf(leaderOf(defender)));
    const auto preview = engine::previewAttack(session.view(), attacker, defender);
    ASSERT_TRUE(preview.range);
    const QString range = bandWords(preview.range->band);
    EXPECT_TRUE(waitUntil([&] { return card().contains(range); })) << card().toStdString();
    EXPECT_TRUE(card().contains(inches(preview.range->distance)));
}

// Off the battlefield it has no place to measure to, nor one for a card about it (p. 11).
TEST_F(TableAttack, AnUndeployedEnemyIsNotMeasured) {
    auto document = loadScenario(assetsFolder() / "scenarios/starter.scenario.json");
    ASSERT_TRUE(document.ok());
    nlohmann::json scenario = document->scenario.source;
    scenario["activePlayer"] = "blue";
    scenario["placements"]["red"][1] = {{"unit", 1}, {"undeployed", true}};
    auto undeployed = scenarioFromJson(scenario, "s");
    ASSERT_TRUE(undeployed.ok()) << undeployed.problem().text;
    ASSERT_FALSE(session.start(std::move(*undeployed), 7));
    const auto enemy = [&](bool away) {
        for (const engine::UnitView& unit : session.view().units)
            if (unit.player == engine::Player::red && unit.undeployed == away) return unit.id;
        return engine::UnitId{};
    };
    session.select(firstUnitOf(engine::Player::blue, 4));
    session.hover(enemy(false));
    EXPECT_TRUE(waitUntil([&] { return table->findChild<QLabel*>("tableCard")->isVisible(); }));
    session.hover(enemy(true));
    EXPECT_TRUE(waitUntil([&] { return !table->findChild<QLabel*>("tableCard")->isVisible(); }));
}

TEST_F(TableAttack, AClickOnALegalDefenderDeclaresIt) {
    const engine::Player player = session.question()->player;
    pick(firstUnitOf(player, 4));
    pick(engine::Action::attack);
    ASSERT_EQ(session.question()->ask, engine::Ask::declareDefender);
    const auto& options = session.question()->options;
    ASSERT_FALSE(options.empty());
    const engine::UnitId defender = std::get<engine::UnitId>(options.front());
    const std::size_t answered = answers();
    click(table->screenOf(leaderOf(defender)));
    EXPECT_GT(answers(), answered);
    ASSERT_TRUE(session.view().attack);
}

}  // namespace
}  // namespace sightline::app
