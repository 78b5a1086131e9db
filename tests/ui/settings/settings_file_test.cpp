// The settings are read and saved in one place. A value that nobody can use is told in one line.
#include <gtest/gtest.h>
#include <QSettings>

#include "app/window/shell/settings/settings.h"

namespace sightline::app {
namespace {

class SettingsFile : public ::testing::Test {
  protected:
    void SetUp() override { QSettings().clear(); }
    void TearDown() override { QSettings().clear(); }
};

TEST_F(SettingsFile, WithoutAFileTheUsualValuesStand) {
    const SettingsRead read = readSettings();
    EXPECT_EQ(read.settings, Settings());
    EXPECT_TRUE(read.problem.isEmpty());
    EXPECT_TRUE(QSettings().allKeys().isEmpty()) << "reading must not write";
}

TEST_F(SettingsFile, EveryValueComesBack) {
    Settings chosen;
    chosen.look = {Theme::contrast, MarkColours::clear, 150, true};
    chosen.cameraTurns = true;
    chosen.cameraFollows = chosen.tumblingDice = chosen.handoverBanner = false;
    chosen.slowAttack = true;
    chosen.volumePercent = 35;
    chosen.muted = true;
    chosen.language = QStringLiteral("fr");
    saveSettings(chosen);
    EXPECT_EQ(readSettings().settings, chosen);
    EXPECT_TRUE(readSettings().problem.isEmpty());
    saveSettings({});
    EXPECT_EQ(readSettings().settings, Settings());
}

TEST_F(SettingsFile, ABadValueIsToldInOneLineAndTheUsualOneStands) {
    QSettings().setValue(QStringLiteral("look/theme"), QStringLiteral("purple"));
    QSettings().setValue(QStringLiteral("look/text"), 900);
    QSettings().setValue(QStringLiteral("look/reducedMotion"), QStringLiteral("perhaps"));
    QSettings().setValue(QStringLiteral("cameraFollows"), false);
    QSettings().setValue(QStringLiteral("sound/volume"), 101);
    QSettings().setValue(QStringLiteral("language"), QStringLiteral("xx"));
    const SettingsRead read = readSettings();
    Settings expected;
    expected.cameraFollows = false;
    EXPECT_EQ(read.settings, expected);
    EXPECT_EQ(
        read.problem.toStdString(),
        "Settings file: \"look/theme\" cannot be \"purple\" (used: dark); \"look/text\" cannot "
        "be \"900\" (used: 100); \"look/reducedMotion\" cannot be \"perhaps\" (used: false); "
        "\"sound/volume\" cannot be \"101\" (used: 60); \"language\" cannot be \"xx\" (used: the "
        "language of the system)");
    EXPECT_FALSE(read.problem.contains(QLatin1Char('\n')));
}

}  // namespace
}  // namespace sightline::app
