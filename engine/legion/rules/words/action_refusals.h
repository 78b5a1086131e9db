/// Messages: the reasons why the acting unit may not make an action now.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<> noActionsLeft{
    inEnglish("Messages", "the unit has no actions left")};
inline constexpr MessageTemplate<> leftOverTheEdge{
    inEnglish("Messages", "the unit has left the battlefield and makes no more actions")};
inline constexpr MessageTemplate<> undeployedOnlyMoves{
    inEnglish("Messages", "the unit is not on the battlefield: it deploys with a Move first")};
inline constexpr MessageTemplate<> mustDeployFirst{
    inEnglish("Messages", "the unit can deploy, so it must deploy before it finishes")};
inline constexpr MessageTemplate<Messages> firstActionRequired{
    inEnglish("Messages", "the unit's first action must be one of these: %1")};
inline constexpr MessageTemplate<Message> onceInActivation{
    inEnglish("Messages", "already made: a unit makes the action %1 only once in an activation")};
inline constexpr MessageTemplate<> alreadyAttacked{
    inEnglish("Messages", "already made: the unit has no Attack action left in this activation")};
inline constexpr MessageTemplate<> noAttackAfterStandby{
    inEnglish("Messages", "a unit that makes a Standby action may not attack in this activation")};
inline constexpr MessageTemplate<> noAttackAfterWithdrawal{
    inEnglish("Messages", "a unit that has withdrawn may not attack in this activation")};
inline constexpr MessageTemplate<> noStandbyAfterAttack{
    inEnglish("Messages", "a unit that has attacked may not make a Standby action")};
inline constexpr MessageTemplate<> noStandbyAfterWithdrawal{
    inEnglish("Messages", "a unit that has withdrawn may not make a Standby action")};
inline constexpr MessageTemplate<> typeNeverStandsBy{
    inEnglish("Messages", "units of this type make no Standby actions")};
inline constexpr MessageTemplate<> noDefenderNow{
    inEnglish("Messages", "no enemy unit is in range of a weapon and in LOS, and may be attacked")};
inline constexpr MessageTemplate<> engagedStays{
    inEnglish("Messages", "the unit is engaged: its only Move is to withdraw")};
inline constexpr MessageTemplate<> engagedSpeedZero{
    inEnglish("Messages", "the unit is engaged and cannot withdraw, because its Speed is 0")};
inline constexpr MessageTemplate<> engagedAttacked{
    inEnglish("Messages", "the unit is engaged and cannot withdraw, because it has attacked")};
inline constexpr MessageTemplate<> engagedStoodBy{inEnglish(
    "Messages", "the unit is engaged and cannot withdraw, because it has made a Standby action")};
inline constexpr MessageTemplate<> engagedJustNow{
    inEnglish("Messages",
              "the unit is engaged and cannot withdraw, because it moved into melee in this "
              "activation")};
inline constexpr MessageTemplate<> noMoreMovesWithAsset{
    inEnglish("Messages", "the unit holds an asset, so it makes no more Move actions")};
inline constexpr MessageTemplate<> noMoreMoves{
    inEnglish("Messages", "a keyword allows the unit no more Move actions in this activation")};
inline constexpr MessageTemplate<> cannotJump{
    inEnglish("Messages", "the unit has no Card action for a jump left")};
inline constexpr MessageTemplate<> moveNotOffered{
    inEnglish("Messages", "the unit does not make this kind of Move")};
inline constexpr MessageTemplate<> noLegalMove{
    inEnglish("Messages", "the unit has no legal Move of this kind from here")};
inline constexpr MessageTemplate<int, int> cardActionCosts{
    inEnglish("Messages", "cost of the Card action: %1, actions left: %2")};
inline constexpr MessageTemplate<> cardActionMade{inEnglish(
    "Messages", "already made: a unit makes each Card action only once in an activation")};
inline constexpr MessageTemplate<> cardActionIdle{
    inEnglish("Messages", "the unit does not meet the conditions of the Card action now")};

}  // namespace sightline::engine::say
