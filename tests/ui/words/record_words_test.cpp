// The texts of the record and of the previews on the table.
#include "app/window/legion/words/record_words.h"
#include "app/window/legion/words/attack_story.h"
#include "app/window/legion/words/question_words.h"
#include "app/window/legion/words/reason_words.h"
#include "app/window/shell/words/table_words.h"
#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/words/refusals.h"
#include "ui/window_stand.h"

namespace sightline::app {
namespace {

using engine::NumberId;

class RecordWordsTest : public WindowStand {
  protected:
    QString lineOf(const char* verdict, std::vector<engine::Number> numbers,
                   engine::Happening happening = engine::Happening::actionMade) {
        startClose();
        engine::Ruling ruling;
        ruling.happening = happening;
        ruling.verdict = verdict;
        ruling.numbers = std::move(numbers);
        ruling.unit = unitOf(question().player, 4);
        return RecordWords::line(ruling, view());
    }
};

TEST_F(RecordWordsTest, ACardActionIsSaidByItsName) {
    EXPECT_TRUE(lineOf("Calculate Odds", {{NumberId::actions, 1.0}})
                    .endsWith(QStringLiteral(": Calculate Odds (card action)")));
    EXPECT_TRUE(lineOf("action", {{NumberId::action, engine::Action::move}})
                    .endsWith(QStringLiteral("Move")));
}

// The sandbox has no turns, so the record names no player for a change.
TEST_F(RecordWordsTest, AChangeInTheSandboxIsCreditedToNobody) {
    startClose();
    engine::Ruling ruling;
    ruling.happening = engine::Happening::adjusted;
    ruling.verdict = "moved by hand";
    ruling.player = engine::Player::blue;
    ruling.unit = unitOf(question().player, 4);
    const QString of = QString::fromStdString(view().unit(ruling.unit).label);
    EXPECT_EQ(RecordWords::line(ruling, view()),
              QStringLiteral("Blue adjusts %1: moved by hand").arg(of));
    engine::View sandbox = view();
    sandbox.sandbox = true;
    EXPECT_EQ(RecordWords::line(ruling, sandbox), of + QStringLiteral(": moved by hand"));
    ruling.unit = engine::UnitId{-1};
    EXPECT_EQ(RecordWords::line(ruling, sandbox), QStringLiteral("moved by hand"));
}

TEST_F(RecordWordsTest, AnEntryWithoutASentenceOfItsOwnIsSubjectAndVerdict) {
    EXPECT_TRUE(lineOf("deployed", {}, engine::Happening::deployed).endsWith(": deployed"));
}

// If the sentence of an entry does not mention a number, the number follows in brackets: a length
// with its unit, a rank with its name.
TEST_F(RecordWordsTest, NumbersThatTheSentenceLeavesOutFollowInBrackets) {
    EXPECT_TRUE(lineOf("dropped", {{NumberId::inches, 1.25}, {NumberId::rank, engine::Rank::corps}},
                       engine::Happening::assetDropped)
                    .endsWith(": dropped (inches 1.25 in, rank Corps)"));
}

TEST_F(RecordWordsTest, WhatAKeywordCountsIsAskedForInItsOwnWords) {
    startClose();
    engine::Question asked;
    asked.ask = engine::Ask::chooseForEffect;
    asked.form = engine::AnswerForm::count;
    asked.unit = view().units.front().id;
    asked.names = {"Ploy 2", "What it does.", "hits that Ploy cancels"};
    asked.words = {engine::say::printed("Ploy 2"), {}, engine::say::hitsThatItCancels("Ploy")};
    EXPECT_EQ(QuestionWords::prompt(asked, view()),
              QStringLiteral("Ploy 2 of %1: hits that Ploy cancels")
                  .arg(QString::fromStdString(view().units.front().label)));
    EXPECT_EQ(QuestionWords::count(asked, 2), QStringLiteral("2"));
}

TEST_F(RecordWordsTest, AKeywordInAnAttackSaysWhatItDid) {
    using enum engine::Happening;
    const auto ends = [&](const QString& line, const char* end) {
        EXPECT_TRUE(line.endsWith(QString::fromLatin1(end))) << line.toStdString();
    };
    ends(lineOf("Precise 1", {{NumberId::moreDice, 1.0}}, rerollModified),
         ": Precise 1 (more dice 1)");
    ends(lineOf("Cover 2", {{NumberId::coverImproved, 2.0}}, coverModified),
         ": Cover 2 (cover improved 2)");
    ends(lineOf("Sharpshooter 1", {{NumberId::coverReduced, 1.0}}, coverModified),
         ": Sharpshooter 1 (cover reduced 1)");
    ends(lineOf("Impact 2", {{NumberId::hitsTurnedToCrits, 1.0}}, attackDiceModified),
         ": Impact 2 (hits turned to crits 1)");
    ends(lineOf("Armor 3", {{NumberId::hitsCanceled, 3.0}}, attackDiceModified),
         ": Armor 3 (hits canceled 3)");
    ends(lineOf("Pierce 2", {{NumberId::blocksCanceled, 2.0}}, defenseDiceModified),
         ": Pierce 2 (blocks canceled 2)");
    ends(lineOf("Impervious", {{NumberId::blocksSpared, 1.0}}, defenseDiceModified),
         ": Impervious (blocks spared 1)");
    ends(lineOf("Immune: Pierce", {{NumberId::blocksCanceled, 0}}, defenseDiceModified),
         ": Immune: Pierce (blocks canceled 0)");
}

/// The record of one attack. The test adds the entries one by one.
struct Told {
    using Dice = std::vector<engine::RolledDie>;
    engine::Record record;
    engine::AttackStep step{};
    void add(engine::Happening happening, const char* verdict, Dice dice = {},
             std::vector<engine::Number> numbers = {}) {
        engine::Ruling ruling;
        ruling.happening = happening;
        ruling.verdict = verdict;
        ruling.dice = std::move(dice);
        ruling.numbers = std::move(numbers);
        ruling.unit = engine::UnitId{0};
        ruling.step = step;
        record.push_back(std::move(ruling));
    }
};

TEST_F(RecordWordsTest, KeywordsStandBesideWhatTheyChange) {
    startClose();
    using enum engine::Happening;
    using engine::Die, engine::Face;
    const engine::RolledDie hit{Die::redAttack, Face::hit}, crit{Die::redAttack, Face::crit},
        block{Die::redDefense, Face::block};
    Told told;
    told.add(attackDeclared, "attack");
    told.step = engine::AttackStep::rollAttackDice;
    told.add(diceRolled, "attack dice", {hit, hit, hit});
    told.step = engine::AttackStep::applyDodgeAndCover;
    told.add(coverModified, "Cover 2", {}, {{NumberId::coverImproved, 2.0}});
    told.add(coverModified, "Sharpshooter 1", {}, {{NumberId::coverReduced, 1.0}});
    told.add(coverDetermined, "light cover", {}, {{NumberId::suppressed, 1.0}});
    told.add(keywordActed, "Blast: cover cancels no hits");
    told.step = engine::AttackStep::modifyAttackDice;
    told.add(attackDiceModified, "Impact 1", {crit, hit, hit},
             {{NumberId::hitsTurnedToCrits, 1.0}});
    told.add(attackDiceModified, "Armor 2", {crit}, {{NumberId::hitsCanceled, 2.0}});
    told.step = engine::AttackStep::rollDefenseDice;
    told.add(keywordActed, "Danger Sense 1: defense dice added to the pool: 1");
    told.add(defenseRolled, "defense dice", {block});
    told.step = engine::AttackStep::modifyDefenseDice;
    told.add(defenseDiceModified, "Pierce 1", {}, {{NumberId::blocksCanceled, 1.0}});
    const auto story = AttackStory::latest(told.record);
    ASSERT_TRUE(story);
    const auto summary = [&](engine::AttackStep step) {
        return story->summary(step, told.record, view()).toStdString();
    };
    EXPECT_EQ(summary(engine::AttackStep::applyDodgeAndCover),
              "light cover (Cover 2, Sharpshooter 1, suppressed), Blast: cover cancels no hits");
    EXPECT_EQ(summary(engine::AttackStep::modifyAttackDice), "1 crit (Impact 1, Armor 2)");
    EXPECT_EQ(summary(engine::AttackStep::rollDefenseDice),
              "1 block (Danger Sense 1: defense dice added to the pool: 1)");
    EXPECT_EQ(summary(engine::AttackStep::modifyDefenseDice), "no results (Pierce 1)");
    EXPECT_EQ(story->canceled(told.record), (Told::Dice{hit, hit})) << "a turned one is not";
}

TEST_F(RecordWordsTest, WhatAGuardRollsStandsInItsStepAndIsNotWhatTheStepCameTo) {
    startClose();
    using enum engine::Happening;
    using engine::Die, engine::Face;
    const engine::RolledDie crit{Die::redAttack, Face::crit}, block{Die::redDefense, Face::block},
        blank{Die::redDefense, Face::blank};
    Told told;
    told.add(attackDeclared, "attack");
    told.step = engine::AttackStep::modifyAttackDice;
    told.add(attackDiceModified, "Guardian 2", {crit}, {{NumberId::hitsCanceled, 2.0}});
    told.add(defenseRolled, "defense dice", {block, blank});
    told.add(defenseDiceModified, "Pierce 1", {blank, blank}, {{NumberId::blocksCanceled, 1.0}});
    told.add(suppressionGained, "suppression");
    told.add(woundAssigned, "wounds", {}, {{NumberId::wounds, 2.0}});
    told.step = engine::AttackStep::compareResults;
    told.add(resultsCompared, "results", {}, {{NumberId::wounds, 0.0}});
    const auto story = AttackStory::latest(told.record);
    ASSERT_TRUE(story);
    EXPECT_EQ(story->summary(engine::AttackStep::modifyAttackDice, told.record, view()),
              QStringLiteral("1 crit (Guardian 2)"));
    EXPECT_TRUE(story->hasWounds(engine::AttackStep::modifyAttackDice, told.record));
    EXPECT_FALSE(story->hasWounds(engine::AttackStep::compareResults, told.record));
    EXPECT_TRUE(
        story->entries[static_cast<std::size_t>(engine::AttackStep::rollDefenseDice)].empty());
}

TEST(TableWords, PreviewsSayWhyTheirNumbersAreWhatTheyAre) {
    using engine::Keyword;
    engine::AttackTerms terms;
    EXPECT_TRUE(coverReasons(terms).isEmpty());
    EXPECT_TRUE(diceReasons(terms).isEmpty());
    terms.coverImproved.add({1, {}, engine::SourceRule::suppressed, engine::UnitId{1}});
    terms.coverImproved.add(engine::reasonOf(Keyword::cover, 1, engine::UnitId{1}, 1));
    terms.coverReduced.add(engine::reasonOf(Keyword::sharpshooter, 1, engine::UnitId{0}, 1));
    EXPECT_EQ(coverReasons(terms), QStringLiteral("suppressed, Cover 1, Sharpshooter 1"));
    terms.pierce.forbid(engine::reasonOf(Keyword::immunePierce, {}, engine::UnitId{1}, 0));
    EXPECT_TRUE(diceReasons(terms).isEmpty()) << "nothing pierces";
    terms.pierce.add(engine::reasonOf(Keyword::pierce, 2, engine::UnitId{0}, 2));
    terms.armor.add(engine::reasonOf(Keyword::armor, 1, engine::UnitId{1}, 1));
    EXPECT_EQ(diceReasons(terms), QStringLiteral("With Armor 1, Pierce 2, Immune: Pierce"));
    const std::vector<engine::Reason> besides{
        engine::reasonOf(Keyword::deflect, {}, engine::UnitId{1}, 0),
        engine::reasonOf(Keyword::longShot, {}, engine::UnitId{0}, 1)};
    EXPECT_EQ(diceReasons({}, besides), QStringLiteral("With Deflect, Long Shot"));
    EXPECT_EQ(diceReasons(terms, besides),
              QStringLiteral("With Armor 1, Pierce 2, Immune: Pierce, Deflect, Long Shot"));
}

TEST(TableWords, ExpectedWoundsNameWhatTheyLeaveOut) {
    EXPECT_EQ(withoutWords({"Impact 3", "Pierce 3"}),
              QStringLiteral("Without keywords: Impact 3, Pierce 3"));
    EXPECT_TRUE(withoutWords({}).isEmpty());
}

}  // namespace
}  // namespace sightline::app
