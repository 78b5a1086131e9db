// The dialog Settings, with real keys: each change is shown at once, Cancel takes it back.
#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSlider>

#include "app/window/camera_desk.h"
#include "app/window/dice_show.h"
#include "app/window/legion/docks/record_panel.h"
#include "app/window/legion/table/table_view.h"
#include "app/window/shell/settings/kept_settings.h"
#include "app/window/shell/settings/settings_dialog.h"
#include "app/window/shortcut_sheet.h"
#include "ui/fit/fit_check.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

class SettingsInWindow : public WindowStand {
  protected:
    void SetUp() override {
        QSettings().clear();
        WindowStand::SetUp();
        startStarter();
    }
    void TearDown() override {
        WindowStand::TearDown();
        theme::change(*qApp, {});
        QSettings().clear();
    }
    SettingsDialog& open() {
        window->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = window->findChild<SettingsDialog*>(QStringLiteral("settings"));
        EXPECT_NE(dialog, nullptr);
        EXPECT_TRUE(QTest::qWaitForWindowExposed(dialog));
        return *dialog;
    }
    template <class Control>
    static Control& part(SettingsDialog& dialog, const char* name) {
        auto* found = dialog.findChild<Control*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return *found;
    }
    static void press(SettingsDialog& dialog, QDialogButtonBox::StandardButton which) {
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(which), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    /// Steps through a list to an entry with the Down key.
    static void choose(SettingsDialog& dialog, const char* name, int row) {
        auto& box = part<QComboBox>(dialog, name);
        box.setFocus();
        while (box.currentIndex() < row) QTest::keyClick(&box, Qt::Key_Down);
        EXPECT_EQ(box.currentIndex(), row);
    }
    const Settings& now() { return window->kept().now(); }
};

TEST_F(SettingsInWindow, AThemeIsShownAtOnceAndCancelTakesItBack) {
    SettingsDialog& dialog = open();
    const QColor dark = theme::panel();
    const Settings before = now();
    choose(dialog, "theme", 1);
    EXPECT_EQ(theme::shown().theme, Theme::light);
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), theme::panel());
    EXPECT_GT(theme::panel().lightness(), 200);
    // A panel that was painted dark is light in the next frame.
    const QImage record = window->parts().record->grab().toImage();
    EXPECT_GT(record.pixelColor(record.width() / 2, record.height() - 2).lightness(), 200);
    choose(dialog, "theme", 2);
    EXPECT_EQ(theme::shown().theme, Theme::contrast);
    press(dialog, QDialogButtonBox::Cancel);
    EXPECT_EQ(theme::panel(), dark);
    EXPECT_EQ(now(), before);
    EXPECT_FALSE(QSettings().contains(QStringLiteral("look/theme")));
}

TEST_F(SettingsInWindow, StyleSheetsOfSingleWidgetsFollowTheTheme) {
    QLabel label;
    label.setStyleSheet(QStringLiteral("color: %1;").arg(theme::accent().name()));
    QLabel rich(QStringLiteral("<span style='color:%1'>x</span>").arg(theme::muted().name()));
    choose(open(), "theme", 1);
    EXPECT_TRUE(label.styleSheet().contains(theme::accent().name()));
    EXPECT_TRUE(rich.text().contains(theme::muted().name()));
}

TEST_F(SettingsInWindow, TheVolumeIsChosenAndKeptAndMutingGreysIt) {
    SettingsDialog& dialog = open();
    auto& slider = part<QSlider>(dialog, "volume");
    slider.setFocus();
    EXPECT_EQ(part<QLabel>(dialog, "volumePercent").text(), QStringLiteral("60 %"));
    QTest::keyClick(&slider, Qt::Key_Home);
    EXPECT_EQ(now().volumePercent, 0);
    QTest::keyClick(&slider, Qt::Key_End);
    EXPECT_EQ(now().volumePercent, 100);
    QTest::keyClick(&slider, Qt::Key_Left);
    EXPECT_EQ(part<QLabel>(dialog, "volumePercent").text(), QStringLiteral("95 %"));
    QTest::keyClick(&part<QCheckBox>(dialog, "muted"), Qt::Key_Space);
    EXPECT_TRUE(now().muted);
    EXPECT_FALSE(slider.isEnabled());
    press(dialog, QDialogButtonBox::Ok);
    EXPECT_EQ(readSettings().settings.volumePercent, 95);
    EXPECT_TRUE(readSettings().settings.muted);
}

