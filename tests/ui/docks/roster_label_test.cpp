// Unit names in the roster must stay readable if the roster is narrow.
#include <gtest/gtest.h>
#include <QApplication>
#include <QFontMetrics>

#include "app/window/legion/docks/roster_dock.h"

namespace sightline::app {
namespace {

TEST(RosterLabel, ANumberedNameKeepsItsNumber) {
    const QFontMetrics metrics(QApplication::font());
    const QString first = QStringLiteral("Imperial Death Troopers 1");
    const QString second = QStringLiteral("Imperial Death Troopers 2");
    const int whole = metrics.horizontalAdvance(first);
    EXPECT_EQ(labelWithin(first, metrics, whole), first);
    for (const int width : {whole - 1, whole / 2, whole / 3}) {
        const QString shown = labelWithin(first, metrics, width);
        EXPECT_LE(metrics.horizontalAdvance(shown), width) << width;
        EXPECT_TRUE(shown.endsWith(QStringLiteral(" 1"))) << shown.toStdString();
        EXPECT_NE(shown, labelWithin(second, metrics, width));
    }
    const QString alone = labelWithin(QStringLiteral("Luke Skywalker"), metrics, whole / 4);
    EXPECT_TRUE(alone.endsWith(QChar(0x2026))) << alone.toStdString();
}

}  // namespace
}  // namespace sightline::app
