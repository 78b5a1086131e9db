/// A slow reference for lines of sight. It shares only plain types with the tested code. It turns
/// every piece into triangles, tests every line against all of them, and searches for clear beams
/// at random.
#pragma once
#include "property/geometry/sight_tables.h"

namespace sightline::geometry::test {

class SightOracle {
  public:
    explicit SightOracle(const std::vector<PieceSpec>& specs) {
        for (const PieceSpec& spec : specs) bodies_.push_back(bodyOf(spec));
    }

    /// Selects the possible blockers between two silhouettes. Returns false if a miniature is so
    /// close to the border of area terrain that rounding decides whether they overlap.
    bool between(const Silhouette& one, const Silhouette& other, double growth) {
        chosen_.clear();
        const Vec2 a = middle(one), b = middle(other);
        const double reach = widest(one) + widest(other) + growth;
        for (const Body& body : bodies_) {
            if (distanceToLine(body.centre, a, b) > body.radius + reach) continue;
            if (body.isArea) {
                const double gap = std::min(roomBeside(body, one), roomBeside(body, other));
                if (std::abs(gap) < 0.02) return false;
                if (gap < 0.0) continue;
            }
            chosen_.push_back(&body);
        }
        return true;
    }

    /// True if the line crosses no triangle and is not inside a closed body.
    bool isClear(const Segment& line) const {
        const Vec3 along = line.to - line.from;
        for (std::size_t i = 0; i < chosen_.size(); ++i) {
            const std::size_t at = (i + last_) % chosen_.size();
            if (isBeside(*chosen_[at], line, 0.0)) continue;
            for (const Tri& tri : chosen_[at]->triangles)
                if (meets(tri, line.from, along)) {
                    last_ = at;
                    return false;
                }
        }
        return std::none_of(chosen_.begin(), chosen_.end(), [&](const Body* body) {
            return body->isClosed && !isBeside(*body, line, 0.0) &&
                   windingOf(*body, (line.from + line.to) / 2.0) != 0;
        });
    }

    /// The distance from the line to the nearest triangle, but at most `most`.
    double room(const Segment& line, double most) const {
        double least = most;
        for (const Body* body : chosen_) {
            if (isBeside(*body, line, least)) continue;
            for (const Tri& tri : body->triangles) least = std::min(least, apart(tri, line, least));
        }
        return least;
    }

    /// The width of the widest clear beam between two silhouettes that the search finds. The search
    /// tries `tries` random lines and improves each by small random steps. `known` is a line that
    /// is almost clear; half of the lines start near it.
    double widestBeam(const Silhouette& one, const Silhouette& other, TableDice& dice, int tries,
                      double most, const std::optional<Segment>& known = std::nullopt) const {
        double best = 0.0;
        for (int i = 0; i < tries && best < most; ++i) {
            Segment line{pointIn(one, dice), pointIn(other, dice)};
            if (known && i % 2 == 0) {
                const double off = 0.15 * i / tries;
                const auto beside = [&](Vec3 end) {
                    return end + Vec3(dice(-off, off), dice(-off, off), dice(-off, off));
                };
                line = {heldIn(one, beside(known->from)), heldIn(other, beside(known->to))};
            }
            if (!isClear(line)) continue;
            double radius = room(line, most), step = 0.3;
            for (int k = 0; k < 60 && radius < most; ++k) {
                const auto jolt = [&] {
                    return Vec3(dice(-1, 1), dice(-1, 1), dice(-1, 1)) * step;
                };
                const Segment next{heldIn(one, line.from + jolt()),
                                   heldIn(other, line.to + jolt())};
                const double here = isClear(next) ? room(next, most) : 0.0;
                if (here > radius) {
                    radius = here;
                    line = next;
                } else {
                    step *= 0.92;
                }
            }
            best = std::max(best, radius);
        }
        return best;
    }

    static bool holds(const Silhouette& body, Vec3 point) {
        return glm::distance(heldIn(body, point), point) < 1e-6;
    }

  private:
    struct Tri {
        Vec3 a{}, b{}, c{};
        Vec3 low = glm::min(glm::min(a, b), c), high = glm::max(glm::max(a, b), c);
    };
    struct Body {
        std::vector<Tri> triangles;
        bool isArea = false, isClosed = true;
        Vec2 centre{};
        double radius = 0.0;
        double lowest = 1e9, highest = -1e9;
        Vec3 size{}, at{};  ///< size and position of a box
        Vec2 ahead{};
    };

