// Plays whole games in French. No text that the window would show may be English.
#include <gtest/gtest.h>
#include <algorithm>
#include <filesystem>
#include <set>

#include "app/files/tables/load.h"
#include "app/files/tables/open_journal.h"
#include "app/window/legion/words/battle_words.h"
#include "app/window/legion/words/command_words.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/catalogue/card_help.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/bounds.h"
#include "ui/words/french_strings.h"
#include "ui/words/untranslated.h"

namespace sightline::app {
namespace {

using engine::Happening;

/// Collects the displayed lines of a game and checks each line once.
class FrenchGame {
  public:
    explicit FrenchGame(const engine::Game& game) : game_(game) {
        names_.addAll(game.scenario());
        for (const auto player : {engine::Player::blue, engine::Player::red})
            names_.addAll(game.view(player));
        names_.add("Compulsory Move");  // a keyword that no card names
        names_.add("Intel");            // a token that the card Intercept Signals names
        for (const engine::Answer& answer : game.journal().answers) {
            const auto* adjust = std::get_if<engine::Adjust>(&answer);
            if (adjust == nullptr) continue;
            if (const auto* note = std::get_if<engine::Note>(&adjust->what)) names_.add(note->text);
        }
    }

    void hear(const QString& line, const char* where) {
        if (line.isEmpty() || !heard_.insert(line).second) return;
        const QStringList left = names_.leftIn(line);
        if (left.isEmpty()) return;
        if (english_.size() < most) {
            english_ << QStringLiteral("%1: \"%2\" (%3)")
                            .arg(QString::fromLatin1(where), line, left.join(u' '));
        }
    }

    void hearQuestion() {
        const engine::Question& asked = *game_.question();
        const engine::View view = game_.view(asked.player);
        names_.addAll(view);
        hear(QuestionWords::prompt(asked, view), "question");
        hear(QuestionWords::hint(asked, view), "hint");
        for (const engine::Option& option : asked.options)
            hear(QuestionWords::option(option, asked, view), "option");
        for (const int count : {0, 1, 2}) {
            hear(QuestionWords::count(asked, count), "count");
            hear(QuestionWords::confirm(asked, count), "confirm");
        }
        for (const engine::Reminder& one : view.reminders)
            hear(MessageWords::said(one.message), "reminder");
    }

    /// Checks the new rulings of the record, each with the text that the window shows for "Why?".
    void hearRecord() {
        const engine::Record& record = game_.record();
        if (heardRulings_ == record.size()) return;
        const engine::View view = game_.view(engine::Player::blue);
        names_.addAll(view);
        for (; heardRulings_ < record.size(); ++heardRulings_) {
            const engine::Ruling& ruling = record[heardRulings_];
            EXPECT_FALSE(ruling.message.none()) << ruling.verdict;
            hear(RecordWords::line(ruling, view), "record");
            hear(RecordWords::verdict(ruling), "verdict");
            for (const engine::Number& number : ruling.numbers)
                if (numbers_.insert(number.name.english()).second && !isReason(number))
                    hear(RecordWords::numberName(number), "number");
        }
    }

    void hearRefusals(const std::vector<engine::Answer>& wrong) {
        for (const engine::Answer& one : wrong) {
            const auto refusal = game_.refusalOf(one);
            if (!refusal) continue;
            ++refusals_;
            names_.add(refusal->citation.section);  // heading of the cited section of the rulebook
            names_.add(englishEntry(refusal->citation.section));
            hear(MessageWords::said(*refusal), "refusal");
        }
    }

    /// Checks the texts on the units' cards and keywords.
    void hearCards() {
        const engine::View view = game_.view(engine::Player::blue);
        for (const engine::UnitView& unit : view.units) {
            hear(UnitWords::rank(unit.card->rank), "card");
            hear(UnitWords::type(unit.card->type), "card");
            hear(UnitWords::state(unit), "card");
            for (const auto& keyword : unit.card->keywords) hearKeyword(keyword);
            for (const engine::Weapon& weapon : unit.card->weapons) {
                hear(UnitWords::range(weapon), "card");
                for (const auto& keyword : weapon.keywords) hearKeyword(keyword);
            }
        }
    }

