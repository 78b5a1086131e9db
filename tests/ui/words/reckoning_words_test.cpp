// The window's explanation of a number in an attack, in English and in French.
#include "app/window/legion/words/reckoning_words.h"

#include <gtest/gtest.h>
#include <QTranslator>

#include "app/window/legion/words/attack_story.h"
#include "app/window/legion/words/record_words.h"
#include "engine/legion/basics/term.h"
#include "engine/legion/rules/asking/ask.h"
#include "ui/window_stand.h"
#include "ui/words/untranslated.h"

namespace sightline::app {
namespace {

using engine::Reckoning;
using Number = engine::Reckoning::Number;

Reckoning longRange() {
    return {Number::range,
            "E-11",
            {{3, engine::page(31, "Declare Defender"), engine::SourceRule::unitCard},
             engine::reasonOf(engine::Keyword::longShot, {}, engine::UnitId{0}, 1)}};
}

Reckoning chartTwice() {
    return {Number::attackSurges,
            {},
            {{1, engine::page(33, "Roll Attack Dice"), engine::SourceRule::unitCard},
             {1, engine::page(16, "Upgrade Cards"), "Scope"}}};
}

Reckoning blackDice() {
    Reckoning dice{Number::blackDice};
    dice.add({.amount = 4, .source = "E-11", .times = 4});
    dice.add({.amount = 2, .source = "DLT-19", .times = 1});
    dice.add({.amount = -1, .source = engine::SourceRule::byHand});
    return dice;
}

TEST(ReckoningWords, TellEveryReason) {
    EXPECT_EQ(ReckoningWords::inShort(longRange()),
              QStringLiteral("Range of E-11: 4 (unit card 3, Long Shot +1)"));
    EXPECT_EQ(ReckoningWords::inShort(chartTwice()),
              QStringLiteral("Attack surges: crits (unit card hits, Scope crits)"));
    EXPECT_EQ(ReckoningWords::inShort(blackDice()),
              QStringLiteral("Black dice: 5 (E-11 4 \u00D7 1, DLT-19 1 \u00D7 2, by hand -1)"));
}

TEST(ReckoningWords, WithoutAReasonTheyAreTheTitle) {
    EXPECT_EQ(ReckoningWords::inShort({Number::defenseSurges}),
              QStringLiteral("Defense surges: no chart"));
    Reckoning beyond{Number::range, "Cannon"};
    beyond.add({6, {}, engine::SourceRule::unitCard});
    EXPECT_EQ(ReckoningWords::title(beyond), QStringLiteral("Range of Cannon: beyond 5"));
}

TEST(ReckoningWords, ChangesAreWhateverIsNotPrinted) {
    EXPECT_TRUE(ReckoningWords::changes({}).isEmpty());
    EXPECT_EQ(ReckoningWords::changes({longRange(), chartTwice(), blackDice()}),
              QStringList({QStringLiteral("Long Shot"), QStringLiteral("Scope"),
                           QStringLiteral("by hand")}));
    Reckoning printed = longRange();
    printed.reasons.pop_back();
    EXPECT_TRUE(ReckoningWords::changes({printed}).isEmpty());
}

TEST(ReckoningWords, AreFrenchInAFrenchWindow) {
    QTranslator french;
    ASSERT_TRUE(french.load(QStringLiteral("sightline_fr"), QStringLiteral(":/i18n")));
    CardTranslator cards;
    ASSERT_TRUE(cards.read(QStringLiteral(SIGHTLINE_ASSETS "/translations"), QStringLiteral("fr")));
    QCoreApplication::installTranslator(&french);
    QCoreApplication::installTranslator(&cards);
    const QString range = ReckoningWords::inShort(longRange());
    QCoreApplication::removeTranslator(&cards);
    QCoreApplication::removeTranslator(&french);
    EXPECT_EQ(range, QStringLiteral("Port\u00E9e de E-11\u00A0: 4 (carte d\u2019unit\u00E9 3, "
                                    "Longue distance +1)"));
}

TEST(ReckoningWords, NothingOfThemIsLeftInEnglish) {
    const HiddenFrench hidden;
    PrintedNames names;
    for (const char* one : {"E-11", "DLT-19", "Long Shot", "Scope"}) names.add(one);
    for (const Reckoning& number :
         {longRange(), chartTwice(), blackDice(), Reckoning{Number::defenseSurges},
          Reckoning{Number::redDice}, Reckoning{Number::whiteDice},
          Reckoning{Number::defenseSurges, {}, {{1, {}, engine::SourceRule::unitCard}}}}) {
        const QString said = ReckoningWords::inShort(number);
        EXPECT_TRUE(names.leftIn(said).isEmpty()) << said.toStdString();
    }
}

class ReckonedRecord : public WindowStand {};

TEST_F(ReckonedRecord, ALineNamesWhatChangedItsNumber) {
    startClose();
    engine::Ruling ruling;
    ruling.happening = engine::Happening::surgesConverted;
    ruling.verdict = "attack surges converted";
    ruling.unit = view().units.front().id;
    const QString plain = RecordWords::line(ruling, view());
    ruling.reckonings = {chartTwice()};
    EXPECT_EQ(RecordWords::line(ruling, view()), plain + QStringLiteral(" (Scope)"));
    ruling.reckonings[0].reasons.pop_back();
    EXPECT_EQ(RecordWords::line(ruling, view()), plain) << "printed only";
}

TEST_F(ReckonedRecord, AStepNamesWhatGaveItsChart) {
    startClose();
    engine::Ruling declared, converted;
    declared.happening = engine::Happening::attackDeclared;
    declared.unit = converted.unit = view().units.front().id;
    declared.step = engine::AttackStep::declareDefender;
    converted.happening = engine::Happening::surgesConverted;
    converted.step = engine::AttackStep::rollAttackDice;
    converted.dice = {{engine::Die::redAttack, engine::Face::crit}};
    converted.reckonings = {chartTwice()};
    const engine::Record record{declared, converted};
    const auto story = AttackStory::latest(record);
    ASSERT_TRUE(story);
    EXPECT_EQ(story->summary(engine::AttackStep::rollAttackDice, record, view()),
              QStringLiteral("1 crit (Scope)"));
}

}  // namespace
}  // namespace sightline::app
