#include "geometry/sight_proof.h"

#include <array>
#include <cmath>
#include <deque>

#include "geometry/sight_curtain.h"

namespace sightline::geometry {
namespace {

constexpr std::size_t mostSolids = 96;
constexpr std::size_t mostCurtains = 20;
constexpr double leastHidden = 0.15;  // a solid that hides less is not looked at. Square inches
constexpr double intoWall = 0.03;     // from a wall's face to a plane inside the wall. Inches
constexpr double shallow = 0.25;      // cosine: flatter to the sight than this, a wall tells little
constexpr double steep = 0.3;         // sine: leaning more than this, a face is no wall

Vec2 plan(Vec3 point) { return {point.x, point.y}; }

// A strip of a silhouette: across the sight from u0 to u1, from z0 to z1 high.
struct Cell {
    double u0 = 0.0, u1 = 0.0, z0 = 0.0, z1 = 0.0;
};

struct Frame {
    Silhouette body;
    Vec2 centre{}, ahead{}, across{};

    Cell whole() const {
        const double half =
            body.outline.radius + std::abs(glm::dot(body.outline.b - centre, across));
        return {-half, half, body.bottom, body.top};
    }
    std::array<Vec3, 8> corners(const Cell& cell) const {
        const double reach = std::abs(glm::dot(body.outline.b - centre, ahead));
        double depth = reach + body.outline.radius;
        if (body.outline.a == body.outline.b) {
            const double nearest = cell.u0 <= 0.0 && cell.u1 >= 0.0
                                       ? 0.0
                                       : std::min(std::abs(cell.u0), std::abs(cell.u1));
            const double radius = body.outline.radius;
            depth = std::sqrt(std::max(0.0, radius * radius - nearest * nearest));
        }
        std::array<Vec3, 8> points;
        std::size_t k = 0;
        for (const double u : {cell.u0, cell.u1})
            for (const double d : {-depth, depth})
                for (const double z : {cell.z0, cell.z1})
                    points[k++] = Vec3(centre + across * u + ahead * d, z);
        return points;
    }
};

class Proof {
  public:
    Proof(const Corridor& corridor, const Silhouette& from, const Silhouette& to, int budget)
        : corridor_(corridor), budget_(budget) {
        const Vec2 one = (from.outline.a + from.outline.b) / 2.0;
        const Vec2 other = (to.outline.a + to.outline.b) / 2.0;
        const double apart = glm::distance(one, other);
        if (apart <= sameLength) return;
        const Vec2 ahead = (other - one) / apart, across(-ahead.y, ahead.x);
        from_ = {from, one, ahead, across};
        to_ = {to, other, ahead, across};
        gather();
        hang();
    }

    bool run() {
        if (solids_.empty() && volumes_.empty()) return false;
        return holds(from_.whole(), to_.whole());
    }

  private:
    void add(const Convex& solid, const SegmentReach& reach) {
        const Box box = boxOf(solid);
        const Vec3 span = box.hi - box.lo;
        // What it hides at most, seen along the sight.
        const double hides =
            span.z * (std::abs(span.x * from_.across.x) + std::abs(span.y * from_.across.y));
        if (hides < leastHidden || !reach.meets(box)) return;
        candidates_.emplace_back(hides, &solid);
    }
    void addOwn(const Silhouette& post, const SegmentReach& reach) {
        own_.push_back(inscribed(post));
        add(own_.back(), reach);
    }