    static Body bodyOf(const PieceSpec& spec) {
        Body body;
        const double turn = spec.rotation.value * std::numbers::pi / 180.0;
        body.ahead = {std::cos(turn), std::sin(turn)};
        body.at = spec.position;
        body.isArea = spec.facts.kind == Kind::area;
        const auto put = [&](Vec3 p) {
            return spec.position + Vec3(p.x * std::cos(turn) - p.y * std::sin(turn),
                                        p.x * std::sin(turn) + p.y * std::cos(turn), p.z);
        };
        const auto add = [&](const MeshPart& part) {
            for (const auto& [i, j, k] : part.triangles)
                body.triangles.push_back({put(part.vertices[static_cast<std::size_t>(i)]),
                                          put(part.vertices[static_cast<std::size_t>(j)]),
                                          put(part.vertices[static_cast<std::size_t>(k)])});
        };
        if (const auto* it = std::get_if<BoxShape>(&spec.shape)) {
            body.size = it->size;
            const double low = spec.position.z == 0.0 ? -1.0 : 0.0;
            add(boxPart("", {-it->size.x / 2, -it->size.y / 2, low},
                        {it->size.x / 2, it->size.y / 2, it->size.z}));
        } else if (const auto* round = std::get_if<CylinderShape>(&spec.shape)) {
            add(drum(round->diameter / 2, round->height));
        } else {
            for (const MeshPart& part : std::get<MeshShape>(spec.shape).parts) {
                add(part);
                if (part.name == "Sheet" || part.name == "Rock") body.isClosed = false;
            }
        }
        for (const Tri& tri : body.triangles) {
            for (const Vec3 corner : {tri.a, tri.b, tri.c})
                body.radius = std::max(body.radius, glm::distance(Vec2(corner), Vec2(body.at)));
            body.lowest = std::min(body.lowest, tri.low.z);
            body.highest = std::max(body.highest, tri.high.z);
        }
        body.centre = Vec2(body.at);
        return body;
    }

    // A drum with flat sides around a cylinder. A line that misses the drum also misses the
    // cylinder.
    static MeshPart drum(double radius, double height) {
        constexpr int sides = 90;
        MeshPart part;
        const double r = radius / std::cos(std::numbers::pi / sides);
        for (int i = 0; i < sides; ++i)
            for (const double z : {-1.0, height}) {
                const double turn = 2.0 * std::numbers::pi * i / sides;
                part.vertices.emplace_back(r * std::cos(turn), r * std::sin(turn), z);
            }
        for (int i = 0; i < sides; ++i) {
            const int a = 2 * i, b = 2 * ((i + 1) % sides);
            part.triangles.push_back({a, b, b + 1});
            part.triangles.push_back({a, b + 1, a + 1});
            if (i > 0) {
                part.triangles.push_back({1, a + 1, b + 1});
                part.triangles.push_back({0, b, a});
            }
        }
        return part;
    }

    static Vec2 middle(const Silhouette& it) { return (it.outline.a + it.outline.b) / 2.0; }
    static double widest(const Silhouette& it) {
        return it.outline.radius + glm::distance(it.outline.a, it.outline.b) / 2.0;
    }
    static double distanceToLine(Vec2 point, Vec2 a, Vec2 b) {
        const Vec2 along = b - a;
        const double squared = std::max(1e-12, glm::dot(along, along));
        const double t = std::clamp(glm::dot(point - a, along) / squared, 0.0, 1.0);
        return glm::distance(point, a + along * t);
    }
    // True if the line is farther than `reach` from the vertical cylinder around the body.
    static bool isBeside(const Body& body, const Segment& line, double reach) {
        constexpr double rounding = 1e-9;
        const double away = reach + rounding;
        return std::min(line.from.z, line.to.z) > body.highest + away ||
               std::max(line.from.z, line.to.z) < body.lowest - away ||
               distanceToLine(body.centre, Vec2(line.from), Vec2(line.to)) > body.radius + away;
    }
    // The distance from the silhouette to the volume of the box. Negative if they overlap.
    static double roomBeside(const Body& box, const Silhouette& it) {
        if (it.bottom >= box.at.z + box.size.z) return 1.0;
        double least = 1e9;
        for (int i = 0; i <= 200; ++i) {
            const Vec2 core = it.outline.a + (it.outline.b - it.outline.a) * (i / 200.0);
            const Vec2 from = core - Vec2(box.at);
            const double x = std::abs(glm::dot(from, box.ahead));
            const double y = std::abs(glm::dot(from, Vec2(-box.ahead.y, box.ahead.x)));
            const Vec2 out(std::max(0.0, x - box.size.x / 2), std::max(0.0, y - box.size.y / 2));
            least = std::min(least, glm::length(out) - it.outline.radius);
        }
        return least;
    }

