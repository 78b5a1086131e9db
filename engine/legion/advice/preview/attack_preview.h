/// Rulings that players may request at any time. They use the same functions as the game's own
/// decisions.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/legion/rules/attack_numbers/attack_terms.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/view.h"
#include "geometry/base/message.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {

/// LOS between two miniatures, with all objects that block LOS by the rules: terrain, area terrain,
/// ground vehicles of other units (p. 30, 41).
geometry::Sight sightBetween(const View& view, MiniId from, MiniId to);
/// Whether the target is obscured from the miniature `from`, and by which objects (p. 34).
/// Barricades count only for troopers that may use them. Ground vehicles give heavy cover.
geometry::Obscured obscuredFrom(const View& view, MiniId from, MiniId target);

/// True if the unit has or shares an aim token that it can spend to increase the range of its
/// weapons (p. 39; Keyword Glossary, Long Shot). False while the unit attacks.
bool mayShootFurther(const View& view, const Tabletop& table, UnitId attacker);

/// The preview of an attack before it is declared.
struct AttackPreview {
    bool legal = false;
    /// True: the attack is legal only if an aim token is spent (Keyword Glossary, Long Shot).
    bool longShot = false;
    Message why{};       ///< the reason why the attack is not legal
    std::string reason;  ///< the reason `why` in English
    /// The range from the attacking unit leader to the closest miniature of the defender. No value
    /// if one of the units is not on the battlefield (p. 11); then there is also no base contact
    /// and no LOS.
    std::optional<geometry::Range> range;
    std::vector<MiniId> eligible;  ///< attacking miniatures with LOS to a defending miniature
    /// The LOS from the attacking leader to each defending miniature.
    std::vector<std::pair<MiniId, geometry::Sight>> sight;
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    AttackTerms terms{};  ///< numbers of the attack after the changes by keywords, with the reasons
    /// Keywords with an effect that `terms` does not contain: they remove cover or dodge tokens,
    /// add defense dice, give the defender a surge chart, or increase the range of weapons.
    std::vector<Reason> besides{};
    /// The computation of numbers that differ from the printed numbers: ranges, dice, surge charts.
    std::vector<Reckoning> reckonings{};
    std::vector<WeaponChoice> weapons{};  ///< the best weapon of each eligible miniature
    DicePool dice;       ///< dice of the weapons in `weapons`, and dice that keywords add
    int mostWounds = 0;  ///< the largest number of wounds that any roll can cause
    /// Expected wounds, exact for the standard policy, without the keywords in `leftOut`.
    double expectedWounds = 0.0;
    double chanceOfNone = 0.0;
    std::vector<double> chances{};       ///< [i]: the chance of exactly i wounds
    std::vector<std::string> leftOut{};  ///< printed names of keywords that the odds do not include
};
/// The preview of an attack of one unit on another. If `lines` is false, `sight` is not computed,
/// which saves most of the time.
AttackPreview previewAttack(const View& view, UnitId attacker, UnitId defender, bool lines = true);

}  // namespace sightline::engine
