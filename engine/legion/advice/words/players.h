/// Messages: the choices that the computer player considers, and the parts of their worth.
#pragma once
#include "geometry/base/message.h"

namespace sightline::engine::say {

inline constexpr MessageTemplate<> worthOfAttack{inEnglish("Messages", "attack")};
inline constexpr MessageTemplate<> worthOfNextAttack{
    inEnglish("Messages", "attack in the next round")};
inline constexpr MessageTemplate<> worthOfStandby{inEnglish("Messages", "attack by standby")};
inline constexpr MessageTemplate<> worthOfSuppression{inEnglish("Messages", "suppression given")};
inline constexpr MessageTemplate<> expectedLoss{inEnglish("Messages", "expected loss")};
inline constexpr MessageTemplate<> worthOfObjective{inEnglish("Messages", "objective")};
inline constexpr MessageTemplate<> worthOfApproach{inEnglish("Messages", "distance to the goal")};
inline constexpr MessageTemplate<> worthOfOrders{inEnglish("Messages", "orders and priority")};

/// A choice of actions, such as "plan: Move to (20.0, 14.5), Attack: target
/// Rebel Troopers 2".
inline constexpr MessageTemplate<Message, Decimal, Decimal> actionTo{
    inEnglish("Messages", "%1 to (%2, %3)")};
inline constexpr MessageTemplate<Message, PrintedName> actionAgainst{
    inEnglish("Messages", "%1: target %2")};
inline constexpr MessageTemplate<Messages> severalActions{inEnglish("Messages", "plan: %1")};
inline constexpr MessageTemplate<PrintedName> activates{inEnglish("Messages", "activate %1")};
inline constexpr MessageTemplate<> passes{inEnglish("Messages", "pass the turn")};
inline constexpr MessageTemplate<> drawsOrder{inEnglish("Messages", "draw an order token")};
inline constexpr MessageTemplate<PrintedName> playsCard{inEnglish("Messages", "play %1")};

}  // namespace sightline::engine::say
