// Searches for the smallest growth (enlargement) of two silhouettes at which they see each other.
#include "geometry/sight/private/sight_growth.h"

#include <algorithm>
#include <atomic>

#include "geometry/base/parallel_for.h"
#include "geometry/sight/private/sight_proof.h"
#include "geometry/sight/private/sight_slide.h"

namespace sightline::geometry {
namespace {

// Number of steps that move a line sideways to gain clearance, before its ends are moved inward
// again.
constexpr int stepsForAMargin = 16;
// A line is dropped if it needs more growth than the best line by this length, inches.
constexpr double losesGrowth = 0.15;

Segment pulledTo(const Silhouette& from, const Silhouette& to, double growth, const Segment& line) {
    return LineSource(grown(from, growth), grown(to, growth)).pulledIn(line);
}

bool seesAlong(const Corridor& corridor, const Segment& line) {
    return !corridor.isCrossed(line) && corridor.hasRoom(line, sightRoom);
}

// Moves the ends of a line from the grown silhouettes towards the original silhouettes, while the
// line keeps its clearance. Changes `line`, and returns the growth that the line still needs. Stops
// early if the needed growth is clearly above `best`.
double followed(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                Segment& line, double growth, int steps,
                double best = std::numeric_limits<double>::max()) {
    for (int i = 0; i < 20; ++i) {
        if (i >= 4 && growth > best + losesGrowth) break;
        const LineSource lines(grown(from, growth), grown(to, growth));
        // A clearance of more than the growth plus a small margin is useless, because the ends move
        // inward by the growth at most.
        const double most = std::min(0.5, growth + 2.0 * sightRoom);
        const WidenedBeam wide = widened(corridor, lines, lines.pulledIn(line), most, steps);
        line = wide.line;
        double step = wide.radius - sightRoom;
        if (step < 0.002) break;
        // Tries to move the ends inward by the spare clearance, then by shorter steps.
        for (; step > 0.002; step /= 2.0) {
            const double less = std::max(0.0, growth - step);
            const Segment pulled = pulledTo(from, to, less, line);
            if (!seesAlong(corridor, pulled)) continue;
            line = pulled;
            growth = less;
            break;
        }
        if (step <= 0.002 || growth <= 0.0) break;
    }
    return growth;
}

// A few different clear lines between the two silhouettes after they have grown by `growth`.
std::vector<Segment> clearLines(const Corridor& corridor, const Silhouette& from,
                                const Silhouette& to, double growth) {
    constexpr std::size_t aimed = 120, most = 4;
    const LineSource lines(grown(from, growth), grown(to, growth));
    std::vector<Segment> used;
    for (std::size_t i = 0; i < aimed && used.size() < most; ++i) {
        const Segment line = lines.aimed(i * LineSource::aimedCount() / aimed);
        if (!isAlikeAny(used, line, 0.6) && seesAlong(corridor, line)) used.push_back(line);
    }
    return used;
}

}  // namespace

std::optional<Segment> followedInward(const Corridor& corridor, const Silhouette& from,
                                      const Silhouette& to) {
    for (const double growth : {0.08, 0.25}) {
        std::vector<Segment> used = clearLines(corridor, from, to, growth);
        std::vector<char> sees(used.size(), 0);
        std::atomic<bool> first{false};  // true after line number 0 has reached the original
                                         // silhouettes; the other lines are then skipped
        parallelFor(used.size(), [&](std::size_t i) {
            if (first) return;
            // Each thread needs its own corridor, because a corridor caches its last hits.
            // NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
            const Corridor own = corridor;
            sees[i] = followed(own, from, to, used[i], growth, slideSteps) <= 0.0 &&
                      own.hasRoom(used[i], sightRoom);
            if (i == 0 && sees[i]) first = true;
        });
        for (std::size_t i = 0; i < used.size(); ++i)
            if (sees[i]) return used[i];
    }
    return std::nullopt;
}

namespace {

// Tests many more lines after a short proof without a result. Returns a line with enough clearance,
// if there is one.
std::optional<Segment> hunted(const Corridor& corridor, const Silhouette& from,
                              const Silhouette& to) {
    constexpr std::size_t spread = 2500;
    const LineSource lines(from, to);
    for (std::size_t i = 0; i < LineSource::aimedCount() + spread; ++i) {
        const Segment line = i < LineSource::aimedCount()
                                 ? lines.aimed(i)
                                 : lines.spread(i - LineSource::aimedCount());
        if (seesAlong(corridor, line)) return line;
    }
    return std::nullopt;
}

}  // namespace

namespace {

// Finds the growth at which two silhouettes begin to see each other. A line whose ends move inward
// gives an upper bound. A proof gives a lower bound.
class GrowthSearch {
  public:
    GrowthSearch(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                 double most)
        : corridor_(corridor), from_(from), to_(to), most_(most), sees_(most) {}

