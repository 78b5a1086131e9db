/// Messages: the notes of the coach, and the kinds of notes.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<> coachAttackFirst{inEnglish("Messages", "a missed attack")};
inline constexpr MessageTemplate<> coachBetterTarget{inEnglish("Messages", "a better target")};
inline constexpr MessageTemplate<> coachOpenGround{inEnglish("Messages", "open ground")};
inline constexpr MessageTemplate<> coachObjective{inEnglish("Messages", "a missed objective")};
inline constexpr MessageTemplate<> coachRecover{inEnglish("Messages", "recovery from suppression")};
inline constexpr MessageTemplate<> coachAimOrDodge{
    inEnglish("Messages", "aim, dodge and standby tokens")};

/// Numbers of attacks: expected wounds, or the chance that the unit is defeated.
inline constexpr MessageTemplate<PrintedName, Decimal, Message> attackWasPossible{
    inEnglish("Messages",
              "An attack on %1 would do %2 wounds on average. After %3, the unit has no attack "
              "left.")};
inline constexpr MessageTemplate<Decimal, Decimal, PrintedName, Decimal> attackAfterMove{
    inEnglish("Messages",
              "After a Move to (%1, %2), the unit can attack %3. This attack is worth %4 army "
              "points on average.")};
inline constexpr MessageTemplate<PrintedName, Decimal, PrintedName, Decimal> targetOfMoreWounds{
    inEnglish("Messages",
              "An attack on %1 would do %2 wounds on average. The attack on %3 does %4.")};
inline constexpr MessageTemplate<PrintedName, int, PrintedName, int> targetToDefeat{
    inEnglish("Messages",
              "An attack on %1 would defeat the unit with a chance of %2%. The attack on %3 "
              "defeats it with a chance of %4%.")};
inline constexpr MessageTemplate<PrintedName, Decimal, Decimal> aimFirst{
    inEnglish("Messages",
              "With an aim token, the attack on %1 would do %2 wounds on average. Without the "
              "token, it does %3.")};

/// Numbers in army points.
inline constexpr MessageTemplate<Decimal, Decimal> dodgeFirst{
    inEnglish("Messages",
              "With a dodge token, the unit would lose %1 army points on average by attacks of "
              "enemies. With this choice, it loses %2.")};
inline constexpr MessageTemplate<Decimal> standbyFirst{inEnglish(
    "Messages", "A standby token would give an attack that is worth %1 army points on average.")};
inline constexpr MessageTemplate<Decimal, Decimal, Decimal, Decimal> saferPlace{
    inEnglish("Messages",
              "At (%1, %2), the unit would lose %3 army points on average by attacks of enemies. "
              "At this place, it loses %4.")};
inline constexpr MessageTemplate<Decimal, Decimal, Decimal> wayToObjective{
    inEnglish("Messages",
              "A Move to (%1, %2) leads to an objective. It could bring %3 victory points more.")};
inline constexpr MessageTemplate<int, int> recoverFirst{
    inEnglish("Messages",
              "Recover would remove the suppression tokens of the unit. It has %1 and panics at "
              "%2.")};

}  // namespace sightline::engine::say
