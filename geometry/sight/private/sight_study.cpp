// Checks one pair of cells (convex parts of the surfaces of two silhouettes). A patch is a
// connected part of the surface of a blocker, and a rim is an edge of its border (sight_patch.h).
#include "geometry/sight/private/sight_study.h"

#include <algorithm>
#include <cstdint>

#include "geometry/sight/private/sight_slide.h"

namespace sightline::geometry {
namespace {

// Maximum numbers of faces that each start a first patch: in a quick proof, and in a full proof.
constexpr std::size_t fewFaces = 5, manyFaces = 12;
// Number of lines that may be moved sideways regardless of the number of checked pairs.
constexpr int firstSlides = 8;
// Number of checked pairs that allow one more line to be moved sideways.
constexpr int pairsForASlide = 12;

// True if an end of the line may be inside a body: the line crosses the body an odd number of
// times. If both ends are outside a closed body, this number is even.
bool mayEndWithin(const std::vector<Corridor::Hit>& hits) {
    std::uint64_t odd = 0;
    for (const Corridor::Hit& hit : hits) odd ^= std::uint64_t(1) << (hit.blocker % 64);
    return odd != 0;
}

}  // namespace

Study::Finding Study::look(const Cell& from, const Cell& to, const ProofEffort& spent) {
    spent_ = spent;
    finding_ = {};
    finding_.failure = fails(from, to);
    return finding_;
}

// Tries to prove that every segment between the two cells is stopped. Empty if the proof succeeds.
std::optional<PairProof::Failure> Study::fails(const Cell& from, const Cell& to) {
    const Segment sample{from.centre(), to.centre()};
    if (glm::distance(sample.from, sample.to) < contactTolerance) return PairProof::Failure{};
    corridor_.hits(sample, hits_);
    if (!hits_.empty()) {
        if (mayEndWithin(hits_) && isHeld(from, to)) return std::nullopt;
        return failsBetween(from.corners, to.corners, sample);
    }
    const auto near = corridor_.nearest(sample, room_);
    if (near.blocker < 0) tryLine(sample);
    if (finding_.witness) return PairProof::Failure{};
    // A line that crosses no face may run inside a solid. Its clearance then does not matter.
    if (isHeld(from, to)) {
        finding_.hopeless = false;
        return std::nullopt;
    }
    if (near.blocker < 0) return PairProof::Failure{};
    if (near.closest.distance <= 0.0) return PairProof::Failure{};
    // The sample line meets no blocker, but has too little clearance. So the cells are enlarged
    // until a line between them meets the nearest blocker.
    const Vec3 toward = near.closest.other - near.closest.on;
    const Vec3 step = toward * (1.0 + 0.001 / near.closest.distance);
    const Segment aside{sample.from + step, sample.to + step};
    corridor_.hits(aside, hits_);
    if (hits_.empty()) return PairProof::Failure{};
    std::vector<Vec3> widerFrom = from.corners, widerTo = to.corners;
    widerFrom.push_back(aside.from);
    widerTo.push_back(aside.to);
    return failsBetween(widerFrom, widerTo, aside);
}

bool Study::isHeld(const Cell& from, const Cell& to) const {
    return corridor_.holds(from.corners) || corridor_.holds(to.corners);
}

std::optional<PairProof::Failure> Study::failsBetween(std::span<const Vec3> from,
                                                      std::span<const Vec3> to,
                                                      const Segment& sample) {
    auto failure = pair_.fails(from, to, sample, hits_, spent_.quick ? fewFaces : manyFaces);
    if (failure && failure->uncovered) tryPast(*failure->uncovered, sample);
    return failure;
}

// Tests lines that pass the rim with just enough clearance.
void Study::tryPast(const Rim& rim, const Segment& sample) {
    const Vec3 way = glm::normalize(sample.to - sample.from);
    const Vec3 point = rim.before + rim.out * (1.2 * room_);
    const double whole = glm::dot(way, sample.to - sample.from);
    const double share = std::clamp(glm::dot(way, point - sample.from) / whole, 0.02, 0.98);
    const Vec3 off = point - (sample.from * (1.0 - share) + sample.to * share);
    for (const auto& [atFrom, atTo] :
         {std::pair{1.0, 1.0}, std::pair{1.0 / (1.0 - share), 0.0}, std::pair{0.0, 1.0 / share}}) {
        tryLine(lines_.pulledIn({sample.from + off * atFrom, sample.to + off * atTo}));
        if (finding_.witness) return;
    }
}

void Study::tryLine(const Segment& line) {
    if (corridor_.isCrossed(line)) return;
    if (corridor_.hasRoom(line, room_)) {
        finding_.witness = line;
        return;
    }
    const int slides = spent_.slides + finding_.slides;
    if (slides * pairsForASlide > spent_.pairs + firstSlides * pairsForASlide) return;
    ++finding_.slides;
    const WidenedBeam wide = widened(corridor_, lines_, line, room_ + sightRoom);
    if (wide.radius >= room_ && corridor_.hasRoom(wide.line, room_))
        finding_.witness = wide.line;
    else if (wide.radius > room_ - roomSpent)
        finding_.hopeless = true;
}

}  // namespace sightline::geometry
