/// Messages: reasons why an answer is refused. Rows of the table of messages.
#pragma once
#include <array>

#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The form of an answer.
inline constexpr Says<Message> mustBe{inEnglish("Messages", "the answer must be %1")};
inline constexpr std::array answerForms{
    Says<>{inEnglish("Messages", "one option")}, Says<>{inEnglish("Messages", "some options")},
    Says<>{inEnglish("Messages", "a count")},    Says<>{inEnglish("Messages", "a move")},
    Says<>{inEnglish("Messages", "places")},     Says<>{inEnglish("Messages", "dice faces")},
    Says<>{inEnglish("Messages", "a draw")},     Says<>{inEnglish("Messages", "a spot")}};
inline constexpr Says<> notOffered{inEnglish("Messages", "what the answer names is not offered")};
inline constexpr Says<int, int, int> optionOutside{
    inEnglish("Messages", "option %1 to %2, not %3")};
inline constexpr Says<int> optionTwice{inEnglish("Messages", "option %1 twice")};
inline constexpr Says<int, int, int> optionsOutside{
    inEnglish("Messages", "%1 to %2 options, not %3")};
inline constexpr Says<Message, int, int, int> countOutside{
    inEnglish("Messages", "%1: %2 to %3, not %4")};
inline constexpr Says<int, int> diceOutside{inEnglish("Messages", "%1 dice are rolled, not %2")};
inline constexpr Says<int> noSuchFace{inEnglish("Messages", "die %1 has no such face")};
inline constexpr Says<int, int, int> drawOutside{inEnglish("Messages", "draw %1 to %2, not %3")};
inline constexpr Says<> spotFinite{inEnglish("Messages", "a spot has finite numbers")};
inline constexpr Says<> moveFinite{inEnglish("Messages", "a move has finite numbers")};
inline constexpr Says<> positionFinite{inEnglish("Messages", "a position has finite numbers")};
inline constexpr Says<> nothingAsked{inEnglish("Messages", "nothing is asked any more")};
inline constexpr Says<> sandboxAsksNothing{
    inEnglish("Messages", "the sandbox asks nothing: change the battlefield by hand")};

/// Counted objects.
inline constexpr Says<> dodgeToSpend{inEnglish("Messages", "dodge tokens to spend")};
inline constexpr Says<> surgeToSpend{inEnglish("Messages", "surge tokens to spend")};
inline constexpr Says<> suppressionToRemove{inEnglish("Messages", "suppression tokens to remove")};
inline constexpr Says<Printed> pointsFrom{inEnglish("Messages", "victory points from %1")};
inline constexpr Says<> hitsThatBackupCancels{inEnglish("Messages", "hits that Backup cancels")};
inline constexpr Says<Printed> hitsThatItCancels{inEnglish("Messages", "hits that %1 cancels")};
inline constexpr Says<Printed> guardsBlocksThatItCancels{
    inEnglish("Messages", "blocks of the guardian that %1 cancels")};

/// Moves.
inline constexpr Says<> anotherKindOfMove{
    inEnglish("Messages", "another kind of move was declared")};
inline constexpr Says<int> toolSpeedOutside{
    inEnglish("Messages", "movement tools are Speed 1 to 3, not %1")};
inline constexpr Says<> stopsOnTool{
    inEnglish("Messages", "a move stops on its tool, from 0 to 1 of its length")};
inline constexpr Says<> notchedNeverClimbs{
    inEnglish("Messages", "a miniature on a notched base may not Climb")};
inline constexpr Says<> onlyNotchedPivots{
    inEnglish("Messages", "only a miniature on a notched base may Pivot")};
inline constexpr Says<Message> typeNeverPivots{inEnglish("Messages", "a %1 may not Pivot")};
inline constexpr Says<> onlyNotchedReverses{
    inEnglish("Messages", "only a miniature on a notched base makes Reverse Moves")};
inline constexpr Says<Message> typeNeverReverses{
    inEnglish("Messages", "a %1 may not make Reverse Moves")};
inline constexpr Says<Printed> onlyNotchedWithStrafes{
    inEnglish("Messages", "only a unit with %1 on a base with side notches makes Strafe Moves")};
inline constexpr Says<Printed> neverReverses{
    inEnglish("Messages", "a unit with %1 cannot make Reverse Moves")};
inline constexpr Says<Printed> onlyPivots{
    inEnglish("Messages", "a unit with %1 makes no Move but a Pivot")};
inline constexpr Says<> notLegalMove{inEnglish("Messages", "not a legal move")};
inline constexpr Says<> withdrawsFromContact{
    inEnglish("Messages", "a unit that withdraws leaves base contact")};
inline constexpr Says<> twoEnemies{
    inEnglish("Messages", "in base contact with 2 enemy units at once")};
inline constexpr Says<> compulsoryCannotGo{
    inEnglish("Messages", "a compulsory Move cannot go along this tool")};
inline constexpr Says<int> compulsorySpeed{
    inEnglish("Messages", "a compulsory Move uses the tool of the unit's Speed, which is %1")};
inline constexpr Says<> compulsoryWholeTool{
    inEnglish("Messages", "a compulsory Move goes to the end of its tool where it can")};
inline constexpr Says<Decimal> compulsoryStopsAt{
    inEnglish("Messages", "a compulsory Move goes as far along its tool as it can: stop %1")};

/// Places.
inline constexpr Says<> notInCohesion{inEnglish("Messages", "not in cohesion")};
inline constexpr Says<> closerToLeader{
    inEnglish("Messages", "as close to the unit leader as possible, which is closer")};
inline constexpr Says<> contactWherePossible{
    inEnglish("Messages", "in base contact with the enemy unit where that is possible")};
inline constexpr Says<> tooFastForDifficult{inEnglish(
    "Messages", "it ends in difficult terrain, for which the leader's tool was too fast")};
inline constexpr Says<> notchedFaceAlike{
    inEnglish("Messages", "notched bases face as their unit leader does")};
inline constexpr Says<> cannotStand{inEnglish("Messages", "it cannot stand there")};
inline constexpr Says<> withinTerritory{inEnglish("Messages", "within allied territory")};
inline constexpr Says<> completelyWithinTerritory{
    inEnglish("Messages", "completely within allied territory")};
inline constexpr Says<> everyMiniOnce{
    inEnglish("Messages", "every miniature of the unit that follows is placed, once")};
inline constexpr Says<> leaderPlacedFirst{
    inEnglish("Messages", "the unit leader is placed first, alone")};
inline constexpr Says<> leaderWithinTerritory{
    inEnglish("Messages", "the unit leader stands completely within allied territory")};
inline constexpr Says<> withinHalfRange{
    inEnglish("Messages", "within half-range of the unit leader that dropped it")};
inline constexpr Says<> closestToDropper{
    inEnglish("Messages",
              "no spot within half-range is legal: as close to the unit leader that dropped it as "
              "a token may lie")};

/// Attacks.
inline constexpr Says<> oneWeaponAtMost{inEnglish("Messages", "a miniature adds 1 weapon at most")};
inline constexpr Says<int> weaponsAtMost{
    inEnglish("Messages", "a miniature adds %1 weapons at most")};
inline constexpr Says<Printed> oneMiniAdds{
    inEnglish("Messages", "1 miniature adds %1 in an attack")};
inline constexpr Says<> diceOrNone{inEnglish("Messages", "dice to reroll, or none of them")};

}  // namespace sightline::engine::say
