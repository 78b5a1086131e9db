// Builds a triangle mesh with adjacency, and tests whether segments enter it.
#include "geometry/shape/private/indexed_mesh.h"

#include <array>
#include <cmath>
#include <numeric>
#include <tuple>

#include "geometry/measure/polygon.h"
#include "geometry/shape/private/convex_distance.h"
#include "geometry/shape/private/edge_pairs.h"

namespace sightline::geometry {
namespace {

constexpr double weldSize = 1e-5;  // distance below which corners of the mesh are merged, inches
// A line counts as parallel to a face if the sine of the angle between them is below this value.
constexpr double levelSlope = 1e-12;
// A small shift of test points, inches. Edges of models often lie on the lines of a grid. Shifted
// points do not lie on these lines.
constexpr Vec3 offGrid{1.37e-5, 2.11e-5, 2e-6};
constexpr double higherThanAll = 1e4;

int groupOf(std::vector<int>& parent, int i) {
    const auto at = [&](int k) -> int& { return parent[static_cast<std::size_t>(k)]; };
    while (at(i) != i) i = at(i) = at(at(i));
    return i;
}

void joinGroups(std::vector<int>& parent, int one, int other) {
    one = groupOf(parent, one), other = groupOf(parent, other);
    if (one != other) parent[static_cast<std::size_t>(std::max(one, other))] = std::min(one, other);
}

// An edge of a face. If edges of two faces join the same two corners, they have the same key.
struct EdgeUse {
    int low = 0, high = 0, face = 0, edge = 0;
    bool forward = false;
    auto key() const { return std::pair(low, high); }
};

Vec3 cornerOf(const Triangle& triangle, std::size_t k) {
    return k == 0 ? triangle.a : k == 1 ? triangle.b : triangle.c;
}

}  // namespace

std::optional<EdgeCrossing> crossing(const Triangle& triangle, const Segment& segment) {
    const Vec3 normal = normalOf(triangle), along = segment.to - segment.from;
    const double length = glm::length(normal), fall = glm::dot(normal, along);
    if (std::abs(fall) <= levelSlope * length * glm::length(along)) return std::nullopt;
    const double before = glm::dot(normal, segment.from - triangle.a) / length;
    const double after = glm::dot(normal, segment.to - triangle.a) / length;
    // A segment that ends on the plane of the triangle does not pass through the triangle.
    if (std::min(before, after) > -sameLength || std::max(before, after) < sameLength)
        return std::nullopt;
    const double t = before / (before - after);
    const Vec3 point = segment.from + along * t;
    double inside = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < 3; ++k) {
        const Vec3 a = cornerOf(triangle, k), b = cornerOf(triangle, (k + 1) % 3);
        const double side = glm::dot(glm::cross(b - a, point - a), normal);
        inside = std::min(inside, side / (length * glm::length(b - a)));
    }
    if (inside < -sameLength) return std::nullopt;
    return EdgeCrossing{t, 0, fall < 0.0, inside <= sameLength};
}

IndexedMesh::IndexedMesh(std::span<const Triangle> triangles, const std::vector<bool>& blocks)
    : blocksPart_(blocks) {
    std::vector<Box> boxes;
    boxes.reserve(triangles.size());
    for (const Triangle& triangle : triangles) boxes.push_back(boxOf(triangle));
    tree_ = TriangleTree(boxes);
    faces_.reserve(triangles.size());
    for (const std::uint32_t i : tree_.order()) {
        faces_.push_back(triangles[i]);
        const Vec3 normal = normalOf(triangles[i]);
        const double length = glm::length(normal);
        normals_.push_back(length > 0.0 ? normal / length : Vec3(0.0));
        blocks_.push_back(blocks[static_cast<std::size_t>(triangles[i].part)] ? 1 : 0);
    }
    weld();
    join();
}