TEST_F(SettingsInWindow, TheTextGrowsAtOnceAndOkKeepsIt) {
    QLabel large;
    QFont font = large.font();
    font.setPointSizeF(font.pointSizeF() * 1.5);
    large.setFont(font);
    const double before = window->font().pointSizeF();
    SettingsDialog& dialog = open();
    auto& slider = part<QSlider>(dialog, "textSize");
    slider.setFocus();
    for (int i = 0; i < 5; ++i) QTest::keyClick(&slider, Qt::Key_Right);
    EXPECT_EQ(part<QLabel>(dialog, "textPercent").text(), QStringLiteral("150 %"));
    EXPECT_NEAR(window->font().pointSizeF(), 1.5 * before, 0.01);
    EXPECT_NEAR(large.font().pointSizeF(), 1.5 * font.pointSizeF(), 0.01);
    press(dialog, QDialogButtonBox::Ok);
    EXPECT_EQ(now().look.textPercent, 150);
    EXPECT_EQ(readSettings().settings.look.textPercent, 150);
    theme::change(*qApp, {});
    EXPECT_NEAR(large.font().pointSizeF(), font.pointSizeF(), 0.01);
}

TEST_F(SettingsInWindow, DefaultsSetsTheValuesOfTheFirstStart) {
    SettingsDialog& dialog = open();
    choose(dialog, "theme", 2);
    choose(dialog, "marks", 1);
    QTest::mouseClick(&part<QCheckBox>(dialog, "slow"), Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_TRUE(now().slowAttack);
    QTest::mouseClick(&part<QPushButton>(dialog, "defaults"), Qt::LeftButton);
    EXPECT_EQ(now(), Settings());
    press(dialog, QDialogButtonBox::Ok);
    EXPECT_EQ(readSettings().settings, Settings());
}

TEST_F(SettingsInWindow, TheSwitchesOfTheViewMenuAreTheSame) {
    SettingsDialog& dialog = open();
    auto& follows = part<QCheckBox>(dialog, "camera");
    const bool before = follows.isChecked();
    QTest::mouseClick(&follows, Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_EQ(window->parts().camera->isOn(), !before);
    bool found = false;
    for (const QAction* action : window->findChildren<QAction*>())
        if (action->text() == QStringLiteral("&Camera follows the game")) {
            found = true;
            EXPECT_EQ(action->isChecked(), !before);
        }
    EXPECT_TRUE(found);
    press(dialog, QDialogButtonBox::Cancel);
    EXPECT_EQ(window->parts().camera->isOn(), before);
}

TEST_F(SettingsInWindow, WithReducedMotionTheCameraJumpsAndDiceLieAtOnce) {
    waitForTable();
    SettingsDialog& dialog = open();
    QTest::mouseClick(&part<QCheckBox>(dialog, "motion"), Qt::LeftButton, {}, QPoint(8, 8));
    EXPECT_FALSE(part<QCheckBox>(dialog, "dice").isEnabled()) << "dice cannot tumble then";
    press(dialog, QDialogButtonBox::Ok);
    TableView& table = *window->parts().table;
    table.setFocus();
    const double before = table.camera().pitch.value;
    QTest::keyClick(&table, Qt::Key_T);
    EXPECT_GT(table.camera().pitch.value, before + 10.0) << "at the end at once";
    window->parts().dice->setWanted(true);
    EXPECT_FALSE(window->parts().dice->running());
}

TEST_F(SettingsInWindow, ANewLanguageWaitsForTheNextStart) {
    SettingsDialog& dialog = open();
    auto& note = part<QLabel>(dialog, "restart");
    EXPECT_FALSE(note.isVisible());
    choose(dialog, "language", 2);
    EXPECT_TRUE(note.isVisible());
    press(dialog, QDialogButtonBox::Ok);
    EXPECT_EQ(readSettings().settings.language, QStringLiteral("fr"));
}

TEST_F(SettingsInWindow, NothingIsCutInAnyThemeAndSize) {
    window->resize(1600, 1000);
    SettingsDialog& dialog = open();
    for (const int percent : {100, 150, 200}) {
        auto& slider = part<QSlider>(dialog, "textSize");
        slider.setFocus();
        while (slider.value() * 10 < percent) QTest::keyClick(&slider, Qt::Key_Right);
        EXPECT_TRUE(waitUntil([&] { return cutIn(dialog).isEmpty(); }, 2000))
            << percent << ": " << cutIn(dialog).join(QLatin1Char('\n')).toStdString();
    }
}

TEST_F(SettingsInWindow, ABadSettingsFileIsToldInTheWindow) {
    QSettings().setValue(QStringLiteral("look/theme"), QStringLiteral("purple"));
    const MainWindow other({.asking = false, .remembering = false});
    bool told = false;
    for (const QLabel* label : other.findChildren<QLabel*>())
        told = told || label->text().contains(QStringLiteral("\"purple\""));
    EXPECT_TRUE(told);
}

TEST_F(SettingsInWindow, TheKeysAreListed) {
    const ShortcutSheet sheet(window.get());
    bool listed = false;
    for (const QLabel* label : sheet.findChildren<QLabel*>())
        listed = listed || label->text() == QStringLiteral("Settings");
    EXPECT_TRUE(listed);
}

}  // namespace
}  // namespace sightline::app
