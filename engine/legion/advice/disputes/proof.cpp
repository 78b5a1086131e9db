#include "engine/legion/advice/disputes/proof.h"

#include <algorithm>
#include <cmath>

#include "engine/legion/advice/words/disputes.h"
#include "geometry/range/range.h"

namespace sightline::engine {
namespace {

using geometry::Mini;
using geometry::PieceSpec;

/// The largest possible displacement of any point of an object.
struct Shift {
    double plan = 0.0, up = 0.0;  ///< displacement in inches, horizontal and vertical
    double most() const { return std::hypot(plan, up); }
};

// The largest displacement of a point at distance `radius` from the axis, if the object rotates by
// at most `degrees`.
double chord(double radius, double degrees) {
    return 2.0 * radius * std::sin(geometry::Degrees{std::min(degrees, 180.0)}.radians() / 2.0);
}

Shift shiftOf(const Mini& mini, const MiniLeeway& leeway) {
    const double core = std::abs(mini.base.length - mini.base.width) / 2.0;
    return {glm::length(leeway.position) + chord(core, leeway.facing), leeway.height};
}

Shift shiftOf(const Dispute& dispute, const PieceSpec& piece) {
    const auto found = dispute.pieceLeeways.find(piece.id);
    if (found == dispute.pieceLeeways.end()) return {};
    const PieceLeeway& leeway = found->second;
    return {glm::length(leeway.position) + chord(shapeRadius(piece.shape), leeway.rotation),
            leeway.height};
}

Length toThousandths(double length) { return {std::round(length * 1000.0) / 1000.0, 3}; }

/// Proofs for a line of sight question. They use the largest displacements of the two miniatures
/// and of the terrain.
class SightProof {
  public:
    explicit SightProof(const Dispute& dispute)
        : dispute_(dispute),
          from_(shiftOf(dispute.from, dispute.fromLeeway)),
          to_(shiftOf(std::get<Mini>(dispute.to), dispute.toLeeway)) {
        for (const PieceSpec& piece : dispute.pieces)
            terrain_ = std::max(terrain_, shiftOf(dispute, piece).most());
    }

    std::optional<Message> run() const {
        const auto situations = Situations::make(dispute_);
        if (!situations) return std::nullopt;
        const Situation stated = situations->stated();
        if (!keepsItsHeight(stated.field, dispute_.from, from_) ||
            !keepsItsHeight(stated.field, std::get<Mini>(dispute_.to), to_))
            return std::nullopt;
        const geometry::Sight sight = sightIn(dispute_, stated, dispute_.margins);
        if (sight.verdict == geometry::SightVerdict::visible)
            return sight.margin ? seenBy(stated, *sight.margin) : std::nullopt;
        if (sight.verdict == geometry::SightVerdict::blocked && sight.proven)
            return blockedFor(stated);
        return std::nullopt;
    }

  private:
    // True if the piece can come under the base of `mini`, or leave the place under this base,
    // within the tolerances.
    bool mayCross(const geometry::Battlefield& field, const PieceSpec& piece, const Mini& mini,
                  const Shift& shift) const {
        const Shift terrain = shiftOf(dispute_, piece);
        if (shift.plan == 0.0 && terrain.most() == 0.0) return false;
        const auto range = rangeToPiece(field, outlineOf(mini), piece.id);
        return range && range->distance <= shift.plan + terrain.plan + geometry::contactTolerance;
    }

    // True if the height of the miniature is certain: it has a stated z, or the terrain under its
    // base cannot change.
    bool keepsItsHeight(const geometry::Battlefield& field, const Mini& mini,
                        const Shift& shift) const {
        if (std::isfinite(mini.position.z)) return true;
        return std::none_of(dispute_.pieces.begin(), dispute_.pieces.end(),
                            [&](const PieceSpec& it) { return mayCross(field, it, mini, shift); });
    }

    bool mayLookPast(const Situation& stated, const PieceSpec& piece) const {
        return piece.facts.kind == geometry::Kind::area &&
               (mayCross(stated.field, piece, stated.from, from_) ||
                mayCross(stated.field, piece, std::get<Mini>(stated.to), to_));
    }

    // Proves that the target stays visible. A clear beam leads from one silhouette to the other,
    // and moves with them. The distance from the beam to another object shrinks at most by the
    // displacement of that object.
    std::optional<Message> seenBy(const Situation& stated, double margin) const {
        for (const PieceSpec& piece : dispute_.pieces)
            if (mayLookPast(stated, piece)) return std::nullopt;
        const double moves = std::max(from_.most(), to_.most()) + terrain_;
        if (margin - geometry::contestedMargin - moves < geometry::sightRoom) return std::nullopt;
        return say::beamIsWider(toThousandths(margin), toThousandths(moves));
    }

