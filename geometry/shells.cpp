#include "geometry/shells.h"

#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>

#include "geometry/polygon.h"

namespace sightline::geometry {
namespace {

constexpr double weld = 1e-5;           // corners this close are one. Inches
constexpr double flatness = 1e-4;       // a corner this far out of a plane still lies in it. Inches
constexpr double sameDirection = 1e-8;  // 1 - cosine between normals that count as one
constexpr std::size_t mostFaces = 96;   // a shell with more is cheaper as triangles
constexpr double sliver = 1e-9;         // twice the area under which a triangle has no normal

class Groups {  // union-find; the smallest index stands for its group
  public:
    explicit Groups(std::size_t count) : parent_(count) {
        std::iota(parent_.begin(), parent_.end(), std::size_t{0});
    }
    std::size_t of(std::size_t i) {
        while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
        return i;
    }
    void join(std::size_t one, std::size_t other) {
        one = of(one), other = of(other);
        if (one != other) parent_[std::max(one, other)] = std::min(one, other);
    }

  private:
    std::vector<std::size_t> parent_;
};

using Corners = std::array<int, 3>;

// Number of each triangle's corners, equal for corners that lie together.
std::vector<Corners> welded(std::span<const Triangle> triangles) {
    std::map<std::tuple<long long, long long, long long, int>, int> numbers;
    std::vector<Corners> corners;
    corners.reserve(triangles.size());
    for (const Triangle& triangle : triangles) {
        Corners three{};
        int k = 0;
        for (const Vec3 point : {triangle.a, triangle.b, triangle.c}) {
            const auto key = std::tuple(std::llround(point.x / weld), std::llround(point.y / weld),
                                        std::llround(point.z / weld), triangle.part);
            const int next = static_cast<int>(numbers.size());
            three[static_cast<std::size_t>(k++)] = numbers.try_emplace(key, next).first->second;
        }
        corners.push_back(three);
    }
    return corners;
}

struct Closure {
    bool manifold = true;  // every edge joins two triangles that agree which side is out
    bool even = true;      // every edge is shared evenly, but for open ones along the bottom
};

Closure closureOf(std::span<const Triangle> triangles, std::span<const Corners> corners,
                  const std::vector<std::size_t>& members) {
    struct Use {
        int count = 0, balance = 0;
        double top = 0.0;  // z of its higher end
    };
    std::map<std::pair<int, int>, Use> edges;
    double bottom = std::numeric_limits<double>::infinity();
    for (const std::size_t i : members) {
        const std::array<Vec3, 3> points{triangles[i].a, triangles[i].b, triangles[i].c};
        for (std::size_t k = 0; k < 3; ++k) {
            const int a = corners[i][k], b = corners[i][(k + 1) % 3];
            Use& use = edges[std::minmax(a, b)];
            use.count += 1;
            use.balance += a < b ? 1 : -1;
            use.top = std::max(points[k].z, points[(k + 1) % 3].z);
            bottom = std::min(bottom, points[k].z);
        }
    }
    Closure closure;
    for (const auto& [edge, use] : edges) {
        closure.manifold = closure.manifold && use.count == 2 && use.balance == 0;
        const bool alongBottom = use.top <= bottom + contestedMargin;
        closure.even = closure.even && (use.count % 2 == 0 || alongBottom);
    }
    return closure;
}

void addFace(std::vector<HalfSpace>& faces, const HalfSpace& face) {
    for (HalfSpace& known : faces)
        if (1.0 - glm::dot(known.normal, face.normal) < sameDirection &&
            std::abs(known.offset - face.offset) < flatness) {
            known.offset = std::max(known.offset, face.offset);
            return;
        }
    faces.push_back(face);
}

// The convex solid that the triangles enclose; without faces when they enclose none.
Convex convexOf(std::span<const Triangle> triangles, const std::vector<std::size_t>& members) {
    Convex solid;
    std::vector<Vec3> points;
    for (const std::size_t i : members)
        for (const Vec3 point : {triangles[i].a, triangles[i].b, triangles[i].c})
            points.push_back(point);
    Vec3 middle(0.0);
    for (const Vec3 point : points) middle += point / static_cast<double>(points.size());
    for (const std::size_t i : members) {
        const Vec3 normal = normalOf(triangles[i]);
        const double length = glm::length(normal);
        if (length < sliver) continue;
        HalfSpace face{normal / length, glm::dot(normal / length, triangles[i].a)};
        if (glm::dot(face.normal, middle) > face.offset) face = {-face.normal, -face.offset};
        addFace(solid.faces, face);
        if (solid.faces.size() > mostFaces) return {};
    }
    const auto before = [](Vec3 a, Vec3 b) {
        return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z);
    };
    std::sort(points.begin(), points.end(), before);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    for (HalfSpace& face : solid.faces) {
        for (const Vec3 point : points)
            if (glm::dot(face.normal, point) > face.offset + flatness) return {};
        if (face.normal.z < -1.0 + sameDirection) face.offset = -rooted(-face.offset);
    }
    solid.corners = std::move(points);
    return solid;
}

Convex facetOf(std::span<const Triangle> triangles, const std::vector<std::size_t>& members) {
    const Vec3 normal = glm::normalize(normalOf(triangles[members.front()]));
    const Vec3 helper = std::abs(normal.z) < 0.9 ? Vec3(0, 0, 1) : Vec3(1, 0, 0);
    const Vec3 across = glm::normalize(glm::cross(helper, normal));
    const Vec3 up = glm::cross(normal, across);
    const Vec3 origin = triangles[members.front()].a;
    std::vector<Vec2> points;
    double area = 0.0;
    for (const std::size_t i : members) {
        area += glm::length(normalOf(triangles[i])) / 2.0;
        for (const Vec3 point : {triangles[i].a, triangles[i].b, triangles[i].c})
            points.emplace_back(glm::dot(point - origin, across), glm::dot(point - origin, up));
    }
    const Polygon hull = convexHull(std::move(points));
    if (hull.size() < 3 || std::abs(signedArea(hull) - area) > flatness * std::max(1.0, area))
        return {};
    Convex facet;
    const double level = glm::dot(normal, origin);
    facet.faces = {{normal, level}, {-normal, -level}};
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const Vec2 along = glm::normalize(hull[(i + 1) % hull.size()] - hull[i]);
        const Vec3 out = across * along.y - up * along.x;
        const Vec3 corner = origin + across * hull[i].x + up * hull[i].y;
        facet.faces.push_back({out, glm::dot(out, corner)});
        facet.corners.push_back(corner);
    }
    return facet;
}

