// Lessons in which the learner builds an army: the conditions, the changes, and the steps of lesson
// 15. Its army costs too much and lacks a corps unit, an upgrade, a command card and a battle card,
// and one upgrade is forbidden.
#include "engine/legion/advice/lessons/built_army.h"

#include <gtest/gtest.h>

#include <fstream>

#include "engine/legion/advice/lessons/lesson_check.h"
#include "engine/legion/advice/lessons/lesson_player.h"
#include "unit/files/lessons/lesson_files.h"

namespace sightline::test {
namespace {

using nlohmann::json;
using namespace engine;
using namespace engine::lessons;
using Kind = Judgement::Kind;

constexpr const char* luke = "luke-skywalker-hero-of-the-rebellion";
constexpr const char* ahsoka = "ahsoka-tano-fulcrum";
constexpr const char* leia = "leia-organa-fearless-and-inventive";

class BuiltArmies : public testing::Test {
  protected:
    app::LoadedLesson loaded_ = app::loadLesson(lessonFile(15)).value();
    std::unique_ptr<Game> game_ = Game::start(loaded_.scenario, 1).value();
    LessonPlayer player_{loaded_.lesson, *game_, loaded_.armyOrNone()};

    void SetUp() override { ASSERT_FALSE(player_.begin()); }

