#include "app/window/legion/practice/quiz_evidence.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/preview/attack_preview.h"
#include "geometry/cohesion/cohesion.h"
#include "geometry/range/range.h"
#include "geometry/sight/line_of_sight.h"

namespace sightline::app {
namespace {

using engine::MiniView;
using engine::View;

constexpr double sameMiniPlace = 1e-3;  // distance below which two places are the same, inches
constexpr double overTheBases = 0.3;    // height of the line of a range over the bases, inches

bool isAt(const MiniView& mini, const nlohmann::json& request) {
    return mini.onTable() &&
           std::abs(mini.mini.position.x - request.at("x").get<double>()) < sameMiniPlace &&
           std::abs(mini.mini.position.y - request.at("y").get<double>()) < sameMiniPlace;
}

/// The miniature at the place of a request. Null if no miniature stands there.
const MiniView* standingAt(const View& view, const nlohmann::json& request) {
    const auto found = std::find_if(view.minis.begin(), view.minis.end(),
                                    [&](const MiniView& one) { return isAt(one, request); });
    return found == view.minis.end() ? nullptr : &*found;
}

QuizEvidence evidenceOfRange(const View& view, const MiniView& from, const MiniView& to) {
    const auto range = rangeBetween(view.battlefield.dimensions(), from.mini, to.mini);
    const double one = from.mini.position.z + overTheBases;
    const double other = to.mini.position.z + overTheBases;
    return {geometry::Segment{{range.line.from, one}, {range.line.to, other}}, {}};
}

/// The evidence for LOS from the miniature to a spot on which the unit leader of another unit would
/// stand.
QuizEvidence evidenceOfSpot(const View& view, const MiniView& from, const nlohmann::json& spot) {
    const auto walker =
        std::find_if(view.minis.begin(), view.minis.end(), [&](const MiniView& one) {
            return one.leader && one.onTable() &&
                   view.unit(one.unit).player != view.unit(from.unit).player;
        });
    if (walker == view.minis.end()) return {};
    geometry::Mini there = walker->mini;
    there.position = {spot.at("x").get<double>(), spot.at("y").get<double>(),
                      spot.at("z").get<double>()};
    geometry::SightSettings settings;
    settings.margin = false;
    const auto sight =
        lineOfSight(view.battlefield, silhouetteOf(from.mini), silhouetteOf(there), settings);
    return {sight.witness, sight.blockers};
}

/// The first unit leader of the player. Null if the player has none.
const MiniView* leaderOf(const View& view, engine::Player player) {
    const auto found = std::find_if(view.minis.begin(), view.minis.end(), [&](const MiniView& one) {
        return one.leader && one.onTable() && view.unit(one.unit).player == player;
    });
    return found == view.minis.end() ? nullptr : &*found;
}

/// A line over the ground from a miniature to a place.
QuizEvidence lineTo(const MiniView& from, const geometry::Vec3& to) {
    const geometry::Vec3 above{0.0, 0.0, overTheBases};
    return {geometry::Segment{from.mini.position + above, to + above}, {}};
}

/// The terrain that obscures miniatures of the enemy from the first unit leader of the blue player.
QuizEvidence evidenceOfCover(const View& view) {
    const MiniView* from = leaderOf(view, engine::Player::blue);
    if (!from) return {};
    QuizEvidence evidence;
    for (const MiniView& one : view.minis) {
        if (!one.onTable() || view.unit(one.unit).player == engine::Player::blue) continue;
        for (const geometry::Obscuring& by : obscuredFrom(view, from->id, one.id).by) {
            if (!by.counts() || by.piece.empty()) continue;
            if (!evidence.line) evidence.line = by.line;
            if (std::find(evidence.pieces.begin(), evidence.pieces.end(), by.piece) ==
                evidence.pieces.end())
                evidence.pieces.push_back(by.piece);
        }
    }
    return evidence;
}

/// The line of sight to the unit that may be attacked. If there is none, the terrain that blocks
/// the lines to the enemy leaders.
QuizEvidence evidenceOfTarget(const View& view) {
    const MiniView* from = leaderOf(view, engine::Player::blue);
    if (!from) return {};
    QuizEvidence hidden;
    for (const MiniView& one : view.minis) {
        if (!one.leader || !one.onTable() || view.unit(one.unit).player == engine::Player::blue)
            continue;
        const bool legal = previewAttack(view, from->unit, one.unit, false).legal;
        for (const engine::MiniId mini : view.unit(one.unit).minis) {
            const auto sight = engine::sightBetween(view, from->id, mini);
            if (legal && sight.visible) return {sight.witness, {}};
            hidden.pieces.insert(hidden.pieces.end(), sight.blockers.begin(), sight.blockers.end());
        }
    }
    std::sort(hidden.pieces.begin(), hidden.pieces.end());
    hidden.pieces.erase(std::unique(hidden.pieces.begin(), hidden.pieces.end()),
                        hidden.pieces.end());
    return hidden;
}

/// The cover of the defender. Without cover, the line of sight to the defender's leader.
QuizEvidence evidenceOfAttack(const View& view) {
    QuizEvidence evidence = evidenceOfCover(view);
    const MiniView* from = leaderOf(view, engine::Player::blue);
    const MiniView* to = leaderOf(view, engine::Player::red);
    if (evidence.line || !from || !to) return evidence;
    return {engine::sightBetween(view, from->id, to->id).witness, {}};
}

/// The line from the unit leader to the miniature that is out of cohesion.
QuizEvidence evidenceOfCohesion(const View& view) {
    const MiniView* leader = leaderOf(view, engine::Player::blue);
    if (!leader) return {};
    for (const engine::MiniId id : view.unit(leader->unit).minis) {
        const MiniView& mini = view.mini(id);
        if (mini.leader || cohesion(view.battlefield, leader->mini, mini.mini).inCohesion) continue;
        return evidenceOfRange(view, *leader, mini);
    }
    return {};
}

/// The line from the unit leader to the spot of a Move. A place has no line.
QuizEvidence evidenceOfMove(const engine::QuizItem& item, const View& view) {
    const MiniView* leader = leaderOf(view, engine::Player::blue);
    const bool moves = item.kind == engine::QuizKind::reach || item.query.at("query") == "move";
    const std::size_t spot = item.kind == engine::QuizKind::reach ? item.answer : 0;
    if (!leader || !moves || spot >= item.spots.size()) return {};
    return lineTo(*leader, item.spots[spot].at);
}

/// The evidence for a question about two places. The request names both.
QuizEvidence evidenceOfPair(const engine::QuizItem& item, const View& view) {
    if (!item.query.is_object() || !item.query.contains("from")) return {};
    const MiniView* from = standingAt(view, item.query.at("from"));
    if (!from) return {};
    if (item.kind == engine::QuizKind::hide)
        return evidenceOfSpot(view, *from, item.query.at("to"));
    const MiniView* to = standingAt(view, item.query.at("to"));
    if (!to) return {};
    if (item.kind == engine::QuizKind::band) return evidenceOfRange(view, *from, *to);
    const auto sight = engine::sightBetween(view, from->id, to->id);
    return {sight.witness, sight.blockers};
}

}  // namespace

QuizEvidence evidenceFor(const engine::QuizItem& item, const View& scene) {
    switch (item.kind) {
        case engine::QuizKind::target:
            return evidenceOfTarget(scene);
        case engine::QuizKind::obscured:
        case engine::QuizKind::expected:
            return evidenceOfAttack(scene);
        case engine::QuizKind::cohesion:
            return evidenceOfCohesion(scene);
        case engine::QuizKind::reach:
        case engine::QuizKind::legal:
            return evidenceOfMove(item, scene);
        case engine::QuizKind::band:
        case engine::QuizKind::sight:
        case engine::QuizKind::hide:
            return evidenceOfPair(item, scene);
    }
    return {};
}

}  // namespace sightline::app
