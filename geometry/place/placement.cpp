// Checks whether a miniature may stand at a place, and collects the objections.
#include "geometry/place/placement.h"

#include <algorithm>
#include <cmath>

#include "geometry/place/private/rest.h"
#include "geometry/range/range.h"
#include "geometry/table/piece_name.h"
#include "geometry/table/private/fit.h"
#include "geometry/words/beyond.h"
#include "geometry/words/objections.h"

namespace sightline::geometry {
namespace {

constexpr double upright = 89.9;  // maximum tilt of any base, degrees

// The inputs and the result of one check of a place.
struct PlacementJudge {
    const Battlefield& field;
    const Mini& mini;
    const PlacementTerms& terms;
    Objecting objecting = Objecting::fully;
    Outline outline{};
    Outline resting{};  ///< the base without a thin rim; only this part presses on floors
    std::vector<const Piece*> pieces{};
    Placement result{};

    /// True if no further check is needed: a search needs only the first objection.
    bool isSettled() const { return objecting == Objecting::once && !result.objections.empty(); }
    /// Adds an objection. Its message is built only if the caller wants messages.
    template <class MakeMessage>
    void object(Fault fault, const MakeMessage& made, const Piece* piece = nullptr) {
        Objection objection{fault, {}, {}, {}};
        if (objecting == Objecting::fully) {
            objection.message = made();
            objection.text = english(objection.message);
        }
        if (piece) objection.piece = piece->info.id;
        result.objections.push_back(std::move(objection));
    }
};

Outline restingPart(const Outline& base) {
    return {base.a, base.b, std::max(0.0, base.radius - contactTolerance)};
}

// z of the highest floor under the base whose height is at most `below`. If players agreed on the
// height of a piece, its counted heights are compared with `below` (`Piece::counted`). The result
// is 0 (the mat) if there is no such floor.
double highestFloor(const std::vector<const Piece*>& pieces, const Outline& resting, double below) {
    double highest = 0.0;
    for (const Piece* piece : pieces) {
        if (!lifts(*piece)) continue;
        const auto floor = floorUnder(*piece, resting, highest, piece->shapeHeightOf(below));
        if (floor) highest = std::max(highest, floor->top);
    }
    return highest;
}

// Checks the table edge. p. 24: no part of a base may end outside the battlefield.
void judgeTableEdge(PlacementJudge& it) {
    const TableSize table = it.field.table();
    const Vec2 lo = glm::min(it.outline.a, it.outline.b) - Vec2(it.outline.radius);
    const Vec2 hi = glm::max(it.outline.a, it.outline.b) + Vec2(it.outline.radius);
    const double over = std::max({-lo.x, -lo.y, hi.x - table.width, hi.y - table.depth});
    if (over > sameLength)
        it.object(Fault::offTable, [&] { return say::overTheEdge(Beyond(over, 0.0).length); });
}

// Checks other miniatures. p. 5: miniatures do not rest on each other.
void judgeOthers(PlacementJudge& it, std::span<const PlacedMini> others,
                 std::span<const PlacedMini> forbidden) {
    const double bottom = it.result.z, top = it.result.z + it.mini.height;
    for (const PlacedMini& other : others) {
        if (farApart(it.mini, other.mini)) continue;
        const Silhouette body = silhouetteOf(other.mini);
        if (body.bottom >= top || body.top <= bottom) continue;
        const double depth = overlapDepth(it.outline, body.outline);
        if (depth <= contactTolerance) continue;
        it.object(Fault::overlapsMini,
                  [&] { return say::overlapsMini(Beyond(depth, 0.0).length); });
        it.result.objections.back().mini = other.key;
        if (it.isSettled()) return;
    }
    Mini here = it.mini;
    here.position.z = it.result.z;
    for (const PlacedMini& other : forbidden) {
        if (!inBaseContact(here, other.mini)) continue;
        it.object(Fault::touchesForbidden, [] { return say::touchesForbidden(); });
        it.result.objections.back().mini = other.key;
        if (it.isSettled()) return;
    }
}

// Objects to terrain in the space of the miniature, such as a wall or a roof, and to a place inside
// a solid model.
void judgeRoom(PlacementJudge& it) {
    for (const Piece* piece : it.pieces) {
        const double top = it.result.z + it.mini.height;
        const Vec2 centre = (it.outline.a + it.outline.b) / 2.0;
        if (inTheWay(*piece, it.outline, it.result.z, top) < 0 &&
            !isWithin(*piece, Vec3(centre, it.result.z)))
            continue;
        it.object(
            Fault::partlyOnTerrain, [&] { return say::noRoomBeside(called(*piece)); }, piece);
    }
}

/// The pieces that have a floor under the base between the heights `above` and `below`.
std::vector<const Piece*> floorsBetween(const PlacementJudge& it, double above, double below,
                                        bool obstaclesOnly) {
    std::vector<const Piece*> found;
    for (const Piece* piece : it.pieces) {
        if (obstaclesOnly && piece->info.facts.kind != Kind::obstacle) continue;
        if (floorUnder(*piece, it.resting, above, below)) found.push_back(piece);
    }
    return found;
}

// Checks obstacles under the base. p. 12: a base must be wholly on an obstacle; on two obstacles,
// it is only partly on each. If an obstacle wholly supports the base, the obstacles below it do not
// count.
void judgeWhollyOn(PlacementJudge& it) {
    const double z = it.result.z;
    std::vector<const Piece*> obstacles = floorsBetween(it, z - sameLength, z, true);
    if (obstacles.empty()) obstacles = floorsBetween(it, sameLength, z, true);
    for (const Piece* piece : obstacles) {
        const double top = floorUnder(*piece, it.resting, sameLength, z)->top;
        if (carriesAll({piece}, it.outline, top)) continue;
        it.object(
            Fault::partlyOnTerrain, [&] { return say::partlyOn(called(*piece)); }, piece);
        return;
    }
}

// Checks the support of the base: p. 12 for a miniature that may not overhang, p. 41 for one that
// may. A base that may overhang can tip off any kind of piece.
void judgeFit(PlacementJudge& it, Footholds* footholds) {
    if (it.result.z <= sameLength) return;
    if (!it.terms.mayOverhang) return judgeWhollyOn(it);
    const auto carriers = floorsBetween(it, it.result.z - sameLength, it.result.z, false);
    if (carriers.empty()) return;
    const Piece* under = carriers.back();
    Footholds* known = it.objecting == Objecting::once ? footholds : nullptr;
    const Degrees limit{std::min(it.terms.maxTilt.value + sameLength, upright)};
    if (leansAtMost(it.pieces, it.outline, it.result.z, limit, known)) return;
    const auto leaning = [&] {
        const Degrees lean = restingPlane(it.pieces, it.outline, it.result.z).lean();
        return say::leans({lean.value}, called(*under), {it.terms.maxTilt.value});
    };
    it.object(Fault::unstable, leaning, under);
}

Message onBarricade(const std::string& name) {
    return isNamedBarricade(name) ? say::onNamedBarricade(name) : say::onBarricade(name);
}

void judgeTerrain(PlacementJudge& it) {
    Mini here = it.mini;
    here.position.z = it.result.z;
    for (const SupportPiece& stood : standsOn(it.field, here)) {
        const auto found =
            std::find_if(it.pieces.begin(), it.pieces.end(),
                         [&](const Piece* piece) { return piece->info.id == stood.piece; });
        const Piece* piece = *found;
        if (stood.movement == Movement::impassable && !it.terms.mayEndOnImpassable)
            it.object(
                Fault::onImpassable, [&] { return say::onImpassable(called(*piece)); }, piece);
        if (stood.kind == Kind::barricade && !it.terms.mayRestOnBarricade)
            it.object(
                Fault::onBarricade, [&] { return onBarricade(piece->info.name); }, piece);
    }
}

// The height up to which floors belong to the miniature's storey. Higher floors are roofs.
double storeyOf(const Mini& mini) {
    const double z = mini.position.z;
    return std::isfinite(z) ? z + mini.height : anyHeight;
}

}  // namespace

std::string called(const Piece& piece) { return piece.info.name; }

std::vector<SupportPiece> standsOn(const Battlefield& field, const Mini& mini) {
    const Outline whole = outlineOf(mini);
    const Outline outline{whole.a, whole.b, std::max(0.0, whole.radius - contactTolerance)};
    const double bottom = mini.position.z, top = bottom + mini.height;
    std::vector<SupportPiece> stood;
    for (const Piece* piece : piecesAt(field, outline)) {
        SupportPiece entry{piece->info.id, piece->info.facts.kind, Movement::open};
        if (!lifts(*piece)) {
            if (!overlapsVolume(*piece, {outline, bottom, top})) continue;
            entry.movement = piece->parts.front().movement;
        } else if (const auto floor = floorUnder(*piece, outline, bottom - contactTolerance,
                                                 bottom + contactTolerance)) {
            entry.movement = floor->movement;
        } else if (const int part = inTheWay(*piece, outline, bottom, top); part >= 0) {
            entry.movement = piece->part(part).movement;
        } else {
            continue;
        }
        stood.push_back(std::move(entry));
    }
    return stood;
}

Placement judgeRest(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                    double below, std::span<const PlacedMini> others,
                    std::span<const PlacedMini> forbidden, Objecting objecting,
                    Footholds* footholds) {
    PlacementJudge it{field, mini, terms, objecting};
    it.outline = outlineOf(mini);
    it.pieces = piecesAt(field, it.outline);
    std::erase_if(it.pieces, [](const Piece* piece) { return !lifts(*piece); });
    it.resting = restingPart(it.outline);
    it.result.z = highestFloor(it.pieces, it.resting, below);
    judgeTableEdge(it);
    if (!it.isSettled()) judgeOthers(it, others, forbidden);
    if (!it.isSettled()) judgeRoom(it);
    if (!it.isSettled()) judgeTerrain(it);
    if (!it.isSettled()) judgeFit(it, footholds);
    it.result.legal = it.result.objections.empty();
    return it.result;
}

Placement judgeOnMat(const Battlefield& field, const Mini& mini, std::span<const PlacedMini> others,
                     std::span<const PlacedMini> forbidden) {
    const PlacementTerms none;
    PlacementJudge it{field, mini, none, Objecting::once};
    it.outline = outlineOf(mini);
    judgeTableEdge(it);
    judgeOthers(it, others, forbidden);
    it.result.legal = it.result.objections.empty();
    return it.result;
}

double restingHeight(const Battlefield& field, const Mini& mini, double below) {
    const Outline resting = restingPart(outlineOf(mini));
    return highestFloor(piecesAt(field, resting), resting, below);
}

double countedHeight(const Battlefield& field, const Mini& mini) {
    const Outline resting = restingPart(outlineOf(mini));
    const double z = mini.position.z;
    std::optional<double> highest;
    for (const Piece* piece : piecesAt(field, resting)) {
        if (!lifts(*piece)) continue;
        if (!floorUnder(*piece, resting, z - contactTolerance, z + contactTolerance)) continue;
        highest = std::max(highest.value_or(-anyHeight), piece->counted(z));
    }
    return highest.value_or(z);
}

double restingHeight(const Battlefield& field, const Mini& mini) {
    return restingHeight(field, mini, storeyOf(mini));
}

Placement judgePlacement(const Battlefield& field, const Mini& mini, const PlacementTerms& terms,
                         std::span<const PlacedMini> others,
                         std::span<const PlacedMini> forbidden) {
    return judgeRest(field, mini, terms, storeyOf(mini), others, forbidden);
}

}  // namespace sightline::geometry