// Merges coinciding corners of faces: they get the same number.
void IndexedMesh::weld() {
    struct Spot {
        std::array<long long, 3> key{};
        std::size_t at = 0;
    };
    std::vector<Spot> spots(faces_.size() * 3);
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const Vec3 point = cornerOf(faces_[i / 3], i % 3);
        spots[i] = {{std::llround(point.x / weldSize), std::llround(point.y / weldSize),
                     std::llround(point.z / weldSize)},
                    i};
    }
    std::sort(spots.begin(), spots.end(), [](const Spot& one, const Spot& other) {
        return one.key != other.key ? one.key < other.key : one.at < other.at;
    });
    corner_.resize(faces_.size());
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (i > 0 && spots[i].key != spots[i - 1].key) ++corners_;
        corner_[spots[i].at / 3][spots[i].at % 3] = corners_;
    }
    corners_ = spots.empty() ? 0 : corners_ + 1;
}

// Finds the neighbours of each face and the connected bodies. At an edge with more than two faces,
// faces that are most nearly in one plane are neighbours.
void IndexedMesh::join() {
    std::vector<EdgeUse> uses;
    uses.reserve(faces_.size() * 3);
    double bottom = std::numeric_limits<double>::infinity();
    for (int i = 0; i < count(); ++i)
        for (int k = 0; k < 3; ++k) {
            const auto& three = cornersOf(i);
            const int a = three[static_cast<std::size_t>(k)];
            const int b = three[static_cast<std::size_t>((k + 1) % 3)];
            bottom = std::min(bottom, cornerOf(face(i), static_cast<std::size_t>(k)).z);
            if (a != b) uses.push_back({std::min(a, b), std::max(a, b), i, k, a < b});
        }
    std::sort(uses.begin(), uses.end(), [](const EdgeUse& one, const EdgeUse& other) {
        return std::tuple(one.low, one.high, one.face, one.edge) <
               std::tuple(other.low, other.high, other.face, other.edge);
    });
    across_.resize(faces_.size());
    std::vector<int> parent(faces_.size());
    std::iota(parent.begin(), parent.end(), 0);
    std::vector<char> open(faces_.size(), 0), mixed(faces_.size(), 0);
    const auto link = [&](const EdgeUse& one, const EdgeUse& other) {
        const bool turned = one.forward == other.forward;
        across_[static_cast<std::size_t>(one.face)][static_cast<std::size_t>(one.edge)] = {
            other.face, turned};
        across_[static_cast<std::size_t>(other.face)][static_cast<std::size_t>(other.edge)] = {
            one.face, turned};
    };
    const auto pairsOf = [&](std::span<const EdgeUse> round) {
        const auto corner = [&](const EdgeUse& use, int further) {
            return cornerOf(face(use.face), static_cast<std::size_t>((use.edge + further) % 3));
        };
        std::vector<Vec3> beyond;
        for (const EdgeUse& use : round) beyond.push_back(corner(use, 2));
        return smoothestPairs(
            anglesRound({corner(round.front(), 0), corner(round.front(), 1)}, beyond));
    };
    for (std::size_t first = 0; first < uses.size();) {
        std::size_t last = first;
        while (last < uses.size() && uses[last].key() == uses[first].key()) ++last;
        const std::span<const EdgeUse> round(uses.data() + first, last - first);
        int balance = 0;
        for (const EdgeUse& use : round) {
            balance += use.forward ? 1 : -1;
            joinGroups(parent, round.front().face, use.face);
        }
        const Triangle& at = face(round.front().face);
        const auto k = static_cast<std::size_t>(round.front().edge);
        const double top = std::max(cornerOf(at, k).z, cornerOf(at, (k + 1) % 3).z);
        const bool alongBottom = top <= bottom + contestedMargin;
        for (const EdgeUse& use : round) {
            const auto f = static_cast<std::size_t>(use.face);
            if (round.size() % 2 != 0 && !alongBottom) open[f] = 1;
            if (balance != 0 && !(alongBottom && round.size() == 1)) mixed[f] = 1;
        }
        if (round.size() == 2) link(round[0], round[1]);
        if (round.size() > 2) {
            for (const auto& [one, other] : pairsOf(round)) link(round[one], round[other]);
        }
        first = last;
    }
    body_.resize(faces_.size());
    std::vector<int> number(faces_.size(), -1);
    for (int i = 0; i < count(); ++i) {
        const auto root = static_cast<std::size_t>(groupOf(parent, i));
        if (number[root] < 0) {
            number[root] = static_cast<int>(bodies_.size());
            bodies_.emplace_back();
        }
        const auto f = static_cast<std::size_t>(i);
        body_[f] = number[root];
        Body& body = bodies_[static_cast<std::size_t>(number[root])];
        if (open[f] != 0) body.closed = false;
        if (mixed[f] != 0) body.oriented = false;
    }
    for (const Body& body : bodies_) anyClosed_ = anyClosed_ || body.closed;
    bottom_ = bottom;
}

