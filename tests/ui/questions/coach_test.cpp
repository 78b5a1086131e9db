// The coach in the window: off by default, a note after a clearly worse target, "Not again".
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>

#include "app/window/coach_desk.h"
#include "app/window/legion/coach/coach_line.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/menu_hand.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::Ask;
using engine::UnitId;

class CoachInWindow : public WindowStand {
  protected:
    void SetUp() override {
        QSettings().remove(QStringLiteral("coach"));
        WindowStand::SetUp();
    }
    CoachLine* line() const { return window->findChild<CoachLine*>(); }
    const CoachWatch& watch() const { return window->findChild<CoachDesk*>()->watch(); }
    QAction* switchOf(engine::Player player) const {
        return window->findChild<QAction*>(player == engine::Player::blue
                                               ? QStringLiteral("coach_blue")
                                               : QStringLiteral("coach_red"));
    }
    void switchOn() {
        QMenu* game = nullptr;
        for (QAction* menu : window->menuBar()->actions())
            if (menu->text() == QStringLiteral("&Game")) game = menu->menu();
        ASSERT_NE(game, nullptr);
        chooseInMenu(*window->menuBar(), *game, switchOf(question().player));
        ASSERT_TRUE(switchOf(question().player)->isChecked());
    }
    /// A squad of the player to move attacks. The question for the defender is then open. One
    /// target has no dodge tokens, so the others are worse.
    void declareAttack() {
        const UnitId open = unitOf(engine::opponent(question().player), 4);
        std::vector<UnitId> others;
        for (const engine::UnitView& unit : view().units)
            if (unit.player != question().player && unit.id != open) others.push_back(unit.id);
        for (const UnitId unit : others)
            ASSERT_TRUE(session().answer(engine::Adjust{
                question().player, engine::AdjustToken{unit, engine::Token::dodge, 6}}));
        clickRow(unitOf(question().player, 4));
        key(Qt::Key_Return);
        press(QStringLiteral("Aim"));
        press(QStringLiteral("Attack"));
        ASSERT_EQ(question().ask, Ask::declareDefender);
        for (const engine::Option& option : question().options) {
            const auto* unit = std::get_if<UnitId>(&option);
            if (!unit) continue;
            const engine::Pick pick{static_cast<int>(&option - question().options.data())};
            const auto note = engine::noteOn(session().game(), pick);
            if (note && worse.none()) {
                worse = *unit;
                const auto best = std::get<engine::Pick>(note->better).option;
                better = std::get<UnitId>(question().options[static_cast<std::size_t>(best)]);
            }
        }
        ASSERT_FALSE(worse.none()) << "no target is clearly worse";
    }
    void attack(UnitId defender) {
        press(QString::fromStdString(view().unit(defender).label));
        press(QStringLiteral("Attack "));
        ASSERT_EQ(question().ask, Ask::chooseWeapons);
    }
    UnitId worse, better;
};

TEST_F(CoachInWindow, IsOffByDefault) {
    startClose();
    for (const engine::Player player : {engine::Player::blue, engine::Player::red}) {
        EXPECT_FALSE(switchOf(player)->isChecked());
        EXPECT_FALSE(watch().isOn(player));
    }
    declareAttack();
    attack(worse);
    EXPECT_TRUE(watch().settled());
    EXPECT_FALSE(line()->isVisible());
}

TEST_F(CoachInWindow, NotesAWorseTargetAndNotTheBetterOne) {
    startClose();
    switchOn();
    declareAttack();
    attack(worse);
    ASSERT_TRUE(waitUntil([this] { return line()->isVisible(); }));
    const QString label = QString::fromStdString(view().unit(better).label);
    EXPECT_TRUE(line()->words().contains(label)) << line()->words().toStdString();
    EXPECT_EQ(watch().note()->kind, engine::CoachKind::betterTarget);
    // The table marks the unit of the note, the better target and the line between them.
    const LessonMarks& marks = window->findChild<CoachDesk*>()->marks();
    ASSERT_EQ(marks.targets().size(), 3U);
    EXPECT_EQ(marks.targets()[0].unit, view().activating);
    EXPECT_EQ(marks.targets()[1].unit, better);
    EXPECT_EQ(marks.targets()[2].line.back(), better);
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_EQ(question().ask, Ask::declareDefender);
    EXPECT_FALSE(line()->isVisible()) << "the noted answer was taken back";
    EXPECT_TRUE(marks.targets().empty());
    attack(better);
    ASSERT_TRUE(waitUntil([this] { return watch().settled(); }));
    EXPECT_FALSE(line()->isVisible());
}

TEST_F(CoachInWindow, GivesNoNoteOnTheBetterTarget) {
    startClose();
    switchOn();
    declareAttack();
    attack(better);
    ASSERT_TRUE(waitUntil([this] { return watch().settled(); }));
    EXPECT_FALSE(line()->isVisible());
}

TEST_F(CoachInWindow, NotAgainSilencesTheKindAndIsKept) {
    startClose();
    switchOn();
    declareAttack();
    attack(worse);
    ASSERT_TRUE(waitUntil([this] { return line()->isVisible(); }));
    const engine::Player player = watch().note()->player;
    press(QStringLiteral("Not again"));
    EXPECT_FALSE(line()->isVisible());

    WindowStand::SetUp();
    startClose();
    EXPECT_TRUE(switchOf(player)->isChecked()) << "the switch is kept";
    declareAttack();
    attack(worse);
    ASSERT_TRUE(waitUntil([this] { return watch().settled(); }));
    EXPECT_FALSE(line()->isVisible()) << "the kind is silenced";
}

}  // namespace
}  // namespace sightline::app
