// While a game is opened or answers are undone, the window must react, and the old game must not
// change.
#include <QFile>
#include <QPushButton>
#include <future>

#include "app/window/legion/table/table_view.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/widgets/progress_line.h"
#include "app/window/shell/widgets/toast.h"
#include "ui/dialog_hand.h"
#include "ui/recovery_stand.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

const QString longGame =
    QStringLiteral(SIGHTLINE_TEST_DATA "/../journals/companies_with_sense.sightline");

class WindowWaiting : public WindowStand {
  protected:
    void SetUp() override {
        WindowStand::SetUp();
        startStarter();
        digest_ = session().game().digest();
        kept_ = contentOf(session().recovery().path());
    }
    ProgressLine& line() { return *window->parts().progress; }

    /// Opens a battle. The file is loaded only after `meanwhile` has run in the window.
    template <class Meanwhile>
    std::optional<QString> openSlowly(Meanwhile meanwhile) {
        std::promise<void> done;
        QTimer::singleShot(0, window.get(), [&] {
            EXPECT_TRUE(session().work().busy());
            meanwhile();
            done.set_value();
        });
        const auto read = [&] {
            done.get_future().wait();
            return loadScenario(assetsFolder() / "scenarios" / "two_full_armies.scenario.json");
        };
        return window->files().opener().start(QStringLiteral("evening"), read, 3);
    }
    /// The old game must still be on the screen, complete and playable.
    void expectTheGameAsItWas() {
        EXPECT_FALSE(session().work().busy());
        EXPECT_TRUE(line().isHidden());
        EXPECT_EQ(session().game().digest(), digest_);
        EXPECT_EQ(contentOf(session().recovery().path()), kept_);
        EXPECT_TRUE(session().answer(engine::Pick{0}));
    }
    void escapeOnceItIsShown() {
        EXPECT_TRUE(waitUntil([&] { return line().isVisible(); }));
        QTest::keyClick(window.get(), Qt::Key_Escape);
    }

    std::uint64_t digest_ = 0;
    QByteArray kept_;
};

TEST_F(WindowWaiting, ClicksAreAnsweredWhileAGameIsOpened) {
    const engine::UnitId unit = unitOf(engine::Player::red, 4);
    const auto problem = openSlowly([&] {
        clickRow(unit);
        EXPECT_EQ(session().choice().selected(), unit);
        EXPECT_EQ(session().game().digest(), digest_) << "what was on the screen stays there";
        EXPECT_EQ(contentOf(session().recovery().path()), kept_);
    });
    EXPECT_FALSE(problem) << problem->toStdString();
    EXPECT_NE(session().game().digest(), digest_);
    EXPECT_FALSE(session().work().busy());
}

TEST_F(WindowWaiting, TheGameStandsStillWhileAnotherIsOpened) {
    const std::size_t before = answers();
    openSlowly([&] {
        EXPECT_FALSE(session().answer(engine::Pick{0}));
        EXPECT_EQ(window->parts().toast->text(), QStringLiteral("Setting up evening: one moment"));
        EXPECT_FALSE(session().undo());
        EXPECT_FALSE(session().redo());
        EXPECT_EQ(window->files().openStarter(), QStringLiteral("Setting up evening: one moment"));
        EXPECT_EQ(answers(), before);
    });
    EXPECT_TRUE(session().answer(engine::Pick{0})) << "and the other one is played";
}

TEST_F(WindowWaiting, EscapeLeavesTheGameThatWasOpen) {
    const auto problem = openSlowly([&] { escapeOnceItIsShown(); });
    ASSERT_TRUE(problem);
    EXPECT_EQ(*problem, QStringLiteral("evening was not opened: cancelled"));
    expectTheGameAsItWas();
}

TEST_F(WindowWaiting, TheButtonCancelsToo) {
    const auto problem = openSlowly([&] {
        EXPECT_TRUE(waitUntil([&] { return line().isVisible(); }));
        auto* cancel = line().findChild<QPushButton*>();
        ASSERT_NE(cancel, nullptr);
        EXPECT_TRUE(line().rect().contains(cancel->geometry()));
        QTest::mouseClick(cancel, Qt::LeftButton);
    });
    EXPECT_TRUE(problem);
    expectTheGameAsItWas();
}

TEST_F(WindowWaiting, ASavedGameIsLeftBetweenTwoAnswers) {
    QTimer::singleShot(0, window.get(), [&] { session().work().stop(); });
    const auto problem = window->files().open(longGame);
    ASSERT_TRUE(problem);
    EXPECT_TRUE(problem->endsWith(QStringLiteral("was not opened: cancelled")));
    expectTheGameAsItWas();
}

TEST_F(WindowWaiting, ABrokenGameSaysItsLineAndLeavesTheOneThatWasOpen) {
    const QString path = write(QStringLiteral("half.sightline"),
                               R"({"format":"sightline-journal","version":2,"seed":7)");
    QTimer::singleShot(0, window.get(), [&] { EXPECT_TRUE(session().work().busy()); });
    window->files().openOrSay(path);
    const QString said = window->parts().toast->text();
    EXPECT_TRUE(said.contains(QStringLiteral("half.sightline:1"))) << said.toStdString();
    EXPECT_FALSE(said.contains(QLatin1Char('\n')));
    expectTheGameAsItWas();
}

class WindowLongGame : public WindowWaiting {
  protected:
    void SetUp() override {
        WindowWaiting::SetUp();
        ASSERT_FALSE(window->files().open(longGame));
        ASSERT_TRUE(waitUntil([&] { return window->parts().table->settled(); }));
        digest_ = session().game().digest();
        kept_ = contentOf(session().recovery().path());
        before_ = answers();
    }
    std::size_t before_ = 0;
};

TEST_F(WindowLongGame, TheWindowIsPaintedWhileAnAnswerIsTakenBack) {
    TableView& table = *window->parts().table;
    int frames = 0;
    QObject::connect(&table, &QOpenGLWidget::frameSwapped, window.get(), [&] {
        if (!session().work().busy()) return;
        ++frames;
        EXPECT_EQ(answers(), before_);
    });
    QTimer::singleShot(0, window.get(), [&] {
        EXPECT_TRUE(session().work().busy());
        table.update();
    });
    ASSERT_TRUE(session().undo());
    EXPECT_GT(frames, 0);
    EXPECT_LT(answers(), before_);
    EXPECT_TRUE(session().redo());
    EXPECT_EQ(session().game().digest(), digest_);
    EXPECT_EQ(contentOf(session().recovery().path()), kept_);
}

TEST_F(WindowLongGame, TakingBackCanBeCancelled) {
    QTimer::singleShot(0, window.get(), [&] { session().work().stop(); });
    EXPECT_FALSE(session().undo());
    EXPECT_EQ(answers(), before_);
    EXPECT_EQ(session().game().digest(), digest_);
    EXPECT_EQ(contentOf(session().recovery().path()), kept_);
    EXPECT_TRUE(session().game().canUndo());
}

}  // namespace
}  // namespace sightline::app
