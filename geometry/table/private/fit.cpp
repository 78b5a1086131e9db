// Tests whether the triangles of terrain under a base form a floor without gaps.
#include "geometry/table/private/fit.h"

#include <array>
#include <cmath>
#include <numbers>

#include "geometry/measure/polygon.h"
#include "geometry/shape/private/plan_span.h"

namespace sightline::geometry {
namespace {

// Largest rise of a floor over one inch of horizontal distance, with a tolerance.
constexpr double steepest = 1.05;
// A triangle counts as vertical if the cosine of its slope is below this value.
constexpr double levelNormal = 1e-9;

/// A triangle of terrain that faces up and is under the base.
struct Facet {
    const Piece* piece = nullptr;
    std::size_t of = 0;  ///< index of the terrain piece
    int face = 0;
    Triangle triangle;
    Vec3 normal{};
    Levels levels;

    std::pair<std::size_t, int> key() const { return {of, face}; }
    double heightAt(Vec2 point) const {
        return triangle.a.z -
               (normal.x * (point.x - triangle.a.x) + normal.y * (point.y - triangle.a.y)) /
                   normal.z;
    }
    Vec3 corner(std::size_t k) const {
        return k == 0 ? triangle.a : k == 1 ? triangle.b : triangle.c;
    }
};

// The facets (triangles of terrain that face up) under the outline that are not higher than
// `highest`.
std::vector<Facet> facetsUnder(const std::vector<const Piece*>& pieces, const Outline& outline,
                               double highest) {
    std::vector<Facet> facets;
    for (std::size_t of = 0; of < pieces.size(); ++of) {
        const Piece* piece = pieces[of];
        const Box base = boxOf(Silhouette{outline, -1e9, highest + contactTolerance});
        piece->skin.tree().within(
            [&](Vec3 lo, Vec3 hi) {
                return overlap(Box{lo, hi}, base);
            },
            [&](int i) {
                Facet facet{piece, of, i, piece->skin.face(i), {}, {}};
                facet.normal = normalOf(facet.triangle);
                if (facet.normal.z <= levelNormal * glm::length(facet.normal)) return false;
                const auto levels = levelsOver(facet.triangle, outline);
                if (!levels || levels->hi > highest + contactTolerance) return false;
                facet.levels = *levels;
                facets.push_back(facet);
                return false;
            });
    }
    return facets;
}

/// Tests whether the facets of a floor leave no gap under a base. Within the floor, a step down may
/// be at most `step`.
class FloorUnder {
  public:
    FloorUnder(std::vector<Facet> facets, const Outline& inner, double step = bridgedStep)
        : facets_(std::move(facets)), inner_(inner), step_(step) {
        std::sort(facets_.begin(), facets_.end(),
                  [](const Facet& one, const Facet& other) { return one.key() < other.key(); });
    }

    bool hasGap() const {
        for (const Facet& facet : facets_)
            for (std::size_t k = 0; k < 3; ++k)
                if (!goesOnInSkin(facet, k) && !goesOn(facet, k)) return true;
        return facets_.empty();
    }

  private:
    bool goesOnInSkin(const Facet& facet, std::size_t k) const {
        const auto& next = facet.piece->skin.across(facet.face, k);
        if (next.face < 0 || next.turned) return false;
        const std::pair wanted(facet.of, next.face);
        const auto at =
            std::lower_bound(facets_.begin(), facets_.end(), wanted,
                             [](const Facet& it, const auto& key) { return it.key() < key; });
        return at != facets_.end() && at->key() == wanted;
    }

