#include "geometry/sight_proof.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>

#include "geometry/sight_cells.h"
#include "geometry/sight_slide.h"

namespace sightline::geometry {
namespace {

using Hits = std::vector<Corridor::Hit>;

constexpr double prismInside = 0.002;  // prisms lie within their silhouettes by this. Inches
constexpr std::size_t mostFirst = 12;  // faces on a sample line that a patch is grown from
constexpr std::size_t mostPatches = 16;
constexpr int mostTries = 3;        // to cover rims in one pair; halving it is cheaper than more
constexpr double thin = 0.3;        // of its size: a part so thin across a rim is halved lengthwise
constexpr double hopeless = 0.002;  // parts this small are not split again. Inches
constexpr int searchAfterHopeless = 2;  // times the pairs that it took: a line may still be found
constexpr int leastSearch = 32;         // thought to have taken that many at least
constexpr int firstSlides = 8;          // of thin lines, and one more
constexpr int pairsForASlide = 12;      // for each of so many pairs

// Why a pair could not be proved: a stretch of rim that lines may pass.
struct Failure {
    std::optional<Rim> rim;
};

}  // namespace

class Proof::Search {
  public:
    Search(const Corridor& corridor, const Silhouette& from, const Silhouette& to, double room)
        : corridor_(corridor),
          lines_(from, to),
          one_(from, prismInside),
          other_(to, prismInside),
          room_(room) {
        waiting_.push_back({wholeCell(one_, other_), wholeCell(other_, one_)});
    }

    Decision run(int budget) {
        Decision decision;
        decision.pairs = pairs_;
        while (!waiting_.empty() && decision.pairs < std::min(budget, lastPair_)) {
            const Job job = next(decision.pairs++);
            pairs_ = decision.pairs;
            std::optional<Failure> failure = fails(job.from, job.to);
            if (witness_) {
                decision.witness = witness_;
                return decision;
            }
            if (failure && !split(job, *failure)) giveUpProof();
        }
        decision.proven = allProven_ && waiting_.empty();
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
        const auto near = corridor_.nearest(sample, room_);
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
        const CellPair pair(from, to, sample, room_);
        patches_.clear();
        const Hits hits = hits_;
        std::size_t tries = 0;
        for (const Corridor::Hit& hit : hits) {
            if (tries == mostFirst) break;
            if (isKnown(hit.blocker, hit.face)) continue;
            ++tries;
            patches_.emplace_back(corridor_, hit.blocker, hit.face, pair, sample, desk_);
            if (patches_.back().isSound() && patches_.back().rims().empty()) return std::nullopt;
        }
        // The one with the fewest rims has the best chance.
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < patches_.size(); ++i)
            if (patches_[i].isSound() &&
                (!best || patches_[i].rims().size() < patches_[*best].rims().size()))
                best = i;
        return best ? coverFrom(*best, pair) : Failure{};
    }

    bool isKnown(int blocker, int face) const {
        return std::any_of(patches_.begin(), patches_.end(), [&](const Patch& patch) {
            return patch.blocker() == blocker && patch.has(face);
        });
    }

    // Covers every rim of the first patch, and of the patches that cover rims.
    std::optional<Failure> coverFrom(std::size_t first, const CellPair& pair) {
        std::vector<std::size_t> chosen{first};
        int left = mostTries;
        for (std::size_t next = 0; next < chosen.size(); ++next) {
            std::vector<Rim> rims = patches_[chosen[next]].rims();
            inOrder(rims, pair);
            if (auto open = uncovered(chosen[next], rims, pair, chosen, left)) {
                tryPast(*open, pair);
                return Failure{std::move(open)};
            }
        }
        return std::nullopt;
    }

    // Round the patch, as it is seen along the sample.
    static void inOrder(std::vector<Rim>& rims, const CellPair& pair) {
        const Screen screen(pair.way);
        const Vec2 eye = screen(pair.sample.from);
        const auto turn = [&](const Rim& rim) {
            const Vec2 at = screen((rim.edge.from + rim.edge.to) / 2.0) - eye;
            return std::atan2(at.y, at.x);
        };
        std::stable_sort(rims.begin(), rims.end(),
                         [&](const Rim& one, const Rim& other) { return turn(one) < turn(other); });
    }

    // A rim that no patch covers, if any. Many rims are tried as one before they are halved.
    std::optional<Rim> uncovered(std::size_t owner, std::span<const Rim> rims, const CellPair& pair,
                                 std::vector<std::size_t>& chosen, int& left) {
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

    // A patch that stops all segments through the hull of the rims, beyond it or before it.
    std::optional<std::size_t> coverOf(std::size_t owner, std::span<const Rim> rims,
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
            corridor_.hits(sample, rimHits_);
            std::optional<Shaft> family;
            const auto covers = [&](const Patch& patch) {
                if (!patch.isSound() || patch.timesCrossed(corridor_, sample, rimHits_) == 0)
                    return false;
                if (!family)
                    family.emplace(beyond ? rimSeen_ : pair.fromSeen,
                                   beyond ? pair.toSeen : rimSeen_, pair.screen);
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
        }
        return std::nullopt;
    }

    // A line that passes the rim with just the room it needs.
    void tryPast(const Rim& rim, const CellPair& pair) {
        const Vec3 point = rim.before + rim.out * (1.2 * room_);
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

    // Lines are looked for a while longer.
    void giveUpProof() {
        if (allProven_) lastPair_ = searchAfterHopeless * std::max(pairs_, leastSearch);
        allProven_ = false;
    }

    void tryLine(const Segment& line) {
        if (corridor_.isCrossed(line)) return;
        if (corridor_.hasRoom(line, room_)) {
            witness_ = line;
            return;
        }
        if (slides_ * pairsForASlide > pairs_ + firstSlides * pairsForASlide) return;
        ++slides_;
        const Widened wide = widened(corridor_, lines_, line, room_ + sightRoom);
        if (wide.radius >= room_ && corridor_.hasRoom(wide.line, room_))
            witness_ = wide.line;
        else if (wide.radius > room_ - spent)
            giveUpProof();  // it has more room than rims are moved by
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
        if (glm::length(across) > 0.5 && cell.extent(across) > thin * cell.size()) return across;
        const double x = cell.extent({1, 0, 0}), y = cell.extent({0, 1, 0});
        const double z = cell.extent({0, 0, 1});
        if (z >= x && z >= y) return {0, 0, 1};
        return x >= y ? Vec3(1, 0, 0) : Vec3(0, 1, 0);
    }

    const Corridor& corridor_;
    LineSource lines_;
    Prism one_, other_;
    double room_;
    std::deque<Job> waiting_;
    std::vector<Patch> patches_;
    PatchDesk desk_;
    Hits hits_, rimHits_;
    std::vector<Vec3> rimCorners_;
    CellOnScreen rimSeen_;
    std::optional<Segment> witness_;
    int slides_ = 0, pairs_ = 0;
    int lastPair_ = std::numeric_limits<int>::max();
    bool allProven_ = true;
};

Proof::Proof(const Corridor& corridor, const Silhouette& from, const Silhouette& to, double room)
    : search_(std::make_unique<Search>(corridor, from, to, room)) {}
Proof::~Proof() = default;

Decision Proof::run(int budget) { return search_->run(budget); }

}  // namespace sightline::geometry
