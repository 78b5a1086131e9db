/// Rulings that anybody may ask for at any time: the same truth that the game itself decides by.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "engine/state/view.h"
#include "engine/terms/attack_terms.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"
#include "geometry/words/message.h"

namespace sightline::engine {

/// LOS between two miniatures with everything that blocks by the rules: terrain, area terrain,
/// ground vehicles of other units (p. 30, 41).
geometry::Sight sightBetween(const View& view, MiniId from, MiniId to);
/// Is the target obscured from that miniature, and by what (p. 34)? Barricades count for the
/// troopers that gain from them; ground vehicles as heavy.
geometry::Obscured obscuredFrom(const View& view, MiniId from, MiniId target);

/// What an attack would meet, before anybody commits to it.
struct AttackPreview {
    bool legal = false;
    bool longShot = false;  ///< only with an aim token spent for it (Keyword Glossary, Long Shot)
    Message why{};          ///< it is not legal
    std::string reason;     ///< the same in English
    /// Leader to the closest defending miniature; none where one of the units is not on the
    /// battlefield (p. 11): it is at no range, in no base contact and in no LOS.
    std::optional<geometry::Range> range;
    std::vector<MiniId> eligible;  ///< attackers with LOS to some defender
    /// From the attacking leader to each defender.
    std::vector<std::pair<MiniId, geometry::Sight>> sight;
    std::vector<ObscuredView> obscured;
    geometry::Cover cover{};
    AttackTerms terms{};  ///< numbers that keywords change, with their reasons
    /// Further keywords that count: they take cover or dodge tokens away, give the defender its
    /// chart, or carry the weapons further.
    std::vector<Reason> besides{};
    /// How its numbers come about: ranges that are not as printed, dice, charts of surges.
    std::vector<Reckoning> reckonings{};
    std::vector<WeaponChoice> weapons{};  ///< the best of the eligible miniatures
    DicePool dice;                        ///< of these weapons
    int mostWounds = 0;                   ///< that it may come to, whatever the dice show
    double expectedWounds = 0.0;  ///< exact by the standard policy, but for what is left out
    double chanceOfNone = 0.0;
    std::vector<double> chances{};  ///< of exactly so many wounds, from 0 on
    std::vector<std::string>
        leftOut{};  ///< keywords that the odds do not know, as cards print them
};
/// Without `lines` it leaves out `sight`, which costs most of the work.
AttackPreview previewAttack(const View& view, UnitId attacker, UnitId defender, bool lines = true);

}  // namespace sightline::engine