int IndexedMesh::anyCrossed(const Segment& segment, const Sweep& sweep) const {
    const Vec3 along = segment.to - segment.from;
    int crossed = -1;
    tree_.along(
        sweep, [] { return 0.0F; },
        [&](int i) {
            if (!blocks(i) || !crossedAt(face(i), segment.from, along)) return false;
            crossed = i;
            return true;
        });
    return crossed;
}

// True if a line through edges enters the mesh. At an edge with two faces, the line enters if it
// crosses both faces in the same direction. If it crosses one face inward and the other outward, it
// only touches the edge and does not enter. At an edge with a single face, it does not enter
// either.
bool IndexedMesh::goesThrough(const std::vector<EdgeCrossing>& onEdges,
                              const Segment& segment) const {
    const double length = glm::distance(segment.from, segment.to);
    for (std::size_t i = 0; i < onEdges.size(); ++i) {
        bool alone = true, mixed = false;
        for (std::size_t k = 0; k < onEdges.size(); ++k) {
            if (k == i) continue;
            const double apart = std::abs(onEdges[k].fraction - onEdges[i].fraction) * length;
            if (apart > contactTolerance) continue;
            alone = false;
            bool turned = false;
            for (std::size_t edge = 0; edge < 3; ++edge) {
                const Neighbour& next = across(onEdges[i].face, edge);
                if (next.face == onEdges[k].face) turned = next.turned;
            }
            mixed = mixed || (onEdges[k].fromFront != onEdges[i].fromFront) != turned;
        }
        if (!alone && !mixed) return true;
    }
    return false;
}

bool IndexedMesh::stops(const Segment& segment) const {
    std::vector<EdgeCrossing> onEdges;
    const bool through = tree_.along(
        Sweep(segment), [] { return static_cast<float>(sameLength); },
        [&](int i) {
            if (!blocks(i)) return false;
            auto here = crossing(face(i), segment);
            if (!here) return false;
            here->face = i;
            if (here->onEdge) onEdges.push_back(*here);
            return !here->onEdge;
        });
    if (through || goesThrough(onEdges, segment)) return true;
    // The segment may run along a face. It is inside a body only if the points on both sides of it
    // are inside.
    const Vec3 middle = (segment.from + segment.to) / 2.0;
    const auto within = [&](Vec3 point) {
        const auto part = encloses(point);
        return part && blocksPart_[static_cast<std::size_t>(*part)];
    };
    return within(middle + offGrid) && within(middle - offGrid);
}

