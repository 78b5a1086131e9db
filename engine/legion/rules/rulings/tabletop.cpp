#include "engine/legion/rules/rulings/tabletop.h"

#include <algorithm>
#include <cassert>

#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/state/battle.h"
#include "geometry/base/parallel_for.h"

namespace sightline::engine {
namespace {

using geometry::Cover;
using geometry::Kind;
using geometry::PlacedMini;

bool gainsFromBarricades(UnitType type) {
    return type != UnitType::creatureTrooper && !isHeavyTrooper(type);
}

std::vector<geometry::PieceId> barricadesOn(const geometry::Battlefield& field) {
    std::vector<geometry::PieceId> barricades;
    for (const geometry::PieceInfo& piece : field.pieces()) {
        if (piece.facts.kind == Kind::barricade) barricades.push_back(piece.id);
    }
    return barricades;
}

bool isPoi(const geometry::Obscuring& one, const Obscurers& obscurers) {
    return one.obstacle && static_cast<std::size_t>(*one.obstacle) >= obscurers.hulls;
}

/// Returns the object that gives the best cover among the objects that completely hide a miniature:
/// terrain pieces, ground vehicles and points of interest. Null if no object hides the miniature
/// completely. If LOS is clear, only a point of interest can hide the miniature: for cover, points
/// of interest block the view, but they do not block LOS.
const geometry::Obscuring* bestBlocker(const geometry::Obscured& ruling, const Obscurers& obscurers,
                                       const geometry::Sight& sight) {
    const auto& pieces = sight.blockers;
    const geometry::Obscuring* best = nullptr;
    for (const geometry::Obscuring& one : ruling.by) {
        const bool blocks = sight.visible ? isPoi(one, obscurers)
                                          : one.obstacle || std::find(pieces.begin(), pieces.end(),
                                                                      one.piece) != pieces.end();
        if (blocks && (!best || one.cover > best->cover)) best = &one;
    }
    return best;
}

const geometry::Obscuring* bestCover(const geometry::Obscured& ruling) {
    const geometry::Obscuring* best = nullptr;
    for (const geometry::Obscuring& one : ruling.by) {
        if (one.counts() && (!best || one.cover > best->cover)) best = &one;
    }
    return best;
}

geometry::SightSettings settingsOf(const Obscurers& obscurers) {
    geometry::SightSettings settings;
    settings.ignored = obscurers.ignored;
    settings.obstacles = obscurers.solids;
    settings.obstacleCover = coverOfSolids;
    return settings;
}

geometry::Obscured lookedAt(const Tabletop& table, const geometry::Mini& viewer,
                            const geometry::Mini& target, const geometry::SightSettings& settings) {
    return table.memo ? table.memo->obscured(table.field, viewer, target, settings)
                      : geometry::obscured(table.field, viewer, target, settings);
}

// Adds the names of points of interest to the ruling. If the defender is no trooper, the result is
// not obscured, because only troopers can be obscured.
geometry::Obscured ruled(geometry::Obscured ruling, const Obscurers& obscurers,
                         const UnitOnTable& defender) {
    for (geometry::Obscuring& one : ruling.by) {
        if (!one.obstacle) continue;
        const auto solid = static_cast<std::size_t>(*one.obstacle);
        if (solid >= obscurers.hulls)
            one.piece = "POI " + std::to_string(solid - obscurers.hulls + 1);
    }
    ruling.obscured = ruling.obscured && isTrooper(defender.card->type);
    return ruling;
}

ObscuredView obscuredView(const Tabletop& table, const geometry::Obscured& ruling,
                          const Obscurers& obscurers, const UnitOnTable& attacker,
                          const UnitOnTable& defender, const PlacedMini& target) {
    ObscuredView view;
    view.mini = MiniId{target.key};
    view.obscured = ruling.obscured;
    view.losBlocked = ruling.losBlocked;
    const geometry::Obscuring* best = bestCover(ruling);
    if (ruling.losBlocked && isTrooper(defender.card->type)) {
        view.behindPoi = std::any_of(ruling.by.begin(), ruling.by.end(),
                                     [&](const auto& one) { return isPoi(one, obscurers); });
        const geometry::Sight sight =
            sightOfHidden(table, attacker, attacker.leader(), defender, target.mini);
        view.inLos = sight.visible;
        const geometry::Obscuring* blocker = bestBlocker(ruling, obscurers, sight);
        if (blocker && (!best || blocker->cover >= best->cover)) best = blocker;
        if (!best && !sight.blockers.empty()) view.piece = sight.blockers.front();
    }
    if (best) {
        view.piece = best->piece;
        view.distance = best->distance;
        view.cover = best->cover;
        view.line = best->line;
    }
    return view;
}

}  // namespace

const UnitOnTable* Tabletop::find(UnitId id) const {
    const auto found = std::find_if(units.begin(), units.end(),
                                    [&](const UnitOnTable& one) { return one.id == id; });
    return found == units.end() ? nullptr : &*found;
}

const UnitOnTable& Tabletop::unit(UnitId id) const {
    const UnitOnTable* found = find(id);
    assert(found);
    return *found;
}

Tabletop tabletopOf(const Battle& battle) {
    Tabletop table{battle.field, {}, poiSolids(battle.mission), battle.memo};
    table.units.reserve(battle.units.size());
    for (const UnitState& unit : battle.units) {
        if (!unit.onTable()) continue;
        UnitOnTable& one =
            table.units.emplace_back(UnitOnTable{unit.id, unit.player, unit.card, {}});
        one.minis.reserve(unit.minis.size());
        for (MiniId id : unit.minis) one.minis.push_back({id.value, battle.mini(id).mini});
    }
    return table;
}

Tabletop tabletopOf(const View& view) {
    Tabletop table{view.battlefield, {}, {}, view.memo};
    for (const MissionView::Token& one : view.mission.tokens) {
        if (const auto solid = solidOf(one.token)) table.pois.push_back(*solid);
    }
    for (const UnitView& unit : view.units) {
        if (unit.defeated || unit.undeployed) continue;
        UnitOnTable& one =
            table.units.emplace_back(UnitOnTable{unit.id, unit.player, unit.card, {}});
        for (MiniId id : unit.minis) one.minis.push_back({id.value, view.mini(id).mini});
    }
    return table;
}

geometry::Range rangeTo(const UnitOnTable& attacker, const UnitOnTable& defender,
                        const geometry::Dimensions& dimensions) {
    std::optional<geometry::Range> closest;
    for (const PlacedMini& target : defender.minis) {
        const geometry::Range range =
            geometry::rangeBetween(dimensions, attacker.leader(), target.mini);
        if (!closest || range.distance < closest->distance) closest = range;
    }
    assert(closest);
    return *closest;
}

bool unitsWithin(const UnitOnTable& one, const UnitOnTable& other, double inches) {
    for (const PlacedMini& a : one.minis) {
        for (const PlacedMini& b : other.minis) {
            if (geometry::within(a.mini, b.mini, inches)) return true;
        }
    }
    return false;
}

bool inMelee(const UnitOnTable& one, const UnitOnTable& other) {
    if (one.player == other.player) return false;
    for (const PlacedMini& a : one.minis) {
        for (const PlacedMini& b : other.minis) {
            if (geometry::inBaseContact(a.mini, b.mini)) return true;
        }
    }
    return false;
}

bool isMeleeAttack(const UnitOnTable& attacker, const UnitOnTable& defender) {
    return inMelee(attacker, defender) && !defender.card->has(Keyword::immuneMelee);
}

std::vector<UnitId> enemiesInMelee(const Tabletop& table, UnitId unit) {
    std::vector<UnitId> enemies;
    const UnitOnTable* self = table.find(unit);
    if (!self) return enemies;
    for (const UnitOnTable& other : table.units) {
        if (inMelee(*self, other)) enemies.push_back(other.id);
    }
    return enemies;
}

bool inMelee(const Tabletop& table, UnitId unit) { return !enemiesInMelee(table, unit).empty(); }

bool mayBeEngaged(const UnitCard& card) {
    return isTrooper(card.type) && !card.has(Keyword::immuneMelee);
}

bool isEngaged(const Tabletop& table, UnitId unit) {
    const UnitOnTable* self = table.find(unit);
    if (!self || !mayBeEngaged(*self->card)) return false;
    const auto enemies = enemiesInMelee(table, unit);
    return std::any_of(enemies.begin(), enemies.end(),
                       [&](UnitId enemy) { return mayBeEngaged(*table.unit(enemy).card); });
}

Obscurers obscurersBetween(const Tabletop& table, UnitId attacker, UnitId defender) {
    Obscurers obscurers;
    obscurers.solids = vehiclesBetween(table, attacker, defender);
    obscurers.hulls = obscurers.solids.size();
    for (const geometry::Mini& poi : table.pois)
        obscurers.solids.push_back(geometry::silhouetteOf(poi));
    if (!gainsFromBarricades(table.unit(defender).card->type))
        obscurers.ignored = barricadesOn(table.field);
    return obscurers;
}

geometry::Obscured obscuredFrom(const Tabletop& table, UnitId attacker,
                                const geometry::Mini& viewer, UnitId defender,
                                const geometry::Mini& target) {
    const Obscurers obscurers = obscurersBetween(table, attacker, defender);
    return ruled(lookedAt(table, viewer, target, settingsOf(obscurers)), obscurers,
                 table.unit(defender));
}

CoverRuling coverOf(std::vector<ObscuredView> miniatures) {
    CoverRuling ruling;
    ruling.miniatures = std::move(miniatures);
    Cover best = Cover::none;
    for (const ObscuredView& one : ruling.miniatures) {
        if (!one.obscured) continue;
        ++ruling.obscured;
        const bool atLeastLight = one.losBlocked || one.piece.empty();
        best = std::max({best, one.cover, atLeastLight ? Cover::light : Cover::none});
    }
    const bool half = 2 * ruling.obscured >= static_cast<int>(ruling.miniatures.size());
    if (ruling.obscured > 0 && half) ruling.cover = best;
    return ruling;
}

CoverRuling coverFrom(const Tabletop& table, UnitId attacker, UnitId defender) {
    return coverFrom(table, table.unit(attacker), defender);
}

CoverRuling coverFrom(const Tabletop& table, const UnitOnTable& self, UnitId defender) {
    const UnitOnTable& other = table.unit(defender);
    const Obscurers obscurers = obscurersBetween(table, self.id, defender);
    const geometry::SightSettings settings = settingsOf(obscurers);
    std::vector<ObscuredView> miniatures(other.minis.size());
    const auto take = [&](std::size_t i, geometry::Obscured seen) {
        miniatures[i] = obscuredView(table, ruled(std::move(seen), obscurers, other), obscurers,
                                     self, other, other.minis[i]);
    };
    // Miniatures whose ruling is in the cache need no computation. The rulings for the other
    // miniatures are computed in threads.
    std::vector<std::size_t> unknown;
    for (std::size_t i = 0; i < miniatures.size(); ++i) {
        const geometry::Mini& target = other.minis[i].mini;
        std::optional<geometry::Obscured> known;
        if (table.memo) known = table.memo->knownObscured(self.leader(), target, settings);
        if (known)
            take(i, *std::move(known));
        else
            unknown.push_back(i);
    }
    parallelFor(unknown.size(), [&](std::size_t i) {
        const geometry::Mini& target = other.minis[unknown[i]].mini;
        take(unknown[i], lookedAt(table, self.leader(), target, settings));
    });
    return coverOf(std::move(miniatures));
}

}  // namespace sightline::engine
