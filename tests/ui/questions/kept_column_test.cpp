// Updates of a panel: parts that have not changed keep their widgets. Other parts are added or
// removed in order.
#include <gtest/gtest.h>
#include <QLabel>
#include <QPointer>
#include <QTest>

#include "app/window/legion/mission/mission_panel.h"
#include "app/window/legion/mission/terrain_list.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/widgets/kept_column.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

std::vector<QLabel*> tell(KeptColumn& column, const QStringList& words) {
    std::vector<QLabel*> labels;
    column.begin();
    for (const QString& word : words)
        labels.push_back(column.part(word, [&] { return new QLabel(word); }));
    column.end();
    return labels;
}

QStringList shownIn(const KeptColumn& column) {
    QStringList words;
    for (int i = 0; i < column.layout()->count(); ++i)
        if (const auto* label = qobject_cast<QLabel*>(column.layout()->itemAt(i)->widget()))
            words << label->text();
    return words;
}

TEST(KeptColumn, WhatSaysTheSameStaysTheSameWidget) {
    KeptColumn column({}, 2);
    const auto before = tell(column, {"a", "b", "c"});
    EXPECT_EQ(tell(column, {"a", "b", "c"}), before);
}

TEST(KeptColumn, WhatChangesIsReplacedWhereItStands) {
    KeptColumn column({}, 2);
    const auto before = tell(column, {"a", "b", "c"});
    const auto after = tell(column, {"a", "x", "y", "c"});
    EXPECT_EQ(after[0], before[0]);
    EXPECT_EQ(after[3], before[2]);
    EXPECT_EQ(shownIn(column), QStringList({"a", "x", "y", "c"}));
}

TEST(KeptColumn, WhatIsNotToldGoesOnceItsClickIsOver) {
    KeptColumn column({}, 2);
    const QPointer<QLabel> gone = tell(column, {"a", "b"})[0];
    tell(column, {"b"});
    EXPECT_EQ(shownIn(column), QStringList({"b"}));
    ASSERT_TRUE(gone) << "one of its buttons may be at work";
    EXPECT_TRUE(gone->isHidden());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_FALSE(gone);
}

TEST(KeptColumn, TheSamePartTwiceIsTwoWidgets) {
    KeptColumn column({}, 2);
    const auto twice = tell(column, {"a", "a"});
    EXPECT_NE(twice[0], twice[1]);
    EXPECT_EQ(tell(column, {"a", "a"}), twice);
}

class KeptPanels : public WindowStand {};

// In the mission panel, the answer "agreed" changes the buttons and the list of players who agreed.
// The widgets of the terrain rows must stay the same.
TEST_F(KeptPanels, TheMissionPanelKeepsWhatAnAnswerLeaves) {
    const auto problem = window->files().open(QString::fromStdString(
        (assetsFolder() / "scenarios" / "full_game.scenario.json").string()));
    ASSERT_FALSE(problem) << problem->toStdString();
    waitForTable();
    ASSERT_EQ(question().ask, engine::Ask::confirmTerrain);
    const auto rows = [this] { return window->parts().mission->findChildren<TerrainRow*>(); };
    const auto before = rows();
    ASSERT_FALSE(before.isEmpty());
    ASSERT_TRUE(session().answer(engine::Pick{0}));
    EXPECT_EQ(rows(), before);
    ASSERT_TRUE(session().answer(engine::Pick{0}));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_TRUE(rows().isEmpty()) << "both have agreed";
}

}  // namespace
}  // namespace sightline::app