std::optional<int> IndexedMesh::encloses(Vec3 point) const {
    // An open bottom counts as closed, so points below the bottom are outside.
    if (!anyClosed_ || point.z < bottom_) return std::nullopt;
    const Vec3 from = point, along(0.0, 0.0, higherThanAll);
    struct Count {
        int body = 0, part = 0, winding = 0, number = 0;
    };
    std::vector<Count> counts;
    tree_.along(
        Sweep({from, from + along}), [] { return 0.0F; },
        [&](int i) {
            const int body = body_[static_cast<std::size_t>(i)];
            if (!bodies_[static_cast<std::size_t>(body)].closed) return false;
            if (!crossedAt(face(i), from, along)) return false;
            auto count = std::find_if(counts.begin(), counts.end(),
                                      [&](const Count& it) { return it.body == body; });
            if (count == counts.end()) count = counts.insert(count, {body, face(i).part, 0, 0});
            count->winding += normalOf(face(i)).z > 0.0 ? 1 : -1;
            count->number += 1;
            return false;
        });
    for (const Count& it : counts) {
        const bool oriented = bodies_[static_cast<std::size_t>(it.body)].oriented;
        if (oriented ? it.winding != 0 : it.number % 2 != 0) return it.part;
    }
    return std::nullopt;
}

bool IndexedMesh::holds(std::span<const Vec3> corners) const {
    Box box;
    for (const Vec3 corner : corners) box.add(corner);
    const auto isWithin = [&](Vec3 point) {
        const auto part = encloses(point);
        return part && blocksPart_[static_cast<std::size_t>(*part)];
    };
    const Vec3 middle = std::accumulate(corners.begin(), corners.end(), Vec3(0.0)) /
                        static_cast<double>(corners.size());
    if (box.lo.z < bottom_ || !isWithin(middle + offGrid) || !isWithin(middle - offGrid))
        return false;
    return !tree_.within(
        [&](Vec3 lo, Vec3 hi) {
            return overlap(Box{lo, hi}, box);
        },
        [&](int i) {
            const Triangle& it = face(i);
            return overlapConvex(std::array<Vec3, 3>{it.a, it.b, it.c}, corners);
        });
}

std::vector<Triangle> trianglesOf(const Column& column) {
    std::vector<Triangle> triangles;
    const double low = rooted(column.bottom), high = column.top;
    const auto quad = [&](Vec2 a, Vec2 b) {
        triangles.push_back({Vec3(a, low), Vec3(b, low), Vec3(b, high), 0});
        triangles.push_back({Vec3(a, low), Vec3(b, high), Vec3(a, high), 0});
    };
    for (std::size_t i = 0; i < column.polygon.size(); ++i)
        quad(column.polygon[i], column.polygon[(i + 1) % column.polygon.size()]);
    for (const Polygon& part : convexParts(column.polygon))
        for (std::size_t i = 1; i + 1 < part.size(); ++i) {
            triangles.push_back(
                {Vec3(part[0], high), Vec3(part[i], high), Vec3(part[i + 1], high), 0});
            triangles.push_back(
                {Vec3(part[0], low), Vec3(part[i + 1], low), Vec3(part[i], low), 0});
        }
    return triangles;
}

Polygon inscribedPolygon(const Outline& outline, double mostInside) {
    const double half = std::acos(std::max(0.5, 1.0 - mostInside / outline.radius));
    const int sides =
        2 * std::clamp(static_cast<int>(std::ceil(std::numbers::pi / half / 2.0)), 4, 128);
    const Vec2 along = outline.b - outline.a;
    const double start = glm::length(along) > 0.0 ? angleOf(along).value : 0.0;
    const auto rim = [&](int i) {
        return direction({start + 360.0 * i / sides - 90.0}) * outline.radius;
    };
    Polygon polygon;  // the corners go round the outline's end b (half a turn), then round end a
                      // (half a turn)
    if (outline.a == outline.b) {
        for (int i = 0; i < sides; ++i) polygon.push_back(outline.a + rim(i));
        return polygon;
    }
    for (int i = 0; 2 * i <= sides; ++i) polygon.push_back(outline.b + rim(i));
    for (int i = sides / 2; i <= sides; ++i) polygon.push_back(outline.a + rim(i));
    return polygon;
}

std::vector<Triangle> trianglesOf(const Silhouette& post, double mostInside) {
    return trianglesOf(
        Column{inscribedPolygon(post.outline, mostInside), post.bottom, post.top, {}});
}

}  // namespace sightline::geometry
