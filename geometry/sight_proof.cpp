#include "geometry/sight_proof.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>

#include "geometry/sight_cells.h"
#include "geometry/sight_pair.h"
#include "geometry/sight_slide.h"

namespace sightline::geometry {
namespace {

constexpr double prismInside = 0.002;  // prisms lie within their silhouettes by this. Inches
constexpr double thin = 0.3;        // of its size: a part so thin across a rim is halved lengthwise
constexpr double hopeless = 0.002;  // parts this small are not split again. Inches
constexpr int searchAfterHopeless = 2;  // times the pairs that it took: a line may still be found
constexpr int leastSearch = 100;        // thought to have taken that many at least
constexpr int glanceProof = 8;          // a proof of so few pairs is wanted at once
constexpr std::size_t fewFaces = 5, manyFaces = 12;  // that a first patch is grown from
constexpr int firstSlides = 8;                       // of thin lines, and one more
constexpr int pairsForASlide = 12;                   // for each of so many pairs

}  // namespace

class Proof::Search {
  public:
    Search(const Corridor& corridor, const Silhouette& from, const Silhouette& to, double room)
        : corridor_(corridor),
          lines_(from, to),
          one_(from, prismInside),
          other_(to, prismInside),
          room_(room),
          pair_(corridor, room) {
        waiting_.push_back({wholeCell(one_, other_), wholeCell(other_, one_)});
    }

    Decision run(int budget) {
        Decision decision;
        decision.pairs = pairs_;
        quick_ = budget <= glanceProof;
        while (!waiting_.empty() && decision.pairs < std::min(budget, lastPair_)) {
            const Job job = next(decision.pairs++);
            pairs_ = decision.pairs;
            std::optional<PairProof::Failure> failure = fails(job.from, job.to);
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
    std::optional<PairProof::Failure> fails(const Cell& from, const Cell& to) {
        const Segment sample{from.centre(), to.centre()};
        if (glm::distance(sample.from, sample.to) < contactTolerance) return PairProof::Failure{};
        corridor_.hits(sample, hits_);
        if (!hits_.empty()) return failsBetween(from.corners, to.corners, sample);
        const auto near = corridor_.nearest(sample, room_);
        if (near.blocker < 0) {
            tryLine(sample);
            return PairProof::Failure{};
        }
        if (near.closest.distance <= 0.0) return PairProof::Failure{};
        // A line so near to something has no room: the cells are widened by one that meets it.
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

    std::optional<PairProof::Failure> failsBetween(std::span<const Vec3> from,
                                                   std::span<const Vec3> to,
                                                   const Segment& sample) {
        auto failure = pair_.fails(from, to, sample, hits_, quick_ ? fewFaces : manyFaces);
        if (failure && failure->uncovered) tryPast(*failure->uncovered, sample);
        return failure;
    }

    // A line that passes the rim with just the room it needs.
    void tryPast(const Rim& rim, const Segment& sample) {
        const Vec3 way = glm::normalize(sample.to - sample.from);
        const Vec3 point = rim.before + rim.out * (1.2 * room_);
        const double whole = glm::dot(way, sample.to - sample.from);
        const double share = std::clamp(glm::dot(way, point - sample.from) / whole, 0.02, 0.98);
        const Vec3 off = point - (sample.from * (1.0 - share) + sample.to * share);
        for (const auto& [atFrom, atTo] : {std::pair{1.0, 1.0}, std::pair{1.0 / (1.0 - share), 0.0},
                                           std::pair{0.0, 1.0 / share}}) {
            tryLine(lines_.pulledIn({sample.from + off * atFrom, sample.to + off * atTo}));
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
        else if (wide.radius > room_ - roomSpent)
            giveUpProof();  // it has more room than rims are moved by
    }

    // Halves the cell whose part of the sight moves most across the rim; false when both are tiny.
    bool split(const Job& job, const PairProof::Failure& failure) {
        const Vec3 spine = job.to.centre() - job.from.centre();
        double share = 0.5;
        Vec3 across(0.0);
        if (failure.middle) {
            const Vec3 middle = (failure.middle->edge.from + failure.middle->edge.to) / 2.0;
            share = std::clamp(glm::dot(spine, middle - job.from.centre()) / glm::dot(spine, spine),
                               0.05, 0.95);
            across = failure.middle->out;
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
    PairProof pair_;
    std::vector<Corridor::Hit> hits_;
    std::optional<Segment> witness_;
    int slides_ = 0, pairs_ = 0;
    int lastPair_ = std::numeric_limits<int>::max();
    bool allProven_ = true, quick_ = false;
};

Proof::Proof(const Corridor& corridor, const Silhouette& from, const Silhouette& to, double room)
    : search_(std::make_unique<Search>(corridor, from, to, room)) {}
Proof::~Proof() = default;

Decision Proof::run(int budget) { return search_->run(budget); }

}  // namespace sightline::geometry