    /// Reads a condition about an army as the only condition of a step.
    ArmyIs condition(const json& text) const {
        json lesson = lessonText(15);
        lesson["steps"][0]["done"] = {{"army", text}};
        const auto read = readLesson(lesson, "l");
        EXPECT_TRUE(read) << read.problem().text;
        return read ? *read->steps[0].done.army : ArmyIs{};
    }
    bool isTrue(const json& text) const {
        return holds(condition(text), judgedArmy(*player_.army(), *loaded_.army->cards));
    }
    /// Changes the army as a learner does, and goes on.
    Kind change(const ArmyChange& change) {
        const auto army = player_.armyAfter(change);
        EXPECT_TRUE(army) << change.add << change.remove;
        if (!army) return Kind::refused;
        const Judgement judged = player_.judge(*army);
        if (!judged.accepted()) return judged.kind;
        player_.build(*army);
        while (player_.update()) {
        }
        return judged.kind;
    }
    std::string faultWith(const char* pointer, const json& value) const {
        json text = lessonText(15);
        text[json::json_pointer(pointer)] = value;
        const auto lesson = readLesson(text, "l");
        if (!lesson) return lesson.problem().text;
        const auto fault = faultOf(*lesson, loaded_.scenario, "l", loaded_.armyOrNone());
        return fault ? fault->text : "";
    }
};

TEST_F(BuiltArmies, ConditionsJustInsideAndJustOutside) {
    EXPECT_TRUE(isTrue({{"ranks", {{"corps", 2}, {"commander", 2}}}}));
    EXPECT_FALSE(isTrue({{"ranks", {{"corps", 3}}}}));
    EXPECT_TRUE(isTrue({{"ranksAtMost", {{"special forces", 0}, {"heavy", 2}}}}));
    EXPECT_FALSE(isTrue({{"ranksAtMost", {{"heavy", 1}}}}));
    const int points = summaryOf(*player_.army(), *loaded_.army->cards).points;
    EXPECT_TRUE(isTrue({{"points", points}, {"pointsAtMost", points}}));
    EXPECT_FALSE(isTrue({{"points", points + 1}}));
    EXPECT_FALSE(isTrue({{"pointsAtMost", points - 1}}));
    EXPECT_TRUE(isTrue({{"card", luke}}));
    EXPECT_TRUE(isTrue({{"card", "breakthrough"}}));
    EXPECT_TRUE(isTrue({{"card", "rebel-troopers"}, {"copies", 2}, {"copiesAtMost", 2}}));
    EXPECT_FALSE(isTrue({{"card", "rebel-troopers"}, {"copies", 3}}));
    EXPECT_FALSE(isTrue({{"card", "rebel-troopers"}, {"copiesAtMost", 1}}));
    EXPECT_TRUE(isTrue({{"card", "fleet-troopers"}, {"copiesAtMost", 0}}));
    EXPECT_TRUE(isTrue({{"upgraded", luke}}));
    EXPECT_FALSE(isTrue({{"upgraded", "rebel-troopers"}}));
    EXPECT_TRUE(isTrue({{"legal", false}}));
    EXPECT_FALSE(isTrue({{"legal", true}}));
}

// A missing card is an objection, but it does not break a part.
TEST_F(BuiltArmies, AMissingCardBreaksNothing) {
    EXPECT_FALSE(isTrue({{"complete", {"hand"}}}));
    EXPECT_FALSE(isTrue({{"broken", {"hand"}}}));
    EXPECT_FALSE(isTrue({{"complete", {"points"}}}));
    EXPECT_TRUE(isTrue({{"complete", {"units"}}}));
    EXPECT_TRUE(isTrue({{"broken", {"upgrades"}}}));
    EXPECT_FALSE(isTrue({{"broken", {"upgrades", "deck"}}}));
    player_.build(*player_.armyAfter({.add = "ambush"}));
    EXPECT_TRUE(isTrue({{"broken", {"hand"}}})) << "a third card with one pip";
    player_.build(*player_.armyAfter({.remove = "ambush"}));
    player_.build(*player_.armyAfter({.add = "return-of-the-jedi"}));
    EXPECT_TRUE(isTrue({{"complete", {"hand"}}}));
}

TEST_F(BuiltArmies, OnlyPossibleChangesAreMade) {
    EXPECT_FALSE(player_.armyAfter({.add = "no-such-card"}));
    EXPECT_FALSE(player_.armyAfter({.remove = "fleet-troopers"}));
    EXPECT_FALSE(player_.armyAfter({.remove = "ambush"}));
    EXPECT_FALSE(player_.armyAfter({.add = "z-6-trooper", .unit = "fleet-troopers"}));
    EXPECT_FALSE(player_.armyAfter({.add = "rebel-troopers", .unit = "rebel-troopers"}));
    EXPECT_FALSE(player_.armyAfter({.remove = "z-6-trooper", .unit = "rebel-troopers"}));
    const auto armed = player_.armyAfter({.add = "z-6-trooper", .unit = "rebel-troopers"});
    ASSERT_TRUE(armed);
    player_.build(*armed);
    const auto both = player_.armyAfter({.add = "z-6-trooper", .unit = "rebel-troopers"});
    EXPECT_EQ(both->units[4].upgrades.size(), 1U);
    EXPECT_EQ(both->units[5].upgrades.size(), 1U) << "the unit without upgrades comes first";
    const auto without = player_.armyAfter({.remove = "rebel-troopers"});
    ASSERT_TRUE(without);
    EXPECT_EQ(without->units.size(), player_.army()->units.size() - 1);
    EXPECT_EQ(without->units[4].unit, "rebel-troopers") << "the last one leaves";
}

TEST_F(BuiltArmies, AStepIsDoneByEveryArmyThatFits) {
    EXPECT_EQ(change({.remove = "t-47-airspeeder"}), Kind::fulfils) << "not only Ahsoka Tano";
    EXPECT_EQ(change({.add = "fleet-troopers"}), Kind::fulfils);
    EXPECT_EQ(player_.stepIndex(), 2U);
    EXPECT_EQ(change({.add = "return-of-the-jedi"}), Kind::fits) << "a part of a later step";
    EXPECT_EQ(player_.stepIndex(), 2U);
}

TEST_F(BuiltArmies, AMistakeHasWordsAndIsNotAccepted) {
    EXPECT_EQ(change({.remove = "rebel-troopers"}), Kind::mistake);
    EXPECT_EQ(player_.stepIndex(), 0U);
    change({.remove = ahsoka});
    player_.build(*player_.armyAfter({.remove = "at-rt-rebels"}));
    const Judgement rank =
        player_.judge(*player_.armyAfter({.add = "wookiee-warriors-freedom-fighters"}));
    EXPECT_EQ(rank.kind, Kind::mistake);
    EXPECT_EQ(rank.mistake, 0);
}

// A unit of special forces is a mistake in the second step only when it joins there.
TEST_F(BuiltArmies, AMistakeThatWasThereBeforeDoesNotBlockTheLearner) {
    change({.remove = ahsoka});
    player_.build(*player_.armyAfter({.remove = "t-47-airspeeder"}));
    player_.build(*player_.armyAfter({.add = "wookiee-warriors-freedom-fighters"}));
    EXPECT_EQ(change({.add = "rebel-troopers"}), Kind::fulfils);
}

TEST_F(BuiltArmies, AChangeThatLeavesThePathIsTakenBack) {
    // A command card of the hand belongs to Leia Organa, so the hand would never be complete.
    change({.remove = ahsoka});
    const Judgement judged = player_.judge(*player_.armyAfter({.remove = leia}));
    EXPECT_EQ(judged.kind, Kind::notNow);
    EXPECT_EQ(
        english(judged.why),
        "a legal choice, but this step could not be done after it: choose another, or ask for "
        "a hint");
}

TEST_F(BuiltArmies, WhatIsBuiltEarlyCounts) {
    EXPECT_EQ(change({.remove = ahsoka}), Kind::fulfils);
    EXPECT_EQ(change({.add = "z-6-trooper", .unit = "rebel-troopers"}), Kind::fits);
    EXPECT_EQ(change({.add = "rebel-troopers"}), Kind::fulfils);
    EXPECT_EQ(player_.stepIndex(), 3U);
}

TEST_F(BuiltArmies, HintsShowTheNextChangeOnly) {
    const auto shown = player_.showMe();
    ASSERT_TRUE(shown && shown->change);
    EXPECT_EQ(shown->change->remove, ahsoka);
    EXPECT_EQ(change(*shown->change), Kind::fulfils);
    EXPECT_EQ(change(*player_.showMe()->change), Kind::fulfils);
    ASSERT_TRUE(player_.showMe()->change);
    EXPECT_EQ(player_.showMe()->change->add, "z-6-trooper");
    EXPECT_EQ(player_.showMe()->change->unit, "rebel-troopers");
}

TEST_F(BuiltArmies, ARestartReturnsTheArmyOfTheStep) {
    change({.remove = ahsoka});
    const ArmyList before = *player_.army();
    change({.add = "return-of-the-jedi"});
    EXPECT_NE(*player_.army(), before);
    player_.restartStep();
    EXPECT_EQ(*player_.army(), before);
    EXPECT_EQ(player_.stepIndex(), 1U);
}

TEST_F(BuiltArmies, TheCheckRefusesFaultyStepsAboutAnArmy) {
    EXPECT_EQ(faultWith("/minutes", 5), "");
    EXPECT_EQ(faultWith("/steps/0/done", {{"army", {{"ranks", {{"corps", 2}}}}}}),
              "l: /steps/0/done: the step is done before the learner does anything");
    EXPECT_EQ(faultWith("/steps/0/show", {{{"answer", "army"}, {"add", "no-such-card"}}}),
              "l: /steps/0/show: the step is not done, and no answer of \"show\" fits the question "
              "\"chooseUnitToActivate\"");
    EXPECT_EQ(faultWith("/steps/0/mistakes/0/try", {{{"answer", "army"}, {"remove", "ambush"}}}),
              "l: /steps/0/mistakes/0/try/0: an answer of \"try\" cannot be given: this change of "
              "the army is impossible: the card, the unit or the copy does not exist");
    EXPECT_EQ(
        faultWith("/steps/0/mistakes/0/try", {{{"answer", "army"}, {"add", "fleet-troopers"}}}),
        "l: /steps/0/mistakes/0: the answers of \"try\" do not lead to this mistake");
    EXPECT_EQ(
        faultWith("/steps/0/show", {{{"answer", "army"}}}),
        "l: /steps/0/show/0: expected exactly one of the members add, remove, found an object");
    EXPECT_EQ(faultWith("/army", 3),
              "l: /army: expected an army, as in a file *.army.json, found 3");
}

TEST(BuiltArmy, ALessonWithoutAnArmyHasNoBuilder) {
    json text = lessonText(2);
    text["steps"][0]["points"] = {{{"builder", "cards"}}};
    const auto lesson = readLesson(text, "l").value();
    const auto loaded = app::loadLesson(lessonFile(2)).value();
    EXPECT_EQ(faultOf(lesson, loaded.scenario, "l")->text,
              "l: /steps/0/points/0: the lesson has no \"army\", so no army builder is open");
}

TEST(BuiltArmy, AnUnknownCardOfTheArmyIsNamed) {
    json text = lessonText(15);
    text["army"]["units"][0]["unit"] = "luke-skywalker";
    const auto folder = std::filesystem::path(testing::TempDir());
    const auto file = folder / "unknown_card.lesson.json";
    std::ofstream(file) << text;
    const auto loaded = app::loadLesson(file);
    ASSERT_FALSE(loaded);
    EXPECT_NE(loaded.problem().text.find("/army: /units/0/unit"), std::string::npos)
        << loaded.problem().text;
}

}  // namespace
}  // namespace sightline::test
