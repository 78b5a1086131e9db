/// The reasons in the preview of an attack: ranges, surge charts, and keywords that change no
/// number.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

/// Adds to `preview.reckonings` the range of each chosen weapon whose range an effect increases.
void reckonRanges(AttackPreview& preview, const CurrentState& now, UnitId attacker,
                  const std::vector<WeaponChoice>& weapons, bool aimSpent);
/// An aim token may increase the range of the chosen weapons. Returns the reason for the first
/// weapon with a longer range. No value if there is no such weapon.
std::optional<Reason> reasonForRange(const CurrentState& now, UnitId attacker,
                                     const std::vector<WeaponChoice>& weapons);
/// Adds to `preview.reckonings` each surge chart with a reason, such as a keyword that changes the
/// chart.
void reckonCharts(AttackPreview& preview);
/// Keywords that have an effect but change no number in `diceReasons`: they change the use of cover
/// or dodge tokens, add defense dice, give a surge chart, or wound the attacker.
std::vector<Reason> effectsBesides(const AttackTerms& terms, geometry::Cover cover, int dodge);

}  // namespace sightline::engine
