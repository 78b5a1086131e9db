// Translations of the texts about cards and keywords that this project has written. Translations
// are data files, and the key of a translation is the English text. Each English text must have a
// translation, each translation must belong to an English text of the program, and both texts must
// contain the same numbers.
#include <gtest/gtest.h>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>
#include <set>

#include "app/files/tables/load.h"
#include "app/window/shell/words/card_translator.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "ui/words/untranslated.h"

namespace sightline::app {
namespace {

const QString translationsHere = QStringLiteral(SIGHTLINE_ASSETS "/translations");

/// The English texts of the catalogue that a player can see: each text alone, and the lines that
/// the game builds from these texts.
class ShownTexts {
  public:
    explicit ShownTexts(const engine::Catalogue& catalogue) {
        part(": ");
        for (const auto& entry : catalogue.keywords) keyword(entry);
        for (const auto& unit : catalogue.units) facts(unit.facts);
        for (const auto& counterpart : catalogue.counterparts) facts(counterpart.facts);
        for (const auto& upgrade : catalogue.upgrades) effect(upgrade);
        for (const auto& command : catalogue.commands) effect(command);
        for (const auto& card : catalogue.battleCards) battle(card);
        for (const auto& force : catalogue.battleForces) battleForce(force);
    }

    const std::set<std::string>& parts() const { return parts_; }
    const std::set<std::string>& lines() const { return lines_; }

  private:
    void part(const std::string& text) {
        if (!text.empty()) parts_.insert(text);
    }
    void whole(const std::string& text) {
        part(text);
        if (!text.empty()) lines_.insert(text);
    }
    void keyword(const engine::KeywordEntry& entry) {
        whole(entry.help->text);
        for (const auto& one : entry.byHand) whole(one.name);
    }
    void facts(const engine::CardFacts& facts) {
        if (!facts.released) whole(facts.expected);
        for (const engine::Mark& mark : facts.marks) {
            whole(mark.note);
            for (QString at : QString::fromStdString(mark.at).split(u'/', Qt::SkipEmptyParts)) {
                bool number = false;
                at.toInt(&number);
                if (!number) whole(at.replace(u'_', u' ').toStdString());
            }
        }
    }
    template <class Card>
    void effect(const Card& card) {
        facts(card.facts);
        for (const auto& clause : engine::byHandAmong(card.clauses)) whole(clause);
        if (card.effect) {
            whole(card.effect->timing);
            whole(card.effect->text);
            if (card.help) lines_.insert(card.help->text);
        } else if (card.help) {
            whole(card.help->text);
        }
    }
    void byHand(const std::vector<engine::ByHand>& lines) {
        for (const engine::ByHand& line : lines) lines_.insert(line.help.text);
    }
    void battle(const engine::BattleEntry& card) {
        facts(card.facts);
        for (const std::string& line : card.setup) whole(line);
        for (const auto& scoring : card.scoring) {
            whole(scoring.when);
            whole(scoring.condition);
            const std::string words = wordsOf(scoring);
            part(words.substr(words.rfind(": ") + 2));  // a part of the text, such as "1 VP each"
        }
        for (const auto& rule : card.rules) {
            whole(rule.timing);
            whole(rule.effect);
        }
        byHand(card.byHand);
        byHand(card.everyLine);
        byHand(card.linesWithoutProgram);
    }
    void battleForce(const engine::BattleForce& force) {
        facts(force.facts);
        for (const auto& rule : force.rules) {
            whole(rule.timing);
            whole(rule.text);
        }
        for (const auto& choice : force.choices) {
            part(choice.name);
            whole(choice.effect);
        }
        byHand(force.byHand);
        byHand(force.linesWithoutProgram);
    }

    std::set<std::string> parts_, lines_;
};

/// The numbers in a text. 1 is left out, because some texts write it as a word. 1/2 is left out,
/// because it only occurs in "half range".
std::set<QString> numbersIn(QString text) {
    static const QRegularExpression number(QStringLiteral("\\d+|\\bX\\b"));
    text.remove(QStringLiteral("R1/2"));
    std::set<QString> numbers;
    for (auto all = number.globalMatch(text); all.hasNext();) numbers.insert(all.next().captured());
    numbers.erase(QStringLiteral("1"));
    return numbers;
}

class CardTexts : public ::testing::TestWithParam<const char*> {
  protected:
    void SetUp() override {
        auto read = loadCatalogue(assetsFolder());
        ASSERT_TRUE(read.ok()) << read.problem().text;
        catalogue_ = std::make_unique<engine::Catalogue>(std::move(*read));
        ASSERT_TRUE(cards_.read(translationsHere, QString::fromLatin1(GetParam())));
    }
    QString translated(const std::string& english) const {
        return cards_.translate("Cards", english.c_str(), nullptr, -1);
    }

