// Names of keywords in the player's language, and the file with these names.
#include "app/window/shell/words/keyword_words.h"

#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include "app/window/shell/words/card_translator.h"

namespace sightline::app {
namespace {

const char* const namesThatShip = SIGHTLINE_ASSETS "/translations/keywords_fr.json";

/// French texts of cards, as in a French window.
class FrenchKeywords : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(
            french_.read(QStringLiteral(SIGHTLINE_ASSETS "/translations"), QStringLiteral("fr")))
            << french_.problem().toStdString();
        QCoreApplication::installTranslator(&french_);
    }
    void TearDown() override { QCoreApplication::removeTranslator(&french_); }

    CardTranslator french_;
};

TEST_F(FrenchKeywords, HaveTheNamesOfTheFrenchRulebook) {
    EXPECT_EQ(KeywordWords::label("Agile 2"), QStringLiteral("Preste 2"));
    EXPECT_EQ(KeywordWords::label("Nimble"), QStringLiteral("Agile"));
    EXPECT_EQ(KeywordWords::label("Precise X"), QStringLiteral("Précis X"));
    EXPECT_EQ(KeywordWords::label("Immune: Melee Pierce"),
              QStringLiteral("Immunité\u00A0: Perforant corps à corps"));
    EXPECT_EQ(KeywordWords::label("Shien Mastery"), QStringLiteral("Shien Mastery"));
}

TEST_F(FrenchKeywords, TranslateTheWordsAfterTheName) {
    EXPECT_EQ(KeywordWords::label("Fixed: Front, Rear"),
              QStringLiteral("Fixe\u00A0: avant, arrière"));
    EXPECT_EQ(KeywordWords::label("Independent: Aim 1 or Dodge 1"),
              QStringLiteral("Autonome\u00A0: viser 1 ou esquive 1"));
    EXPECT_EQ(KeywordWords::label("Hover: Air 2"), QStringLiteral("Sustentation\u00A0: air 2"));
    EXPECT_EQ(KeywordWords::label("Guardian: Clan Wren 1"),
              QStringLiteral("Gardien\u00A0: Clan Wren 1"));
}

TEST_F(FrenchKeywords, OtherNamesStay) {
    for (const char* name :
         {"Darth Vader", "Scout Troopers", "Lord Vader's Might", "Luke, Hero and Friend", "X", ""})
        EXPECT_EQ(KeywordWords::label(name).toStdString(), name);
    EXPECT_EQ(KeywordWords::label("Force Choke, Suppressive"),
              QStringLiteral("Force Choke, Suppressif"));
}

TEST_F(FrenchKeywords, TheEnglishNameStandsBesideOnlyWhereItDiffers) {
    EXPECT_EQ(KeywordWords::withEnglish("Agile 2"), QStringLiteral("Preste 2 (Agile)"));
    EXPECT_EQ(KeywordWords::withEnglish("Charge"), QStringLiteral("Charge"));
    EXPECT_EQ(KeywordWords::withEnglish("This is the Way: Aim 2"),
              QStringLiteral("This is the Way\u00A0: viser 2"));
    EXPECT_EQ(KeywordWords::withEnglish("by hand"), QStringLiteral("by hand"));
}

TEST(KeywordWords, StayInEnglishWithoutATranslation) {
    EXPECT_EQ(KeywordWords::label("Independent: Aim 1 or Dodge 1"),
              QStringLiteral("Independent: Aim 1 or Dodge 1"));
    EXPECT_EQ(KeywordWords::withEnglish("Agile 2"), QStringLiteral("Agile 2"));
}

/// A copy of the file that ships, with a change.
class ChangedFile {
  public:
    template <class Change>
    explicit ChangedFile(Change change) {
        QFile file(QString::fromLatin1(namesThatShip));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        change(object);
        QFile copy(path());
        EXPECT_TRUE(copy.open(QIODevice::WriteOnly));
        copy.write(QJsonDocument(object).toJson());
    }
    QString path() const { return folder_.filePath(QStringLiteral("keywords_fr.json")); }
    std::string error() const {
        const auto read = readKeywordNames(path().toStdString());
        return read ? std::string() : read.problem().text.substr(path().size());
    }

  private:
    QTemporaryDir folder_;
};

/// Changes a member of an object in the file.
void set(QJsonObject& file, const char* object, const char* key, const QJsonValue& value) {
    QJsonObject inner = file[QLatin1String(object)].toObject();
    if (value.isUndefined())
        inner.remove(QLatin1String(key));
    else
        inner[QLatin1String(key)] = value;
    file[QLatin1String(object)] = inner;
}

TEST(KeywordFile, TheFileThatShipsIsReadWhole) {
    const auto names = readKeywordNames(namesThatShip);
    ASSERT_TRUE(names.ok()) << names.problem().text;
    EXPECT_EQ(names->at("Agile"), "Preste");
    EXPECT_EQ(names->at("Front"), "avant");
    EXPECT_EQ(ChangedFile([](QJsonObject&) {}).error(), "");
}

TEST(KeywordFile, ErrorsNameThePlaceAndTheRightName) {
    EXPECT_EQ(ChangedFile([](QJsonObject& file) {
                  set(file, "names", "Agle", QStringLiteral("Preste"));
              }).error(),
              ": /names/Agle: \"Agle\" is not a keyword of the rulebook (did you mean "
              "\"Agile\"?)");
    EXPECT_EQ(ChangedFile([](QJsonObject& file) {
                  set(file, "english", "Agile", QStringLiteral("a reason"));
              }).error(),
              ": /english/Agile: the keyword \"Agile\" is listed twice");
    EXPECT_NE(ChangedFile([](QJsonObject& file) {
                  set(file, "names", "Agile", QJsonValue(QJsonValue::Undefined));
              })
                  .error()
                  .find("the keyword \"Agile\" is missing"),
              std::string::npos);
    EXPECT_NE(ChangedFile([](QJsonObject& file) { set(file, "names", "Agile", QString()); })
                  .error()
                  .find("/names/Agile: expected a text"),
              std::string::npos);
    EXPECT_NE(ChangedFile([](QJsonObject& file) { file[QLatin1String("colour")] = 1; })
                  .error()
                  .find("colour"),
              std::string::npos);
}

TEST(KeywordFile, TheTranslatorTellsWhyItReadsNothing) {
    const ChangedFile wrong(
        [](QJsonObject& file) { set(file, "names", "Agle", QStringLiteral("Preste")); });
    const QString folder = wrong.path().section(u'/', 0, -2);
    QFile cards(folder + QStringLiteral("/cards_fr.json"));
    ASSERT_TRUE(cards.open(QIODevice::WriteOnly));
    cards.write(R"({"Aim": "Viser"})");
    cards.close();
    CardTranslator french;
    EXPECT_FALSE(french.read(folder, QStringLiteral("fr")));
    EXPECT_TRUE(french.isEmpty());
    EXPECT_TRUE(french.problem().contains(QStringLiteral("did you mean \"Agile\"?")))
        << french.problem().toStdString();
}

}  // namespace
}  // namespace sightline::app