using Members = std::map<std::size_t, std::vector<std::size_t>>;

void addFacets(std::span<const Triangle> triangles, std::span<const Corners> corners, Shells& out) {
    Groups level(triangles.size());
    std::map<std::pair<int, int>, std::size_t> seen;
    for (const int index : out.loose) {
        const auto i = static_cast<std::size_t>(index);
        for (std::size_t k = 0; k < 3; ++k) {
            const auto edge = std::minmax(corners[i][k], corners[i][(k + 1) % 3]);
            const auto [at, fresh] = seen.try_emplace(edge, i);
            if (fresh) continue;
            const Vec3 one = normalOf(triangles[at->second]), other = normalOf(triangles[i]);
            const double lengths = glm::length(one) * glm::length(other);
            if (lengths > sliver * sliver && glm::dot(one, other) > (1.0 - sameDirection) * lengths)
                level.join(at->second, i);
        }
    }
    Members groups;
    for (const int index : out.loose) {
        const auto i = static_cast<std::size_t>(index);
        if (glm::length(normalOf(triangles[i])) >= sliver) groups[level.of(i)].push_back(i);
    }
    for (const auto& [first, members] : groups) {
        Convex whole = facetOf(triangles, members);
        if (!whole.faces.empty()) {
            out.facets.push_back({std::move(whole), triangles[first].part});
            continue;
        }
        for (const std::size_t i : members) {
            Convex one = facetOf(triangles, {i});
            if (!one.faces.empty()) out.facets.push_back({std::move(one), triangles[i].part});
        }
    }
}

}  // namespace

Shells shellsOf(std::span<const Triangle> triangles) {
    Shells shells;
    const std::vector<Corners> corners = welded(triangles);
    Groups connected(triangles.size());
    std::map<int, std::size_t> owner;
    for (std::size_t i = 0; i < corners.size(); ++i)
        for (const int corner : corners[i])
            connected.join(owner.try_emplace(corner, i).first->second, i);
    Members groups;
    for (std::size_t i = 0; i < corners.size(); ++i) groups[connected.of(i)].push_back(i);
    for (const auto& [first, members] : groups) {
        const int part = triangles[first].part;
        const Closure closure = closureOf(triangles, corners, members);
        if (closure.manifold)
            if (Convex solid = convexOf(triangles, members); !solid.faces.empty()) {
                shells.convex.push_back({std::move(solid), part});
                continue;
            }
        Volume volume{{}, {}, part};
        for (const std::size_t i : members) {
            shells.loose.push_back(static_cast<int>(i));
            if (!closure.even) continue;
            volume.triangles.push_back(triangles[i]);
            volume.box.add(boxOf(triangles[i]));
        }
        if (closure.even) shells.volumes.push_back(std::move(volume));
    }
    addFacets(triangles, corners, shells);
    return shells;
}

}  // namespace sightline::geometry
