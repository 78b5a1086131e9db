// Golden games in French name no keyword in English.
#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QTranslator>
#include <filesystem>

#include "app/files/tables/open_journal.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/card_translator.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "ui/words/french_strings.h"

namespace sightline::app {
namespace {

/// The French texts of the window and of cards, installed during the lifetime of the object.
class VisibleFrench {
  public:
    VisibleFrench() {
        EXPECT_TRUE(window_.load(QStringLiteral("sightline_fr"), QStringLiteral(":/i18n")));
        EXPECT_TRUE(
            cards_.read(QStringLiteral(SIGHTLINE_ASSETS "/translations"), QStringLiteral("fr")));
        QCoreApplication::installTranslator(&window_);
        QCoreApplication::installTranslator(&cards_);
    }
    ~VisibleFrench() {
        QCoreApplication::removeTranslator(&cards_);
        QCoreApplication::removeTranslator(&window_);
    }
    VisibleFrench(const VisibleFrench&) = delete;
    VisibleFrench& operator=(const VisibleFrench&) = delete;

  private:
    QTranslator window_;
    CardTranslator cards_;
};

/// The lines of a game in which keywords are named: keywords of units and weapons, the record, and
/// the last question with its options.
QStringList linesWithKeywords(const engine::Game& game) {
    const engine::View view = game.view(engine::Player::blue);
    QStringList lines;
    for (const engine::UnitView& unit : view.units) {
        for (const auto& keyword : unit.card->keywords)
            lines << UnitWords::keyword(keyword)
                  << MessageWords::cardText(keyword.help ? keyword.help->text : std::string());
        for (const engine::Weapon& weapon : unit.card->weapons)
            for (const auto& keyword : weapon.keywords) lines << UnitWords::keyword(keyword);
    }
    for (const engine::Ruling& ruling : game.record()) lines << RecordWords::line(ruling, view);
    if (const auto& asked = game.question()) {
        lines << QuestionWords::prompt(*asked, view);
        for (const engine::Option& option : asked->options)
            lines << QuestionWords::option(option, *asked, view);
    }
    return lines;
}

TEST(FrenchKeywordNames, GoldenGamesNameNoKeywordInEnglish) {
    const VisibleFrench french;
    qsizetype lines = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(SIGHTLINE_SOURCE "/tests/journals")) {
        if (entry.path().extension() != ".sightline") continue;
        const auto opened = openJournal(entry.path());
        ASSERT_TRUE(opened.ok()) << opened.problem().text;
        for (const QString& line : linesWithKeywords(*opened->game)) {
            EXPECT_EQ(englishKeywordsIn(line).join(u' ').toStdString(), "")
                << entry.path().filename() << ": " << line.toStdString();
            ++lines;
        }
    }
    EXPECT_GT(lines, 2000);
}

}  // namespace
}  // namespace sightline::app