    bool any() const { return any_; }
    double sees() const { return sees_; }
    const std::optional<Segment>& line() const { return line_; }

    // Tests likely lines between the silhouettes after both have grown by `most_`. Then moves the
    // ends of the best lines inward.
    void aim() {
        constexpr std::size_t aimed = 250, glances = 24, followedLines = 4;
        const LineSource lines(grown(from_, most_), grown(to_, most_));
        std::vector<Segment> used;
        std::vector<std::pair<double, Segment>> starts;
        for (std::size_t i = 0; i < aimed && used.size() < glances; ++i) {
            const Segment line = lines.aimed(i * LineSource::aimedCount() / aimed);
            if (isAlikeAny(used, line, 0.6) || !seesAlong(corridor_, line)) continue;
            used.push_back(line);
            starts.emplace_back(least(line), line);
        }
        std::stable_sort(starts.begin(), starts.end(), [](const auto& one, const auto& other) {
            return one.first < other.first;
        });
        used.clear();
        for (const auto& [growth, line] : starts) {
            if (used.size() == followedLines) break;
            if (isAlikeAny(used, line, 1.0)) continue;
            used.push_back(line);
            follow(pulledTo(from_, to_, growth, line), growth);
        }
    }
    void follow(Segment line, double growth) {
        const double needed = followed(corridor_, from_, to_, line, growth, stepsForAMargin, sees_);
        if (!any_ || needed < sees_) line_ = line;
        sees_ = std::min(sees_, needed);
        any_ = true;
    }
    enum class Found { proof, nothing, line };
    /// Tries to prove that the silhouettes do not see each other after both have grown by `growth`.
    /// If a clear line is found, moves its ends inward.
    Found ask(double growth, int budget) {
        const Silhouette from = grown(from_, growth), to = grown(to_, growth);
        if (isBlockedByInnerHills(corridor_, from, to, budget)) return Found::proof;
        Proof proof(corridor_, from, to);
        Decision there = proof.run(std::min(budget, firstBudget));
        auto line = there.witness;
        if (!there.proven && !line) line = hunted(corridor_, from, to);
        if (!there.proven && !line && budget > firstBudget) {
            there = proof.run(budget);
            line = there.witness;
        }
        if (line) follow(*line, growth);
        return line ? Found::line : there.proven ? Found::proof : Found::nothing;
    }

  private:
    static constexpr int firstBudget = 250;

    // The least growth at which the line is clear, if its ends move inward and the line does not
    // move sideways.
    double least(const Segment& line) const {
        double low = 0.0, high = most_;
        while (high - low > 0.03) {
            const double middle = (low + high) / 2.0;
            (seesAlong(corridor_, pulledTo(from_, to_, middle, line)) ? high : low) = middle;
        }
        return high;
    }

    const Corridor& corridor_;
    const Silhouette &from_, &to_;
    double most_, sees_;
    bool any_ = false;
    std::optional<Segment> line_;  ///< the line of the least growth so far
};

}  // namespace

Growth growthToSee(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                   double most, int budget) {
    using Found = GrowthSearch::Found;
    // The result counts as proved if a proof shows that nothing is visible at a growth that is
    // smaller than the result by this length, inches.
    constexpr double nearBelow = 1.5 * sightRoom;
    constexpr double exact = 0.5;  // growth above which no exact value is needed, inches
    GrowthSearch search(corridor, from, to, most);
    search.aim();
    if (!search.any()) {
        const Found found = search.ask(most, budget);
        if (!search.any()) return {std::nullopt, found == Found::proof};
    }
    double blocked = 0.0;
    bool comesInward = true;  // true: the next growth is just below the upper bound; false: halfway
                              // between the bounds
    bool proven = true;       // true if there is a proof for the lower bound `blocked`
    for (int round = 0; round < 12 && blocked < exact && search.sees() - blocked > nearBelow;
         ++round) {
        const double sees = search.sees();
        const double next = comesInward ? sees - nearBelow : (blocked + sees) / 2.0;
        const double growth = std::min(next, exact);
        const Found found = search.ask(growth, budget);
        if (found == Found::line) {
            comesInward = search.sees() < growth - nearBelow;
        } else {
            blocked = growth;
            comesInward = false;
            proven = found == Found::proof;
        }
    }
    return {search.sees(), proven && search.sees() - blocked <= nearBelow + sameLength,
            search.line()};
}

}  // namespace sightline::geometry
