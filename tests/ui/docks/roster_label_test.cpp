// Names of units, questions and chips must stay readable in a narrow space.
#include <gtest/gtest.h>
#include <QApplication>
#include <QFontMetrics>
#include <array>

#include "app/window/legion/docks/unit_names.h"
#include "app/window/legion/words/short_labels.h"
#include "app/window/shell/widgets/chip_row.h"

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

// A selected unit has a bold name where the whole name fits in bold letters. Otherwise bold letters
// would cut a name that fits.
TEST(RosterLabel, ASelectedNameIsBoldOnlyIfItStaysWhole) {
    const QFont font = QApplication::font();
    QFont bold = font;
    bold.setBold(true);
    const QString name = QStringLiteral("Stormtroopers 2");
    const int plainWidth = QFontMetrics(font).horizontalAdvance(name);
    const int boldWidth = QFontMetrics(bold).horizontalAdvance(name);
    ASSERT_GT(boldWidth, plainWidth);
    const auto shown = [&](int width) {
        return boldIfItFits(
            font, [&](const QFontMetrics& metrics) { return labelWithin(name, metrics, width); });
    };
    EXPECT_TRUE(shown(boldWidth).bold());
    EXPECT_FALSE(shown(boldWidth - 1).bold());
    EXPECT_FALSE(shown(plainWidth).bold());
}

TEST(RosterLabel, AQuestionLosesTheNameOfTheUnitAndNotItsOwnWords) {
    const QFontMetrics metrics(QApplication::font());
    const QString unit = QStringLiteral("Pyke Syndicate Foot Soldiers");
    const QString question = QStringLiteral("Danger Sense 2 of %1: tokens that it keeps").arg(unit);
    const int whole = metrics.horizontalAdvance(question);
    EXPECT_EQ(questionWithin(question, unit, metrics, whole), question);
    const QString shown = questionWithin(question, unit, metrics, whole * 3 / 4);
    EXPECT_LE(metrics.horizontalAdvance(shown), whole * 3 / 4);
    EXPECT_TRUE(shown.startsWith(QStringLiteral("Danger Sense 2 of Pyke"))) << shown.toStdString();
    EXPECT_TRUE(shown.endsWith(QStringLiteral(": tokens that it keeps"))) << shown.toStdString();
    for (const QString& label : {unit, QString()}) {
        const QString tiny = questionWithin(question, label, metrics, whole / 3);
        EXPECT_LE(metrics.horizontalAdvance(tiny), whole / 3);
        EXPECT_TRUE(tiny.startsWith(QStringLiteral("Danger Sense 2"))) << tiny.toStdString();
    }
}

TEST(RosterLabel, AQuestionThatIsTooLongInBoldGetsNarrowerLetters) {
    const QFont font = QApplication::font();
    const QString unit = QStringLiteral("Pyke Syndicate Foot Soldiers");
    const QString question =
        QStringLiteral("Danger Sense 2 of %1: suppression tokens that it keeps").arg(unit);
    QFont bold = font;
    bold.setBold(true);
    const int whole = QFontMetrics(bold).horizontalAdvance(question);
    EXPECT_TRUE(fittedQuestion(question, unit, font, whole).font.bold());
    bool narrower = false;
    for (int width = whole; width > whole / 2; width -= 5) {
        const FittedQuestion fitted = fittedQuestion(question, unit, font, width);
        EXPECT_LE(QFontMetrics(fitted.font).horizontalAdvance(fitted.words), width);
        const bool whatIsAsked = fitted.words.endsWith(QStringLiteral("tokens that it keeps"));
        narrower = narrower || (whatIsAsked && !fitted.font.bold());
    }
    EXPECT_TRUE(narrower);
}

TEST(ChipRowTest, ALabelThatIsWiderThanTheRowWraps) {
    const Chip wide{.icon = {}, .text = QStringLiteral("Mercenary: Empire, Rebels, Separatists")};
    const Chip narrow{.icon = {}, .text = QStringLiteral("Steady")};
    ChipRow row({narrow, wide, narrow});
    const auto arrangedIn = [&](int width) {
        row.resize(width, row.heightForWidth(width));
        return std::array{row.chipRect(0), row.chipRect(1), row.chipRect(2)};
    };
    const auto roomy = arrangedIn(1000);
    EXPECT_EQ(roomy[0].height(), roomy[1].height());
    const auto tight = arrangedIn(roomy[1].width() * 2 / 3);
    EXPECT_GE(tight[1].height(), tight[0].height() + row.fontMetrics().height());
    EXPECT_LT(tight[0].bottom(), tight[1].top());
    EXPECT_LT(tight[1].bottom(), tight[2].top());
    EXPECT_GT(row.height(), tight[2].bottom());
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
