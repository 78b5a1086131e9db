// When the mouse is over an enemy, the window shows a preview of the attack. A click on the enemy
// declares it as the defender.
#include <QLabel>

#include "app/window/shell/words/table_words.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/asking/ask.h"
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
    session.choice().select(attacker);
    moveTo(table->screenOf(leaderOf(defender)));
    const auto preview = engine::previewAttack(session.view(), attacker, defender);
    ASSERT_TRUE(preview.range);
    const QString range = bandWords(preview.range->band);
    EXPECT_TRUE(waitUntil([&] { return card().contains(range); })) << card().toStdString();
    EXPECT_TRUE(card().contains(inches(preview.range->distance)));
}

TEST_F(TableAttack, TheCardCoversNobodyThatItSpeaksOf) {
    const engine::Player player = session.question()->player;
    const engine::UnitId attacker = firstUnitOf(player, 4);
    session.choice().select(attacker);
    const auto* shown = table->findChild<QLabel*>(QStringLiteral("tableCard"));
    for (const QSize size : {QSize(1000, 640), QSize(760, 420)}) {
        table->resize(size);
        ASSERT_TRUE(waitUntil([&] { return table->size() == size && table->settled(); }));
        for (const engine::UnitView& enemy : session.view().units) {
            if (enemy.player == player) continue;
            ASSERT_TRUE(waitUntil([&] {
                // The window system may have sent a mouse event that selected another unit, so the
                // test selects the enemy again.
                session.choice().hover(enemy.id);
                table->grab();
                return shown->isVisible() && shown->text().contains(QStringLiteral("LOS"));
            }));
            for (const engine::UnitId unit : {enemy.id, attacker})
                for (const engine::MiniId mini : session.view().unit(unit).minis)
                    EXPECT_FALSE(shown->geometry().contains(table->screenOf(mini).toPoint()))
                        << enemy.label << " at " << size.width();
            session.choice().hover(std::nullopt);
            ASSERT_TRUE(waitUntil([&] { return !shown->isVisible(); }));
        }
    }
}

// No distance can be measured to a unit that is not on the battlefield (p. 11).
TEST_F(TableAttack, AUnitThatIsNotOnTheTableIsSaidToBeSo) {
    auto scenario = loadScenario(assetsFolder() / "scenarios" / "starter.scenario.json");
    ASSERT_TRUE(scenario.ok()) << scenario.problem().text;
    for (engine::ScenarioUnit& unit : scenario->scenario.units) {
        if (unit.player != engine::Player::red) continue;
        unit.undeployed = true;
        break;
    }
    ASSERT_FALSE(GameOpener(session).start(std::move(*scenario), 7));
    engine::UnitId away;
    for (const engine::UnitView& unit : session.view().units)
        if (unit.undeployed) away = unit.id;
    ASSERT_FALSE(away.none());
    const engine::UnitId here = firstUnitOf(engine::Player::blue, 4);
    session.choice().select(here);
    session.choice().hover(away);  // chooses the unit as the roster does when the mouse is over it
    ASSERT_TRUE(waitUntil([&] { return !table->findChild<QLabel*>("tableCard")->isHidden(); }));
    EXPECT_TRUE(card().contains(QStringLiteral("is not on the table"))) << card().toStdString();
    EXPECT_FALSE(card().contains(QStringLiteral("LOS"))) << card().toStdString();
    session.choice().hover(firstUnitOf(engine::Player::red, 4));
    EXPECT_TRUE(waitUntil([&] { return card().contains(QStringLiteral("LOS")); }));
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