    // True if other facets continue the floor beyond edge `k` of the facet. The test covers the
    // whole part of the edge that is under the base.
    bool goesOn(const Facet& facet, std::size_t k) const {
        const Vec3 from = facet.corner(k), to = facet.corner((k + 1) % 3);
        const Vec2 along = plan(to) - plan(from);
        const double length = glm::length(along);
        if (length <= sameLength) return true;
        const Vec2 out = Vec2(along.y, -along.x) * (bridgedSeam / length);
        const Vec2 a = plan(from) + out, b = plan(to) + out;
        const Span under = geometry::within(inner_, a, b);
        if (under.empty()) return true;
        std::vector<Span> covered;
        for (const Facet& other : facets_) {
            const Vec2 corners[]{plan(other.corner(0)), plan(other.corner(1)),
                                 plan(other.corner(2))};
            Span span = geometry::within(corners, a, b);
            span.cut(other.heightAt(a) - from.z + step_, other.heightAt(b) - to.z + step_);
            if (!span.empty()) covered.push_back(span);
        }
        std::sort(covered.begin(), covered.end(),
                  [](const Span& one, const Span& other) { return one.first < other.first; });
        const double seam = bridgedSeam / length;
        double reached = under.first;
        for (const Span& span : covered)
            if (span.first <= reached + seam) reached = std::max(reached, span.last);
        return reached >= under.last - seam;
    }

    std::vector<Facet> facets_;
    Outline inner_;
    double step_;
};

bool wholeOver(std::span<const Vec2> polygon, const Outline& outline) {
    if (!contains(polygon, outline.a) || !contains(polygon, outline.b)) return false;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        if (distanceBetweenSegments(outline.a, outline.b, polygon[i],
                                    polygon[(i + 1) % polygon.size()]) <
            outline.radius - contactTolerance)
            return false;
    return true;
}

// A quick test. True if some point of the outline's rim has no part of the piece above or below it.
bool reachesBeyond(const Piece& piece, const Outline& outline) {
    constexpr int directions = 8;
    for (int i = 0; i < directions; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / directions;
        const Vec2 out{std::cos(angle), std::sin(angle)};
        const Vec2 end = glm::dot(out, outline.b - outline.a) > 0.0 ? outline.b : outline.a;
        const Vec2 rim = end + out * outline.radius;
        if (planDistance(piece, {rim, rim, 0.0}, bridgedSeam) > bridgedSeam) return true;
    }
    return false;
}

}  // namespace

bool carriesAll(const std::vector<const Piece*>& pieces, const Outline& outline, double z) {
    const Outline inner = shrunk(outline, contactTolerance);
    for (const Piece* piece : pieces) {
        if (std::abs(piece->box.hi.z - z) > contactTolerance) continue;
        if (piece->column && wholeOver(piece->column->polygon, outline)) return true;
        if (piece->post && farthest(inner, piece->post->outline) == 0.0) return true;
    }
    const double across = glm::distance(outline.a, outline.b) + 2.0 * outline.radius;
    std::vector<Facet> facets = facetsUnder(pieces, inner, z);
    std::erase_if(facets, [&](const Facet& it) {
        const bool floor = isFloor(it.triangle);
        return it.levels.lo < z - bridgedStep - (floor ? steepest * across : 0.0);
    });
    return !FloorUnder(std::move(facets), inner).hasGap();
}

bool isWhollyOver(const Piece& piece, const Outline& outline) {
    const Outline inner = shrunk(outline, contactTolerance);
    if (piece.column) return wholeOver(piece.column->polygon, outline);
    if (piece.post) return farthest(inner, piece.post->outline) == 0.0;
    if (reachesBeyond(piece, inner)) return false;
    constexpr double anyStep = 1e9;
    return !FloorUnder(facetsUnder({&piece}, inner, anyStep), inner, anyStep).hasGap();
}

bool isWithin(const Piece& piece, Vec3 point) {
    if (!piece.isMesh()) return false;
    const auto column = static_cast<int>(std::floor(point.x / GroundCells::size));
    const auto row = static_cast<int>(std::floor(point.y / GroundCells::size));
    const GroundCells& cells = piece.cells();
    const auto* cell = cells.at(column, row);
    if (!cell) return false;
    double next = anyHeight;
    bool within = false;
    for (const Layer& layer : cells.layers(*cell)) {
        const auto levels =
            levelsOver(piece.skin.face(layer.face), {Vec2(point), Vec2(point), 0.0});
        if (!levels || levels->lo <= point.z + contactTolerance || levels->lo > next) continue;
        if (levels->lo == next && !layer.overSolid) within = false;
        if (levels->lo < next) within = layer.overSolid;
        next = levels->lo;
    }
    return within;
}

}  // namespace sightline::geometry
