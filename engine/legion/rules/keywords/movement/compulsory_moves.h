/// The compulsory Move that a unit makes at the start or at the end of its Make Actions step.
/// Several keywords require it. Private to engine/legion/rules/keywords.
#pragma once
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {

/// True if the unit may make its compulsory Move before its actions.
bool mayGoFirst(const Battle& battle, const Bearer& bearer, const StartOfMakeActions& point);
Task<void> offerToGoFirst(Battle& battle, Bearer bearer, StartOfMakeActions& point);

/// True if the unit has not made its compulsory Move in this activation. It then must make the Move
/// after its actions.
bool goesLast(const Battle& battle, const Bearer& bearer, const EndOfMakeActions& point);
Task<void> goLast(Battle& battle, Bearer bearer, EndOfMakeActions& point);

/// While the unit holds an asset token, it makes at most 1 Move action besides its compulsory Move.
void slowDownWithAssets(const CurrentState& now, const Bearer& bearer, CarryAssets& point);
/// The unit skips step 1 of notched base movement, in which the base is rotated.
void skipRotation(const CurrentState& now, const Bearer& bearer, MovementAbilities& point);

}  // namespace sightline::engine::keywords
