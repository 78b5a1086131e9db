// The sounds of the window, with a player that only notes the sounds.
#include <QLabel>
#include <QSettings>
#include <QSlider>
#include <filesystem>
#include <fstream>
#include <vector>

#include "app/files/tables/load.h"
#include "app/window/dice_show.h"
#include "app/window/legion/effects/effect_show.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/settings/kept_settings.h"
#include "app/window/shell/sound/sound_board.h"
#include "app/window/shell/sound/sound_output.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

struct Played {
    Sound sound{};
    double volume = 0.0;
};

class NotingPlayer : public SoundPlayer {
  public:
    explicit NotingPlayer(std::vector<Played>& notes) : notes_(notes) {}
    void play(Sound sound, double volume) override { notes_.push_back({sound, volume}); }

  private:
    std::vector<Played>& notes_;
};

TEST(SoundFiles, AreShortWavesAndEachSoundHasOne) {
    for (const char* name : soundNames) {
        const auto file = assetsFolder() / "sounds" / (std::string(name) + ".wav");
        ASSERT_TRUE(std::filesystem::exists(file)) << file;
        EXPECT_LT(std::filesystem::file_size(file), 80'000U) << file;
        std::ifstream in(file, std::ios::binary);
        char head[12] = {};
        in.read(head, sizeof head);
        EXPECT_EQ(std::string(head, 4), "RIFF");
        EXPECT_EQ(std::string(head + 8, 4), "WAVE");
    }
}

TEST(SoundBoardAlone, PlaysAtTheVolumeAndIsSilentWhenMuted) {
    std::vector<Played> notes;
    SoundBoard board;
    board.play(Sound::bolt);  // without a player
    board.setPlayer(std::make_unique<NotingPlayer>(notes));
    board.setVolume(50, false);
    board.play(Sound::bolt);
    board.play(Sound::bolt);  // it began a moment ago
    ASSERT_EQ(notes.size(), 1U);
    EXPECT_EQ(notes[0].sound, Sound::bolt);
    EXPECT_NEAR(notes[0].volume, 0.25, 1e-9);
    board.setVolume(100, false);
    board.play(Sound::hit);
    EXPECT_NEAR(notes.back().volume, 1.0, 1e-9);
    board.setVolume(100, true);
    board.play(Sound::dice);
    board.setVolume(0, false);
    board.play(Sound::block);
    EXPECT_EQ(notes.size(), 2U);
}

TEST(SoundOutputAlone, WithoutADeviceNothingHappens) {
    static int lines = 0;
    lines = 0;
    const QtMessageHandler before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext&, const QString&) { ++lines; });
    {
        SoundOutput output(assetsFolder() / "sounds");
        for (const Sound sound : {Sound::bolt, Sound::hit, Sound::dice}) output.play(sound, 0.01);
        QTest::qWait(300);
    }
    qInstallMessageHandler(before);
    EXPECT_EQ(lines, 0);
}

class SoundsInWindow : public WindowStand {
  protected:
    void SetUp() override {
        WindowStand::SetUp();
        window->parts().sounds->setPlayer(std::make_unique<NotingPlayer>(notes));
    }
    int count(Sound sound) const {
        return int(std::count_if(notes.begin(), notes.end(),
                                 [&](const Played& one) { return one.sound == sound; }));
    }
    std::vector<Played> notes;
};

TEST_F(SoundsInWindow, AnAnswerIsConfirmedAndARefusalIsHeard) {
    startClose();
    EXPECT_EQ(count(Sound::confirm), 0) << "opening a game is no answer";
    clickRow(unitOf(question().player, 4));
    key(Qt::Key_Return);
    EXPECT_EQ(count(Sound::confirm), 1);
    EXPECT_EQ(count(Sound::refusal), 0);
    EXPECT_FALSE(session().answer(engine::Count{99}));
    EXPECT_EQ(count(Sound::refusal), 1);
    EXPECT_EQ(count(Sound::confirm), 1);
}

TEST_F(SoundsInWindow, AnUndoIsNoAnswer) {
    startClose();
    clickRow(unitOf(question().player, 4));
    key(Qt::Key_Return);
    notes.clear();
    ASSERT_TRUE(session().undo());
    EXPECT_EQ(count(Sound::confirm), 0);
}

TEST_F(SoundsInWindow, DiceAndShotsAreHeard) {
    startClose();
    window->parts().dice->setWanted(true);
    clickRow(unitOf(question().player, 4));
    key(Qt::Key_Return);
    press(QStringLiteral("Attack"));
    const engine::UnitId defender = unitOf(engine::opponent(question().player), 4);
    press(QString::fromStdString(view().unit(defender).label));
    press(QStringLiteral("Attack "));
    press(QStringLiteral("Form attack pool"));
    if (session().game().question()->ask == engine::Ask::declareAdditionalDefender)
        press(QStringLiteral("No further"));
    EXPECT_EQ(count(Sound::dice), 1);
    for (int i = 0; i < 20 && count(Sound::bolt) == 0; ++i) {
        window->parts().dice->finish();
        if (KeyButton* none = buttonWith(QStringLiteral("Spend none")))
            QTest::mouseClick(none, Qt::LeftButton);
    }
    EXPECT_GT(count(Sound::bolt), 0);
}

TEST_F(SoundsInWindow, TheVolumeIsKeptAndHeard) {
    Settings settings = window->kept().now();
    settings.volumePercent = 30;
    window->kept().keep(settings);
    ASSERT_EQ(count(Sound::confirm), 1) << "the new volume is heard";
    EXPECT_NEAR(notes.back().volume, 0.09, 1e-9);
    EXPECT_EQ(readSettings().settings.volumePercent, 30);
    settings.muted = true;
    window->kept().keep(settings);
    EXPECT_TRUE(readSettings().settings.muted);
    EXPECT_TRUE(window->parts().sounds->muted());
    EXPECT_EQ(count(Sound::confirm), 1) << "muted";
    window->kept().keep(Settings());
}

}  // namespace
}  // namespace sightline::app
