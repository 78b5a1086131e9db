#include "app/window/legion/practice/quiz_evidence.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/preview/attack_preview.h"
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

/// The terrain that obscures miniatures of the enemy from the first unit leader of the blue player.
QuizEvidence evidenceOfCover(const View& view) {
    const auto isLeader = [&](const MiniView& one) {
        return one.leader && one.onTable() && view.unit(one.unit).player == engine::Player::blue;
    };
    const auto from = std::find_if(view.minis.begin(), view.minis.end(), isLeader);
    if (from == view.minis.end()) return {};
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

}  // namespace

QuizEvidence evidenceFor(const engine::QuizItem& item, const View& scene) {
    if (item.kind == engine::QuizKind::obscured) return evidenceOfCover(scene);
    if (!item.query.is_object() || !item.query.contains("from")) return {};
    const MiniView* from = standingAt(scene, item.query.at("from"));
    if (!from) return {};
    if (item.kind == engine::QuizKind::hide)
        return evidenceOfSpot(scene, *from, item.query.at("to"));
    const MiniView* to = standingAt(scene, item.query.at("to"));
    if (!to) return {};
    if (item.kind == engine::QuizKind::band) return evidenceOfRange(scene, *from, *to);
    const auto sight = engine::sightBetween(scene, from->id, to->id);
    return {sight.witness, sight.blockers};
}

}  // namespace sightline::app
