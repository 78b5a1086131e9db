/// The positions of the units, and the rulings that depend only on these positions. The game and
/// every preview use these functions, so their results always agree. Source: Core Rulebook p.
/// 28-34, 40-41.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/rules/state/view.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {

class Battle;
class RulingMemo;

struct UnitOnTable {
    UnitId id;
    Player player{};
    const UnitCard* card = nullptr;
    std::vector<geometry::PlacedMini> minis;  ///< the unit's undefeated miniatures, leader first

    const geometry::Mini& leader() const { return minis.front().mini; }
};

struct Tabletop {
    geometry::Battlefield field;
    std::vector<UnitOnTable> units;      ///< the units on the battlefield, in the order of their
                                         ///< ids
    std::vector<geometry::Mini> pois{};  ///< the points of interest as solids
    /// The cache of rulings for the terrain of `field`. Null: every ruling is computed again.
    std::shared_ptr<RulingMemo> memo{};

    const UnitOnTable& unit(UnitId id) const;  ///< requires that the unit is on the battlefield
    const UnitOnTable* find(UnitId id) const;  ///< null if the unit is defeated or undeployed
};
Tabletop tabletopOf(const Battle& battle);
Tabletop tabletopOf(const View& view);

/// LOS between a miniature of one unit and a miniature of the other. LOS is blocked by terrain and
/// by the silhouettes of ground vehicles that are in neither unit. Troopers, repulsor vehicles and
/// other miniatures of the two units never block LOS (p. 31, 40).
geometry::Sight sightBetween(const Tabletop& table, const UnitOnTable& from,
                             const geometry::Mini& fromMini, const UnitOnTable& to,
                             const geometry::Mini& toMini);
/// LOS to a target that was completely hidden when its cover was determined. Only sampled lines are
/// tested, so a narrow gap beside a point of interest may be missed. The result contains the
/// terrain pieces that block these lines, and no margin.
geometry::Sight sightOfHidden(const Tabletop& table, const UnitOnTable& from,
                              const geometry::Mini& fromMini, const UnitOnTable& to,
                              const geometry::Mini& toMini);
bool sees(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
          const UnitOnTable& to);
/// True if at least one miniature of the unit `from` has LOS to the unit `to`.
bool anySees(const Tabletop& table, const UnitOnTable& from, const UnitOnTable& to);
/// A fast version of `sees`. Returns true only if a miniature of the unit `to` is certainly
/// visible. If it returns false, `sees` may still return true.
bool seesAtOnce(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
                const UnitOnTable& to);

/// The silhouettes of the ground vehicles that may block LOS between the two units and are in
/// neither unit.
std::vector<geometry::Silhouette> vehiclesBetween(const Tabletop& table, UnitId one, UnitId other);

/// The range from the attacking unit leader to the closest miniature of the defender.
geometry::Range rangeTo(const UnitOnTable& attacker, const UnitOnTable& defender,
                        const geometry::Dimensions& dimensions);
/// True if the shortest distance between miniatures of the two units is less than `inches`.
bool unitsWithin(const UnitOnTable& one, const UnitOnTable& other, double inches);

/// True if miniatures of the two units are in base contact (p. 28).
bool inMelee(const UnitOnTable& one, const UnitOnTable& other);
bool inMelee(const Tabletop& table, UnitId unit);
/// True if an attack of one unit against the other is a melee attack: they are in base contact, and
/// no keyword of the defender forbids melee attacks.
bool isMeleeAttack(const UnitOnTable& attacker, const UnitOnTable& defender);
/// True if units with this card may be engaged: Trooper units without Immune: Melee.
bool mayBeEngaged(const UnitCard& card);
/// True if the unit is a Trooper unit in melee with an enemy Trooper unit (p. 29), and no keyword
/// of either unit forbids that the two units are engaged.
bool isEngaged(const Tabletop& table, UnitId unit);
/// The enemy units that the unit is in melee with, in the order of units.
std::vector<UnitId> enemiesInMelee(const Tabletop& table, UnitId unit);

/// The miniatures of the attacker that have LOS to at least one miniature of the defender (p. 32).
std::vector<MiniId> eligibleMiniatures(const Tabletop& table, UnitId attacker, UnitId defender);
/// The miniatures of the defender that are in LOS of at least one miniature in `from` (p. 35). The
/// search stops as soon as `enough` is true for the miniatures that were found.
std::vector<MiniId> visibleTo(const Tabletop& table, const UnitOnTable& attacker,
                              const std::vector<MiniId>& from, UnitId defender,
                              const std::function<bool(const std::vector<MiniId>&)>& enough = {});

/// The differences between the terrain and the objects that count for the cover of a unit: solids
/// that obscure in addition to the terrain, and terrain pieces that do not obscure. See
/// `obscuredFrom`.
struct Obscurers {
    std::vector<geometry::PieceId> ignored;  ///< barricades that give no cover to the defender
    /// Silhouettes of ground vehicles, then those of points of interest.
    std::vector<geometry::Silhouette> solids;
    std::size_t hulls = 0;
};
Obscurers obscurersBetween(const Tabletop& table, UnitId attacker, UnitId defender);
/// The terrain that obscures the target from the attacking unit leader (p. 34). For a trooper, the
/// result is like that of `geometry::obscured`, with three differences. Barricades give no cover to
/// Creature and Heavy Troopers. Ground vehicles and points of interest (p. 20) count as area
/// terrain with heavy cover, and are obstacles in the result; for a point of interest, the member
/// `piece` is its name. Points of interest block LOS here, but not for attacks or other rules.
geometry::Obscured obscuredFrom(const Tabletop& table, UnitId attacker,
                                const geometry::Mini& viewer, UnitId defender,
                                const geometry::Mini& target);

/// The cover of ground vehicles (p. 41) and points of interest (p. 20), which count as area terrain
/// with heavy cover.
inline constexpr geometry::Cover coverOfSolids = geometry::Cover::heavy;

struct CoverRuling {
    std::vector<ObscuredView> miniatures;
    int obscured = 0;
    geometry::Cover cover{};  ///< the cover by terrain, before suppression and keywords change it
};
/// The cover of a unit. If at least half of its miniatures are obscured, the unit has the best
/// cover that obscures any of them. There are two special cases: no cover, if the players agreed
/// that all of the obscuring terrain gives no cover (p. 13); at least light cover, if a miniature
/// is completely hidden.
CoverRuling coverOf(std::vector<ObscuredView> miniatures);
/// The substeps a and b of Apply Dodge and Cover: the number of obscured miniatures, and the cover
/// that follows from it.
CoverRuling coverFrom(const Tabletop& table, const UnitOnTable& attacker, UnitId defender);
CoverRuling coverFrom(const Tabletop& table, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
