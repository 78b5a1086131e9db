#include "geometry/table/battlefield.h"

#include <algorithm>

#include "geometry/table/private/footing.h"
#include "geometry/table/private/line_entry.h"

namespace sightline::geometry {

Result<Battlefield> Battlefield::make(TableSize table, std::vector<PieceSpec> pieces,
                                      Dimensions dimensions) {
    if (auto problem = problemWith(table, pieces, dimensions)) return *std::move(problem);
    auto world = std::make_shared<World>();
    world->table = table;
    world->dimensions = std::move(dimensions);
    std::vector<Box> boxes;
    for (PieceSpec& spec : pieces) {
        world->pieces.push_back(buildPiece(std::move(spec)));
        world->infos.push_back(world->pieces.back().info);
        boxes.push_back(world->pieces.back().box);
    }
    world->broad = BroadPhase(boxes);
    Battlefield field(std::move(world));
    field.minis_ = std::make_shared<const std::vector<PlacedMini>>();
    return field;
}

TableSize Battlefield::table() const { return world_->table; }
const Dimensions& Battlefield::dimensions() const { return world_->dimensions; }
std::vector<PieceInfo> Battlefield::pieces() const { return world_->infos; }

const PieceInfo* Battlefield::piece(const PieceId& id) const {
    const auto found = std::find_if(world_->infos.begin(), world_->infos.end(),
                                    [&](const PieceInfo& info) { return info.id == id; });
    return found == world_->infos.end() ? nullptr : &*found;
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
        const Piece& piece = world_->pieces[static_cast<std::size_t>(i)];
        const auto entry = firstEntry(piece, ray);
        if (!entry || (first && first->fraction <= entry->fraction)) continue;
        first = Hit{entry->fraction, ray.from + (ray.to - ray.from) * entry->fraction,
                    piece.info.id, piece.part(entry->part).name};
    }
    return first;
}

}  // namespace sightline::geometry
