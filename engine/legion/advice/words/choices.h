/// Messages: the effects of the choices that a question offers.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

/// The effects of the actions.
inline constexpr MessageTemplate<int> effectOfMove{
    inEnglish("Messages", "Move along the movement tool, at Speed %1")};
inline constexpr MessageTemplate<> effectOfClimb{inEnglish(
    "Messages", "Climb up or down: the leader goes to another level, close to where it stands")};
inline constexpr MessageTemplate<> effectOfPivot{
    inEnglish("Messages", "Turn the base on the spot")};
inline constexpr MessageTemplate<> effectOfReverse{
    inEnglish("Messages", "Move backwards, at 1 Speed less")};
inline constexpr MessageTemplate<> effectOfStrafe{
    inEnglish("Messages", "Move sideways, at 1 Speed less")};
inline constexpr MessageTemplate<> effectOfJump{
    inEnglish("Messages", "Move over terrain up to the height of the jump")};
inline constexpr MessageTemplate<> effectOfAim{
    inEnglish("Messages", "Gain 1 aim token: spend it in an attack to reroll up to 2 attack dice")};
inline constexpr MessageTemplate<> effectOfDodge{
    inEnglish("Messages", "Gain 1 dodge token: spend it when you are attacked to cancel 1 hit")};
inline constexpr MessageTemplate<> effectOfAttack{
    inEnglish("Messages", "Attack an enemy unit in range and LOS, once in an activation")};
inline constexpr MessageTemplate<> effectOfStandby{inEnglish(
    "Messages", "Gain 1 standby token: move or attack later, when an enemy acts within range 2")};
inline constexpr MessageTemplate<> effectOfRecover{
    inEnglish("Messages", "Remove any number of suppression tokens, and ready exhausted cards")};
inline constexpr MessageTemplate<> effectOfFinish{
    inEnglish("Messages", "End the activation; actions that are left are lost")};
inline constexpr MessageTemplate<int> effectOfLastActions{
    inEnglish("Messages", "End the activation and lose the actions that are left: %1")};

/// The facts of a unit.
inline constexpr MessageTemplate<int> unitMiniatures{inEnglish("Messages", "miniatures: %1")};
inline constexpr MessageTemplate<int> unitSpeed{inEnglish("Messages", "Speed %1")};
inline constexpr MessageTemplate<int> unitReach{inEnglish("Messages", "weapons up to range %1")};
inline constexpr MessageTemplate<> unitReachesBeyond{
    inEnglish("Messages", "weapons beyond range 5")};
inline constexpr MessageTemplate<> unitFightsInMelee{inEnglish("Messages", "only melee weapons")};
inline constexpr MessageTemplate<> unitInMelee{inEnglish("Messages", "in melee")};
inline constexpr MessageTemplate<> unitTwoActions{inEnglish("Messages", "2 actions")};
inline constexpr MessageTemplate<> unitSuppressed{
    inEnglish("Messages", "suppressed: 1 action, unless it rallies")};
inline constexpr MessageTemplate<> unitPanicked{
    inEnglish("Messages", "panicked: no action, unless it rallies")};
inline constexpr MessageTemplate<> unitUndeployed{
    inEnglish("Messages", "not deployed: its first action is a Move onto the battlefield")};
inline constexpr MessageTemplate<int> unitActionsLeft{inEnglish("Messages", "actions left: %1")};
inline constexpr MessageTemplate<> unitWasSuppressed{
    inEnglish("Messages", "suppressed: it began with 1 action less")};
inline constexpr MessageTemplate<int> unitAims{inEnglish("Messages", "aim tokens: %1")};
inline constexpr MessageTemplate<int> unitDodges{inEnglish("Messages", "dodge tokens: %1")};

/// The facts of a miniature, a weapon and other options.
inline constexpr MessageTemplate<> miniLeads{inEnglish("Messages", "the unit leader")};
inline constexpr MessageTemplate<int, int> miniWounds{
    inEnglish("Messages", "wounds: %1, defeated at %2")};
inline constexpr MessageTemplate<int> redDice{inEnglish("Messages", "red dice: %1")};
inline constexpr MessageTemplate<int> blackDice{inEnglish("Messages", "black dice: %1")};
inline constexpr MessageTemplate<int> whiteDice{inEnglish("Messages", "white dice: %1")};
inline constexpr MessageTemplate<int, int> weaponRange{inEnglish("Messages", "range %1 to %2")};
inline constexpr MessageTemplate<int> weaponBeyond{inEnglish("Messages", "range %1 and more")};
inline constexpr MessageTemplate<> weaponMelee{inEnglish("Messages", "melee")};
inline constexpr MessageTemplate<int> drawsFromPool{
    inEnglish("Messages", "a random token of your order pool, which has %1; its unit activates")};
inline constexpr MessageTemplate<int> passesTurn{
    inEnglish("Messages", "no unit activates; tokens in your pass pool: %1")};
inline constexpr MessageTemplate<int> ranksInPool{
    inEnglish("Messages", "tokens of this rank in the pool: %1")};
inline constexpr MessageTemplate<int, HelpText> commandCardDoes{
    inEnglish("Messages", "pips: %1. %2")};
inline constexpr MessageTemplate<int> commandCardPips{inEnglish("Messages", "pips: %1")};
inline constexpr MessageTemplate<> nothingHappens{
    inEnglish("Messages", "nothing is spent, and the game goes on")};

/// A unit that could be attacked.
inline constexpr MessageTemplate<int, Decimal> targetAtRange{
    inEnglish("Messages", "range %1, expected wounds %2")};
inline constexpr MessageTemplate<Decimal> targetBeyond{
    inEnglish("Messages", "beyond range 5, expected wounds %1")};
inline constexpr MessageTemplate<Decimal> targetInMelee{
    inEnglish("Messages", "melee, expected wounds %1")};

}  // namespace sightline::engine::say
