// Runs a sight proof on pairs of cells (convex parts of the surfaces of two silhouettes), and
// splits cells where the proof fails. A rim is an edge of the border of a patch of blocking terrain
// (sight_patch.h).
#include "geometry/sight/private/sight_proof.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <deque>
#include <limits>

#include "geometry/base/parallel_for.h"
#include "geometry/sight/private/sight_study.h"

namespace sightline::geometry {
namespace {

// Maximum gap between a prism and the silhouette around it, in inches.
constexpr double prismInside = 0.002;
// If the width of a cell across an uncovered rim is below this share of the cell's size, the cell
// is split along its longest side.
constexpr double thin = 0.3;
constexpr double hopeless = 0.002;  // size below which a cell is not split, inches
// After a failed proof, the search for a clear line may check this multiple of the number of pairs
// that were checked before.
constexpr int searchAfterHopeless = 2;
constexpr int leastSearch = 100;  // smallest number of pairs that `searchAfterHopeless` multiplies,
                                  // even if fewer were checked
constexpr int glanceProof = 8;    // largest budget of a proof that must be quick, in pairs
constexpr int pairsAlone = 16;  // number of pairs at the start that are checked one after the other
// While fewer pairs than this have been checked, eight pairs at a time are checked in parallel.
constexpr int pairsInEights = 256;
// Number of pairs that are checked in parallel at a time, after the first `pairsInEights` pairs.
constexpr std::size_t widestWave = 32;

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

    Decision run(int budget, const std::stop_token& stop) {
        quick_ = budget <= glanceProof;
        while (!waiting_.empty() && pairs_ < std::min(budget, lastPair_)) {
            if (stop.stop_requested()) break;
            const std::vector<Job> wave = nextWave(std::min(budget, lastPair_) - pairs_);
            const std::vector<Study::Finding> findings = lookedAt(wave);
            for (std::size_t i = 0; i < wave.size(); ++i)
                if (take(wave[i], findings[i])) return {false, findings[i].witness, pairs_};
        }
        return {allProven_ && waiting_.empty(), std::nullopt, pairs_};
    }

  private:
    struct Job {
        Cell from, to;
    };

    // The next pair of cells to check. A proof needs all pairs, in any order. For the search for a
    // clear line, the newest and the oldest pair alternate: the newest pairs search one place in
    // detail, the oldest pairs search all places.
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

    // The pairs of cells that are checked next, in parallel. At the start this is one pair, because
    // each result determines the next pair. Later it is many pairs. Their number does not depend on
    // the machine.
    std::vector<Job> nextWave(int most) {
        const std::size_t width = pairs_ < pairsAlone ? 1 : pairs_ < pairsInEights ? 8 : widestWave;
        std::vector<Job> wave;
        while (wave.size() < width && static_cast<int>(wave.size()) < most && !waiting_.empty())
            wave.push_back(next(pairs_ + static_cast<int>(wave.size())));
        return wave;
    }

    // Checks the pairs of cells in parallel. After a pair with a clear line, the later pairs are
    // skipped.
    std::vector<Study::Finding> lookedAt(const std::vector<Job>& wave) {
        while (studies_.size() < wave.size()) studies_.emplace_back(corridor_, lines_, room_);
        std::vector<Study::Finding> findings(wave.size());
        std::atomic<std::size_t> sees{wave.size()};
        parallelFor(wave.size(), [&](std::size_t i) {
            if (i > sees) return;
            const int number = pairs_ + static_cast<int>(i) + 1;
            findings[i] = studies_[i].look(wave[i].from, wave[i].to, {number, slides_, quick_});
            if (!findings[i].witness) return;
            std::size_t first = sees;
            while (i < first && !sees.compare_exchange_weak(first, i)) continue;
        });
        return findings;
    }

    // Adds the finding for one pair of cells to the result of the search. Returns true if the
    // finding has a clear line.
    bool take(const Job& job, const Study::Finding& finding) {
        ++pairs_;
        slides_ += finding.slides;
        if (finding.hopeless) giveUpProof();
        if (finding.witness) return true;
        if (finding.failure && !split(job, *finding.failure)) giveUpProof();
        return false;
    }

    // Gives up the proof. The search for a clear line continues, up to a limit.
    void giveUpProof() {
        if (allProven_) lastPair_ = searchAfterHopeless * std::max(pairs_, leastSearch);
        allProven_ = false;
    }

    // Splits one cell of the pair: the cell that looks larger from the rim that no patch covers.
    // Returns false if both cells are tiny.
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

    // The direction in which a cell is split. `across` is the direction across the rim at which the
    // proof failed. `across` is used if the cell is wide enough in this direction. Otherwise, the
    // cell is split along its longest side.
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
    std::deque<Study> studies_;
    int slides_ = 0, pairs_ = 0;
    int lastPair_ = std::numeric_limits<int>::max();
    bool allProven_ = true, quick_ = false;
};

Proof::Proof(const Corridor& corridor, const Silhouette& from, const Silhouette& to, double room)
    : search_(std::make_unique<Search>(corridor, from, to, room)) {}
Proof::~Proof() = default;

Decision Proof::run(int budget, const std::stop_token& stop) { return search_->run(budget, stop); }

bool isBlockedByInnerHills(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                           int budget, const std::stop_token& stop) {
    const auto inner = corridor.inner();
    return inner && Proof(*inner, from, to).run(budget, stop).proven;
}

}  // namespace sightline::geometry
