#include "engine/legion/advice/preview/attacks_from.h"

#include <algorithm>

#include "engine/legion/advice/preview/attack_preview.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/cohesion/formation.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

/// The miniatures around a unit whose leader stands at another place.
struct Surrounded {
    std::vector<geometry::PlacedMini> others;     ///< all miniatures that are not placed
    std::vector<geometry::PlacedMini> forbidden;  ///< enemies of units that the leader does not
                                                  ///< touch
};

bool touches(const View& view, const geometry::Mini& leader, const UnitView& enemy) {
    return std::any_of(enemy.minis.begin(), enemy.minis.end(), [&](MiniId one) {
        return geometry::inBaseContact(leader, view.mini(one).mini);
    });
}

Surrounded surroundedBy(const View& view, const UnitView& own, const geometry::Mini& leader) {
    Surrounded around;
    around.others.push_back({own.minis.front().value, leader});
    for (const UnitView& unit : view.units) {
        if (unit.id == own.id || unit.defeated || unit.undeployed) continue;
        const bool forbids = unit.player != own.player && !touches(view, leader, unit);
        for (const MiniId one : unit.minis) {
            const geometry::PlacedMini placed{one.value, view.mini(one).mini};
            around.others.push_back(placed);
            if (forbids) around.forbidden.push_back(placed);
        }
    }
    return around;
}

void place(View& view, MiniId id, const geometry::Mini& at) {
    const auto found = std::find_if(view.minis.begin(), view.minis.end(),
                                    [&](const MiniView& one) { return one.id == id; });
    if (found != view.minis.end()) found->mini = at;
}

std::vector<const Weapon*> kindsOf(const UnitCard& card, const std::vector<WeaponChoice>& used) {
    std::vector<const Weapon*> kinds;
    for (const WeaponChoice& one : used) {
        const Weapon* weapon = &card.weapons[static_cast<std::size_t>(one.weapon)];
        if (std::find(kinds.begin(), kinds.end(), weapon) == kinds.end()) kinds.push_back(weapon);
    }
    return kinds;
}

std::optional<geometry::Segment> lineTo(const Tabletop& table, UnitId from, UnitId to) {
    const UnitOnTable &one = table.unit(from), &other = table.unit(to);
    for (const geometry::PlacedMini& target : other.minis) {
        const auto sight = sightBetween(table, one, one.leader(), other, target.mini);
        if (sight.witness) return sight.witness;
    }
    return std::nullopt;
}

}  // namespace

View viewAfterMove(const View& view, UnitId unit, const geometry::Mini& leader) {
    View after = view;
    const UnitView& own = view.unit(unit);
    if (own.minis.empty()) return after;
    const geometry::Mini before = view.mini(own.minis.front()).mini;
    std::vector<geometry::FormationMember> followers;
    for (std::size_t i = 1; i < own.minis.size(); ++i)
        followers.push_back({own.minis[i].value, view.mini(own.minis[i]).mini});
    place(after, own.minis.front(), leader);
    if (followers.empty()) return after;
    const Surrounded around = surroundedBy(view, own, leader);
    const auto hulls = vehiclesBetween(tabletopOf(view), unit, unit);
    geometry::SightSettings sight;
    sight.obstacles = hulls;
    for (const geometry::FormationPlace& one : geometry::placeInCohesion(
             view.battlefield, before, leader, followers, placementTermsOf(own.card->type),
             around.others, around.forbidden, sight))
        place(after, MiniId{one.key}, one.mini);
    return after;
}

std::vector<AttackFromPlace> attacksFrom(const View& view, UnitId unit,
                                         const geometry::Mini& leader,
                                         const std::stop_token& stop) {
    std::vector<AttackFromPlace> attacks;
    const UnitView& own = view.unit(unit);
    if (own.defeated || own.undeployed || own.minis.empty()) return attacks;
    const View after = viewAfterMove(view, unit, leader);
    const Tabletop table = tabletopOf(after);
    for (const UnitOnTable& enemy : table.units) {
        if (stop.stop_requested()) break;
        if (enemy.player == own.player) continue;
        const AttackPreview preview = previewAttack(after, unit, enemy.id, false);
        if (!preview.legal) continue;
        const bool melee = isMeleeAttack(table.unit(unit), enemy);
        attacks.push_back({enemy.id, preview.expectedWounds, melee,
                           kindsOf(*own.card, preview.weapons), lineTo(table, unit, enemy.id)});
    }
    return attacks;
}

}  // namespace sightline::engine
