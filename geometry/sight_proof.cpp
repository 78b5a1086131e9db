#include "geometry/sight_proof.h"

#include <array>
#include <cmath>
#include <deque>

#include "geometry/polygon.h"

namespace sightline::geometry {
namespace {

constexpr std::size_t mostSolids = 96;
constexpr std::size_t mostPlanes = 16;
constexpr std::size_t mostSections = 12;  // that may cover one region together
constexpr double leastHidden = 0.15;      // a solid that hides less is not looked at. Square inches
constexpr double planeSize = 1000.0;
constexpr double shallow = 0.35;  // cosine: flatter to the sight than this, a plane tells little

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

struct Curtain {
    Vec3 origin{}, normal{}, x{}, y{};
    std::vector<Polygon> sections;

    double side(Vec3 point) const { return glm::dot(point - origin, normal); }
    Vec2 flat(Vec3 point) const {
        return {glm::dot(point - origin, x), glm::dot(point - origin, y)};
    }
};

Polygon section(const Curtain& curtain, const Convex& solid) {
    Polygon cut{{-planeSize, -planeSize},
                {planeSize, -planeSize},
                {planeSize, planeSize},
                {-planeSize, planeSize}};
    for (const HalfSpace& face : solid.faces) {
        const Vec2 normal(glm::dot(face.normal, curtain.x), glm::dot(face.normal, curtain.y));
        const double offset = face.offset + sightRoom / 2.0 - glm::dot(face.normal, curtain.origin);
        if (glm::length(normal) <= sameLength) {
            if (offset < 0.0) return {};
            continue;
        }
        cut = clip(cut, normal, offset);
        if (cut.size() < 3) return {};
    }
    return cut;
}

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

    bool run() { return !curtains_.empty() && holds(from_.whole(), to_.whole()); }

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
        for (const Silhouette& obstacle : corridor_.obstacles()) addOwn(obstacle, reach);
        std::stable_sort(candidates_.begin(), candidates_.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        if (candidates_.size() > mostSolids) candidates_.resize(mostSolids);
        for (const auto& [size, solid] : candidates_) solids_.push_back(solid);
    }

    void hang(Vec3 origin, Vec3 normal) {
        if (glm::dot(plan(normal), from_.ahead) < 0.0) normal = -normal;
        Curtain curtain{origin, normal, {}, {}, {}};
        for (const Vec3 corner : from_.corners(from_.whole()))
            if (curtain.side(corner) >= 0.0) return;
        for (const Vec3 corner : to_.corners(to_.whole()))
            if (curtain.side(corner) <= 0.0) return;
        for (const Curtain& other : curtains_)
            if (std::abs(other.side(origin)) < sightRoom &&
                glm::dot(other.normal, normal) > 1 - 1e-6)
                return;
        curtain.x = glm::normalize(glm::cross(Vec3(0, 0, 1), normal));
        curtain.y = glm::cross(normal, curtain.x);
        for (const Convex* solid : solids_) {
            Polygon cut = section(curtain, *solid);
            if (cut.size() >= 3) curtain.sections.push_back(std::move(cut));
        }
        if (!curtain.sections.empty()) curtains_.push_back(std::move(curtain));
    }

    void hang() {
        for (const Convex* solid : solids_) {
            if (curtains_.size() >= mostPlanes) return;
            Vec3 middle(0.0);
            for (const Vec3 corner : solid->corners)
                middle += corner / static_cast<double>(solid->corners.size());
            for (const HalfSpace& face : solid->faces) {
                if (solid->faces.size() > 8) break;  // round things have no telling face
                if (glm::dot(plan(face.normal), from_.ahead) > shallow) hang(middle, face.normal);
            }
            hang(middle, Vec3(from_.ahead, 0.0));
        }
    }

    bool stops(const Curtain& curtain, const std::array<Vec3, 8>& one,
               const std::array<Vec3, 8>& other) const {
        std::vector<Vec2> points;
        points.reserve(64);
        Vec2 lo(planeSize), hi(-planeSize);
        for (const Vec3 a : one)
            for (const Vec3 b : other) {
                const double before = curtain.side(a), after = curtain.side(b);
                points.push_back(curtain.flat(a + (b - a) * (before / (before - after))));
                lo = glm::min(lo, points.back());
                hi = glm::max(hi, points.back());
            }
        const Polygon region = convexHull(std::move(points));
        std::vector<Polygon> near;
        for (const Polygon& cut : curtain.sections) {
            Vec2 low(planeSize), high(-planeSize);
            for (const Vec2 corner : cut) {
                low = glm::min(low, corner);
                high = glm::max(high, corner);
            }
            if (low.x > hi.x || low.y > hi.y || high.x < lo.x || high.y < lo.y) continue;
            near.push_back(cut);
            if (near.size() == mostSections) break;
        }
        return !near.empty() && covered(region, near);
    }

    bool holds(const Cell& one, const Cell& other) {
        if (--budget_ < 0) return false;
        const auto a = from_.corners(one), b = to_.corners(other);
        for (std::size_t k = 0; k < curtains_.size(); ++k) {
            const std::size_t at = (last_ + k) % curtains_.size();
            if (!stops(curtains_[at], a, b)) continue;
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
