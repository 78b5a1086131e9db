// Collects the blockers between two silhouettes, and tests lines against them.
#include "geometry/sight/private/corridor.h"

#include <algorithm>

#include "geometry/table/private/footing.h"

namespace sightline::geometry {
namespace {

// Maximum gap between an additional solid and the mesh inside it, inches.
constexpr double postInside = 0.002;
// Length by which the corners of a hull are moved inward, inches.
constexpr double drawnIn = sightRoom / 2.0;

bool anyPartBlocks(const Piece& piece) {
    return std::any_of(piece.parts.begin(), piece.parts.end(),
                       [](const Part& part) { return part.blocksLos; });
}

Vec3 halfOf(const Silhouette& it) {
    const Box box = boxOf(it);
    return (box.hi - box.lo) / 2.0;
}

// Moves corners towards the middle. A corner on the floor of a solid touches the solid's face, so
// without the move the solid would seem not to contain it.
std::vector<Vec3> drawnInTo(Vec3 middle, std::span<const Vec3> corners) {
    std::vector<Vec3> within;
    for (const Vec3 corner : corners) {
        const Vec3 off = middle - corner;
        const double length = glm::length(off);
        within.push_back(length > drawnIn ? corner + off * (drawnIn / length) : middle);
    }
    return within;
}

bool overlapsSolid(const Silhouette& one, const Silhouette& other) {
    return overlapDepth(one.outline, other.outline) > contactTolerance && one.bottom < other.top &&
           one.top > other.bottom;
}

}  // namespace

Silhouette grown(const Silhouette& silhouette, double by) {
    Silhouette bigger = silhouette;
    bigger.outline.radius += by;
    bigger.top += by;
    return bigger;
}

const IndexedMesh& Obstruction::Post::skin() const {
    std::call_once(once_,
                   [&] { made_.emplace(trianglesOf(body, postInside), std::vector<bool>{true}); });
    return *made_;
}

Obstruction::Obstruction(const Battlefield& field, const SightSettings& settings) : field_(&field) {
    const auto& pieces = field.world().pieces;
    allowed_.reserve(pieces.size());
    for (const auto& piece : pieces) {
        const bool ignored = std::find(settings.ignored.begin(), settings.ignored.end(),
                                       piece->info.id) != settings.ignored.end();
        allowed_.push_back(!ignored && anyPartBlocks(*piece) ? 1 : 0);
    }
    for (const Silhouette& body : settings.obstacles)
        posts_.emplace_back(body, static_cast<int>(posts_.size()));
}

SlidBox roundBoth(const Silhouette& from, const Silhouette& to, double growth) {
    return {{boxOf(from).centre(), boxOf(to).centre()},
            glm::max(halfOf(from), halfOf(to)) + Vec3(growth)};
}

Corridor::Corridor(const Obstruction& obstruction, const Silhouette& from, const Silhouette& to,
                   double growth) {
    const auto [spine, half] = roundBoth(from, to, growth);
    const auto& world = obstruction.field().world();
    for (const int i : world.broad.along(spine, half)) {
        if (!obstruction.allows(i)) continue;
        const Piece& piece = world.piece(i);
        if (piece.isArea() && (overlapsVolume(piece, from) || overlapsVolume(piece, to))) continue;
        blockers_.push_back({&piece, nullptr, piece.box});
    }
    for (const auto& post : obstruction.posts()) {
        if (overlapsSolid(from, post.body) || overlapsSolid(to, post.body)) continue;
        if (SegmentReach(spine, half).meets(post.box))
            blockers_.push_back({nullptr, &post, post.box});
    }
}

std::optional<Corridor> Corridor::inner() const {
    std::optional<Corridor> inner;
    for (std::size_t i = 0; i < blockers_.size(); ++i) {
        const Blocker& rough = blockers_[i];
        if (rough.inner || !rough.piece || !rough.piece->inner) continue;
        if (!inner) inner = *this;
        Blocker& plain = inner->blockers_[i];
        plain.inner = rough.piece->inner.get();
        plain.box = plain.inner->box;
    }
    // Resets the caches: their face numbers belong to the detailed meshes, which were replaced.
    if (inner) inner->lastFace_ = inner->nearestFace_ = -1;
    return inner;
}

bool Corridor::isCrossed(const Segment& line) const {
    if (lastFace_ >= 0) {
        const Triangle& face = skin(lastBlocker_).face(lastFace_);
        if (crossedAt(face, line.from, line.to - line.from)) return true;
    }
    const Sweep sweep(line);
    for (std::size_t i = 0; i < blockers_.size(); ++i) {
        const Blocker& blocker = blockers_[i];
        if (blocker.post) {
            if (enters(line, blocker.post->body)) return true;
            continue;
        }
        const int face = blocker.skin().anyCrossed(line, sweep);
        if (face < 0) continue;
        lastBlocker_ = static_cast<int>(i);
        lastFace_ = face;
        return true;
    }
    return false;
}

bool Corridor::isClear(const Segment& line) const {
    return std::none_of(blockers_.begin(), blockers_.end(), [&](const Blocker& blocker) {
        return blocker.post ? enters(line, blocker.post->body) : blocker.skin().stops(line);
    });
}

bool Corridor::hasRoom(const Segment& line, double radius) const {
    return nearest(line, radius).blocker < 0 && isClear(line);
}

bool Corridor::holds(std::span<const Vec3> corners) const {
    Vec3 middle(0.0);
    for (const Vec3 corner : corners) middle += corner;
    middle /= static_cast<double>(corners.size());
    return std::any_of(blockers_.begin(), blockers_.end(), [&](const Blocker& blocker) {
        return !blocker.post && overlap(blocker.box, {middle, middle}) &&
               blocker.skin().holds(drawnInTo(middle, corners));
    });
}

Corridor::NearestWall Corridor::nearest(const Segment& line, double upTo) const {
    NearestWall near;
    near.closest.distance = upTo;
    const Sweep sweep(line);
    const SegmentReach reach(line, Vec3(upTo));
    const DistanceLine straight(line);
    if (nearestFace_ >= 0) {  // neighbouring lines usually have the same nearest face
        const ClosestPoints here = closest(line, skin(nearestBlocker_).face(nearestFace_), upTo);
        if (here.distance < upTo) near = {here, nearestBlocker_};
    }
    const auto half = [&] { return static_cast<float>(near.closest.distance); };
    for (std::size_t i = 0; i < blockers_.size() && near.closest.distance > 0.0; ++i) {
        if (!reach.meets(blockers_[i].box)) continue;
        const IndexedMesh& skin = blockers_[i].skin();
        skin.tree().along(sweep, half, [&](int face) {
            if (!skin.blocks(face) || straight.isBeyond(skin.face(face), near.closest.distance))
                return false;
            const ClosestPoints here = closest(line, skin.face(face), near.closest.distance);
            if (here.distance >= near.closest.distance) return false;
            near = {here, static_cast<int>(i)};
            nearestBlocker_ = near.blocker;
            nearestFace_ = face;
            return here.distance <= 0.0;
        });
    }
    return near;
}

void Corridor::nearby(const Segment& line, double within, std::size_t most,
                      std::vector<ClosestPoints>& out) const {
    out.clear();
    const Sweep sweep(line);
    const SegmentReach reach(line, Vec3(within));
    const DistanceLine straight(line);
    const auto farthest = [&] { return out.size() == most ? out.front().distance : within; };
    const auto later = [](const ClosestPoints& one, const ClosestPoints& other) {
        return one.distance < other.distance;
    };
    for (const Blocker& blocker : blockers_) {
        if (!reach.meets(blocker.box)) continue;
        const IndexedMesh& skin = blocker.skin();
        skin.tree().along(
            sweep, [&] { return static_cast<float>(farthest()); },
            [&](int face) {
                if (!skin.blocks(face)) return false;
                const double limit = farthest();
                if (straight.isBeyond(skin.face(face), limit)) return false;
                const ClosestPoints here = closest(line, skin.face(face), limit);
                if (here.distance >= limit) return false;
                if (out.size() == most) {
                    std::pop_heap(out.begin(), out.end(), later);
                    out.pop_back();
                }
                out.push_back(here);
                std::push_heap(out.begin(), out.end(), later);
                return false;
            });
    }
}

void Corridor::hits(const Segment& line, std::vector<Hit>& out) const {
    out.clear();
    const Sweep sweep(line);
    const Vec3 along = line.to - line.from;
    for (std::size_t i = 0; i < blockers_.size(); ++i) {
        const IndexedMesh& skin = blockers_[i].skin();
        skin.tree().along(
            sweep, [] { return 0.0F; },
            [&](int face) {
                if (!skin.blocks(face)) return false;
                if (const auto t = crossedAt(skin.face(face), line.from, along))
                    out.push_back({*t, static_cast<int>(i), face});
                return false;
            });
    }
    std::sort(out.begin(), out.end(), [](const Hit& one, const Hit& other) {
        return std::tuple(one.fraction, one.blocker, one.face) <
               std::tuple(other.fraction, other.blocker, other.face);
    });
}

}  // namespace sightline::geometry
