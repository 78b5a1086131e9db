#include "engine/mission/token_spots.h"

#include <cmath>

#include "engine/mission/territory.h"
#include "geometry/range.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// Which token would be overlapped, where one of the two is a POI.
const ObjectiveToken* overlappedToken(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    for (const ObjectiveToken& other : battle.mission.tokens) {
        if (!other.onTable()) continue;
        const bool eitherPoi = kind == ObjectiveKind::poi || other.kind == ObjectiveKind::poi;
        if (eitherPoi && geometry::overlapDepth(outlineOf(kind, at), outlineOf(other)) > 0.0) {
            return &other;
        }
    }
    return nullptr;
}

// Tokens do not lie on miniatures (p. 5); who stands on a lower storey is not in the way.
const geometry::PlacedMini* overlappedMini(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    const double level = battle.field.surfaceAt(at).top;
    for (const geometry::PlacedMini& mini : battle.field.minis()) {
        if (mini.mini.position.z + mini.mini.height <= level) continue;
        const geometry::Outline base = geometry::outlineOf(mini.mini);
        if (geometry::overlapDepth(outlineOf(kind, at), base) > 0.0) return &mini;
    }
    return nullptr;
}

bool isWhollyOver(const geometry::PieceInfo& piece, const geometry::Outline& outline) {
    geometry::Mini disc;
    disc.position = {outline.a.x, outline.a.y, 0.0};
    disc.base = {outline.radius * 2.0, outline.radius * 2.0, false};
    return completelyWithinTerritory({piece.footprint}, disc);
}

// What the piece under the token has against it.
std::optional<std::string> faultOver(const Battle& battle, const geometry::PieceInfo& piece,
                                     const geometry::Outline& outline) {
    const double heightTwo = battle.field.dimensions().rangeBand;
    const geometry::Kind kind = piece.facts.kind;
    if (piece.facts.movement == geometry::Movement::impassable) {
        return "overlaps impassable " + piece.name;
    }
    if (kind == geometry::Kind::barricade) return "overlaps the barricade " + piece.name;
    if (kind == geometry::Kind::area) return std::nullopt;
    if (kind == geometry::Kind::obstacle && piece.height >= heightTwo) {
        return "overlaps " + piece.name + ", an obstacle of height 2 or greater";
    }
    if (isWhollyOver(piece, outline)) return std::nullopt;
    return "partially overlaps " + piece.name + ", which is no area terrain";
}

}  // namespace

double widthOf(ObjectiveKind kind) { return kind == ObjectiveKind::poi ? 2.0 : 1.0; }

geometry::Outline outlineOf(ObjectiveKind kind, Vec2 at) { return {at, at, widthOf(kind) / 2.0}; }

geometry::Outline outlineOf(const ObjectiveToken& token) {
    return outlineOf(token.kind, {token.position.x, token.position.y});
}

std::optional<std::string> faultOfSpot(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    const geometry::Outline outline = outlineOf(kind, at);
    const geometry::TableSize table = battle.field.table();
    if (at.x < outline.radius || at.y < outline.radius || at.x > table.width - outline.radius ||
        at.y > table.depth - outline.radius) {
        return "off the battlefield";
    }
    for (const geometry::PieceInfo& piece : battle.field.pieces()) {
        if (geometry::gap(outline, piece.footprint) > 0.0) continue;
        if (auto fault = faultOver(battle, piece, outline)) return fault;
    }
    if (const ObjectiveToken* other = overlappedToken(battle, kind, at)) {
        return "overlaps objective token " + std::to_string(other->id.value + 1);
    }
    if (const geometry::PlacedMini* mini = overlappedMini(battle, kind, at)) {
        return "overlaps a miniature of " +
               battle.unit(battle.mini(MiniId{mini->key}).unit).card->name;
    }
    return std::nullopt;
}

// The same spot on every machine.
Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, Vec2 wished) {
    if (!faultOfSpot(battle, kind, wished)) return wished;
    constexpr double step = 0.25;
    const double farthest = battle.field.table().width;
    for (double reach = step; reach < farthest; reach += step) {
        constexpr int directions = 72;
        for (int i = 0; i < directions; ++i) {
            const double angle = i * 2.0 * 3.14159265358979323846 / directions;
            const Vec2 at{wished.x + reach * std::cos(angle), wished.y + reach * std::sin(angle)};
            if (!faultOfSpot(battle, kind, at)) return at;
        }
    }
    return wished;
}

}  // namespace sightline::engine
