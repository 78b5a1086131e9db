/// Messages: errors in the files of puzzles, faults that the check of a puzzle finds, and the
/// quantities by which answers are compared.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// Errors in a file.
inline constexpr MessageTemplate<int> puzzleTextUpTo{
    inEnglish("Messages", "a text of 1 to %1 bytes")};
inline constexpr MessageTemplate<PrintedName> puzzleCountNeeds{
    inEnglish("Messages", "this quantity needs the member \"%1\"")};
inline constexpr MessageTemplate<> puzzleBound{
    inEnglish("Messages", "expected a bound \"least\" or \"most\"")};
inline constexpr MessageTemplate<> puzzleAnswerExpected{
    inEnglish("Messages", "expected at least one answer")};
inline constexpr MessageTemplate<> puzzlePlayersAnswer{
    inEnglish("Messages", "expected an answer of a player, not of chance")};

/// Faults that the check of a puzzle finds.
inline constexpr MessageTemplate<> puzzleBeforeRefused{
    inEnglish("Messages", "no question before the puzzle accepts this answer")};
inline constexpr MessageTemplate<> puzzleNothingToDecide{
    inEnglish("Messages", "the solver has nothing to decide")};
inline constexpr MessageTemplate<int> puzzleNoUnit{
    inEnglish("Messages", "no unit %1 is in the scenario")};
inline constexpr MessageTemplate<> puzzleUnsolved{
    inEnglish("Messages", "the search finds no answer that meets the needs")};
inline constexpr MessageTemplate<> puzzleDoneByNothing{
    inEnglish("Messages", "an answer that does nothing is accepted")};
inline constexpr MessageTemplate<Decimal, Decimal> puzzleSolutionRefused{
    inEnglish("Messages", "the solution has the value %1, but the best answer has the value %2")};
inline constexpr MessageTemplate<Decimal, Decimal> puzzleSearchFails{
    inEnglish("Messages", "the solution has the value %1, but the search finds only %2")};
inline constexpr MessageTemplate<> puzzleNeedsUnmet{
    inEnglish("Messages", "the answer does not meet the needs of the puzzle")};
inline constexpr MessageTemplate<Decimal, Decimal> puzzleMistakeAccepted{inEnglish(
    "Messages", "the mistake is accepted: its value is %1, and the best answer has the value %2")};
inline constexpr MessageTemplate<int, int> puzzleTooEasy{
    inEnglish("Messages", "%1 of %2 considered answers are accepted, expected at most half")};
inline constexpr MessageTemplate<int> puzzleTooLong{
    inEnglish("Messages", "the search needs more than %1 games")};
inline constexpr MessageTemplate<int> puzzleTooManyRolls{
    inEnglish("Messages", "the rolls have more than %1 results; give their faces in \"dice\"")};
inline constexpr MessageTemplate<PrintedName> puzzleOddsLack{
    inEnglish("Messages", "the odds of the attack do not include the keyword %1")};

/// Refused answers of a solver.
inline constexpr MessageTemplate<int> puzzleAnswerIllegal{
    inEnglish("Messages", "answer %1 is not legal here")};
inline constexpr MessageTemplate<int, Message> puzzleAnswerRefused{
    inEnglish("Messages", "answer %1 is not legal: %2")};
inline constexpr MessageTemplate<int> puzzleAnswerUnused{
    inEnglish("Messages", "answer %1 is not needed: the puzzle has ended before")};
inline constexpr MessageTemplate<PrintedName> puzzleAnswerMissing{
    inEnglish("Messages", "an answer to the question \"%1\" is missing")};

/// Parts of an answer in words.
inline constexpr MessageTemplate<PrintedName> puzzleChooses{inEnglish("Messages", "Choose %1")};
inline constexpr MessageTemplate<int> puzzleRerolls{inEnglish("Messages", "Reroll %1 dice")};
inline constexpr MessageTemplate<> puzzleRerollsOne{inEnglish("Messages", "Reroll one die")};
inline constexpr MessageTemplate<> puzzleRerollsNone{inEnglish("Messages", "Reroll no dice")};
inline constexpr MessageTemplate<int> puzzlePicks{inEnglish("Messages", "choices: %1")};
inline constexpr MessageTemplate<PrintedName> puzzleActivates{inEnglish("Messages", "Activate %1")};
inline constexpr MessageTemplate<PrintedName> puzzleAttacks{inEnglish("Messages", "Attack %1")};
inline constexpr MessageTemplate<PrintedName> puzzlePlays{inEnglish("Messages", "Play %1")};
inline constexpr MessageTemplate<int> puzzleSpends{inEnglish("Messages", "Number: %1")};
inline constexpr MessageTemplate<Messages> puzzleOrders{inEnglish("Messages", "Orders to %1")};
inline constexpr MessageTemplate<> puzzleDeclines{inEnglish("Messages", "Decline")};

}  // namespace sightline::engine::say
