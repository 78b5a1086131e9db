#include "geometry/fit.h"

#include <array>
#include <cmath>

#include "geometry/plan_span.h"
#include "geometry/polygon.h"

namespace sightline::geometry {
namespace {

constexpr double steepest = 1.05;     // rise of a floor for each inch of plan, and a little
constexpr double levelNormal = 1e-9;  // of a triangle that stands upright. Cosine
constexpr double settled = 1e-9;      // a plane pierced by no more is found. Inches
constexpr int mostPivots = 200;

Vec2 plan(Vec3 point) { return {point.x, point.y}; }

Outline shrunk(const Outline& outline, double by) {
    return {outline.a, outline.b, std::max(0.0, outline.radius - by)};
}

/// A triangle that faces up, over the base.
struct Facet {
    const Piece* piece = nullptr;
    std::size_t of = 0;  ///< the piece's number
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

// Facets over the outline that reach no higher than `highest`.
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

/// The floor under a base: do its facets leave no gap?
class FloorUnder {
  public:
    FloorUnder(std::vector<Facet> facets, const Outline& inner)
        : facets_(std::move(facets)), inner_(inner) {
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

    // Just beyond the edge, as far as it lies under the base, others carry on.
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
            span.cut(other.heightAt(a) - from.z + bridgedStep,
                     other.heightAt(b) - to.z + bridgedStep);
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

/// Sets a rigid base down: from three points of the mat round its centre, each time the point that
/// pierces its plane most takes the place of one of the three it stands on.
class Settling {
  public:
    Settling(const std::vector<Facet>& facets, const Outline& outline)
        : outline_(outline), centre_((outline.a + outline.b) / 2.0) {
        for (const Facet& facet : facets) add(facet);
        for (std::size_t i = 0; i < 3; ++i)
            feet_[i] = Vec3(farthestPoint(outline, thirds()[i]) - centre_, 0.0);
    }

    RestingPlane settle() {
        RestingPlane plane = planeOn(feet_);
        for (int i = 0; i < mostPivots; ++i) {
            const Vec3 point = mostPiercing(plane);
            if (point.z - heightOf(plane, plan(point)) <= settled) break;
            if (!standOn(point, plane)) break;
        }
        return plane;
    }

  private:
    using Feet = std::array<Vec3, 3>;
    using Thirds = std::vector<Vec2>;

    // Three ways round.
    static Thirds thirds() { return {direction({90}), direction({210}), direction({330})}; }

    // Where the borders of the facet under the base have their corners; its rim is asked later.
    void add(const Facet& facet) {
        bool crossesRim = false;
        for (std::size_t k = 0; k < 3; ++k) {
            const Vec2 a = plan(facet.corner(k)), b = plan(facet.corner((k + 1) % 3));
            const Span span = geometry::within(outline_, a, b);
            crossesRim = crossesRim || span.empty() || span.first > 0.0 || span.last < 1.0;
            if (span.empty()) continue;
            for (const double share : {span.first, span.last}) {
                if (share == 1.0) continue;  // the next edge starts there
                const Vec2 point = a + (b - a) * share;
                points_.emplace_back(point - centre_, facet.heightAt(point));
            }
        }
        if (crossesRim) atRim_.push_back(facet);
    }

    static double heightOf(const RestingPlane& plane, Vec2 offset) {
        return plane.level + glm::dot(plane.slope, offset);
    }
    static double areaOf(const Feet& feet) {
        return cross(plan(feet[1] - feet[0]), plan(feet[2] - feet[0]));
    }
    static RestingPlane planeOn(const Feet& feet) {
        const Vec3 normal = glm::cross(feet[1] - feet[0], feet[2] - feet[0]);
        RestingPlane plane;
        plane.slope = -plan(normal) / normal.z;
        plane.level = feet[0].z - glm::dot(plane.slope, plan(feet[0]));
        return plane;
    }

    // Of the mat and the facets, where they lie under the base.
    Vec3 mostPiercing(const RestingPlane& plane) const {
        Vec3 most(0.0);
        double deepest = -anyHeight;
        const auto look = [&](Vec2 point, double z) {
            const double over = z - heightOf(plane, point - centre_);
            if (over <= deepest) return;
            deepest = over;
            most = Vec3(point - centre_, z);
        };
        const double steep = glm::length(plane.slope);
        look(steep > 0.0 ? farthestPoint(outline_, -plane.slope / steep) : centre_, 0.0);
        for (const Vec3 point : points_) look(plan(point) + centre_, point.z);
        for (const Facet& facet : atRim_) {
            const Vec2 rise = -plan(facet.normal) / facet.normal.z - plane.slope;
            const double length = glm::length(rise);
            // Parallel to the plane, any point of the rim will do.
            for (const Vec2 way : length == 0.0 ? thirds() : Thirds{rise / length}) {
                const Vec2 rim = farthestPoint(outline_, way);
                if (isOver(facet, rim)) look(rim, facet.heightAt(rim));
            }
        }
        return most;
    }

    static bool isOver(const Facet& facet, Vec2 point) {
        for (std::size_t k = 0; k < 3; ++k) {
            const Vec2 a = plan(facet.corner(k)), b = plan(facet.corner((k + 1) % 3));
            if (cross(b - a, point - a) < 0.0) return false;
        }
        return true;
    }

    // The new foot and two of the old ones that still stand round the centre, as high as may be.
    bool standOn(Vec3 point, RestingPlane& plane) {
        std::optional<Feet> best;
        RestingPlane found;
        for (std::size_t i = 0; i < 3; ++i) {
            Feet feet = feet_;
            feet[i] = point;
            const double area = areaOf(feet);
            if (std::abs(area) < sameLength) continue;
            bool round = true;
            for (std::size_t k = 0; k < 3; ++k)
                round = round && cross(plan(feet[k]), plan(feet[(k + 1) % 3])) / area >= -settled;
            if (!round) continue;
            const RestingPlane trial = planeOn(feet);
            if (best && trial.level <= found.level) continue;
            best = feet;
            found = trial;
        }
        if (!best || found.level < plane.level - settled) return false;
        feet_ = *best;
        plane = found;
        return true;
    }

    Outline outline_;
    Vec2 centre_;
    std::vector<Vec3> points_;  // from the centre
    std::vector<Facet> atRim_;
    Feet feet_{};  // from the centre
};

}  // namespace

Degrees RestingPlane::lean() const {
    return {std::atan(glm::length(slope)) * 180.0 / std::numbers::pi};
}

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

RestingPlane restingPlane(const std::vector<const Piece*>& pieces, const Outline& outline,
                          double highest) {
    const Outline inner = shrunk(outline, contactTolerance);
    return Settling(facetsUnder(pieces, inner, highest), inner).settle();
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
