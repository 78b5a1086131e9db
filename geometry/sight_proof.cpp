#include "geometry/sight_proof.h"

#include <algorithm>
#include <cmath>
#include <deque>

#include "geometry/sight_cells.h"
#include "geometry/sight_slide.h"

namespace sightline::geometry {
namespace {

using Hits = std::vector<Corridor::Hit>;

constexpr double prismInside = 0.002;  // prisms lie within their silhouettes by this. Inches
constexpr std::size_t mostFirst = 6;   // faces on a sample line that a patch is grown from
constexpr std::size_t mostPatches = 12;
constexpr std::size_t mostRims = 400;  // that are covered in one pair
constexpr double hopeless = 0.002;     // parts this small are not split again. Inches
constexpr int firstSlides = 8;         // of thin lines, and one more
constexpr int pairsForASlide = 12;     // for each of so many pairs

// Why a pair could not be proved: a stretch of rim that lines may pass.
struct Failure {
    std::optional<Rim> rim;
};

class Prover {
  public:
    Prover(const Corridor& corridor, const Silhouette& from, const Silhouette& to)
        : corridor_(corridor), lines_(from, to), one_(from, prismInside), other_(to, prismInside) {}

    Decision run(int budget) {
        Decision decision;
        waiting_.push_back({wholeCell(one_, other_), wholeCell(other_, one_)});
        bool allProven = true;
        while (!waiting_.empty() && decision.pairs < budget) {
            const Job job = next(decision.pairs++);
            pairs_ = decision.pairs;
            std::optional<Failure> failure = fails(job.from, job.to);
            if (witness_) {
                decision.witness = witness_;
                return decision;
            }
            if (failure && !split(job, *failure)) allProven = false;
        }
        decision.proven = allProven && waiting_.empty();
        return decision;
    }

  private:
    struct Job {
        Cell from, to;
    };

    // A proof needs all pairs in any order. A view is found by going deep where it is likely and
    // wide where it is not, so the newest and the oldest take turns.
    Job next(int turn) {
        Job job;
        if (turn % 2 == 0) {
            job = std::move(waiting_.back());
            waiting_.pop_back();
        } else {
            job = std::move(waiting_.front());
            waiting_.pop_front();
        }
        return job;
    }

    // None when every segment between the cells is stopped.
    std::optional<Failure> fails(const Cell& from, const Cell& to) {
        const Segment sample{from.centre(), to.centre()};
        if (glm::distance(sample.from, sample.to) < contactTolerance) return Failure{};
        corridor_.hits(sample, hits_);
        if (!hits_.empty()) return failsWith(from.corners, to.corners, sample);
        const auto near = corridor_.nearest(sample, sightRoom);
        if (near.blocker < 0) {
            tryLine(sample);
            return Failure{};
        }
        if (near.closest.distance <= 0.0) return Failure{};
        // A line so near to something has no room: the cells are widened by one that meets it.
        const Vec3 toward = near.closest.other - near.closest.on;
        const Vec3 step = toward * (1.0 + 0.001 / near.closest.distance);
        const Segment aside{sample.from + step, sample.to + step};
        corridor_.hits(aside, hits_);
        if (hits_.empty()) return Failure{};
        std::vector<Vec3> widerFrom = from.corners, widerTo = to.corners;
        widerFrom.push_back(aside.from);
        widerTo.push_back(aside.to);
        return failsWith(widerFrom, widerTo, aside);
    }

    std::optional<Failure> failsWith(std::span<const Vec3> from, std::span<const Vec3> to,
                                     const Segment& sample) {
        const CellPair pair(from, to, sample);
        patches_.clear();
        const Hits hits = hits_;
        std::size_t tries = 0;
        for (const Corridor::Hit& hit : hits) {
            if (tries == mostFirst) break;
            if (isKnown(hit.blocker, hit.face)) continue;
            ++tries;
            Patch patch(corridor_, hit.blocker, hit.face, pair, sample);
            if (!patch.isSound()) continue;
            if (patch.rims().empty()) return std::nullopt;
            patches_.push_back(std::move(patch));
        }
        if (patches_.empty()) return Failure{};
        std::vector<std::size_t> order(patches_.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return patches_[a].rims().size() < patches_[b].rims().size();
        });
        std::optional<Failure> failure;
        const std::size_t firsts = std::min<std::size_t>(order.size(), 3);
        for (std::size_t i = 0; i < firsts; ++i) {
            auto here = coverFrom(order[i], pair);
            if (!here) return std::nullopt;
            if (witness_) return here;
            if (!failure) failure = std::move(here);
        }
        return failure;
    }

    bool isKnown(int blocker, int face) const {
        return std::any_of(patches_.begin(), patches_.end(), [&](const Patch& patch) {
            return patch.blocker() == blocker && patch.has(face);
        });
    }

    // Covers every rim of the first patch, and of the patches that cover rims.
    std::optional<Failure> coverFrom(std::size_t first, const CellPair& pair) {
        std::vector<std::size_t> chosen{first};
        std::size_t covered = 0;
        for (std::size_t next = 0; next < chosen.size(); ++next)
            for (std::size_t r = 0; r < patches_[chosen[next]].rims().size(); ++r) {
                const Rim rim = patches_[chosen[next]].rims()[r];
                if (++covered > mostRims) return Failure{rim};
                const auto by = coverOf(chosen[next], rim, pair);
                if (!by) {
                    tryPast(rim, pair);
                    return Failure{rim};
                }
                if (std::find(chosen.begin(), chosen.end(), *by) == chosen.end())
                    chosen.push_back(*by);
            }
        return std::nullopt;
    }

