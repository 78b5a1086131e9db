// Proves that every segment between two cells is stopped. A patch is a connected part of the
// surface of a blocker. A rim is an edge of the border of a patch; a second patch must cover it
// (sight_patch.h).
#include "geometry/sight/private/sight_pair.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {
namespace {

// Maximum number of patches in the proof of one pair of cells.
constexpr std::size_t mostPatches = 16;
// Maximum number of tries to cover the rims of patches in one proof. After these tries, splitting
// the pair of cells is cheaper.
constexpr int mostTries = 3;
// In the score of a patch, one inch of rim counts as much as this number of rims.
constexpr double rimsAnInch = 5.0;

// Score of a patch: low if its rims are few and short. Such rims are the easiest to cover.
double openness(const Patch& patch) {
    double sum = 0.0;
    for (const Rim& rim : patch.rims())
        sum += 1.0 + rimsAnInch * glm::distance(rim.edge.from, rim.edge.to);
    return sum;
}

// The rim of a patch that is nearest to the sample line. It is best to split a cell across this
// rim.
Rim middlemost(const std::vector<Rim>& rims, const CellPair& pair) {
    const auto off = [&](const Rim& rim) {
        const Vec3 middle = (rim.edge.from + rim.edge.to) / 2.0;
        return glm::length(glm::cross(pair.way, middle - pair.sample.from));
    };
    return *std::min_element(rims.begin(), rims.end(), [&](const Rim& one, const Rim& other) {
        return off(one) < off(other);
    });
}

// Sorts the rims of a patch by their angle around the sample line.
void inOrder(std::vector<Rim>& rims, const CellPair& pair) {
    const Screen screen(pair.way);
    const Vec2 eye = screen(pair.sample.from);
    const auto turn = [&](const Rim& rim) {
        const Vec2 at = screen((rim.edge.from + rim.edge.to) / 2.0) - eye;
        return std::atan2(at.y, at.x);
    };
    std::stable_sort(rims.begin(), rims.end(),
                     [&](const Rim& one, const Rim& other) { return turn(one) < turn(other); });
}

}  // namespace

PairProof::PairProof(const Corridor& corridor, double room) : corridor_(corridor), room_(room) {
    patches_.reserve(mostPatches);
}

std::optional<PairProof::Failure> PairProof::fails(std::span<const Vec3> from,
                                                   std::span<const Vec3> to, const Segment& sample,
                                                   const Hits& hits, std::size_t mostFirst) {
    const CellPair pair(from, to, sample, room_);
    patches_.clear();
    std::size_t tries = 0;
    for (const Corridor::Hit& hit : hits) {
        if (tries == mostFirst) break;
        if (isKnown(hit.blocker, hit.face)) continue;
        ++tries;
        patches_.emplace_back(corridor_, hit.blocker, hit.face, pair, sample, desk_);
        if (patches_.back().isSound() && patches_.back().rims().empty()) return std::nullopt;
    }
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < patches_.size(); ++i)
        if (patches_[i].isSound() && (!best || openness(patches_[i]) < openness(patches_[*best])))
            best = i;
    return best ? coverFrom(*best, pair) : Failure{};
}

bool PairProof::isKnown(int blocker, int face) const {
    return std::any_of(patches_.begin(), patches_.end(), [&](const Patch& patch) {
        return patch.blocker() == blocker && patch.has(face);
    });
}

// Finds patches that cover every rim of the first patch, then patches that cover the rims of these
// patches, and so on. A rim is an edge of the border of a patch (sight_patch.h). Fails at the first
// rim that no patch covers.
std::optional<PairProof::Failure> PairProof::coverFrom(std::size_t first, const CellPair& pair) {
    std::vector<std::size_t> chosen{first};
    int left = mostTries;
    for (std::size_t next = 0; next < chosen.size(); ++next) {
        std::vector<Rim> rims = patches_[chosen[next]].rims();
        inOrder(rims, pair);
        if (auto open = uncovered(chosen[next], rims, pair, chosen, left))
            return Failure{open, middlemost(patches_[first].rims(), pair)};
    }
    return std::nullopt;
}

// A rim that no patch covers; empty if all are covered. Tries to cover all rims with one patch. If
// this fails, it does the same for each half of the rims.
std::optional<Rim> PairProof::uncovered(std::size_t owner, std::span<const Rim> rims,
                                        const CellPair& pair, std::vector<std::size_t>& chosen,
                                        int& left) {
    if (rims.empty()) return std::nullopt;
    if (--left < 0) return rims.front();
    if (const auto by = coverOf(owner, rims, pair)) {
        if (std::find(chosen.begin(), chosen.end(), *by) == chosen.end()) chosen.push_back(*by);
        return std::nullopt;
    }
    if (rims.size() == 1) return rims.front();
    const std::size_t half = rims.size() / 2;
    if (auto open = uncovered(owner, rims.first(half), pair, chosen, left)) return open;
    return uncovered(owner, rims.subspan(half), pair, chosen, left);
}

// A patch that stops all segments between the convex hull of the rims and one of the two cells.
// Empty if none is found.
std::optional<std::size_t> PairProof::coverOf(std::size_t owner, std::span<const Rim> rims,
                                              const CellPair& pair) {
    const Rim& one = rims[rims.size() / 2];
    const Vec3 middle = (one.edge.from + one.edge.to) / 2.0;
    rimCorners_.clear();
    for (const Rim& rim : rims)
        for (const Vec3 end : {rim.edge.from, rim.edge.to})
            if (rimCorners_.empty() || rimCorners_.back() != end) rimCorners_.push_back(end);
    rimSeen_.see(rimCorners_, pair.screen);
    for (const bool beyond : {true, false}) {
        const Segment sample{middle, beyond ? pair.sample.to : pair.sample.from};
        if (glm::distance(sample.from, sample.to) < contactTolerance) continue;
        if (const auto by = coverOnOneSide(owner, pair, sample, beyond)) return by;
    }
    return std::nullopt;
}

std::optional<std::size_t> PairProof::coverOnOneSide(std::size_t owner, const CellPair& pair,
                                                     const Segment& sample, bool beyond) {
    corridor_.hits(sample, rimHits_);
    std::optional<Shaft> family;
    const auto covers = [&](const Patch& patch) {
        if (!patch.isSound() || patch.timesCrossed(corridor_, sample, rimHits_) == 0) return false;
        if (!family)
            family.emplace(beyond ? rimSeen_ : pair.fromSeen, beyond ? pair.toSeen : rimSeen_,
                           pair.screen);
        return patch.covers(corridor_, rimCorners_, sample, *family);
    };
    for (std::size_t i = 0; !rimHits_.empty() && i < patches_.size(); ++i)
        if (i != owner && covers(patches_[i])) return i;
    for (const Corridor::Hit& hit : rimHits_) {
        if (patches_.size() == mostPatches) break;
        if (isKnown(hit.blocker, hit.face)) continue;
        patches_.emplace_back(corridor_, hit.blocker, hit.face, pair, sample, desk_);
        if (covers(patches_.back())) return patches_.size() - 1;
    }
    return std::nullopt;
}

}  // namespace sightline::geometry
