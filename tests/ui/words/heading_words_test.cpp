// The French headings of rulebook sections that the engine cites. They must be the headings of the
// French rulebook.
#include "app/window/shell/words/heading_words.h"

#include <gtest/gtest.h>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTranslator>
#include <set>

#include "app/window/shell/words/card_translator.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/basics/citation.h"
#include "ui/words/untranslated.h"

namespace sightline::app {
namespace {

/// The headings in all calls such as page(34, "Apply Cover") in the engine's sources, and the
/// headings of the editions.
std::set<std::string> headingsInTheCode() {
    static const QRegularExpression cited(
        QStringLiteral("\\b(?:page|in2026|in2018)\\(\\s*\\d+,\\s*\"([^\"]+)\"\\s*\\)"));
    std::set<std::string> headings;
    QDirIterator files(QStringLiteral(SIGHTLINE_SOURCE "/engine"),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << file.fileName().toStdString();
        const QString source = QString::fromUtf8(file.readAll());
        for (auto all = cited.globalMatch(source); all.hasNext();)
            headings.insert(all.next().captured(1).toStdString());
    }
    return headings;
}

TEST(HeadingWords, EveryHeadingThatIsCitedIsKnown) {
    const auto headings = headingsInTheCode();
    EXPECT_GT(headings.size(), 70U);
    for (const std::string& heading : headings) {
        if (heading.find(": ") != std::string::npos) continue;  // heading of a glossary entry
        EXPECT_TRUE(HeadingWords::isKnown(heading)) << heading;
    }
}

TEST(HeadingWords, AreFrenchInAFrenchWindow) {
    QTranslator french;
    ASSERT_TRUE(french.load(QStringLiteral("sightline_fr"), QStringLiteral(":/i18n")));
    CardTranslator cards;
    ASSERT_TRUE(cards.read(QStringLiteral(SIGHTLINE_ASSETS "/translations"), QStringLiteral("fr")));
    QCoreApplication::installTranslator(&french);
    QCoreApplication::installTranslator(&cards);
    EXPECT_EQ(HeadingWords::of("Apply Cover"), QStringLiteral("Appliquer le couvert"));
    EXPECT_EQ(HeadingWords::of("Keyword Glossary: Precise X"),
              QStringLiteral("Glossaire des mots-cl\u00E9s\u00A0: Pr\u00E9cis X (Precise)"));
    EXPECT_EQ(HeadingWords::of("A house rule"), QStringLiteral("A house rule"));
    QCoreApplication::removeTranslator(&cards);
    QCoreApplication::removeTranslator(&french);
    EXPECT_EQ(HeadingWords::of("Apply Cover"), QStringLiteral("Apply Cover"));
}

TEST(HeadingWords, NothingOfThemIsLeftInEnglish) {
    const HiddenFrench hidden;
    const PrintedNames none;
    for (const std::string& heading : headingsInTheCode()) {
        if (heading.find(": ") != std::string::npos) continue;
        EXPECT_TRUE(none.leftIn(HeadingWords::of(heading)).isEmpty()) << heading;
    }
    engine::Refusal refusal;
    refusal.citation = engine::page(34, "Apply Dodge");
    EXPECT_TRUE(none.leftIn(MessageWords::said(refusal)).isEmpty());
}

}  // namespace
}  // namespace sightline::app
