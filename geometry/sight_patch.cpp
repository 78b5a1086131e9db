#include "geometry/sight_patch.h"

#include <algorithm>
#include <cmath>

#include "geometry/convex_distance.h"

namespace sightline::geometry {
namespace {

constexpr std::size_t mostFaces = 1000;   // of one patch
constexpr std::size_t mostBorders = 120;  // of one patch inside a shaft
constexpr double moved = 0.0078;          // how far a rim is moved outward. Inches
constexpr double forward = 0.001;         // and toward the viewer, off faces that continue it
constexpr double edgeOn = 1e-7;           // sine under which a face is seen edge on

Vec3 cornerOf(const Triangle& triangle, std::size_t k) {
    return k == 0 ? triangle.a : k == 1 ? triangle.b : triangle.c;
}

// A small set of numbers with a value each, for the faces of one patch.
class NumberMap {
  public:
    explicit NumberMap(std::size_t expected) {
        while (slots_.size() < expected * 2) slots_.resize(slots_.size() * 2);
        std::fill(slots_.begin(), slots_.end(), std::pair(-1, 0));
    }
    // The value of the key; `fresh` tells that it was not there.
    int& at(int key, bool& fresh) {
        if (count_ * 2 >= slots_.size()) enlarge();
        std::size_t i = placeOf(key);
        fresh = slots_[i].first < 0;
        if (fresh) {
            slots_[i] = {key, 0};
            ++count_;
        }
        return slots_[i].second;
    }

