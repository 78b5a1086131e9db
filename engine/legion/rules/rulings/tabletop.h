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
    std::vector<geometry::PlacedMini> minis;  ///< the undefeated miniatures, leader first

    const geometry::Mini& leader() const { return minis.front().mini; }
};

struct Tabletop {
    geometry::Battlefield field;
    std::vector<UnitOnTable> units;      ///< the units on the battlefield, in the order of their
                                         ///< ids
    std::vector<geometry::Mini> pois{};  ///< the points of interest as solids
    /// The cache of rulings for the terrain of `field`. Null: every ruling is computed again.
    std::shared_ptr<RulingMemo> memo{};

    const UnitOnTable& unit(UnitId id) const;  ///< requires a unit on the battlefield
    const UnitOnTable* find(UnitId id) const;  ///< null if the unit is defeated or undeployed
};
Tabletop tabletopOf(const Battle& battle);
Tabletop tabletopOf(const View& view);

/// LOS between miniatures of these units. LOS is blocked by terrain and by the silhouettes of
/// ground vehicles of other units. Troopers, repulsor vehicles and other miniatures of the same
/// unit never block LOS (p. 31, 40).
geometry::Sight sightBetween(const Tabletop& table, const UnitOnTable& from,
                             const geometry::Mini& fromMini, const UnitOnTable& to,
                             const geometry::Mini& toMini);
/// LOS without its margin, for a target that counts as completely hidden for cover. Returns the
/// terrain pieces that together block the line. If a point of interest could hide the target,
/// `visible` is the result of `sightBetween`.
geometry::Sight sightOfHidden(const Tabletop& table, const UnitOnTable& from,
                              const geometry::Mini& fromMini, const UnitOnTable& to,
                              const geometry::Mini& toMini);
bool sees(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
          const UnitOnTable& to);
/// A fast version of `sees`. True if some miniature of that unit has a clear view; false means
/// unknown.
bool seesAtOnce(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
                const UnitOnTable& to);

/// The silhouettes of the ground vehicles between these two units.
std::vector<geometry::Silhouette> vehiclesBetween(const Tabletop& table, UnitId one, UnitId other);

/// The range from the attacking unit leader to the closest miniature of the defender.
geometry::Range rangeTo(const UnitOnTable& attacker, const UnitOnTable& defender,
                        const geometry::Dimensions& dimensions);
/// True if the shortest distance between miniatures of the two units is less than `inches`.
bool unitsWithin(const UnitOnTable& one, const UnitOnTable& other, double inches);

/// True if miniatures of the two units are in base contact (p. 28).
bool inMelee(const UnitOnTable& one, const UnitOnTable& other);
bool inMelee(const Tabletop& table, UnitId unit);
/// True if the unit is a Trooper unit in melee with an enemy Trooper unit (p. 29).
bool isEngaged(const Tabletop& table, UnitId unit);
/// The enemy units that the unit is in melee with, in the order of units.
std::vector<UnitId> enemiesInMelee(const Tabletop& table, UnitId unit);

/// The attacking miniatures that have LOS to at least one defending miniature (p. 32).
std::vector<MiniId> eligibleMiniatures(const Tabletop& table, UnitId attacker, UnitId defender);
/// The defending miniatures that at least one of the attackers sees (p. 35). With `enough`, the
/// search stops when the found miniatures are enough.
std::vector<MiniId> visibleTo(const Tabletop& table, const UnitOnTable& attacker,
                              const std::vector<MiniId>& from, UnitId defender,
                              const std::function<bool(const std::vector<MiniId>&)>& enough = {});

/// Changes to the terrain that obscures between two units: additional solids, and terrain pieces
/// that do not obscure. See `obscuredFrom`.
struct Obscurers {
    std::vector<geometry::PieceId> ignored;  ///< barricades that give the defender no cover
    std::vector<geometry::Silhouette>
        solids;  ///< hulls of ground vehicles, then points of interest
    std::size_t hulls = 0;
};
Obscurers obscurersBetween(const Tabletop& table, UnitId attacker, UnitId defender);
/// The terrain that obscures the target from the attacking unit leader (p. 34). The result is like
/// that of `geometry::obscured`, for troopers. Barricades give no cover to Creature and Heavy
/// Troopers. Ground vehicles and points of interest (p. 20) count as area terrain with heavy cover.
/// Only in this function do points of interest block LOS. The entries of both are obstacles; in the
/// entry of a point of interest, the piece is its name.
geometry::Obscured obscuredFrom(const Tabletop& table, UnitId attacker,
                                const geometry::Mini& viewer, UnitId defender,
                                const geometry::Mini& target);

/// The cover of ground vehicles (p. 41) and points of interest (p. 20), which count as area terrain
/// with heavy cover.
inline constexpr geometry::Cover coverOfSolids = geometry::Cover::heavy;

struct CoverRuling {
    std::vector<ObscuredView> miniatures;
    int obscured = 0;
    geometry::Cover cover{};  ///< the cover without changes by suppression and keywords
};
/// If at least half of the unit's miniatures are obscured, the unit has the best cover that
/// obscures any of them. There are two special cases: no cover, if the players agreed that all of
/// this terrain gives none (p. 13); at least light cover, if one miniature is completely hidden.
CoverRuling coverOf(std::vector<ObscuredView> miniatures);
/// Steps a and b of Apply Dodge and Cover: the number of obscured miniatures, and the resulting
/// cover.
CoverRuling coverFrom(const Tabletop& table, const UnitOnTable& attacker, UnitId defender);
CoverRuling coverFrom(const Tabletop& table, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