    std::optional<Message> blockedFor(const Situation& stated) const {
        std::vector<PieceSpec> pieces;
        for (const PieceSpec& piece : dispute_.pieces)
            if (!mayLookPast(stated, piece))
                if (auto within = drawnIn(piece)) pieces.push_back(std::move(*within));
        const auto field =
            geometry::Battlefield::make(dispute_.table, std::move(pieces), dispute_.dimensions);
        if (!field) return std::nullopt;
        const geometry::SightSettings settings{dispute_.ignored, dispute_.vehicles,
                                               geometry::fullProof, false};
        const geometry::Sight sight = lineOfSight(*field, grown(stated.from, from_),
                                                  grown(std::get<Mini>(stated.to), to_), settings);
        if (sight.verdict != geometry::SightVerdict::blocked || !sight.proven) return std::nullopt;
        return say::grownDoNotSee();
    }

    static geometry::Silhouette grown(const Mini& mini, const Shift& shift) {
        geometry::Silhouette body = silhouetteOf(mini);
        body.outline.radius += shift.plan;
        body.top += shift.up;
        return body;
    }

    // A shape that lies inside the piece for every possible position and height of the piece. No
    // value if there is no such shape.
    std::optional<PieceSpec> drawnIn(const PieceSpec& piece) const {
        const auto found = dispute_.pieceLeeways.find(piece.id);
        if (found == dispute_.pieceLeeways.end()) return piece;
        const PieceLeeway& leeway = found->second;
        const Shift shift = shiftOf(dispute_, piece);
        PieceSpec within = piece;
        if (auto* box = std::get_if<geometry::BoxShape>(&within.shape)) {
            const geometry::Vec2 along = glm::abs(geometry::direction(piece.rotation));
            const double turned = chord(shapeRadius(piece.shape), leeway.rotation);
            box->size.x -= 2.0 * (glm::dot(along, leeway.position) + turned);
            box->size.y -=
                2.0 * (along.y * leeway.position.x + along.x * leeway.position.y + turned);
            if (box->size.x <= 0.0 || box->size.y <= 0.0) return std::nullopt;
        } else if (auto* drum = std::get_if<geometry::CylinderShape>(&within.shape)) {
            drum->diameter -= 2.0 * glm::length(leeway.position);
            if (drum->diameter <= 0.0) return std::nullopt;
        } else if (shift.plan > 0.0 ||
                   (shift.up > 0.0 && std::holds_alternative<geometry::MeshShape>(piece.shape))) {
            return std::nullopt;
        }
        return raised(std::move(within), -shift.up);
    }

    const Dispute& dispute_;
    Shift from_, to_;
    double terrain_ = 0.0;
};

std::optional<Message> provedRange(const Dispute& dispute) {
    const auto situations = Situations::make(dispute);
    if (!situations) return std::nullopt;
    double moves = shiftOf(dispute.from, dispute.fromLeeway).plan;
    if (const auto* to = std::get_if<Mini>(&dispute.to))
        moves += shiftOf(*to, dispute.toLeeway).plan;
    if (const auto* id = std::get_if<geometry::PieceId>(&dispute.to))
        for (const PieceSpec& piece : dispute.pieces)
            if (piece.id == *id) moves += shiftOf(dispute, piece).plan;
    const double distance = rangeIn(dispute, situations->stated()).distance;
    const double least = distance - moves, most = distance + moves;
    const bool mayTouch = std::holds_alternative<Mini>(dispute.to) &&
                          least <= geometry::contactTolerance + geometry::sameLength;
    if (mayTouch ||
        bandOf(dispute.dimensions, std::max(0.0, least)) != bandOf(dispute.dimensions, most))
        return std::nullopt;
    return say::distanceInOneBand(toThousandths(std::max(0.0, least)), toThousandths(most));
}

std::optional<Message> provedHeight(const Dispute& dispute) {
    const auto* id = std::get_if<geometry::PieceId>(&dispute.heightOf);
    const auto situations = Situations::make(dispute);
    if (id == nullptr || !situations) return std::nullopt;
    const auto found = dispute.pieceLeeways.find(*id);
    const double give = found == dispute.pieceLeeways.end() ? 0.0 : found->second.height;
    const double height = heightIn(dispute, situations->stated());
    if (heightBand(dispute.dimensions, height - give) !=
        heightBand(dispute.dimensions, height + give))
        return std::nullopt;
    return say::heightInOneBand(toThousandths(height - give), toThousandths(height + give));
}

}  // namespace

std::optional<Message> provedBy(const Dispute& dispute) {
    if (quantitiesOf(dispute).empty()) return say::nothingLeftOpen();
    switch (dispute.about) {
        case DisputeAbout::lineOfSight:
            return SightProof(dispute).run();
        case DisputeAbout::range:
            return provedRange(dispute);
        case DisputeAbout::height:
            return provedHeight(dispute);
        case DisputeAbout::obscured:
        case DisputeAbout::place:
        case DisputeAbout::move:
            return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace sightline::engine