    std::unique_ptr<engine::Catalogue> catalogue_;
    CardTranslator cards_;
};

TEST_P(CardTexts, AreAllTranslated) {
    const ShownTexts shown(*catalogue_);
    EXPECT_GT(shown.parts().size(), 900U);
    std::size_t missing = 0;
    std::string first;
    for (const std::string& english : shown.parts()) {
        if (!translated(english).isEmpty()) continue;
        if (missing++ == 0) first = english;
    }
    EXPECT_EQ(missing, 0U) << "the first: \"" << first << "\"";
}

TEST_P(CardTexts, NoneIsOfEnglishThatHasChanged) {
    const ShownTexts shown(*catalogue_);
    for (const QByteArray& known : cards_.known())
        EXPECT_TRUE(shown.parts().contains(known.toStdString()))
            << "no card says \"" << known.toStdString() << "\"";
}

TEST_P(CardTexts, KeepTheirNumbers) {
    const ShownTexts shown(*catalogue_);
    for (const std::string& english : shown.parts()) {
        const QString words = translated(english);
        if (words.isEmpty()) continue;  // another test reports a missing text
        EXPECT_EQ(numbersIn(QString::fromStdString(english)), numbersIn(words))
            << english << " became " << words.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, CardTexts, ::testing::Values("fr"));

// The game builds a line from the timing and the effect of a card. In the French window, this line
// must contain no English.
TEST(CardLines, HoldNoEnglish) {
    const HiddenFrench hidden;
    const auto catalogue = loadCatalogue(assetsFolder());
    ASSERT_TRUE(catalogue.ok());
    static const QRegularExpression letters(QStringLiteral("\\p{L}{2,}"));
    const ShownTexts shown(*catalogue);
    EXPECT_GT(shown.lines().size(), 900U);
    std::size_t english = 0;
    std::string first;
    for (const std::string& line : shown.lines()) {
        if (!MessageWords::cardText(line).contains(letters)) continue;
        if (english++ == 0) first = line;
    }
    EXPECT_EQ(english, 0U) << "the first: \"" << first << "\"";
}

/// A temporary folder with the given translation files.
class FolderOfTexts {
  public:
    void write(const char* name, const char* json) {
        QFile file(folder_.filePath(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(json);
    }
    QString path() const { return folder_.path(); }

  private:
    QTemporaryDir folder_;
};

QString inFrench(const CardTranslator& cards, const char* english) {
    return cards.translate("Cards", english, nullptr, -1);
}

TEST(CardTranslator, ReadsEveryFileOfItsLanguage) {
    FolderOfTexts folder;
    folder.write("cards_fr.json", R"({"Aim": "Viser"})");
    folder.write("cards_fr_commands.json", R"({"Dodge": "Esquive"})");
    folder.write("cards_fry.json", R"({"Surge": "Oandriuwing"})");
    CardTranslator cards;
    ASSERT_TRUE(cards.read(folder.path(), QStringLiteral("fr")));
    EXPECT_EQ(inFrench(cards, "Aim"), QStringLiteral("Viser"));
    EXPECT_EQ(inFrench(cards, "Dodge"), QStringLiteral("Esquive"));
    EXPECT_TRUE(inFrench(cards, "Surge").isNull());
    EXPECT_TRUE(cards.translate("Messages", "Aim", nullptr, -1).isNull());
}

TEST(CardTranslator, PutsALineTogetherOnlyFromPartsThatItKnows) {
    FolderOfTexts folder;
    folder.write("cards_fr.json", R"({": ": " : ", "on reveal": "quand elle est révélée",
        "box: any": "case : chacune", "1 VP": "1 point", "on reveal: 2 VP": "tout autre chose"})");
    CardTranslator cards;
    ASSERT_TRUE(cards.read(folder.path(), QStringLiteral("fr")));
    EXPECT_EQ(inFrench(cards, "on reveal: 1 VP"),
              QStringLiteral("quand elle est révélée : 1 point"));
    EXPECT_EQ(inFrench(cards, "on reveal: box: any: 1 VP"),
              QStringLiteral("quand elle est révélée : case : chacune : 1 point"));
    EXPECT_EQ(inFrench(cards, "on reveal: 2 VP"), QStringLiteral("tout autre chose"));
    EXPECT_TRUE(inFrench(cards, "on reveal: 3 VP").isNull());
    EXPECT_TRUE(inFrench(cards, "on play: 1 VP").isNull());
}

TEST(CardTranslator, TranslatesNothingWhereAFileIsDamagedOrNoneIsThere) {
    FolderOfTexts folder;
    CardTranslator cards;
    EXPECT_FALSE(cards.read(folder.path(), QStringLiteral("fr")));
    folder.write("cards_fr.json", R"({"Aim": "Viser"})");
    folder.write("cards_fr_commands.json", R"({"Dodge": )");
    EXPECT_FALSE(cards.read(folder.path(), QStringLiteral("fr")));
    EXPECT_TRUE(cards.isEmpty());
    EXPECT_TRUE(inFrench(cards, "Aim").isNull());
}

}  // namespace
}  // namespace sightline::app
