/// Who stands where, and the rulings that depend on nothing else. The game and every preview ask
/// here, so that there is one truth. Source: Core Rulebook p. 28-34, 40-41.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/state/view.h"
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
    /// Of the terrain on `field`; none: everything is worked out.
    std::shared_ptr<RulingMemo> sights{};

    const UnitOnTable& unit(UnitId id) const;  ///< which must be on the battlefield
    const UnitOnTable* find(UnitId id) const;  ///< null when it is defeated or undeployed
};
Tabletop tabletopOf(const Battle& battle);
Tabletop tabletopOf(const View& view);

/// LOS between miniatures of these units: terrain blocks, and the silhouettes of ground vehicles of
/// other units do; troopers, repulsor vehicles and a miniature's own unit never (p. 31, 40).
geometry::Sight sightBetween(const Tabletop& table, const UnitOnTable& from,
                             const geometry::Mini& fromMini, const UnitOnTable& to,
                             const geometry::Mini& toMini);
/// The same without its margin, of a target that is hidden completely for cover: terrain pieces
/// that together block the line. Where points of interest may be what hides it, `visible` is that
/// of `sightBetween`.
geometry::Sight sightOfHidden(const Tabletop& table, const UnitOnTable& from,
                              const geometry::Mini& fromMini, const UnitOnTable& to,
                              const geometry::Mini& toMini);
bool sees(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
          const UnitOnTable& to);
/// Somebody of that unit is in plain view. A yes is that of `sees`, a no says nothing yet.
bool seesAtOnce(const Tabletop& table, const UnitOnTable& from, const geometry::Mini& fromMini,
                const UnitOnTable& to);

/// Silhouettes of the ground vehicles that stand in the way between those two units.
std::vector<geometry::Silhouette> vehiclesBetween(const Tabletop& table, UnitId one, UnitId other);

/// From the attacking unit leader to the closest miniature of the defender.
geometry::Range rangeTo(const UnitOnTable& attacker, const UnitOnTable& defender,
                        const geometry::Dimensions& dimensions);
/// The shortest way between any two of their miniatures is under this many inches.
bool unitsWithin(const UnitOnTable& one, const UnitOnTable& other, double inches);

/// Miniatures of the two units are in base contact (p. 28).
bool inMelee(const UnitOnTable& one, const UnitOnTable& other);
bool inMelee(const Tabletop& table, UnitId unit);
/// In melee with an enemy Trooper unit while being one (p. 29).
bool isEngaged(const Tabletop& table, UnitId unit);
/// Enemy units that the unit is in melee with, in order.
std::vector<UnitId> enemiesInMelee(const Tabletop& table, UnitId unit);

/// Attacking miniatures with LOS to some defending one (p. 32).
std::vector<MiniId> eligibleMiniatures(const Tabletop& table, UnitId attacker, UnitId defender);
/// Defending miniatures that some of those attackers see (p. 35). With `enough` it looks no further
/// once those found so far are.
std::vector<MiniId> visibleTo(const Tabletop& table, const UnitOnTable& attacker,
                              const std::vector<MiniId>& from, UnitId defender,
                              const std::function<bool(const std::vector<MiniId>&)>& enough = {});

/// What obscures besides terrain between those two units, and which terrain does not: see
/// `obscuredFrom`.
struct Obscurers {
    std::vector<geometry::PieceId> ignored;  ///< barricades that the defender gains nothing from
    std::vector<geometry::Silhouette>
        solids;  ///< hulls of ground vehicles, then points of interest
    std::size_t hulls = 0;
};
Obscurers obscurersBetween(const Tabletop& table, UnitId attacker, UnitId defender);
/// Which terrain obscures the target from the attacking unit leader (p. 34): as
/// `geometry::obscured`, for troopers. Barricades give nothing to Creature and Heavy Troopers;
/// ground vehicles and points of interest (p. 20) count as area terrain with heavy cover, and for
/// this alone points of interest block LOS. Their entries are obstacles, those of points of
/// interest with a name for their piece.
geometry::Obscured obscuredFrom(const Tabletop& table, UnitId attacker,
                                const geometry::Mini& viewer, UnitId defender,
                                const geometry::Mini& target);

struct CoverRuling {
    std::vector<ObscuredView> miniatures;
    int obscured = 0;
    geometry::Cover cover{};  ///< before suppression and keywords
};
/// At least half of the unit obscured gives the best cover that obscures any of them: none where
/// all of that was agreed to give none (p. 13), light at least where one is hidden completely.
CoverRuling coverOf(std::vector<ObscuredView> miniatures);
/// Apply Dodge and Cover, a and b: how many are obscured, and what cover that gives.
CoverRuling coverFrom(const Tabletop& table, const UnitOnTable& attacker, UnitId defender);
CoverRuling coverFrom(const Tabletop& table, UnitId attacker, UnitId defender);

}  // namespace sightline::engine
