/// What the kinds of manual adjustment share. Private to engine/game/adjust_*.cpp.
///
/// Which field is whose stands in `visitFields` of the state (FieldUse, field_use.h). A kind of its
/// own is there for what the players have a word for (points, actions), for what a rule follows
/// (tokens, wounds, orders), and for what the table judges (places). Whatever else a unit has is
/// AdjustField's.
#pragma once
#include <optional>
#include <string>

#include "engine/asking/adjustment.h"
#include "engine/asking/questions.h"
#include "engine/state/battle.h"
#include "geometry/place/placement.h"

namespace sightline::engine {

inline constexpr int mostByHand = 99;           ///< tokens, marks, points, dice
inline constexpr std::size_t longestName = 60;  ///< that the players give something. Bytes

/// No rule forbids it: the state could not hold it.
Refusal refuseAdjustment(Message why);
/// The line in the record: who changed what by hand.
Ruling adjusted(const Adjust& adjust, Message what);
/// The same with what a number was and is.
Ruling adjusted(const Adjust& adjust, Message what, int before, int after);
/// The unit acts, attacks or is attacked right now.
bool isInvolved(const Battle& battle, UnitId unit);
/// Off the table, or on top of another miniature.
std::optional<Refusal> refusalOfPlace(const Battle& battle, const Place& place);
/// The same for a miniature that may be none of the battle's, among those others.
std::optional<Refusal> refusalOfStand(const Battle& battle, const geometry::Mini& mini,
                                      const std::vector<geometry::PlacedMini>& others);
/// What the state could not hold of that place among those others, and where one would rest.
geometry::Placement placementByHand(const Battle& battle, const geometry::Mini& mini,
                                    const std::vector<geometry::PlacedMini>& others);
/// That point is on the battlefield.
bool isOnTable(const Battle& battle, geometry::Vec2 at);
/// Of the surface that the miniature would stand on there.
double restingHeight(const Battle& battle, const Place& place);

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPoints& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustOrder& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustActions& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCard& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustHand& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPassPool& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustMark& what);
std::optional<Refusal> refusalOf(const Battle& battle, const ReturnMini& what);
std::optional<Refusal> refusalOf(const Battle& battle, const DeployUnit& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustObjective& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustTerrain& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustDice& what);
std::optional<Refusal> refusalOf(const Battle& battle, const HandRoll& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPool& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCover& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCoverPool& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustWeapons& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustAttacks& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustEffect& what);
std::optional<Refusal> refusalOf(const Battle& battle, const EndEffect& what);
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustField& what);
std::optional<Refusal> refusalOf(const Battle& battle, const ToSandbox& what);
std::optional<Refusal> refusalOf(const Battle& battle, const JoinSandbox& what);
std::optional<Refusal> refusalOf(const Battle& battle, const LeaveSandbox& what);
std::optional<Refusal> refusalOf(const Battle& battle, const ToolMove& what);

void apply(Battle& battle, const Adjust& adjust, const AdjustPoints& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustOrder& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustActions& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustCard& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustHand& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustPassPool& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustMark& what);
void apply(Battle& battle, const Adjust& adjust, const ReturnMini& what);
void apply(Battle& battle, const Adjust& adjust, const DeployUnit& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustObjective& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustTerrain& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustDice& what);
void apply(Battle& battle, const Adjust& adjust, const HandRoll& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustPool& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustCover& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustCoverPool& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustWeapons& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustAttacks& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustEffect& what);
void apply(Battle& battle, const Adjust& adjust, const EndEffect& what);
void apply(Battle& battle, const Adjust& adjust, const AdjustField& what);
void apply(Battle& battle, const Adjust& adjust, const ToSandbox& what);
void apply(Battle& battle, const Adjust& adjust, const JoinSandbox& what);
void apply(Battle& battle, const Adjust& adjust, const LeaveSandbox& what);
void apply(Battle& battle, const Adjust& adjust, const ToolMove& what);

/// The unit comes onto the battlefield there, its other miniatures in cohesion.
void deployTogether(Battle& battle, const DeployUnit& what);
/// The same of a unit that is on it: in the formation that it has, where there is room for that.
std::optional<Refusal> refusalOfMovingTogether(const Battle& battle, const DeployUnit& what);
void moveTogether(Battle& battle, const DeployUnit& what);

}  // namespace sightline::engine
