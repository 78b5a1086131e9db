/// Rulings on request at any time, by the same functions as the game's own decisions.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/state/view.h"
#include "geometry/base/message.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {

/// LOS between two miniatures, with all blockers of the rules: terrain, area terrain, ground
/// vehicles of other units (p. 30, 41).
geometry::Sight sightBetween(const View& view, MiniId from, MiniId to);
/// Whether the target is obscured from that miniature, and by which objects (p. 34). Barricades
/// count for troopers that benefit from them; ground vehicles count as heavy.
geometry::Obscured obscuredFrom(const View& view, MiniId from, MiniId target);

/// Preview of an attack before it is declared.
struct AttackPreview {
    bool legal = false;
    bool longShot = false;  ///< legal only if an aim token is spent (Keyword Glossary, Long Shot)
    Message why{};          ///< reason if it is not legal
    std::string reason;     ///< English of `why`
    /// From the leader to the closest defending miniature. None if one of the units is not on the
    /// battlefield (p. 11): then there is no range, base contact or LOS.
    std::optional<geometry::Range> range;
    std::vector<MiniId> eligible;  ///< attackers with LOS to a defender
    /// From the attacking leader to each defender.
    std::vector<std::pair<MiniId, geometry::Sight>> sight;
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    AttackTerms terms{};  ///< numbers after keywords, with the reasons
    /// Other keywords with an effect: they remove cover or dodge tokens, give the defender a chart,
    /// or extend the range of weapons.
    std::vector<Reason> besides{};
    /// Derivations of numbers that differ from the print: ranges, dice, surge charts.
    std::vector<Reckoning> reckonings{};
    std::vector<WeaponChoice> weapons{};  ///< the best weapon of each eligible miniature
    DicePool dice;                        ///< of these weapons, with those that keywords add
    int mostWounds = 0;                   ///< the most wounds that any roll can give
    double expectedWounds = 0.0;          ///< exact under the standard policy, except for `leftOut`
    double chanceOfNone = 0.0;
    std::vector<double> chances{};  ///< chance of exactly i wounds
    std::vector<std::string>
        leftOut{};  ///< keywords that the odds do not model, by their printed names
};
/// Without `lines` it skips `sight`, which is most of the work.
AttackPreview previewAttack(const View& view, UnitId attacker, UnitId defender, bool lines = true);

}  // namespace sightline::engine
