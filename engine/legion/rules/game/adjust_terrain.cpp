// Adjustments of terrain: players add, remove and move pieces.
#include <algorithm>
#include <cstdio>

#include "engine/legion/rules/asking/terrain_footprint.h"
#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/words/by_hand.h"
#include "engine/legion/rules/words/refusals.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

using geometry::PieceInfo;
using geometry::PieceSpec;
using geometry::Vec2;

constexpr std::size_t mostPieces = 400;
constexpr double shortest = 0.1, longest = 36.0;  // inches; limits for the sides of a new piece
constexpr double slack = 1e-6;  // inches; a miniature and a piece may overlap by up to this length

const std::vector<PieceSpec>& piecesOf(const Battle& battle) {
    return battle.changedTerrain ? *battle.changedTerrain : *battle.laidOut;
}

const PieceSpec* pieceOf(const Battle& battle, const geometry::PieceId& id) {
    const auto& pieces = piecesOf(battle);
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const PieceSpec& piece) { return piece.id == id; });
    return found == pieces.end() ? nullptr : &*found;
}

/// The message about a change of a terrain piece. `before` is the piece before the change; null for
/// a new piece.
Message changeOf(const std::string& name, const AdjustTerrain& what, const PieceSpec* before) {
    if (!before) return say::piecePlaced(name);
    const auto& changed = what.at ? say::pieceMoved : say::pieceRemovedFrom;
    return changed(name, {before->position.x, 2}, {before->position.y, 2},
                   {before->rotation.value});
}

/// The id of a new piece contains the number of the answer that makes it, so the id is unique.
geometry::PieceId newId(const Battle& battle) {
    geometry::PieceId id = "by-hand-" + std::to_string(battle.answersTaken);
    while (pieceOf(battle, id)) id += "-new";  // A layout may already use the id.
    return id;
}

PieceSpec specOf(const Battle& battle, const AdjustTerrain& what) {
    if (what.made)
        return {.id = newId(battle),
                .name = what.made->name,
                .shape = geometry::BoxShape{what.made->size},
                .position = {},
                .rotation = {},
                .facts = what.made->facts,
                .parts = {}};
    return *pieceOf(battle, what.piece);
}

/// The terrain piece at its new place, on the surface there. If this surface is the top of the
/// piece itself, the piece keeps its height.
PieceSpec laidDown(const Battle& battle, const AdjustTerrain& what) {
    PieceSpec piece = specOf(battle, what);
    const geometry::Surface below = battle.field.surfaceAt(*what.at);
    const double z = below.piece == piece.id ? piece.position.z : below.top;
    piece.position = {what.at->x, what.at->y, z};
    piece.rotation = what.facing;
    return piece;
}

/// Returns the first miniature that would be inside the terrain piece. Null for area terrain, which
/// may contain miniatures.
const MiniState* whoStandsThere(const Battle& battle, const AdjustTerrain& what) {
    const PieceSpec piece = laidDown(battle, what);
    if (piece.facts.kind == geometry::Kind::area) return nullptr;
    const PieceInfo* info = battle.field.piece(piece.id);
    const double tall =
        what.made ? what.made->size.z : info->top - pieceOf(battle, piece.id)->position.z;
    const geometry::Polygon covered = footprintOf(battle.field, piecesOf(battle), what);
    for (const MiniState& mini : battle.minis) {
        if (mini.defeated || battle.unit(mini.unit).undeployed) continue;
        const bool beside = mini.mini.position.z > piece.position.z + tall - slack ||
                            mini.mini.position.z + mini.mini.height < piece.position.z + slack;
        if (!beside && geometry::gap(geometry::outlineOf(mini.mini), covered) <= 0.0) return &mini;
    }
    return nullptr;
}

std::optional<Refusal> refusalOfNewPiece(const Battle& battle, const AdjustTerrain& what) {
    const AdjustTerrain::NewPiece& made = *what.made;
    if (!what.piece.empty()) return refuseAdjustment(say::newPieceHasNoId());
    if (!what.at) return refuseAdjustment(say::newPieceSomewhere());
    if (made.name.empty() || made.name.size() > longestName)
        return refuseAdjustment(say::nameOutside(static_cast<int>(longestName)));
    for (const double side : {made.size.x, made.size.y, made.size.z}) {
        if (!(side >= shortest && side <= longest)) return refuseAdjustment(say::newPieceSize());
    }
    if (piecesOf(battle).size() >= mostPieces)
        return refuseAdjustment(
            say::changeOutside(say::piecesCounted(), static_cast<int>(mostPieces)));
    return std::nullopt;
}

/// Sets the changed table. Computes new heights for the objects at the old place and at the new
/// place of the piece.
void layTable(Battle& battle, std::vector<PieceSpec> pieces, const geometry::PieceId& changed) {
    const geometry::Battlefield before = battle.field;
    battle.changedTerrain = std::make_shared<const std::vector<PieceSpec>>(pieces);
    battle.field =
        geometry::Battlefield::make(before.table(), std::move(pieces), before.dimensions()).value();
    battle.memo = std::make_shared<RulingMemo>();
    for (const geometry::PlacedMini& one : before.minis())
        battle.field = battle.field.with(one.key, one.mini);
    for (const geometry::PlacedMini& one : before.minis()) {
        const geometry::Outline base = geometry::outlineOf(one.mini);
        if (before.surfaceUnder(base, one.mini.position.z + slack).piece != changed) continue;
        geometry::Mini stands = one.mini;
        stands.position.z =
            restingHeight(battle, {MiniId{one.key}, stands.position, stands.facing});
        battle.place(MiniId{one.key}, stands);
    }
    for (ObjectiveToken& token : battle.mission.tokens) {
        const Vec2 at{token.position};
        const geometry::Surface now = battle.field.surfaceAt(at);
        if (before.surfaceAt(at).piece == changed || now.piece == changed)
            token.position.z = now.top;
    }
}

}  // namespace

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustTerrain& what) {
    if (what.made) {
        if (auto refusal = refusalOfNewPiece(battle, what)) return refusal;
    } else if (!pieceOf(battle, what.piece)) {
        return refuseAdjustment(say::noSuchPiece());
    }
    if (!what.at) return std::nullopt;
    if (!isOnTable(battle, *what.at)) return refuseAdjustment(say::offBattlefield());
    if (!isWritable(what.facing.value)) return refuseAdjustment(say::positionFinite());
    const MiniState* stands = whoStandsThere(battle, what);
    if (!stands) return std::nullopt;
    return refuseAdjustment(say::miniStandsThere(battle.unit(stands->unit).label));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustTerrain& what) {
    std::vector<PieceSpec> pieces = piecesOf(battle);
    const PieceSpec piece = what.at ? laidDown(battle, what) : specOf(battle, what);
    const PieceSpec* const lay = what.made ? nullptr : pieceOf(battle, what.piece);
    const std::string name = piece.name.empty() ? piece.id : piece.name;
    Ruling ruling = adjusted(adjust, changeOf(name, what, lay));
    const auto there = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const PieceSpec& one) { return one.id == piece.id; });
    if (there == pieces.end())
        pieces.push_back(piece);
    else if (what.at)
        *there = piece;
    else
        pieces.erase(there);
    layTable(battle, std::move(pieces), piece.id);
    if (what.at) {
        ruling.numbers = {{NumberId::x, what.at->x}, {NumberId::y, what.at->y}};
        ruling.pieces = {piece.id};
    }
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
