// Names are plain text: the window shows markup in a name unchanged and follows no link.
#include <gtest/gtest.h>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QToolTip>

#include "app/window/legion/sandbox/sandbox_desk.h"
#include "app/window/legion/sandbox/sandbox_palette.h"
#include "app/window/main_window.h"
#include "app/window/shell/look/plain_words.h"
#include "app/window/shell/session/game_files.h"
#include "ui/wait.h"

namespace sightline::app {
namespace {

/// As markup, this text would be a picture of 400 by 400 pixels, even if its file does not exist.
const QString picture = QStringLiteral("<img src='/nowhere/picture.png' width='400' height='400'>");

TEST(PlainWords, ALabelShowsMarkupAsText) {
    QWidget window;
    QLabel label(picture, &window);
    window.show();
    EXPECT_EQ(label.textFormat(), Qt::PlainText);
    EXPECT_LT(label.sizeHint().height(), 100);
    QLabel later(&window);
    later.show();
    later.setText(picture);
    EXPECT_LT(later.sizeHint().height(), 100);
}

TEST(PlainWords, ALabelThatAsksForMarkupHasIt) {
    QLabel label(QStringLiteral("<b>bold</b>"));
    label.setTextFormat(Qt::RichText);
    label.show();
    EXPECT_EQ(label.textFormat(), Qt::RichText);
}

TEST(PlainWords, AMessageShowsMarkupAsText) {
    QMessageBox box;
    box.setText(picture);
    box.setInformativeText(picture);
    box.show();
    for (const QLabel* label : box.findChildren<QLabel*>()) {
        if (!label->pixmap().isNull()) continue;
        EXPECT_EQ(label->textFormat(), Qt::PlainText) << label->text().toStdString();
    }
    EXPECT_LT(box.sizeHint().height(), 350);
}

TEST(PlainWords, ATipShowsMarkupAsText) {
    QPushButton button;
    button.setToolTip(picture + QStringLiteral("\nsecond line"));
    button.resize(200, 50);
    button.show();
    const QPoint middle = button.rect().center();
    QHelpEvent help(QEvent::ToolTip, middle, button.mapToGlobal(middle));
    QCoreApplication::sendEvent(&button, &help);
    EXPECT_EQ(QToolTip::text(), asMarkup(button.toolTip()));
    EXPECT_FALSE(QToolTip::text().contains(QLatin1String("<img")));
    EXPECT_TRUE(QToolTip::text().contains(QLatin1String("&lt;img")));
    QToolTip::hideText();
}

// The list of units displays the tool tips of its rows. A list reads a tool tip with tags as
// markup, so the program must replace the tags.
TEST(PlainWords, ATipOfAUnitInTheSandboxShowsMarkupAsText) {
    MainWindow window({.asking = false, .remembering = false, .banner = false, .tumbling = false});
    ASSERT_FALSE(window.sandbox().open({}));
    window.show();
    ASSERT_TRUE(waitUntil([&] { return window.sandbox().palette().ready(); }));
    const auto* rows =
        window.sandbox().palette().findChild<QListWidget*>(QStringLiteral("sandboxUnits"));
    ASSERT_NE(rows, nullptr);
    ASSERT_GT(rows->count(), 100);
    for (int i = 0; i < rows->count(); ++i)
        EXPECT_EQ(rows->item(i)->toolTip(), asMarkup(rows->item(i)->text()));
}

TEST(PlainWords, NoLabelOfTheWindowGuesses) {
    MainWindow window({.asking = false, .remembering = false, .banner = false, .tumbling = false});
    ASSERT_FALSE(window.files().openStarter());
    window.resize(1600, 1000);
    window.show();
    QCoreApplication::processEvents();
    int shown = 0;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (!label->isVisible()) continue;
        ++shown;
        EXPECT_NE(label->textFormat(), Qt::AutoText) << label->text().toStdString();
    }
    EXPECT_GT(shown, 5);
}

}  // namespace
}  // namespace sightline::app