    static Vec3 heldIn(const Silhouette& body, Vec3 point) {
        const Vec2 along = body.outline.b - body.outline.a, spot(point);
        const double squared = std::max(1e-12, glm::dot(along, along));
        const double t = std::clamp(glm::dot(spot - body.outline.a, along) / squared, 0.0, 1.0);
        const Vec2 core = body.outline.a + along * t;
        const double away = glm::distance(spot, core);
        const Vec2 kept = away <= body.outline.radius
                              ? spot
                              : core + (spot - core) * (body.outline.radius / away);
        return {kept, std::clamp(point.z, body.bottom, body.top)};
    }
    static Vec3 pointIn(const Silhouette& body, TableDice& dice) {
        const Vec2 core = body.outline.a + (body.outline.b - body.outline.a) * dice(0, 1);
        const double turn = dice(0, 2 * std::numbers::pi);
        const double out = body.outline.radius * (dice.chance(0.6) ? 1.0 : std::sqrt(dice(0, 1)));
        const double height = body.top - body.bottom;
        const double z = dice.chance(0.3) ? body.top : body.bottom + height * dice(0.01, 1);
        return {core.x + out * std::cos(turn), core.y + out * std::sin(turn), z};
    }

    static bool meets(const Tri& tri, Vec3 from, Vec3 along) {
        const Vec3 a = tri.a - from, b = tri.b - from, c = tri.c - from;
        // An early exit for most triangles: seen from above, all corners of the triangle are on one
        // side of the line.
        const auto side = [along](Vec3 corner) { return along.x * corner.y - along.y * corner.x; };
        const double ofA = side(a), ofB = side(b), ofC = side(c);
        if ((ofA > 0.0 && ofB > 0.0 && ofC > 0.0) || (ofA < 0.0 && ofB < 0.0 && ofC < 0.0))
            return false;
        // The signed volumes of the tetrahedra between the line and the triangle's edges.
        const Vec3 ab = glm::cross(a, b), bc = glm::cross(b, c), ca = glm::cross(c, a);
        const double u = glm::dot(along, bc), v = glm::dot(along, ca), w = glm::dot(along, ab);
        if ((u < 0.0 || v < 0.0 || w < 0.0) && (u > 0.0 || v > 0.0 || w > 0.0)) return false;
        const double sum = u + v + w;
        if (sum == 0.0) return false;
        const double t = glm::dot(a, bc) / sum;
        return t >= 0.0 && t <= 1.0;
    }
    static int windingOf(const Body& body, Vec3 from) {
        const Vec3 along(311.0, 523.0, 817.0);
        int winding = 0;
        for (const Tri& tri : body.triangles)
            if (meets(tri, from, along))
                winding += glm::dot(glm::cross(tri.b - tri.a, tri.c - tri.a), along) > 0.0 ? 1 : -1;
        return winding;
    }

    static double apart(const Tri& tri, const Segment& line, double most) {
        const Vec3 lo = tri.low - Vec3(most), hi = tri.high + Vec3(most);
        const Vec3 low = glm::min(line.from, line.to), high = glm::max(line.from, line.to);
        if (low.x > hi.x || low.y > hi.y || low.z > hi.z || high.x < lo.x || high.y < lo.y ||
            high.z < lo.z)
            return most;
        if (meets(tri, line.from, line.to - line.from)) return 0.0;
        double least = std::min({lineApart(line, tri.a, tri.b), lineApart(line, tri.b, tri.c),
                                 lineApart(line, tri.c, tri.a)});
        const Vec3 normal = glm::cross(tri.b - tri.a, tri.c - tri.a);
        const double length = glm::length(normal);
        if (length == 0.0) return least;
        for (const Vec3 end : {line.from, line.to})
            if (meets(tri, end - normal * (9.0 / length), normal * (18.0 / length)))
                least = std::min(least, std::abs(glm::dot(normal, end - tri.a)) / length);
        return least;
    }
    // The distance between two segments. If the closest points of the two infinite lines are on the
    // segments, it is the distance of the lines. Otherwise it is the smallest distance from an end
    // of a segment.
    static double lineApart(const Segment& line, Vec3 a, Vec3 b) {
        const auto toSegment = [](Vec3 p, Vec3 from, Vec3 to) {
            const Vec3 along = to - from;
            const double squared = glm::dot(along, along);
            const double t =
                squared > 0.0 ? std::clamp(glm::dot(p - from, along) / squared, 0.0, 1.0) : 0.0;
            return glm::distance(p, from + along * t);
        };
        double least =
            std::min({toSegment(line.from, a, b), toSegment(line.to, a, b),
                      toSegment(a, line.from, line.to), toSegment(b, line.from, line.to)});
        const Vec3 d = line.to - line.from, e = b - a, cross = glm::cross(d, e);
        const double squared = glm::dot(cross, cross);
        if (squared == 0.0) return least;
        const Vec3 between = a - line.from;
        const double s = glm::dot(glm::cross(between, e), cross) / squared;
        const double t = glm::dot(glm::cross(between, d), cross) / squared;
        if (s >= 0.0 && s <= 1.0 && t >= 0.0 && t <= 1.0)
            least = std::min(least, std::abs(glm::dot(between, cross)) / std::sqrt(squared));
        return least;
    }

    std::vector<Body> bodies_;
    std::vector<const Body*> chosen_;
    mutable std::size_t last_ = 0;
};

}  // namespace sightline::geometry::test