    void gather() {
        const auto middle = [](const Frame& it) {
            return Vec3(it.centre, (it.body.bottom + it.body.top) / 2.0);
        };
        const auto half = [](const Frame& it) {
            const Box box = boxOf(it.body);
            return (box.hi - box.lo) / 2.0;
        };
        const SegmentReach reach({middle(from_), middle(to_)}, glm::max(half(from_), half(to_)));
        for (const Piece* piece : corridor_.pieces()) {
            if (piece->column && piece->parts.front().blocksLos)
                for (const Convex& part : piece->column->parts) add(part, reach);
            if (piece->post && piece->parts.front().blocksLos) addOwn(*piece->post, reach);
            for (std::size_t i = 0; i < piece->shells.size(); ++i)
                if (piece->part(piece->shellPart[i]).blocksLos) add(piece->shells[i], reach);
            for (std::size_t i = 0; i < piece->facets.size(); ++i)
                if (piece->part(piece->facetPart[i]).blocksLos) add(piece->facets[i], reach);
        }
        for (const Piece* piece : corridor_.pieces())
            for (const Volume& volume : piece->volumes) {
                if (!piece->part(volume.part).blocksLos || !reach.meets(volume.box)) continue;
                // Inside a body that is open below, one looks about freely.
                if (encloses(volume, middle(from_)) || encloses(volume, middle(to_))) continue;
                volumes_.push_back(&volume);
            }
        for (const Silhouette& obstacle : corridor_.obstacles()) addOwn(obstacle, reach);
        std::stable_sort(candidates_.begin(), candidates_.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        if (candidates_.size() > mostSolids) candidates_.resize(mostSolids);
        for (const auto& [size, solid] : candidates_) solids_.push_back(solid);
    }

    void hang(Vec3 origin, Vec3 normal) {
        if (curtains_.size() >= mostCurtains) return;
        if (glm::dot(plan(normal), from_.ahead) < 0.0) normal = -normal;
        Curtain curtain(origin, normal);
        for (const Vec3 corner : from_.corners(from_.whole()))
            if (curtain.side(corner) >= 0.0) return;
        for (const Vec3 corner : to_.corners(to_.whole()))
            if (curtain.side(corner) <= 0.0) return;
        for (const Curtain& other : curtains_)
            if (curtain.isLike(other)) return;
        for (const Convex* solid : solids_) curtain.add(*solid);
        curtain.add(volumes_);
        if (!curtain.empty()) curtains_.push_back(std::move(curtain));
    }

    // Along walls, where they hide most, then square to the sight.
    void hang() {
        const Vec3 ahead(from_.ahead, 0.0);
        for (const Convex* solid : solids_) {
            Vec3 middle(0.0);
            for (const Vec3 corner : solid->corners)
                middle += corner / static_cast<double>(solid->corners.size());
            const HalfSpace* facing = nullptr;
            for (const HalfSpace& face : solid->faces)
                if (std::abs(face.normal.z) < steep &&
                    std::abs(glm::dot(face.normal, ahead)) > shallow &&
                    (!facing || std::abs(glm::dot(face.normal, ahead)) >
                                    std::abs(glm::dot(facing->normal, ahead)) + sameLength))
                    facing = &face;
            if (facing) {
                const Vec3 level = glm::normalize(Vec3(plan(facing->normal), 0.0));
                hang(middle - facing->normal * intoWall, level);
            }
            hang(middle, ahead);
        }
        for (const Volume* volume : volumes_) hang(volume->box.centre(), ahead);
    }

    // One convex solid that every line between corners meets is met by every line at all.
    bool stoppedByOne(const std::array<Vec3, 8>& one, const std::array<Vec3, 8>& other) const {
        return std::any_of(solids_.begin(), solids_.end(), [&](const Convex* solid) {
            return std::all_of(one.begin(), one.end(), [&](Vec3 a) {
                return std::all_of(other.begin(), other.end(), [&](Vec3 b) {
                    return !stretchIn(*solid, {a, b}, sightRoom / 2.0).empty();
                });
            });
        });
    }

    bool holds(const Cell& one, const Cell& other) {
        if (--budget_ < 0) return false;
        const auto a = from_.corners(one), b = to_.corners(other);
        if (stoppedByOne(a, b)) return true;
        for (std::size_t k = 0; k < curtains_.size(); ++k) {
            const std::size_t at = (last_ + k) % curtains_.size();
            if (!curtains_[at].stops(a, b)) continue;
            last_ = at;
            return true;
        }
        const auto middle = [](const std::array<Vec3, 8>& corners) {
            return (corners.front() + corners.back()) / 2.0;
        };
        const Segment line{middle(a), middle(b)};
        if (corridor_.clear(line) && corridor_.hasRoom(line, sightRoom)) return false;
        return split(one, other);
    }

    bool split(const Cell& one, const Cell& other) {
        const double widths[4]{one.u1 - one.u0, one.z1 - one.z0, other.u1 - other.u0,
                               other.z1 - other.z0};
        const auto widest = std::max_element(std::begin(widths), std::end(widths)) - widths;
        const auto half = [](const Cell& cell, bool level) {
            Cell low = cell, high = cell;
            if (level)
                low.z1 = high.z0 = (cell.z0 + cell.z1) / 2.0;
            else
                low.u1 = high.u0 = (cell.u0 + cell.u1) / 2.0;
            return std::pair{low, high};
        };
        const auto [low, high] = half(widest < 2 ? one : other, widest % 2 == 1);
        return widest < 2 ? holds(low, other) && holds(high, other)
                          : holds(one, low) && holds(one, high);
    }

    const Corridor& corridor_;
    Frame from_, to_;
    std::vector<std::pair<double, const Convex*>> candidates_;
    std::vector<const Convex*> solids_;
    std::vector<const Volume*> volumes_;
    std::deque<Convex> own_;
    std::vector<Curtain> curtains_;
    std::size_t last_ = 0;
    int budget_ = 0;
};

}  // namespace

bool provenBlocked(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                   int budget) {
    return !corridor.empty() && Proof(corridor, from, to, budget).run();
}

}  // namespace sightline::geometry
