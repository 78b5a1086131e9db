// While a Move is dragged or pushed by the keys, the table shows the wounds that the unit would be
// expected to do from there.
#include <QElapsedTimer>

#include "app/window/legion/tools/attack_lines.h"
#include "app/window/shell/scene/scene_arrow.h"
#include "app/window/shell/scene/scene_images.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "ui/table_stand.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class TableExpected : public TableStand {
  protected:
    const AttackLines& attacks() { return table->tools().move().attacks(); }
    const DragMove& move() { return table->tools().move(); }
    bool known() {
        return waitUntil([&] { return attacks().settled(); }, 30'000);
    }
};

/// Two armies within range of each other's weapons, and the keys.
class WindowExpected : public WindowStand {
  protected:
    TableView& table() { return *window->parts().table; }
    const DragMove& move() { return table().tools().move(); }
    void pick(const engine::Option& option) {
        const auto& options = question().options;
        const auto found = std::find(options.begin(), options.end(), option);
        ASSERT_NE(found, options.end());
        ASSERT_TRUE(session().answer(engine::Pick{static_cast<int>(found - options.begin())}));
    }
    rendering::Scene drawn() {
        rendering::Scene scene;
        SceneImages images;
        SceneDraft draft{scene, images};
        table().tools().draw(draft);
        return scene;
    }
};

TEST_F(WindowExpected, TheNumbersAreTheEnginesForTheGhost) {
    startClose();
    const engine::UnitId unit = unitOf(question().player, 4);
    pick(unit);
    pick(engine::Action::move);
    table().setFocus();
    key(Qt::Key_Up, Qt::ControlModifier);
    ASSERT_TRUE(move().wish() && move().wish()->verdict.legal);
    ASSERT_TRUE(waitUntil([&] { return move().attacks().settled(); }, 30'000));
    const auto expected = engine::attacksFrom(view(), unit, move().wish()->verdict.end);
    const auto& shown = move().attacks().attacks();
    ASSERT_FALSE(expected.empty()) << "the test needs a target";
    ASSERT_EQ(shown.size(), expected.size());
    QStringList badges;
    for (const rendering::Badge& badge : drawn().badges)
        badges << QString::fromStdString(badge.image);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(shown[i].defender, expected[i].defender);
        EXPECT_DOUBLE_EQ(shown[i].expectedWounds, expected[i].expectedWounds);
        EXPECT_TRUE(std::any_of(badges.begin(), badges.end(), [&](const QString& image) {
            return image.startsWith(
                QStringLiteral("expected/%1@").arg(expectedWords(expected[i].expectedWounds)));
        })) << badges.join(QLatin1Char(' ')).toStdString();
    }
    ASSERT_TRUE(move().note());
    EXPECT_TRUE(move().note()->html.contains(QStringLiteral("Wounds expected from here")));
    EXPECT_TRUE(move().note()->html.contains(
        QString::fromStdString(expected[0].weapons[0]->name).toHtmlEscaped()));
    key(Qt::Key_Escape);
    EXPECT_TRUE(move().attacks().attacks().empty());
}

TEST_F(TableExpected, ADragShowsThemToo) {
    const engine::MiniId leader = leaderOf(startMoving());
    const QPointF from = table->screenOf(leader);
    pull(from, from + QPointF(10, -60));
    ASSERT_TRUE(move().wish() && move().wish()->verdict.legal);
    ASSERT_TRUE(known());
    const auto expected =
        engine::attacksFrom(session.view(), session.question()->unit, move().wish()->verdict.end);
    EXPECT_EQ(attacks().attacks().size(), expected.size());
    ASSERT_TRUE(move().note());
    EXPECT_TRUE(move().note()->html.contains(expected.empty()
                                                 ? QStringLiteral("No attack is possible from here")
                                                 : QStringLiteral("Wounds expected from here")));
}

// The engine takes longer than a frame for some tables, so the window must not wait for it.
TEST_F(TableExpected, NoStepOfTheDragWaitsForTheOdds) {
    const engine::MiniId leader = leaderOf(startMoving());
    const geometry::Mini stand = session.view().mini(leader).mini;
    AttackLines lines(session);
    double longest = 0.0;
    for (int i = 0; i < 40; ++i) {
        geometry::Mini place = stand;
        place.position.y += 0.1 * i;
        QElapsedTimer clock;
        clock.start();
        lines.ask(session.question()->unit, place);
        longest = std::max(longest, double(clock.nsecsElapsed()) / 1e6);
        QApplication::processEvents();
    }
    EXPECT_LT(longest, 16.0) << "milliseconds";
    ASSERT_TRUE(waitUntil([&] { return lines.settled(); }, 60'000));
    geometry::Mini last = stand;
    last.position.y += 0.1 * 39;
    const auto expected = engine::attacksFrom(session.view(), session.question()->unit, last);
    ASSERT_EQ(lines.attacks().size(), expected.size()) << "the latest place counts";
    for (std::size_t i = 0; i < expected.size(); ++i)
        EXPECT_DOUBLE_EQ(lines.attacks()[i].expectedWounds, expected[i].expectedWounds);
    lines.clear();
    EXPECT_TRUE(lines.attacks().empty());
    EXPECT_TRUE(lines.words().isEmpty());
}

TEST(SceneChevrons, PointToTheTargetOneForEachWeapon) {
    rendering::Scene scene;
    SceneImages images;
    SceneDraft draft{scene, images};
    addChevrons(draft, {{0, 0, 1}, {10, 0, 1}, 0.03, {}}, 3);
    ASSERT_EQ(scene.tubes.size(), 1U + 2U * 3U);
    for (std::size_t i = 1; i < scene.tubes.size(); ++i) {
        EXPECT_LT(scene.tubes[i].from.x, scene.tubes[i].to.x);
        EXPECT_GE(scene.tubes[i].to.x, 5.0 - 1e-9);
        EXPECT_LE(scene.tubes[i].to.x, 10.0);
    }
}

}  // namespace
}  // namespace sightline::app