  private:
    std::size_t placeOf(int key) const {
        std::size_t i = static_cast<std::size_t>(key) * 2654435761U & (slots_.size() - 1);
        while (slots_[i].first >= 0 && slots_[i].first != key) i = (i + 1) & (slots_.size() - 1);
        return i;
    }
    void enlarge() {
        std::vector<std::pair<int, int>> old(slots_.size() * 2, std::pair(-1, 0));
        old.swap(slots_);
        for (const auto& slot : old)
            if (slot.first >= 0) slots_[placeOf(slot.first)] = slot;
    }
    std::vector<std::pair<int, int>> slots_ = std::vector<std::pair<int, int>>(64);
    std::size_t count_ = 0;
};

double falls(const Triangle& triangle, Vec3 way) {
    const Vec3 normal = normalOf(triangle);
    const double fall = glm::dot(normal, way);
    return std::abs(fall) <= edgeOn * glm::length(normal) ? 0.0 : fall;
}

// Does the flat triangle hold the origin, and which way round?
int windingRound(Vec2 a, Vec2 b, Vec2 c) {
    const auto turn = [](Vec2 p, Vec2 q) { return p.x * q.y - p.y * q.x; };
    const double ab = turn(a, b), bc = turn(b, c), ca = turn(c, a);
    if (ab >= 0.0 && bc >= 0.0 && ca >= 0.0) return 1;
    if (ab <= 0.0 && bc <= 0.0 && ca <= 0.0) return -1;
    return 0;
}

Vec3 farthest(std::span<const Vec3> corners, Vec3 way) { return support(corners, way); }

}  // namespace

CellPair::CellPair(std::span<const Vec3> one, std::span<const Vec3> other, const Segment& line)
    : from(one),
      to(other),
      sample(line),
      way(glm::normalize(line.to - line.from)),
      shaft(one, other, way) {
    fromEnd = glm::dot(way, farthest(from, way));
    toEnd = glm::dot(way, farthest(to, -way));
}

bool Patch::Flange::misleads(const Segment& sample) const {
    const Screen screen(glm::normalize(sample.to - sample.from));
    const Vec2 eye = screen(sample.from);
    const Vec2 p = screen(a) - eye, q = screen(b) - eye;
    const Vec2 pm = screen(movedA) - eye, qm = screen(movedB) - eye;
    return windingRound(q, p, pm) < 0 || windingRound(q, pm, qm) < 0;
}

bool Patch::Flange::meets(const Segment& line) const {
    const Vec3 along = line.to - line.from;
    return crossedAt({b, a, movedA, 0}, line.from, along) ||
           crossedAt({b, movedA, movedB, 0}, line.from, along);
}

Patch::Patch(const Corridor& corridor, int blocker, int seed, const CellPair& pair,
             const Segment& sample)
    : blocker_(blocker) {
    const Skin& skin = corridor.skin(blocker);
    const Vec3 way = glm::normalize(sample.to - sample.from);
    grow(skin, seed, pair, way);
    if (!sound_) return;
    moveRims(skin, pair, way);
    for (const Flange& flange : flanges_)
        if (flange.misleads(sample)) sound_ = false;
    if (sound_ && meetsCells(skin, pair)) sound_ = false;
}

void Patch::grow(const Skin& skin, int seed, const CellPair& pair, Vec3 way) {
    const double seedFall = falls(skin.face(seed), way);
    if (seedFall == 0.0) {
        sound_ = false;
        return;
    }
    NumberMap known(32);
    bool fresh = false;
    known.at(seed, fresh);
    std::vector<std::pair<int, char>> waiting{{seed, seedFall < 0.0 ? 1 : 0}};
    std::vector<std::pair<int, char>> taken;
    while (!waiting.empty()) {
        const auto [at, front] = waiting.back();
        waiting.pop_back();
        taken.emplace_back(at, front);
        if (taken.size() > mostFaces || borders_.size() > mostBorders) {
            sound_ = false;
            break;
        }
        const Triangle& face = skin.face(at);
        std::array<std::uint32_t, 3> codes{};
        for (std::size_t k = 0; k < 3; ++k) codes[k] = pair.shaft.outside(cornerOf(face, k));
        for (std::size_t k = 0; k < 3; ++k) {
            if (codes[k] & codes[(k + 1) % 3]) continue;
            const Skin::Neighbour& next = skin.across(at, k);
            bool joins = next.face >= 0 && skin.blocks(next.face);
            if (joins) {
                const double fall = falls(skin.face(next.face), way);
                const bool nextFront = fall < 0.0;
                joins = fall != 0.0 && nextFront == ((front != 0) != next.turned);
                if (joins) {
                    known.at(next.face, fresh);
                    if (fresh) waiting.emplace_back(next.face, nextFront ? 1 : 0);
                }
            }
            if (!joins) borders_.push_back({at, k});
        }
    }
    std::sort(taken.begin(), taken.end());
    for (const auto& [face, front] : taken) {
        faces_.push_back(face);
        fromFront_.push_back(front);
    }
}

void Patch::moveRims(const Skin& skin, const CellPair& pair, Vec3 way) {
    if (borders_.empty()) return;
    const Screen screen(way);
    std::vector<Vec2> outs;
    NumberMap corners(borders_.size() * 2);
    bool fresh = false;
    std::vector<Vec2> sums;
    const auto cornerNumber = [&](const Border& border, std::size_t k) {
        return skin.cornersOf(border.face)[k % 3];
    };
    for (const Border& border : borders_) {
        const Triangle& face = skin.face(border.face);
        const Vec2 a = screen(cornerOf(face, border.edge));
        const Vec2 b = screen(cornerOf(face, (border.edge + 1) % 3));
        const Vec2 rest = screen(cornerOf(face, (border.edge + 2) % 3));
        const Vec2 edge = b - a;
        Vec2 out(edge.y, -edge.x);
        if (glm::dot(out, rest - a) > 0.0) out = -out;
        const double length = glm::length(out);
        outs.push_back(length > 0.0 ? out / length : Vec2(0.0));
        for (const std::size_t k : {border.edge, border.edge + 1}) {
            int& number = corners.at(cornerNumber(border, k), fresh);
            if (fresh) {
                number = static_cast<int>(sums.size());
                sums.emplace_back(0.0);
            }
            sums[static_cast<std::size_t>(number)] += outs.back();
        }
    }
    const auto movedCorner = [&](const Border& border, std::size_t k) {
        const Vec3 at = cornerOf(skin.face(border.face), k % 3);
        const Vec2 sum = sums[static_cast<std::size_t>(corners.at(cornerNumber(border, k), fresh))];
        const double length = glm::length(sum);
        if (length < 1e-6) return at;
        const Vec2 step = sum * (moved / length);
        const Vec3 to = at + screen.right * step.x + screen.up * step.y - way * forward;
        // Where the rim goes on outside of the shaft it is not moved, so the step must stay
        // outside.
        const std::uint32_t code = pair.shaft.outside(at);
        if (code != 0 && (code & pair.shaft.outside(to)) == 0) return at;
        return to;
    };
    for (std::size_t i = 0; i < borders_.size(); ++i) {
        const Border& border = borders_[i];
        const Triangle& face = skin.face(border.face);
        Flange flange{cornerOf(face, border.edge), cornerOf(face, (border.edge + 1) % 3),
                      movedCorner(border, border.edge), movedCorner(border, border.edge + 1)};
        const Vec3 out = screen.right * outs[i].x + screen.up * outs[i].y;
        Segment edge{flange.movedA, flange.movedB};
        const Vec3 step = (flange.movedA - flange.a + flange.movedB - flange.b) / 2.0;
        // On the screen the patch must lie to the left of its edges.
        if (falls(face, way) > 0.0) {
            std::swap(flange.a, flange.b);
            std::swap(flange.movedA, flange.movedB);
        }
        flanges_.push_back(flange);
        if (pair.shaft.cut(edge)) rims_.push_back({edge, out, (edge.from + edge.to) / 2.0 - step});
    }
}

bool Patch::meetsCells(const Skin& skin, const CellPair& pair) const {
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

bool Patch::covers(const Corridor& corridor, std::span<const Vec3> rim, const Segment& sample,
                   std::span<const Corridor::Hit> hits, const Shaft& family) const {
    const Skin& skin = corridor.skin(blocker_);
    const Vec3 way = sample.to - sample.from;
    int count = 0;
    for (const Corridor::Hit& hit : hits) {
        if (hit.blocker != blocker_) continue;
        const auto found = std::lower_bound(faces_.begin(), faces_.end(), hit.face);
        if (found == faces_.end() || *found != hit.face) continue;
        const bool front = glm::dot(normalOf(skin.face(hit.face)), way) < 0.0;
        const bool expected = fromFront_[static_cast<std::size_t>(found - faces_.begin())] != 0;
        count += front == expected ? 1 : -1;
    }
    if (count == 0 || !sound_) return false;
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
