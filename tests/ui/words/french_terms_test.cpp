// French texts use the words of the French rulebook, one word for one thing, and the rules of
// French typography.
#include <gtest/gtest.h>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include "ui/words/french_strings.h"

namespace sightline::app {
namespace {

/// A word that French texts must not use, as a regular expression, and the right word.
struct Refused {
    const char *word, *right;
};

// "compagnon" is refused because the rulebook calls a Counterpart "alter ego", and so on.
constexpr Refused refusedWords[] = {
    {"compagnons?", "alter ego"},
    {"forces? de bataille", "force armée"},
    {"résilience", "résistance"},
    {"points? de carte", "point lumineux"},
    {"POI", "PDI"},
    {"ressources?", "atout"},
    {"s’empare\\w*", "revendiquer"},
    {"percées?", "bordée"},
    {"pas de côté|déplacement latéral", "déraper"},
    {"marche arrière", "reculer"},
    {"mouvements?", "déplacement"},
    {"outil", "gabarit de déplacement"},
    {"gabarit de mouvement", "gabarit de déplacement"},
    {"Backup(?!\\))", "Soutien (Backup)"},
    {"phase de fin", "phase finale"},
    {"réserves? de pass(es)?", "réserve de passe"},
    {"pions? ordre", "pion d’ordre"},
    {"pions? ions?", "pion ionique"},
    {"manches?", "round"},
    {"mêlée", "corps à corps"},
    {"corps-à-corps", "corps à corps"},
    {"en panique", "paniquée"},
    {"terrain (ouvert|dégagé)", "terrain découvert"},
    {"à découvert", "sans couvert"},
    {"terrains? de zone", "terrain en zone"},
    {"épars\\w*", "dispersé"},
    {"points? d’ancrage", "point d’accroche"},
    {"munitions", "artillerie"},
    {"pions? de commandant", "pion commandant"},
    {"pions? fléaux?", "pion Bane"},
    {"pièces?", "élément"},
    {"&?corriger?(?!\u00A0:)", "ajuster"},
    {"mercenary", "mercenaire"},
    {"supprimée?s?", "démoralisée"},
    {"désengag\\w*", "se replier"},
    {"rend(ez|re)? (1|une|les|des|ses) figurines?", "restaurer"},
    {"mission est construite", "établie"},
    {"imprime", "indique"},
};

QString wrongWordIn(const QString& text) {
    static const std::vector<QRegularExpression> words = [] {
        std::vector<QRegularExpression> all;
        for (const Refused& one : refusedWords)
            all.emplace_back(
                QStringLiteral("(?<!\\w)(?:%1)(?!\\w)").arg(QString::fromUtf8(one.word)),
                QRegularExpression::CaseInsensitiveOption |
                    QRegularExpression::UseUnicodePropertiesOption);
        return all;
    }();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (const auto found = words[i].match(text); found.hasMatch())
            return QStringLiteral("\"%1\", say \"%2\"")
                .arg(found.captured(), QString::fromUtf8(refusedWords[i].right));
    return {};
}

TEST(FrenchTerms, EachThingHasOneWord) {
    const auto all = allFrenchStrings();
    EXPECT_GT(all.size(), 6000U);
    for (const FrenchString& one : all) {
        const QString wrong = wrongWordIn(one.text);
        EXPECT_TRUE(wrong.isEmpty()) << one.file.toStdString() << ": \"" << one.text.toStdString()
                                     << "\": " << wrong.toStdString();
    }
}

TEST(FrenchTerms, AWrongWordIsFound) {
    EXPECT_EQ(wrongWordIn(QStringLiteral("Un Compagnon agit")).toStdString(),
              "\"Compagnon\", say \"alter ego\"");
    EXPECT_EQ(wrongWordIn(QStringLiteral("Un alter ego agit")).toStdString(), "");
    EXPECT_EQ(wrongWordIn(QStringLiteral("le Soutien (Backup)")).toStdString(), "");
}

TEST(FrenchTerms, NoKeywordHasItsEnglishName) {
    for (const FrenchString& one : allFrenchStrings())
        EXPECT_EQ(englishKeywordsIn(one.text).join(u' ').toStdString(), "")
            << one.file.toStdString() << ": \"" << one.text.toStdString() << "\"";
}

TEST(FrenchTerms, AnEnglishKeywordIsFound) {
    EXPECT_EQ(englishKeywordsIn(QStringLiteral("1 pion, Pierce 2 et Take Cover 1")),
              QStringList({QStringLiteral("Pierce"), QStringLiteral("Take Cover")}));
    EXPECT_TRUE(englishKeywordsIn(QStringLiteral("Scout Troopers, Agile et Charge")).isEmpty());
}

/// A mistake of typography, as a regular expression, and the rule.
struct Slip {
    const char *found, *rule;
};
constexpr Slip slips[] = {
    {"[ \u00A0][;!?»]", "U+202F stands before ; ! ? and »"},
    {"«(?!\u202F)", "U+202F stands after «"},
    {"(?<=[\\p{L}\\p{N})])[;!?»](?=\\s|$)", "U+202F stands before ; ! ? and »"},
    {"[ \u202F]:", "U+00A0 stands before :"},
    {"'", "the apostrophe is ’"},
    {"\\s…", "no space stands before …"},
    {"\"", "the quotation marks are « »"},
    {"(?<![%\\d])\\d+[ \u00A0]po\\b", "after a number in a sentence, the word is \"pouces\""},
};

QString slipIn(const QString& text) {
    if (text.contains(QLatin1String("{\""))) return {};  // JSON for a file, not a sentence
    static const std::vector<QRegularExpression> wrong = [] {
        std::vector<QRegularExpression> all;
        for (const Slip& one : slips)
            all.emplace_back(QString::fromUtf8(one.found),
                             QRegularExpression::UseUnicodePropertiesOption);
        return all;
    }();
    for (std::size_t i = 0; i < wrong.size(); ++i)
        if (wrong[i].match(text).hasMatch()) return QString::fromUtf8(slips[i].rule);
    return {};
}

TEST(FrenchTypography, IsThatOfFrenchBooks) {
    for (const FrenchString& one : allFrenchStrings())
        EXPECT_EQ(slipIn(one.text).toStdString(), "")
            << one.file.toStdString() << ": \"" << one.text.toStdString() << "\"";
}

TEST(FrenchTypography, ASlipIsFound) {
    for (const char* wrong : {"Encore ?", "Encore\u00A0?", "Encore?", "«\u00A0Oui\u202F»",
                              "Portée : 2", "l'unité", "mesure …", "la carte \"Gn\"", "9 po"})
        EXPECT_NE(slipIn(QString::fromUtf8(wrong)).toStdString(), "") << wrong;
    for (const char* right : {"Encore\u202F?", "«\u202FOui\u202F»", "Portée\u00A0: 2", "l’unité",
                              "mesure…", "9 pouces", "%1 po", "à 12:30"})
        EXPECT_EQ(slipIn(QString::fromUtf8(right)).toStdString(), "") << right;
}

// `QString::arg` with a number writes a decimal point in every language. The code must convert a
// number with decimals through QLocale.
TEST(FrenchTypography, DecimalsFollowTheLanguage) {
    static const QRegularExpression wrong(
        QStringLiteral(R"re(, 0,\s+'[fg]',\s+[1-9]\)|QString::number\([^;]*?'[fg]', [1-9]\))re"));
    QDirIterator files(QStringLiteral(SIGHTLINE_SOURCE "/app/window"), {QStringLiteral("*.cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    int read = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const auto found = wrong.match(QString::fromUtf8(file.readAll()));
        EXPECT_FALSE(found.hasMatch())
            << file.fileName().toStdString() << ": " << found.captured().toStdString();
        ++read;
    }
    EXPECT_GT(read, 200);
}

}  // namespace
}  // namespace sightline::app