    // A patch that stops all segments through the rim, beyond it or before it.
    std::optional<std::size_t> coverOf(std::size_t owner, const Rim& rim, const CellPair& pair) {
        const Vec3 middle = (rim.edge.from + rim.edge.to) / 2.0;
        const std::array<Vec3, 2> edge{rim.edge.from, rim.edge.to};
        for (const bool beyond : {true, false}) {
            const std::span<const Vec3> cell = beyond ? pair.to : pair.from;
            const Segment sample{middle, beyond ? pair.sample.to : pair.sample.from};
            if (glm::distance(sample.from, sample.to) < contactTolerance) continue;
            Hits hits;
            corridor_.hits(sample, hits);
            if (hits.empty()) continue;
            const Shaft family(edge, cell, glm::normalize(sample.to - sample.from));
            for (std::size_t i = 0; i < patches_.size(); ++i)
                if (i != owner && patches_[i].covers(corridor_, rim, sample, hits, family))
                    return i;
            for (const Corridor::Hit& hit : hits) {
                if (patches_.size() == mostPatches) break;
                if (isKnown(hit.blocker, hit.face)) continue;
                Patch patch(corridor_, hit.blocker, hit.face, pair, sample);
                if (!patch.isSound()) continue;
                const bool covers = patch.covers(corridor_, rim, sample, hits, family);
                patches_.push_back(std::move(patch));
                if (covers) return patches_.size() - 1;
            }
        }
        return std::nullopt;
    }

    // A line that passes the rim with just the room it needs.
    void tryPast(const Rim& rim, const CellPair& pair) {
        const Vec3 point = rim.before + rim.out * (1.2 * sightRoom);
        const double whole = glm::dot(pair.way, pair.sample.to - pair.sample.from);
        const double share =
            std::clamp(glm::dot(pair.way, point - pair.sample.from) / whole, 0.02, 0.98);
        const Vec3 off = point - (pair.sample.from * (1.0 - share) + pair.sample.to * share);
        for (const auto& [atFrom, atTo] : {std::pair{1.0, 1.0}, std::pair{1.0 / (1.0 - share), 0.0},
                                           std::pair{0.0, 1.0 / share}}) {
            tryLine(
                lines_.pulledIn({pair.sample.from + off * atFrom, pair.sample.to + off * atTo}));
            if (witness_) return;
        }
    }

    void tryLine(const Segment& line) {
        if (corridor_.isCrossed(line)) return;
        if (corridor_.hasRoom(line, sightRoom)) {
            witness_ = line;
            return;
        }
        if (slides_ * pairsForASlide > pairs_ + firstSlides * pairsForASlide) return;
        ++slides_;
        const Widened wide = widened(corridor_, lines_, line, 2.0 * sightRoom);
        if (wide.radius >= sightRoom && corridor_.hasRoom(wide.line, sightRoom))
            witness_ = wide.line;
    }

    // Halves the cell whose part of the sight moves most across the rim; false when both are tiny.
    bool split(const Job& job, const Failure& failure) {
        const Vec3 spine = job.to.centre() - job.from.centre();
        double share = 0.5;
        Vec3 across(0.0);
        if (failure.rim) {
            const Vec3 middle = (failure.rim->edge.from + failure.rim->edge.to) / 2.0;
            share = std::clamp(glm::dot(spine, middle - job.from.centre()) / glm::dot(spine, spine),
                               0.05, 0.95);
            across = failure.rim->out;
        }
        double one = job.from.size(), other = job.to.size();
        if (std::max(one, other) < hopeless) return false;
        if (glm::length(across) > 0.5) {
            const double sizes = 0.1 * std::max(one, other);
            one = (job.from.extent(across) + 0.05 * sizes) * (1.0 - share);
            other = (job.to.extent(across) + 0.05 * sizes) * share;
        }
        if (job.from.kind == Cell::Kind::whole && job.to.kind != Cell::Kind::whole) other = 0.0;
        if (job.to.kind == Cell::Kind::whole && job.from.kind != Cell::Kind::whole) one = 0.0;
        if (one >= other) {
            for (Cell& part : partsOf(job.from, one_, other_, wayOf(job.from, across)))
                waiting_.push_back({std::move(part), job.to});
        } else {
            for (Cell& part : partsOf(job.to, other_, one_, wayOf(job.to, across)))
                waiting_.push_back({job.from, std::move(part)});
        }
        return true;
    }

    // Across the rim where the cell reaches across it, else its longest side.
    static Vec3 wayOf(const Cell& cell, Vec3 across) {
        if (glm::length(across) > 0.5 && cell.extent(across) > 0.1 * cell.size()) return across;
        const double x = cell.extent({1, 0, 0}), y = cell.extent({0, 1, 0});
        const double z = cell.extent({0, 0, 1});
        if (z >= x && z >= y) return {0, 0, 1};
        return x >= y ? Vec3(1, 0, 0) : Vec3(0, 1, 0);
    }

    const Corridor& corridor_;
    LineSource lines_;
    Prism one_, other_;
    std::deque<Job> waiting_;
    std::vector<Patch> patches_;
    Hits hits_;
    std::optional<Segment> witness_;
    int slides_ = 0, pairs_ = 0;
};

}  // namespace

Decision decide(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                int budget) {
    return Prover(corridor, from, to).run(budget);
}

}  // namespace sightline::geometry
