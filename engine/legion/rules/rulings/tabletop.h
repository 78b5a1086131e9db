/// Positions of the units, and the rulings that depend only on them. The game and every preview use
/// these functions, so they always agree. Source: Core Rulebook p. 28-34, 40-41.
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
    std::vector<geometry::PlacedMini> minis;  ///< undefeated, leader first

    const geometry::Mini& leader() const { return minis.front().mini; }
};

struct Tabletop {
    geometry::Battlefield field;
    std::vector<UnitOnTable> units;      ///< on the battlefield, in order of id
    std::vector<geometry::Mini> pois{};  ///< points of interest, as solids
    /// Memo for the terrain on `field`; null: every ruling is computed anew.
    std::shared_ptr<RulingMemo> memo{};

    const UnitOnTable& unit(UnitId id) const;  ///< requires a unit on the battlefield
    const UnitOnTable* find(UnitId id) const;  ///< null if it is defeated or undeployed
};
Tabletop tabletopOf(const Battle& battle);
Tabletop tabletopOf(const View& view);

/// LOS between miniatures of these units. Terrain blocks, and silhouettes of ground vehicles of
/// other units block. Troopers, repulsor vehicles and a miniature's own unit never block (p. 31,
/// 40).
geometry::Sight sightBetween(const Tabletop& table, const UnitOnTable& from,
                             const geometry::Mini& fromMini, const UnitOnTable& to,
                             const geometry::Mini& toMini);
/// The same without its margin, for a target that counts as completely hidden for cover: terrain
/// pieces that together block the line. If points of interest may be what hides it, `visible` is
/// that of `sightBetween`.
geometry::Sight sightOfHidden(const Tabletop& table, const UnitOnTable& from,
                              const geometry::Mini& fromMini, const UnitOnTable& to,
                              const geometry::Mini& toMini);
bool sees(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
          const UnitOnTable& to);
/// Quick version of `sees`: true if a miniature of that unit is in plain view; false means unknown.
bool seesAtOnce(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
                const UnitOnTable& to);

/// Silhouettes of the ground vehicles between those two units.
std::vector<geometry::Silhouette> vehiclesBetween(const Tabletop& table, UnitId one, UnitId other);

/// From the attacking unit leader to the closest miniature of the defender.
geometry::Range rangeTo(const UnitOnTable& attacker, const UnitOnTable& defender,
                        const geometry::Dimensions& dimensions);
/// True if the shortest distance between any two of their miniatures is under `inches`.
bool unitsWithin(const UnitOnTable& one, const UnitOnTable& other, double inches);

/// Miniatures of the two units are in base contact (p. 28).
bool inMelee(const UnitOnTable& one, const UnitOnTable& other);
bool inMelee(const Tabletop& table, UnitId unit);
/// True if it is a Trooper unit in melee with an enemy Trooper unit (p. 29).
bool isEngaged(const Tabletop& table, UnitId unit);
/// Enemy units that the unit is in melee with, in order.
std::vector<UnitId> enemiesInMelee(const Tabletop& table, UnitId unit);

/// Attacking miniatures with LOS to some defending one (p. 32).
std::vector<MiniId> eligibleMiniatures(const Tabletop& table, UnitId attacker, UnitId defender);
/// Defending miniatures that at least one of those attackers sees (p. 35). With `enough`, the
/// search stops once the miniatures found so far suffice.
std::vector<MiniId> visibleTo(const Tabletop& table, const UnitOnTable& attacker,
                              const std::vector<MiniId>& from, UnitId defender,
                              const std::function<bool(const std::vector<MiniId>&)>& enough = {});

/// Solids that obscure between those two units besides terrain, and terrain that does not obscure:
/// see `obscuredFrom`.
struct Obscurers {
    std::vector<geometry::PieceId> ignored;  ///< barricades that give the defender no cover
    std::vector<geometry::Silhouette>
        solids;  ///< hulls of ground vehicles, then points of interest
    std::size_t hulls = 0;
};
Obscurers obscurersBetween(const Tabletop& table, UnitId attacker, UnitId defender);
/// The terrain that obscures the target from the attacking unit leader (p. 34): as
/// `geometry::obscured`, for troopers. Barricades give no cover to Creature and Heavy Troopers.
/// Ground vehicles and points of interest (p. 20) count as area terrain with heavy cover. Only here
/// points of interest block LOS. The entries of both are obstacles; an entry of a point of interest
/// has a name as its piece.
geometry::Obscured obscuredFrom(const Tabletop& table, UnitId attacker,
                                const geometry::Mini& viewer, UnitId defender,
                                const geometry::Mini& target);

/// Cover of ground vehicles (p. 41) and points of interest (p. 20): as heavy area terrain.
inline constexpr geometry::Cover coverOfSolids = geometry::Cover::heavy;

struct CoverRuling {
    std::vector<ObscuredView> miniatures;
    int obscured = 0;
    geometry::Cover cover{};  ///< before suppression and keywords
};
/// If at least half of the unit is obscured, it gets the best cover that obscures any miniature:
/// none if all that terrain was agreed to give none (p. 13), at least light if one miniature is
/// completely hidden.
CoverRuling coverOf(std::vector<ObscuredView> miniatures);
/// Apply Dodge and Cover, a and b: the number of obscured miniatures, and the resulting cover.
CoverRuling coverFrom(const Tabletop& table, const UnitOnTable& attacker, UnitId defender);
CoverRuling coverFrom(const Tabletop& table, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
