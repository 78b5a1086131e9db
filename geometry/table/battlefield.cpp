#include "geometry/table/battlefield.h"

#include <algorithm>
#include <cassert>

#include "geometry/table/private/footing.h"
#include "geometry/table/private/line_entry.h"

namespace sightline::geometry {
namespace {

BroadPhase broadPhaseOf(const std::vector<std::shared_ptr<const Piece>>& pieces) {
    std::vector<Box> boxes;
    boxes.reserve(pieces.size());
    for (const auto& piece : pieces) boxes.push_back(piece->box);
    return BroadPhase(boxes);
}

}  // namespace

const Piece* Battlefield::World::find(const PieceId& id) const {
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const auto& piece) { return piece->info.id == id; });
    return found == pieces.end() ? nullptr : found->get();
}

Result<Battlefield> Battlefield::make(TableSize table, std::vector<PieceSpec> pieces,
                                      Dimensions dimensions) {
    if (auto problem = problemWith(table, pieces, dimensions)) return *std::move(problem);
    auto world = std::make_shared<World>();
    world->table = table;
    world->dimensions = std::move(dimensions);
    for (PieceSpec& spec : pieces)
        world->pieces.push_back(std::make_shared<const Piece>(buildPiece(std::move(spec))));
    world->broad = broadPhaseOf(world->pieces);
    Battlefield field(std::move(world));
    field.minis_ = std::make_shared<const std::vector<PlacedMini>>();
    return field;
}

Result<Battlefield> Battlefield::replacing(std::vector<PieceSpec> changed) const {
    if (auto problem = problemWith(world_->table, changed, world_->dimensions))
        return *std::move(problem);
    auto world = std::make_shared<World>();
    world->table = world_->table;
    world->dimensions = world_->dimensions;
    world->pieces = world_->pieces;
    for (PieceSpec& spec : changed) {
        const auto place =
            std::find_if(world->pieces.begin(), world->pieces.end(),
                         [&](const auto& piece) { return piece->info.id == spec.id; });
        assert(place != world->pieces.end());
        *place = std::make_shared<const Piece>(buildPiece(std::move(spec)));
    }
    world->broad = broadPhaseOf(world->pieces);
    Battlefield field(std::move(world));
    field.minis_ = minis_;
    return field;
}

TableSize Battlefield::table() const { return world_->table; }
const Dimensions& Battlefield::dimensions() const { return world_->dimensions; }

std::vector<PieceInfo> Battlefield::pieces() const {
    std::vector<PieceInfo> infos;
    infos.reserve(world_->pieces.size());
    for (const auto& piece : world_->pieces) infos.push_back(piece->info);
    return infos;
}

const PieceInfo* Battlefield::piece(const PieceId& id) const {
    const Piece* found = world_->find(id);
    return found == nullptr ? nullptr : &found->info;
}

Battlefield Battlefield::with(MiniKey key, const Mini& mini) const {
    auto minis = std::make_shared<std::vector<PlacedMini>>(*minis_);
    const auto at = std::lower_bound(minis->begin(), minis->end(), key,
                                     [](const PlacedMini& it, MiniKey k) { return it.key < k; });
    if (at != minis->end() && at->key == key)
        at->mini = mini;
    else
        minis->insert(at, {key, mini});
    Battlefield changed = *this;
    changed.minis_ = std::move(minis);
    return changed;
}

Battlefield Battlefield::without(MiniKey key) const {
    auto minis = std::make_shared<std::vector<PlacedMini>>(*minis_);
    std::erase_if(*minis, [&](const PlacedMini& it) { return it.key == key; });
    Battlefield changed = *this;
    changed.minis_ = std::move(minis);
    return changed;
}

std::span<const PlacedMini> Battlefield::minis() const { return *minis_; }

const Mini* Battlefield::mini(MiniKey key) const {
    const auto at = std::lower_bound(minis_->begin(), minis_->end(), key,
                                     [](const PlacedMini& it, MiniKey k) { return it.key < k; });
    return at != minis_->end() && at->key == key ? &at->mini : nullptr;
}

Surface Battlefield::surfaceAt(Vec2 point, double below) const {
    return surfaceUnder({point, point, 0.0}, below);
}

Surface Battlefield::surfaceUnder(const Outline& outline, double below) const {
    Surface best;
    for (const Piece* piece : piecesAt(*this, outline)) {
        if (!lifts(*piece)) continue;
        const auto floor = floorUnder(*piece, outline, best.top, below);
        if (floor && floor->top > best.top) best = *floor;
    }
    return best;
}

std::optional<Battlefield::Hit> Battlefield::firstHit(const Segment& ray) const {
    std::optional<Hit> first;
    for (const int i : world_->broad.along(ray, Vec3(sameLength))) {
        const Piece& piece = world_->piece(i);
        const auto entry = firstEntry(piece, ray);
        if (!entry || (first && first->fraction <= entry->fraction)) continue;
        first = Hit{entry->fraction, ray.from + (ray.to - ray.from) * entry->fraction,
                    piece.info.id, piece.part(entry->part).name};
    }
    return first;
}

}  // namespace sightline::geometry
