/// The reasons in the preview of an attack: ranges, surge charts, and keywords that change no
/// number.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

/// Adds to `preview.reckonings` the ranges of chosen weapons that an effect increases.
void reckonRanges(AttackPreview& preview, const CurrentState& now, UnitId attacker,
                  const std::vector<WeaponChoice>& weapons, bool aimSpent);
/// The reason for the longer range of the first chosen weapon whose range an aim token increases.
std::optional<Reason> reasonForRange(const CurrentState& now, UnitId attacker,
                                     const std::vector<WeaponChoice>& weapons);
/// Adds to `preview.reckonings` each surge chart that has reasons.
void reckonCharts(AttackPreview& preview);
/// Keywords that have an effect but change no number in `diceReasons`: they change the use of cover
/// or dodge tokens, add defense dice, give a surge chart, or wound the attacker.
std::vector<Reason> effectsBesides(const AttackTerms& terms, geometry::Cover cover, int dodge);

}  // namespace sightline::engine
