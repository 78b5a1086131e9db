/// Test fixture: the real window with a battle, controlled by mouse and keys. It needs a display.
#pragma once
#include <gtest/gtest.h>
#include <QApplication>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "app/window/main_window.h"
#include "app/window/shell/session/game_files.h"
#include "app/window/shell/session/game_session.h"
#include "app/window/shell/widgets/key_button.h"
#include "ui/wait.h"

namespace sightline::app {

class WindowStand : public ::testing::Test {
  protected:
    void SetUp() override;
    void TearDown() override;

    /// Opens the starter battle. `seed` determines its dice.
    void startStarter(std::uint64_t seed = 7);
    /// Starts a game of two full armies, which begins with the setup.
    void startFullArmies();
    /// Opens a battle of the starter armies within range of each other's weapons, without terrain
    /// between them.
    void startClose(std::uint64_t seed = 7);
    /// Opens a battle of the starter armies with the rules of version 0.1, in which players applied
    /// most keywords by hand. If `blueArmy` is given, blue uses it.
    void startCloseByHand(const QByteArray& blueArmy = {});
    QString fileNamed(const QString& name) const { return folder_.filePath(name); }
    QString folder() const { return folder_.path(); }
    QString write(const QString& name, const QByteArray& content) const;

    void waitForTable();
    void drag(QPointF from, QPointF to);
    void clickTable(engine::MiniId mini);
    void clickRow(engine::UnitId unit);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Clicks the visible button whose text contains `words`. Fails the test if there is no such
    /// button.
    void press(const QString& words);
    KeyButton* buttonWith(const QString& words) const;
    /// Closes the next message box with the button that has this text.
    void answerBox(const QString& words);

    GameSession& session() { return window->session(); }
    const engine::View& view() { return session().view(); }
    const engine::Question& question() { return *session().question(); }
    engine::UnitId unitOf(engine::Player player, std::size_t minis);
    engine::MiniId leaderOf(engine::UnitId unit) { return view().unit(unit).minis.front(); }
    std::size_t answers() { return session().game().journal().answers.size(); }

    std::unique_ptr<MainWindow> window;

  private:
    /// Starts a scenario of the program (assets/scenarios).
    void startScenario(const std::string& name, std::uint64_t seed);
    void startCloseWith(std::uint64_t seed, bool asBegunBefore, const QByteArray& blueArmy = {});

    QTemporaryDir folder_;
};

}  // namespace sightline::app
