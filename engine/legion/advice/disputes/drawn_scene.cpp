// Collects the objects on the sheet of a dispute: miniatures, blocking pieces, the measured line,
// and the line that proves the verdict (witness line).
#include <cmath>

#include "engine/legion/advice/disputes/drawings.h"
#include "geometry/range/range.h"
#include "geometry/sight/obscured.h"

namespace sightline::engine {
namespace {

void addSight(const Dispute& dispute, const Situation& stated, DrawnScene& scene) {
    const geometry::Sight sight = sightIn(dispute, stated, false);
    scene.witness = sight.witness;
    scene.blockers = sight.blockers;
    if (!sight.visible)
        scene.tried = geometry::bestTry(stated.field, silhouetteOf(stated.from),
                                        silhouetteOf(std::get<geometry::Mini>(stated.to)),
                                        {dispute.ignored, dispute.vehicles});
}

// Adds the pieces that obscure the target. The witness line is the line to the first of these
// pieces.
void addObscured(const Dispute& dispute, const Situation& stated, DrawnScene& scene) {
    const geometry::SightSettings settings{dispute.ignored, dispute.vehicles, geometry::fullProof,
                                           false};
    const auto found = geometry::obscured(stated.field, stated.from,
                                          std::get<geometry::Mini>(stated.to), settings);
    for (const geometry::Obscuring& one : found.by) {
        if (!one.counts() || one.obstacle) continue;
        scene.blockers.push_back(one.piece);
        if (!scene.witness) scene.witness = one.line;
    }
}

// If the dispute asks for the height of a piece, adds this piece. A dispute about a height has no
// miniature.
void addHeight(const Dispute& dispute, DrawnScene& scene) {
    scene.minis.clear();
    if (const auto* id = std::get_if<geometry::PieceId>(&dispute.heightOf))
        scene.blockers.push_back(*id);
}

void addObjections(const std::vector<geometry::Objection>& objections, DrawnScene& scene) {
    for (const geometry::Objection& objection : objections) {
        if (objection.piece) scene.blockers.push_back(*objection.piece);
        scene.objections.push_back(objection.message);
    }
}

void addMove(const Dispute& dispute, const Situation& stated, DrawnScene& scene) {
    const geometry::MoveVerdict verdict = moveIn(dispute, stated);
    scene.minis.push_back(verdict.end);
    scene.moves = true;
    addObjections(verdict.objections, scene);
}

void addPlace(const Dispute& dispute, const Situation& stated, DrawnScene& scene) {
    const geometry::Placement placed = placeIn(dispute, stated);
    scene.minis.front().position.z = placed.z;
    addObjections(placed.objections, scene);
}

}  // namespace

std::optional<DrawnScene> drawnScene(const Dispute& dispute) {
    const auto situations = Situations::make(dispute);
    if (!situations) return std::nullopt;
    const Situation stated = situations->stated();
    DrawnScene scene{dispute.pieces, stated.field, {stated.from}, {}, {}, {}, {}, {}};
    scene.along = geometry::direction(stated.from.facing);
    const bool alone = dispute.about == DisputeAbout::height ||
                       dispute.about == DisputeAbout::place || dispute.about == DisputeAbout::move;
    if (!alone) {
        scene.measured = rangeIn(dispute, stated).line;
        if (const auto* to = std::get_if<geometry::Mini>(&stated.to)) scene.minis.push_back(*to);
    }
    if (dispute.about == DisputeAbout::lineOfSight) addSight(dispute, stated, scene);
    if (dispute.about == DisputeAbout::obscured) addObscured(dispute, stated, scene);
    if (dispute.about == DisputeAbout::height) addHeight(dispute, scene);
    if (dispute.about == DisputeAbout::move) addMove(dispute, stated, scene);
    if (dispute.about == DisputeAbout::place) addPlace(dispute, stated, scene);
    geometry::Vec2 way{};
    if (scene.minis.size() > 1)
        way = geometry::plan(scene.minis[1].position - scene.minis[0].position);
    else if (scene.measured)
        way = scene.measured->to - scene.measured->from;
    if (glm::length(way) > geometry::sameLength) scene.along = glm::normalize(way);
    return scene;
}

void addTry(SheetDrawing& drawing, geometry::Vec2 from, geometry::Vec2 to, geometry::Vec2 stopped) {
    constexpr double arm = 0.3;  // half of the width of the cross, inches
    drawing.lines.push_back({Ink::tried, from, to});
    for (const geometry::Vec2 way : {geometry::Vec2{arm, arm}, geometry::Vec2{arm, -arm}})
        drawing.lines.push_back({Ink::blocker, stopped - way, stopped + way});
}

std::string writtenInches(double length) {
    std::string text = std::to_string(std::round(length * 100.0) / 100.0);
    text.resize(text.size() - 4);
    return text + " in";
}

}  // namespace sightline::engine