    /// Checks the command cards, battle cards and battle forces of the game.
    void hearDecks() {
        const engine::Scenario& scenario = game_.scenario();
        for (const auto& hand : scenario.commandHands) {
            for (const engine::CommandCard& card : hand) {
                hear(CommandWords::effect(card), "command card");
                if (card.help) hear(MessageWords::cardText(card.help->text), "command card");
                ++cards_;
            }
        }
        for (const auto& deck : scenario.battleDecks) {
            for (const engine::BattleCard& card : deck) {
                hear(BattleWords::kind(card.kind), "battle card");
                for (const QString& line : BattleWords::lines(card)) hear(line, "battle card");
                ++cards_;
            }
        }
        for (const engine::ForceInPlay& force : scenario.forces)
            for (const engine::ByHand& rule : force.rules)
                hear(MessageWords::cardText(rule.help.text), "battle force");
    }

    /// Checks the reasons why the active unit may not attack the other units.
    void hearPreviews() {
        const engine::View view = game_.view(game_.question()->player);
        if (!view.activating) return;
        for (const engine::UnitView& other : view.units)
            hear(MessageWords::said(
                     engine::previewAttack(view, *view.activating, other.id, false).why),
                 "preview");
    }

    QString english() const { return english_.join(u'\n'); }
    std::size_t lines() const { return heard_.size(); }
    int refusals() const { return refusals_; }
    int cards() const { return cards_; }

  private:
    static constexpr qsizetype most = 40;  // most lines that a failed test prints

    /// True if the number has a name that is printed unchanged in every language: the name of the
    /// card or keyword that changed a number.
    bool isReason(const engine::Number& number) const {
        return names_.leftIn(QString::fromStdString(number.name.english())).isEmpty();
    }
    void hearKeyword(const engine::KeywordText& keyword) {
        hear(UnitWords::keyword(keyword), "keyword");
        if (keyword.help) hear(MessageWords::cardText(keyword.help->text, keyword.value), "card");
    }

