/// Entries of the table of messages: the reasons why an answer is refused.
#pragma once
#include "engine/talk/words/refusals.h"
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<> spotFinite{inEnglish("Messages", "a spot has finite numbers")};
inline constexpr MessageTemplate<> moveFinite{inEnglish("Messages", "a move has finite numbers")};
inline constexpr MessageTemplate<> positionFinite{
    inEnglish("Messages", "a position has finite numbers")};
inline constexpr MessageTemplate<> sandboxAsksNothing{
    inEnglish("Messages", "the sandbox has no questions: change the battlefield by hand")};

/// Names of the objects that a message counts, such as dodge tokens.
inline constexpr MessageTemplate<> dodgeToSpend{inEnglish("Messages", "dodge tokens to spend")};
inline constexpr MessageTemplate<> surgeToSpend{inEnglish("Messages", "surge tokens to spend")};
inline constexpr MessageTemplate<> suppressionToRemove{
    inEnglish("Messages", "suppression tokens to remove")};
inline constexpr MessageTemplate<PrintedName> pointsFrom{
    inEnglish("Messages", "victory points from %1")};
inline constexpr MessageTemplate<> hitsThatBackupCancels{
    inEnglish("Messages", "hits that Backup cancels")};
inline constexpr MessageTemplate<PrintedName> hitsAndCritsThatItCancels{
    inEnglish("Messages", "hits and crits that %1 cancels")};
inline constexpr MessageTemplate<PrintedName> hitsThatItCancels{
    inEnglish("Messages", "hits that %1 cancels")};
inline constexpr MessageTemplate<PrintedName> guardsBlocksThatItCancels{
    inEnglish("Messages", "blocks of the guardian that %1 cancels")};

/// Reasons why a move is refused.
inline constexpr MessageTemplate<> anotherKindOfMove{
    inEnglish("Messages", "another kind of move was declared")};
inline constexpr MessageTemplate<int> toolSpeedOutside{
    inEnglish("Messages", "a movement tool has Speed 1 to 3, not %1")};
inline constexpr MessageTemplate<> stopsOnTool{
    inEnglish("Messages", "a move must stop on its tool, from 0 to 1 of the tool's length")};
inline constexpr MessageTemplate<> notchedNeverClimbs{
    inEnglish("Messages", "a miniature on a notched base may not Climb")};
inline constexpr MessageTemplate<> onlyNotchedPivots{
    inEnglish("Messages", "only a miniature on a notched base may Pivot")};
inline constexpr MessageTemplate<Message> typeNeverPivots{
    inEnglish("Messages", "a %1 may not Pivot")};
inline constexpr MessageTemplate<> onlyNotchedReverses{
    inEnglish("Messages", "only a miniature on a notched base makes Reverse Moves")};
inline constexpr MessageTemplate<Message> typeNeverReverses{
    inEnglish("Messages", "a %1 may not make Reverse Moves")};
inline constexpr MessageTemplate<PrintedName> onlyNotchedWithStrafes{
    inEnglish("Messages", "only a unit with %1 on a base with side notches makes Strafe Moves")};
inline constexpr MessageTemplate<> noRoomForPivot{
    inEnglish("Messages", "no room for the Pivot before the Move")};
inline constexpr MessageTemplate<PrintedName> neverReverses{
    inEnglish("Messages", "a unit with %1 cannot make Reverse Moves")};
inline constexpr MessageTemplate<PrintedName> onlyPivots{
    inEnglish("Messages", "a unit with %1 can only Pivot")};
inline constexpr MessageTemplate<> notLegalMove{inEnglish("Messages", "not a legal move")};
inline constexpr MessageTemplate<> withdrawsFromContact{
    inEnglish("Messages", "a unit that withdraws leaves base contact")};
inline constexpr MessageTemplate<> twoEnemies{
    inEnglish("Messages", "in base contact with 2 enemy units at once")};
inline constexpr MessageTemplate<> compulsoryCannotGo{
    inEnglish("Messages", "a compulsory Move cannot go along this tool")};
inline constexpr MessageTemplate<int> compulsorySpeed{
    inEnglish("Messages", "a compulsory Move uses the tool of the unit's Speed, which is %1")};
inline constexpr MessageTemplate<> compulsoryWholeTool{
    inEnglish("Messages", "a compulsory Move must go to the end of its tool if possible")};
inline constexpr MessageTemplate<Decimal> compulsoryStopsAt{
    inEnglish("Messages", "a compulsory Move must go as far along its tool as possible: stop %1")};

/// Reasons why a position of a miniature or token is refused.
inline constexpr MessageTemplate<> notInCohesion{inEnglish("Messages", "not in cohesion")};
inline constexpr MessageTemplate<> closerToLeader{
    inEnglish("Messages", "not as close to the unit leader as possible")};
inline constexpr MessageTemplate<> contactWherePossible{
    inEnglish("Messages", "in base contact with the enemy unit where that is possible")};
inline constexpr MessageTemplate<> tooFastForDifficult{inEnglish(
    "Messages", "it ends in difficult terrain, and the leader's tool was too fast for that")};
inline constexpr MessageTemplate<> notchedFaceAlike{
    inEnglish("Messages", "a notched base must face the same direction as its unit leader")};
inline constexpr MessageTemplate<> cannotStand{inEnglish("Messages", "it cannot stand there")};
inline constexpr MessageTemplate<> withinTerritory{
    inEnglish("Messages", "within allied territory")};
inline constexpr MessageTemplate<> completelyWithinTerritory{
    inEnglish("Messages", "completely within allied territory")};
inline constexpr MessageTemplate<> everyMiniOnce{inEnglish(
    "Messages", "each miniature that follows the unit leader must be placed exactly once")};
inline constexpr MessageTemplate<> leaderPlacedFirst{
    inEnglish("Messages", "the unit leader is placed first, alone")};
inline constexpr MessageTemplate<> leaderWithinTerritory{
    inEnglish("Messages", "the unit leader stands completely within allied territory")};
inline constexpr MessageTemplate<> withinHalfRange{
    inEnglish("Messages", "within half-range of the unit leader that dropped it")};
inline constexpr MessageTemplate<> smokeOutOfRange{
    inEnglish("Messages", "the smoke token is not completely within range 1 of the unit leader")};
inline constexpr MessageTemplate<> smokeOutOfSight{
    inEnglish("Messages", "the unit leader has no line of sight to the smoke token")};
inline constexpr MessageTemplate<> notNearLeader{
    inEnglish("Messages", "is not completely within range 1 of the unit leader")};
inline constexpr MessageTemplate<> leaderSeesNoToken{
    inEnglish("Messages", "is out of line of sight of the unit leader")};
inline constexpr MessageTemplate<> closestToDropper{
    inEnglish("Messages",
              "no spot within half-range is legal: place it as close as possible to the unit "
              "leader that dropped it")};

/// Reasons why an attack is refused.
inline constexpr MessageTemplate<> oneWeaponAtMost{
    inEnglish("Messages", "a miniature adds 1 weapon at most")};
inline constexpr MessageTemplate<int> weaponsAtMost{
    inEnglish("Messages", "a miniature adds %1 weapons at most")};
inline constexpr MessageTemplate<PrintedName> oneMiniAdds{
    inEnglish("Messages", "1 miniature adds %1 in an attack")};
inline constexpr MessageTemplate<PrintedName> eachMiniAdds{
    inEnglish("Messages", "%1: each miniature adds a weapon that it may add")};
inline constexpr MessageTemplate<> diceOrNone{
    inEnglish("Messages", "dice to reroll, or none of them")};

}  // namespace sightline::engine::say
