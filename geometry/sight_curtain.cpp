#include "geometry/sight_curtain.h"

#include <cmath>

namespace sightline::geometry {
namespace {

constexpr double planeSize = 1000.0;
constexpr std::size_t mostSections = 12;  // that may cover one region together
constexpr double likeness = 1e-3;         // 1 - cosine between planes that count as one
constexpr double nearness = 0.08;         // inches between them

struct Extent {
    Vec2 lo{planeSize}, hi{-planeSize};
    void add(Vec2 point) {
        lo = glm::min(lo, point);
        hi = glm::max(hi, point);
    }
    bool meets(const Extent& other) const {
        return lo.x <= other.hi.x && other.lo.x <= hi.x && lo.y <= other.hi.y && other.lo.y <= hi.y;
    }
};

}  // namespace

Curtain::Curtain(Vec3 origin, Vec3 normal) : origin_(origin), normal_(normal) {
    x_ = glm::normalize(glm::cross(Vec3(0, 0, 1), normal));
    y_ = glm::cross(normal, x_);
}

bool Curtain::isLike(const Curtain& other) const {
    return std::abs(side(other.origin_)) < nearness &&
           glm::dot(normal_, other.normal_) > 1.0 - likeness;
}

void Curtain::add(const Convex& solid) {
    Polygon cut{{-planeSize, -planeSize},
                {planeSize, -planeSize},
                {planeSize, planeSize},
                {-planeSize, planeSize}};
    for (const HalfSpace& face : solid.faces) {
        const Vec2 normal(glm::dot(face.normal, x_), glm::dot(face.normal, y_));
        const double offset = face.offset + sightRoom / 2.0 - glm::dot(face.normal, origin_);
        if (glm::length(normal) <= sameLength) {
            if (offset < 0.0) return;
            continue;
        }
        cut = clip(cut, normal, offset);
        if (cut.size() < 3) return;
    }
    sections_.push_back(std::move(cut));
}

void Curtain::add(std::span<const Volume* const> volumes) {
    if (std::abs(normal_.z) > sameLength) return;  // only upright planes are cut in slabs
    std::vector<Polygon> slabs;
    for (const Volume* volume : volumes) {
        const std::vector<Polygon> cut = cutThrough(*volume, {origin_, normal_, x_});
        slabs.insert(slabs.end(), cut.begin(), cut.end());
    }
    cut_ = united(std::move(slabs));
}

bool Curtain::stops(std::span<const Vec3> from, std::span<const Vec3> to) const {
    std::vector<Vec2> points;
    points.reserve(from.size() * to.size());
    Extent reach;
    for (const Vec3 a : from)
        for (const Vec3 b : to) {
            const double before = side(a), after = side(b);
            points.push_back(flat(a + (b - a) * (before / (before - after))));
            reach.add(points.back());
        }
    const Polygon region = convexHull(std::move(points));
    if (region.size() < 3) return false;
    std::vector<Polygon> near;
    for (const Polygon& section : sections_) {
        Extent extent;
        for (const Vec2 corner : section) extent.add(corner);
        if (!extent.meets(reach)) continue;
        near.push_back(section);
        if (near.size() == mostSections) break;
    }
    return eachUncovered(region, near, [&](const Polygon& rest) {
        return !cut_.empty() && coveredByCut(rest, cut_);
    });
}

}  // namespace sightline::geometry
