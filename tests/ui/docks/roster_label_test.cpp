// Unit names in the roster must stay readable if the roster is narrow.
#include <gtest/gtest.h>
#include <QApplication>
#include <QFontMetrics>

#include "app/window/legion/docks/unit_names.h"

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

TEST(RosterLabel, AShortNameBelongsToOneUnitOnly) {
    const QFontMetrics metrics(QApplication::font());
    const QStringList army{QStringLiteral("Rebel Troopers 1"),  QStringLiteral("Rebel Troopers 2"),
                           QStringLiteral("Fleet Troopers 1"),  QStringLiteral("Fleet Troopers 2"),
                           QStringLiteral("Rebel Commandos 1"), QStringLiteral("Luke Skywalker"),
                           QStringLiteral("X-34 Landspeeder")};
    const auto within = [&](const char* words) {
        return metrics.horizontalAdvance(QString::fromLatin1(words));
    };
    EXPECT_EQ(shortLabel(army[0], army, metrics, within("Rebel Troopers 1")), army[0]);
    EXPECT_EQ(shortLabel(army[4], army, metrics, within("Commandos 1")),
              QStringLiteral("Commandos 1"));
    EXPECT_EQ(shortLabel(army[5], army, metrics, within("Skywalker")), QStringLiteral("Skywalker"));
    // "Troopers 1" could be two units, so the first word stays as a letter.
    EXPECT_EQ(shortLabel(army[0], army, metrics, within("R. Troopers 1")),
              QStringLiteral("R. Troopers 1"));
    EXPECT_EQ(shortLabel(army[2], army, metrics, within("F. Troopers 1")),
              QStringLiteral("F. Troopers 1"));
    const QString least = shortLabel(army[0], army, metrics, within("Tro 1"));
    EXPECT_TRUE(least.endsWith(QStringLiteral(" 1"))) << least.toStdString();
}

}  // namespace
}  // namespace sightline::app
