#include "engine/legion/rules/mission/token_spots.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/words/rounds.h"
#include "geometry/place/nearest_place.h"
#include "geometry/range/range.h"
#include "geometry/table/piece_name.h"
#include "geometry/table/terrain_under.h"
#include "geometry/words/objections.h"

namespace sightline::engine {
namespace {

using geometry::Vec2;

// True if a new token of the kind `kind` may not overlap a token of the kind `other`. A new smoke
// token may overlap no token (p. 54). Other tokens may overlap, unless one of the two is a point of
// interest.
bool mayNotOverlap(ObjectiveKind kind, ObjectiveKind other) {
    if (kind == ObjectiveKind::smoke) return true;
    return kind == ObjectiveKind::poi || other == ObjectiveKind::poi;
}

// Returns a token that the new token would overlap against the rules. Null if there is none.
const ObjectiveToken* overlappedToken(const Battle& battle, ObjectiveKind kind, Vec2 at,
                                      ObjectiveId moved) {
    for (const ObjectiveToken& other : battle.mission.tokens) {
        if (!other.onTable() || other.id == moved) continue;
        if (mayNotOverlap(kind, other.kind) &&
            geometry::overlapDepth(outlineOf(kind, at), outlineOf(other)) > geometry::sameLength) {
            return &other;
        }
    }
    return nullptr;
}

// Returns a miniature that a token at `at` would overlap. The overlap is not allowed (p. 5).
// Miniatures on a lower storey are ignored.
const geometry::PlacedMini* overlappedMini(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    const double level = battle.field.surfaceAt(at).top;
    for (const geometry::PlacedMini& mini : battle.field.minis()) {
        if (mini.mini.position.z + mini.mini.height <= level) continue;
        const geometry::Outline base = geometry::outlineOf(mini.mini);
        if (geometry::overlapDepth(outlineOf(kind, at), base) > geometry::sameLength) return &mini;
    }
    return nullptr;
}

// True if the piece is an obstacle of at least height 2. No part of an objective token or smoke
// token may be on the piece.
bool isHighObstacle(const Battle& battle, const geometry::PieceInfo& piece) {
    const double heightTwo = battle.field.dimensions().rangeBand;
    return piece.facts.kind == geometry::Kind::obstacle && piece.height >= heightTwo;
}

// True if a token must be either completely on the terrain piece or completely beside it.
bool asksWhole(const Battle& battle, const geometry::PieceInfo& piece) {
    const geometry::Kind kind = piece.facts.kind;
    return kind != geometry::Kind::barricade && kind != geometry::Kind::area &&
           !isHighObstacle(battle, piece);
}

// True if the surface has the same height at the token's centre and at 8 points of its rim (p. 54).
bool isFlat(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    constexpr int directions = 8;
    // Players cannot see differences of height up to this length, in inches.
    constexpr double level = 0.1;
    const double radius = widthOf(kind) / 2.0, height = battle.field.surfaceAt(at).top;
    for (int i = 0; i < directions; ++i) {
        const double angle = i * 2.0 * std::numbers::pi / directions;
        const Vec2 rim = at + radius * Vec2{std::cos(angle), std::sin(angle)};
        if (std::abs(battle.field.surfaceAt(rim).top - height) > level) return false;
    }
    return true;
}

// The reason why an objective token or smoke token may not be on the terrain piece. No value if it
// may be there.
std::optional<Message> faultOver(const Battle& battle, const geometry::TerrainUnder& under) {
    const geometry::PieceInfo& piece = *battle.field.piece(under.piece);
    if (under.impassable) return say::overlapsImpassable(piece.name);
    if (piece.facts.kind == geometry::Kind::barricade) {
        return geometry::isNamedBarricade(piece.name) ? geometry::say::onNamedBarricade(piece.name)
                                                      : say::overlapsBarricade(piece.name);
    }
    if (isHighObstacle(battle, piece)) return say::overlapsObstacle(piece.name);
    if (!asksWhole(battle, piece) || under.wholly) return std::nullopt;
    return say::partiallyOverlaps(piece.name);
}

std::optional<TerrainFault> faultOver(const Battle& battle,
                                      const std::vector<geometry::TerrainUnder>& terrain) {
    for (const geometry::TerrainUnder& one : terrain) {
        if (auto fault = faultOver(battle, one)) return TerrainFault{one.piece, *std::move(fault)};
    }
    return std::nullopt;
}

double across(const Battle& battle) {
    return battle.field.table().width + battle.field.table().depth;
}

}  // namespace

std::optional<TerrainFault> terrainFaultOf(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    const geometry::Outline outline = outlineOf(kind, at);
    const auto work = [&] {
        return geometry::terrainUnder(battle.field, outline, [&](const geometry::PieceInfo& piece) {
            return asksWhole(battle, piece);
        });
    };
    return faultOver(battle, battle.memo ? battle.memo->terrainUnder(outline, work) : work());
}

std::optional<Message> faultOfSpot(const Battle& battle, ObjectiveKind kind, Vec2 at,
                                   ObjectiveId moved) {
    const double radius = widthOf(kind) / 2.0;
    const geometry::TableSize table = battle.field.table();
    if (at.x < radius || at.y < radius || at.x > table.width - radius ||
        at.y > table.depth - radius) {
        return say::offBattlefield();
    }
    if (kind == ObjectiveKind::smoke) {
        if (!isFlat(battle, kind, at)) return say::notOnFlatSurface();
    } else if (auto fault = terrainFaultOf(battle, kind, at)) {
        return std::move(fault->message);
    }
    if (const ObjectiveToken* other = overlappedToken(battle, kind, at, moved)) {
        if (other->kind == ObjectiveKind::smoke) return say::overlapsSmoke();
        return say::overlapsToken(other->id.value + 1);
    }
    if (const geometry::PlacedMini* mini = overlappedMini(battle, kind, at)) {
        return say::overlapsMiniOf(battle.unit(battle.mini(MiniId{mini->key}).unit).card->name);
    }
    return std::nullopt;
}

std::optional<Message> faultOfFlatSpot(const Battle& battle, ObjectiveKind kind, Vec2 at) {
    if (auto fault = faultOfSpot(battle, kind, at)) return fault;
    if (!isFlat(battle, kind, at)) return say::notOnFlatSurface();
    for (const ObjectiveToken& other : battle.mission.tokens) {
        const bool ignored = !other.onTable() || other.kind == ObjectiveKind::smoke;
        if (!ignored &&
            geometry::overlapDepth(outlineOf(kind, at), outlineOf(other)) > geometry::sameLength)
            return say::overlapsToken(other.id.value + 1);
    }
    return std::nullopt;
}

Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, Vec2 wished) {
    const auto work = [&] {
        const auto isLegal = [&](Vec2 at) { return !faultOfSpot(battle, kind, at); };
        return geometry::nearestPoint(wished, isLegal, across(battle)).value_or(wished);
    };
    if (!battle.memo) return work();
    RulingMemo::WishedSpot wish{
        .kind = static_cast<int>(kind), .at = wished, .minis = battle.field.minis()};
    for (const ObjectiveToken& other : battle.mission.tokens) {
        if (other.onTable())
            wish.tokens.push_back({static_cast<int>(other.kind), geometry::plan(other.position)});
    }
    return battle.memo->closestSpot(wish, work);
}

// The legal position of a token that is closest to the miniature's base. For a round base, the
// search starts at the centre; for an oblong base, also at both ends.
Vec2 closestSpot(const Battle& battle, ObjectiveKind kind, const geometry::Mini& leader) {
    const geometry::Outline base = geometry::outlineOf(leader);
    const auto away = [&](Vec2 at) { return geometry::gap(base, outlineOf(kind, at)); };
    Vec2 closest = closestSpot(battle, kind, (base.a + base.b) / 2.0);
    if (base.a == base.b) return closest;
    for (const Vec2 end : {base.a, base.b}) {
        const Vec2 spot = closestSpot(battle, kind, end);
        if (away(spot) < away(closest)) closest = spot;
    }
    return closest;
}

}  // namespace sightline::engine
