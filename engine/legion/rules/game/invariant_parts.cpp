#include "engine/legion/rules/game/invariant_parts.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/movement/terms.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "geometry/cohesion/cohesion.h"
#include "geometry/place/placement.h"

namespace sightline::engine {
namespace {

// The last record entry of this kind that the last answer caused for the unit. Null if there is
// none.
const Ruling* recordedNow(const Game& game, Happening what, UnitId unit) {
    const Record& record = game.recordSoFar();
    const std::size_t now = game.journal().answers.size();
    for (auto it = record.rbegin(); it != record.rend() && it->answersBefore == now; ++it) {
        if (it->happening == what && it->unit == unit) return &*it;
    }
    return nullptr;
}

// The territory in which the miniatures of the unit were placed now, for a keyword that limits the
// places. Empty if nothing limits them.
geometry::Territory limitNow(const Game& game, const View& view, const UnitView& unit) {
    const Ruling* ruling = recordedNow(game, Happening::placed, unit.id);
    const bool limited = ruling && ruling->citation == citationOf(Keyword::infiltrate);
    if (!limited) return {};
    return view.mission.territories[static_cast<std::size_t>(unit.player)];
}

std::vector<geometry::PlacedMini> everybodyBut(const View& view, MiniId except) {
    std::vector<geometry::PlacedMini> others;
    for (const MiniView& one : view.minis) {
        if (one.onTable() && one.id != except) others.push_back({one.id.value, one.mini});
    }
    for (const MissionView::Token& one : view.mission.tokens) {
        if (const auto solid = solidOf(one.token)) others.push_back({-1, *solid});
    }
    return others;
}

std::vector<geometry::PlacedMini> enemiesOf(const View& view, Player player) {
    std::vector<geometry::PlacedMini> enemies;
    for (const MiniView& one : view.minis) {
        const bool enemy = view.unit(one.unit).player != player;
        if (one.onTable() && enemy) enemies.push_back({one.id.value, one.mini});
    }
    return enemies;
}

// True if a legal position of the miniature exists that is in cohesion, touches no enemy base and
// is completely within `limit`, unless `limit` is empty. The function tests positions on rings
// around the unit leader.
bool hasRoom(const View& view, const MiniView& mini, const geometry::Mini& leader,
             const geometry::SightSettings& sight, const geometry::Territory& limit) {
    const UnitView& unit = view.unit(mini.unit);
    const auto others = everybodyBut(view, mini.id);
    const auto enemies = enemiesOf(view, unit.player);
    const double closest = (std::max(leader.base.width, leader.base.length) +
                            std::max(mini.mini.base.width, mini.mini.base.length)) /
                           2.0;
    geometry::PlacementTerms terms = placementTermsOf(unit.card->type);
    // No keyword places a miniature on impassable terrain.
    if (!limit.empty()) terms.mayEndOnImpassable = false;
    for (double away = 0.05; away < 2.9; away += 0.55) {
        for (int turn = 0; turn < 24; ++turn) {
            const geometry::Vec2 out = geometry::direction(geometry::Degrees{15.0 * turn});
            geometry::Mini spot = mini.mini;
            spot.position = leader.position;
            spot.position.x += out.x * (closest + away);
            spot.position.y += out.y * (closest + away);
            const auto ruling =
                geometry::judgePlacement(view.battlefield, spot, terms, others, enemies);
            spot.position.z = ruling.z;
            if (!limit.empty() && !completelyWithinTerritory(limit, spot)) continue;
            if (ruling.legal && !isInDifficult(view.battlefield, spot) &&
                geometry::cohesion(view.battlefield, leader, spot, sight).inCohesion) {
                return true;
            }
        }
    }
    return false;
}

}  // namespace

void checkCohesion(const Game& game, const View& view, Findings& findings) {
    if (game.journal().answers.empty()) return;
    const Places* placed = std::get_if<Places>(&game.journal().answers.back());
    if (!placed) return;
    const Tabletop table = tabletopOf(view);
    for (const Place& place : placed->places) {
        const MiniView& mini = view.mini(place.mini);
        const UnitView& unit = view.unit(mini.unit);
        const Question* asked = game.question();
        const bool goesOn = asked && asked->ask == Ask::placeUnit && asked->unit == unit.id;
        if (!mini.onTable() || mini.leader || goesOn) continue;
        if (recordedNow(game, Happening::unitLeaderChosen, unit.id)) continue;
        const geometry::Mini& leader = view.mini(unit.minis.front()).mini;
        const auto hulls = vehiclesBetween(table, unit.id, unit.id);
        geometry::SightSettings sight;
        sight.obstacles = hulls;
        if (geometry::cohesion(view.battlefield, leader, mini.mini, sight).inCohesion) continue;
        if (hasRoom(view, mini, leader, sight, limitNow(game, view, unit))) {
            findings.add("miniature " + std::to_string(mini.id.value) +
                         " was placed out of cohesion although there is room");
        }
    }
}

void checkObjectives(const View& view, Findings& findings) {
    for (const MissionView::Token& shown : view.mission.tokens) {
        const ObjectiveToken& token = shown.token;
        if (!token.holder.none()) {
            findings.check(!view.unit(token.holder).defeated, "a defeated unit holds an asset");
        }
        const auto solid = solidOf(token);
        if (!solid) continue;
        for (const MiniView& mini : view.minis) {
            const geometry::Silhouette body = geometry::silhouetteOf(mini.mini);
            const geometry::Silhouette point = geometry::silhouetteOf(*solid);
            const bool elsewhere = body.bottom >= point.top || body.top <= point.bottom;
            if (!mini.onTable() || elsewhere)
                continue;  // no contact: completely above or below the point of interest
            if (std::abs(mini.mini.position.x - solid->position.x) > 6.0) continue;
            const double depth =
                geometry::overlapDepth(geometry::outlineOf(mini.mini), geometry::outlineOf(*solid));
            if (depth > tolerance) {
                findings.add("miniature " + std::to_string(mini.id.value) +
                             " stands on a point of interest");
            }
        }
    }
}

void checkDice(const Game& game, const View& view, Findings& findings) {
    if (!view.attack || view.attack->current < 0) return;
    const AttackView& attack = *view.attack;
    if (attack.pools[static_cast<std::size_t>(attack.current)].resolved) return;
    const Record& record = game.recordSoFar();
    auto rolled = record.end();
    for (auto it = record.end(); it != record.begin() && rolled == record.end();) {
        --it;
        if (it->happening == Happening::attackDeclared) break;
        if (it->happening == Happening::attackEnded) break;
        if (it->happening == Happening::diceRolled) rolled = it;
    }
    if (rolled == record.end()) {
        findings.check(attack.attackDice.empty(), "attack dice lie there that nobody rolled");
        return;
    }
    auto there = static_cast<double>(rolled->dice.size());
    for (auto it = rolled; it != record.end(); ++it) {
        if (it->happening == Happening::hitsCanceled) {
            for (const Number& one : it->numbers)
                there -= one.name == NumberName(NumberId::canceled) ? one.value : 0.0;
        } else if (it->happening == Happening::attackDiceModified) {
            findings.check(static_cast<double>(it->dice.size()) <= there,
                           "an effect added attack dice after the roll");
            there = static_cast<double>(it->dice.size());
        }
    }
    findings.check(there == static_cast<double>(attack.attackDice.size()),
                   "attack dice rolled are neither there nor canceled");
    for (const RolledDie& die : attack.attackDice) {
        const auto& faces = facesOf(die.die);
        findings.check(std::find(faces.begin(), faces.end(), die.face) != faces.end(),
                       "a die shows a face it does not have");
    }
    findings.check(attack.hitsCanceledByCover <= static_cast<int>(attack.coverDice.size()),
                   "cover cancels more hits than it has dice");
}

}  // namespace sightline::engine
