/// Messages: errors in the files of lessons, faults that the check of a lesson finds, and replies
/// to answers that do not belong to a step.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Errors in a file.
inline constexpr MessageTemplate<PrintedName> exactlyOneMember{
    inEnglish("Messages", "exactly one of the members %1")};
inline constexpr MessageTemplate<> anOptionOfJournals{
    inEnglish("Messages", "an option as in a journal, such as {\"action\": \"aim\"}")};
inline constexpr MessageTemplate<> scenarioOrPath{
    inEnglish("Messages", "a scenario, or the path of a scenario file")};
inline constexpr MessageTemplate<int> wordsUpTo{inEnglish("Messages", "a text of 1 to %1 words")};
inline constexpr MessageTemplate<> textInFrench{
    inEnglish("Messages", "a text in English and in French")};
inline constexpr MessageTemplate<> anArmyOfAFile{
    inEnglish("Messages", "an army, as in a file *.army.json")};
inline constexpr MessageTemplate<> stateNotAnswer{
    inEnglish("Messages",
              "expected a condition about the state: only a mistake may have "
              "\"answered\"")};
inline constexpr MessageTemplate<> wayToTheMistake{
    inEnglish("Messages", "expected at least one mistake with its words")};
inline constexpr MessageTemplate<> hintExpected{
    inEnglish("Messages", "expected the hints \"reason\" and \"pointer\"")};
inline constexpr MessageTemplate<int> quizExpected{
    inEnglish("Messages", "expected %1 questions about the lesson itself")};
inline constexpr MessageTemplate<int> repeatsExpected{
    inEnglish("Messages", "expected %1 questions about different earlier lessons")};
inline constexpr MessageTemplate<> earlierLessonExpected{
    inEnglish("Messages", "the number of an earlier lesson")};
inline constexpr MessageTemplate<> anotherLessonExpected{
    inEnglish("Messages", "a lesson that no other question repeats")};
inline constexpr MessageTemplate<> rightOptionExpected{
    inEnglish("Messages", "the index of one of the options")};
inline constexpr MessageTemplate<> aSeed{inEnglish("Messages", "a whole number from 0")};

/// Faults that the check of a lesson finds.
inline constexpr MessageTemplate<int, int> unitsAtMost{inEnglish(
    "Messages", "the table has %1 units, expected at most %2 in one of the first lessons")};
inline constexpr MessageTemplate<int> noSuchUnit{
    inEnglish("Messages", "no unit %1 is in the scenario")};
inline constexpr MessageTemplate<int> noSuchMini{
    inEnglish("Messages", "no miniature %1 is in the scenario")};
inline constexpr MessageTemplate<PrintedName> noSuchPiece{
    inEnglish("Messages", "no terrain piece \"%1\" is on the table")};
inline constexpr MessageTemplate<> spotOffTheTable{
    inEnglish("Messages", "the spot is not on the table")};
inline constexpr MessageTemplate<> neverOffered{
    inEnglish("Messages", "no question of this step offers the option")};
inline constexpr MessageTemplate<> neverRolled{
    inEnglish("Messages", "the attack roll of this step has no such die")};
inline constexpr MessageTemplate<> noArmyToBuild{
    inEnglish("Messages", "the lesson has no \"army\", so no army builder is open")};
inline constexpr MessageTemplate<> cardNotChanged{inEnglish(
    "Messages",
    "this change of the army is impossible: the card, the unit or the copy does not exist")};
inline constexpr MessageTemplate<> doneByNothing{
    inEnglish("Messages", "the step is done before the learner does anything")};
inline constexpr MessageTemplate<PrintedName> nothingShown{inEnglish(
    "Messages", "the step is not done, and no answer of \"show\" fits the question \"%1\"")};
inline constexpr MessageTemplate<> shownGameOver{
    inEnglish("Messages", "the step is not done, and the game is over")};
inline constexpr MessageTemplate<Message> shownRefused{
    inEnglish("Messages", "the lesson refuses an answer of \"show\": %1")};
inline constexpr MessageTemplate<int> shownTooLong{
    inEnglish("Messages", "the step is not done after %1 answers")};
inline constexpr MessageTemplate<Message> tryRefused{
    inEnglish("Messages", "an answer of \"try\" cannot be given: %1")};
inline constexpr MessageTemplate<> tryNotAnswered{
    inEnglish("Messages", "the answers of \"try\" do not lead to this mistake")};
inline constexpr MessageTemplate<> tryPasses{inEnglish("Messages", "the mistake fulfils the step")};
inline constexpr MessageTemplate<> restartDiffers{
    inEnglish("Messages", "the step does not restart in the same state")};
inline constexpr MessageTemplate<> givesNoAnswer{
    inEnglish("Messages", "it does not fit the open question")};

/// Faults of a played game from which a draft is made.
inline constexpr MessageTemplate<int> noStepLeft{
    inEnglish("Messages", "the game has %1 steps of this player, so none is left for the draft")};

/// Replies to the learner.
inline constexpr MessageTemplate<> notInThisStep{
    inEnglish("Messages", "this is not part of the current step")};
inline constexpr MessageTemplate<> gameEndsFirst{
    inEnglish("Messages", "the game would end before the step is done")};
inline constexpr MessageTemplate<> lessonCouldNotGoOn{inEnglish(
    "Messages",
    "a legal choice, but this step could not be done after it: choose another, or ask for "
    "a hint")};

}  // namespace sightline::engine::say
