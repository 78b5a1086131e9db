// Grows a patch (a connected part of the surface of a blocker) inside a shaft, and moves its rims
// (the edges of its border) outward.
#include "geometry/sight/private/sight_patch.h"

#include <algorithm>
#include <cmath>

#include "geometry/shape/private/convex_distance.h"

namespace sightline::geometry {
namespace {

constexpr std::size_t mostFaces = 1000;  // maximum number of faces in one patch
// Maximum number of rims of a patch in a shaft. With more rims, splitting the pair of cells is
// cheaper.
constexpr std::size_t mostBorders = 8;
// Length by which a rim is moved towards the viewer, inches. It then does not touch the faces
// behind it.
constexpr double forward = 0.001;
constexpr double edgeOn = 1e-7;  // sine of the angle between a line and a face; below it, the face
                                 // counts as parallel to the line

Vec3 cornerOf(const Triangle& triangle, std::size_t k) {
    return k == 0 ? triangle.a : k == 1 ? triangle.b : triangle.c;
}

// How steeply a line in the direction `way` passes through the face. The sign tells from which side
// the line meets the face. 0 if the line is parallel to the face.
double falls(const IndexedMesh& skin, int face, Vec3 way) {
    const double fall = glm::dot(skin.normal(face), way);
    return std::abs(fall) <= edgeOn ? 0.0 : fall;
}

// Winding number of a triangle in the plane around the origin. 0 if the origin is outside.
int windingRound(Vec2 a, Vec2 b, Vec2 c) {
    const auto turn = [](Vec2 p, Vec2 q) { return p.x * q.y - p.y * q.x; };
    const double ab = turn(a, b), bc = turn(b, c), ca = turn(c, a);
    if (ab >= 0.0 && bc >= 0.0 && ca >= 0.0) return 1;
    if (ab <= 0.0 && bc <= 0.0 && ca <= 0.0) return -1;
    return 0;
}

// Direction across edge `k` of the face, away from the face. The direction is in the plane of
// `screen`, which is perpendicular to the sample line.
Vec2 outOf(const Triangle& face, std::size_t k, const Screen& screen) {
    const Vec3 from = cornerOf(face, k);
    const Vec2 edge = screen(cornerOf(face, (k + 1) % 3) - from);
    const Vec2 rest = screen(cornerOf(face, (k + 2) % 3) - from);
    Vec2 out(edge.y, -edge.x);
    if (glm::dot(out, rest) > 0.0) out = -out;
    const double length = glm::length(out);
    return length > 0.0 ? out / length : Vec2(0.0);
}

}  // namespace

CellPair::CellPair(std::span<const Vec3> one, std::span<const Vec3> other, const Segment& line,
                   double wanted)
    : from(one),
      to(other),
      sample(line),
      way(glm::normalize(line.to - line.from)),
      screen(way),
      fromSeen(one, screen),
      toSeen(other, screen),
      shaft(fromSeen, toSeen, screen),
      room(wanted) {
    fromEnd = fromSeen.deepest();
    toEnd = toSeen.nearest();
}

bool Patch::Flange::misleads(const Screen& screen, Vec3 eye) const {
    const Vec2 p = screen(a - eye), q = screen(b - eye);
    const Vec2 pm = screen(movedA - eye), qm = screen(movedB - eye);
    return windingRound(q, p, pm) < 0 || windingRound(q, pm, qm) < 0;
}

bool Patch::Flange::meets(const Segment& line) const {
    const Vec3 along = line.to - line.from;
    return crossedAt({b, a, movedA, 0}, line.from, along) ||
           crossedAt({b, movedA, movedB, 0}, line.from, along);
}

Patch::Patch(const Corridor& corridor, int blocker, int seed, const CellPair& pair,
             const Segment& sample, PatchScratch& desk)
    : blocker_(blocker) {
    const IndexedMesh& skin = corridor.skin(blocker);
    const Screen screen(glm::normalize(sample.to - sample.from));
    grow(skin, seed, pair, screen.way, desk);
    if (!sound_) return;
    moveRims(skin, pair, screen, desk);
    for (const Flange& flange : flanges_)
        if (flange.misleads(screen, sample.from)) sound_ = false;
    if (sound_ && meetsCells(skin, pair)) sound_ = false;
}

void Patch::grow(const IndexedMesh& skin, int seed, const CellPair& pair, Vec3 way,
                 PatchScratch& desk) {
    desk.borders.clear(), desk.taken.clear();
    desk.faces.clear(), desk.codes.clear();
    const double seedFall = falls(skin, seed, way);
    if (seedFall == 0.0) {
        sound_ = false;
        return;
    }
    bool fresh = false;
    const auto codeOf = [&](int at, std::size_t k) {
        std::uint32_t& code = desk.codes.at(skin.cornersOf(at)[k], fresh);
        if (fresh) code = pair.shaft.outside(cornerOf(skin.face(at), k));
        return code;
    };
    desk.faces.at(seed, fresh);
    desk.taken.emplace_back(seed, seedFall < 0.0 ? 1 : 0);
    for (std::size_t turn = 0; turn < desk.taken.size(); ++turn) {
        const auto [at, front] = desk.taken[turn];
        if (turn == mostFaces || desk.borders.size() > mostBorders) {
            sound_ = false;
            break;
        }
        const std::array<std::uint32_t, 3> codes{codeOf(at, 0), codeOf(at, 1), codeOf(at, 2)};
        for (std::size_t k = 0; k < 3; ++k) {
            if (codes[k] & codes[(k + 1) % 3]) continue;
            const IndexedMesh::Neighbour& next = skin.across(at, k);
            bool joins = next.face >= 0 && skin.blocks(next.face);
            if (joins) {
                const double fall = falls(skin, next.face, way);
                const bool nextFront = fall < 0.0;
                joins = fall != 0.0 && nextFront == ((front != 0) != next.turned);
                if (joins) {
                    desk.faces.at(next.face, fresh);
                    if (fresh) desk.taken.emplace_back(next.face, nextFront ? 1 : 0);
                }
            }
            if (!joins) desk.borders.push_back({at, k});
        }
    }
    std::sort(desk.taken.begin(), desk.taken.end());
    faces_.reserve(desk.taken.size());
    fromFront_.reserve(desk.taken.size());
    for (const auto& [face, front] : desk.taken) {
        faces_.push_back(face);
        fromFront_.push_back(front);
    }
}

// Computes the moved position of each corner of the patch's border. A corner moves away from the
// patch, perpendicular to the sample line.
void Patch::moveCorners(const IndexedMesh& skin, const CellPair& pair, const Screen& screen,
                        PatchScratch& desk) {
    desk.numbers.clear(), desk.corners.clear();
    bool fresh = false;
    for (const PatchScratch::Border& border : desk.borders) {
        const Vec2 out = outOf(skin.face(border.face), border.edge, screen);
        for (std::size_t k = border.edge; k < border.edge + 2; ++k) {
            std::uint32_t& number = desk.numbers.at(skin.cornersOf(border.face)[k % 3], fresh);
            if (fresh) {
                number = static_cast<std::uint32_t>(desk.corners.size());
                const Vec3 at = cornerOf(skin.face(border.face), k % 3);
                desk.corners.push_back({at, at, {}});
            }
            desk.corners[number].out += out;
        }
    }
    for (PatchScratch::Corner& corner : desk.corners) {
        const double length = glm::length(corner.out);
        if (length < 1e-6) continue;
        const Vec2 step = corner.out * ((pair.room - roomSpent) / length);
        const Vec3 to =
            corner.at + screen.right * step.x + screen.up * step.y - screen.way * forward;
        // A border edge outside the shaft does not move. So a corner of this edge may only move to
        // a place outside the shaft.
        const std::uint32_t code = pair.shaft.outside(corner.at);
        if (code == 0 || (code & pair.shaft.outside(to)) != 0) corner.moved = to;
    }
}

void Patch::moveRims(const IndexedMesh& skin, const CellPair& pair, const Screen& screen,
                     PatchScratch& desk) {
    if (desk.borders.empty()) return;
    moveCorners(skin, pair, screen, desk);
    bool fresh = false;
    const auto movedCorner = [&](const PatchScratch::Border& border, std::size_t k) {
        return desk.corners[desk.numbers.at(skin.cornersOf(border.face)[k % 3], fresh)].moved;
    };
    flanges_.reserve(desk.borders.size());
    for (const PatchScratch::Border& border : desk.borders) {
        const Triangle& face = skin.face(border.face);
        Flange flange{cornerOf(face, border.edge), cornerOf(face, (border.edge + 1) % 3),
                      movedCorner(border, border.edge), movedCorner(border, border.edge + 1)};
        const Vec2 side = outOf(face, border.edge, screen);
        const Vec3 out = screen.right * side.x + screen.up * side.y;
        Segment edge{flange.movedA, flange.movedB};
        const Vec3 step = (flange.movedA - flange.a + flange.movedB - flange.b) / 2.0;
        // Seen along the sample line, the patch must be to the left of each border edge.
        if (falls(skin, border.face, screen.way) > 0.0) {
            std::swap(flange.a, flange.b);
            std::swap(flange.movedA, flange.movedB);
        }
        flanges_.push_back(flange);
        if (pair.shaft.cut(edge)) rims_.push_back({edge, out, (edge.from + edge.to) / 2.0 - step});
    }
}

bool Patch::meetsCells(const IndexedMesh& skin, const CellPair& pair) const {
    const auto meets = [&](std::span<const Vec3> corners) {
        double least = std::numeric_limits<double>::infinity(), most = -least;
        for (const Vec3 corner : corners) {
            least = std::min(least, glm::dot(pair.way, corner));
            most = std::max(most, glm::dot(pair.way, corner));
        }
        return (least <= pair.fromEnd && overlapConvex(corners, pair.from)) ||
               (most >= pair.toEnd && overlapConvex(corners, pair.to));
    };
    for (const int at : faces_) {
        const Triangle& face = skin.face(at);
        const std::array<Vec3, 3> corners{face.a, face.b, face.c};
        if (meets(corners)) return true;
    }
    return std::any_of(flanges_.begin(), flanges_.end(), [&](const Flange& flange) {
        const std::array<Vec3, 4> corners{flange.a, flange.b, flange.movedA, flange.movedB};
        return meets(corners);
    });
}

bool Patch::has(int face) const { return std::binary_search(faces_.begin(), faces_.end(), face); }

int Patch::timesCrossed(const Corridor& corridor, const Segment& segment,
                        std::span<const Corridor::Hit> hits) const {
    const IndexedMesh& skin = corridor.skin(blocker_);
    const Vec3 way = segment.to - segment.from;
    int count = 0;
    for (const Corridor::Hit& hit : hits) {
        if (hit.blocker != blocker_) continue;
        const auto found = std::lower_bound(faces_.begin(), faces_.end(), hit.face);
        if (found == faces_.end() || *found != hit.face) continue;
        const bool front = glm::dot(skin.normal(hit.face), way) < 0.0;
        const bool expected = fromFront_[static_cast<std::size_t>(found - faces_.begin())] != 0;
        count += front == expected ? 1 : -1;
    }
    return count;
}

bool Patch::covers(const Corridor& corridor, std::span<const Vec3> rim, const Segment& sample,
                   const Shaft& family) const {
    const IndexedMesh& skin = corridor.skin(blocker_);
    for (const Rim& other : rims_) {
        Segment edge = other.edge;
        if (family.cut(edge)) return false;
    }
    Box near;
    for (const Vec3 corner : rim) near.add(corner);
    const auto meetsRim = [&](std::span<const Vec3> corners) {
        Box box;
        for (const Vec3 corner : corners) box.add(corner);
        return overlap(box, near) && overlapConvex(corners, rim);
    };
    for (const Flange& flange : flanges_)
        if (meetsRim(std::array<Vec3, 4>{flange.a, flange.b, flange.movedA, flange.movedB}) ||
            flange.meets(sample))
            return false;
    return !skin.tree().within(
        [&](Vec3 lo, Vec3 hi) {
            return overlap(Box{lo, hi}, near);
        },
        [&](int at) {
            const Triangle& face = skin.face(at);
            return has(at) && meetsRim(std::array<Vec3, 3>{face.a, face.b, face.c});
        });
}

}  // namespace sightline::geometry