    const engine::Game& game_;
    PrintedNames names_;
    std::set<QString> heard_;
    std::set<std::string> numbers_;
    QStringList english_;
    std::size_t heardRulings_ = 0;
    int refusals_ = 0, cards_ = 0;
};

engine::Game& started(std::unique_ptr<engine::Game>& game, std::uint64_t seed) {
    auto loaded = loadScenario(assetsFolder() / "scenarios" / "starter.scenario.json");
    EXPECT_TRUE(loaded.ok());
    game = engine::Game::start(std::move(loaded->scenario), seed).value();
    return *game;
}

/// Answers of every form to a question. The game must refuse almost all of them.
std::vector<engine::Answer> wrongAnswers(const engine::Question& asked) {
    using namespace engine;
    std::vector<Answer> wrong{
        Pick{99},      PickSeveral{{99}},  PickSeveral{{0, 0}},
        PickSeveral{}, Count{99},          Draw{99},
        DiceAnswer{},  Spot{{-5.0, -5.0}}, Pick{0, Option{BattleCardInDeck{77}}}};
    wrong.emplace_back(DiceAnswer{std::vector<Face>(asked.dice.size(), static_cast<Face>(77))});
    if (asked.move) {
        geometry::Move move;
        move.kind = asked.move->terms.kind;
        for (const int speed : {1, 2, 3, 4}) {
            for (const double turn : {0.0, 90.0, 200.0}) {
                move.toolSpeed = speed;
                move.pose.contactAngle = move.pose.direction = {turn};
                wrong.emplace_back(MoveAnswer{move});
            }
        }
        move.pose.bend = {170.0};
        wrong.emplace_back(MoveAnswer{move});
        move.pose.stop = 2.0;
        wrong.emplace_back(MoveAnswer{move});
        move.kind = move.kind == geometry::MoveKind::climb ? geometry::MoveKind::standard
                                                           : geometry::MoveKind::climb;
        wrong.emplace_back(MoveAnswer{move});
    }
    if (asked.place) {
        Places places;
        for (const auto& one : asked.place->proposal)
            places.places.push_back({MiniId{one.key}, one.mini.position, one.mini.facing});
        for (const double off : {0.4, 3.0, 9.0, 90.0}) {
            Places shifted = places;
            if (!shifted.places.empty()) shifted.places.back().position.x += off;
            wrong.emplace_back(shifted);
        }
        wrong.emplace_back(Places{});
    }
    wrong.emplace_back(Adjust{Player::red, AdjustToken{UnitId{0}, Token::dodge, 999}});
    wrong.emplace_back(Adjust{Player::red, AdjustWounds{MiniId{0}, 999}});
    wrong.emplace_back(Adjust{Player::red, AdjustMini{{MiniId{0}, {-9.0, 1.0, 0.0}, {}}}});
    wrong.emplace_back(Adjust{Player::red, AdjustMini{{MiniId{9999}, {}, {}}}});
    wrong.emplace_back(Adjust{Player::red, Note{}});
    return wrong;
}

/// Plays the game to its end with random answers, and tries wrong answers before each random
/// answer. Sometimes changes the game by hand.
void playInFrench(engine::Game& game, FrenchGame& french, std::uint64_t seed) {
    constexpr std::size_t endless = 5000;
    french.hearCards();
    french.hearDecks();
    while (game.question() && game.journal().answers.size() < endless) {
        const std::size_t answers = game.journal().answers.size();
        french.hearQuestion();
        french.hearRefusals(wrongAnswers(*game.question()));
        french.hearRecord();
        if (game.question()->ask == engine::Ask::chooseAction) french.hearPreviews();
        if (answers % 40 == 7) {
            game.answer(
                engine::Adjust{engine::Player::blue,
                               engine::AdjustToken{engine::UnitId{1}, engine::Token::aim, 1}});
        }
        const engine::Answer next = engine::isChance(*game.question())
                                        ? game.seededChance()
                                        : engine::randomAnswer(game, seed * 100003 + answers);
        ASSERT_FALSE(game.answer(next));
    }
    french.hearRecord();
    EXPECT_LT(game.journal().answers.size(), endless);
}

TEST(FrenchGame, SaysNothingInEnglish) {
    const HiddenFrench hidden;
    std::unique_ptr<engine::Game> game;
    FrenchGame french(started(game, 7));
    playInFrench(*game, french, 7);
    EXPECT_EQ(french.english().toStdString(), "");
    EXPECT_GT(french.lines(), 200U);
    EXPECT_GT(french.refusals(), 100);
}

// Replays golden games, which use every part of the rules. Checks the texts of the cards, the
// record and the answers to "Why?".
TEST(FrenchGame, RecordsOfGoldenGamesSayNothingInEnglish) {
    const HiddenFrench hidden;
    int games = 0, cards = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(SIGHTLINE_SOURCE "/tests/journals")) {
        if (entry.path().extension() != ".sightline") continue;
        ++games;
        const auto opened = openJournal(entry.path());
        ASSERT_TRUE(opened.ok()) << opened.problem().text;
        FrenchGame french(*opened->game);
        french.hearDecks();
        french.hearRecord();
        EXPECT_EQ(french.english().toStdString(), "") << entry.path().filename();
        cards += french.cards();
    }
    EXPECT_GT(games, 20);
    EXPECT_GT(cards, 100);
}

// Tests the test itself: it must accept a line of names, and it must find a message without a
// translation.
TEST(FrenchGame, AnUntranslatedMessageIsFound) {
    const HiddenFrench hidden;
    std::unique_ptr<engine::Game> game;
    FrenchGame french(started(game, 7));
    french.hear(QStringLiteral("Darth Vader, 3"), "names");
    EXPECT_EQ(french.english().toStdString(), "");
    french.hear(QStringLiteral("Pierce 3"), "keyword");
    EXPECT_EQ(french.english().toStdString(), "keyword: \"Pierce 3\" (Pierce)");
    engine::Ruling ruling{.happening = Happening::keywordActed,
                          .message = sightline::Message{"Darth Vader is not in this table", {}}};
    french.hear(RecordWords::line(ruling, game->view(engine::Player::blue)), "record");
    EXPECT_EQ(french.english().toStdString(),
              "keyword: \"Pierce 3\" (Pierce)\n"
              "record: \"Darth Vader is not in this table\" (is not in this table)");
}

}  // namespace
}  // namespace sightline::app
