// The dialog Help > About shows the version.
#include <QAction>
#include <QMenuBar>
#include <QMessageBox>

#include "app/files/version.h"
#include "ui/dialog_hand.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using About = WindowStand;

TEST_F(About, SaysTheVersion) {
    QAction* about = nullptr;
    for (QAction* menu : window->menuBar()->actions())
        for (QAction* one : menu->menu()->actions())
            if (one->text().contains(QStringLiteral("About"))) about = one;
    ASSERT_NE(about, nullptr);
    QString said;
    whenOpen<QMessageBox>(window.get(), [&](QMessageBox& box) {
        said = box.text();
        QTest::keyClick(&box, Qt::Key_Escape);
    });
    about->trigger();
    EXPECT_TRUE(said.contains(
        QStringLiteral("<h3>Sightline %1</h3>").arg(QString::fromStdString(programVersion()))))
        << said.toStdString();
}

}  // namespace
}  // namespace sightline::app
