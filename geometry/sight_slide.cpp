#include "geometry/sight_slide.h"

#include <algorithm>
#include <cmath>

#include "geometry/sight_proof.h"

namespace sightline::geometry {
namespace {

constexpr int mostSteps = 28;
constexpr int leanSteps = 48;           // of the small problem solved in each step
constexpr std::size_t mostThings = 40;  // that push the line
constexpr double leastStep = 5e-4;      // inches
constexpr int glanceSteps = 4;          // until a start shows what it may become
constexpr double behind = 0.12;         // a start this far behind the best is given up. Inches
constexpr std::size_t mostHopes = 3;    // starts that are followed to the end

// What one near thing does to the line: its distance grows by push . (movement of the line there).
struct Push {
    double distance = 0.0, fraction = 0.0;
    Vec3 push{};
};

struct Ends {
    Vec3 from{}, to{};
};

// Do the ends lie near those of a line that was used?
bool isAlikeAny(std::span<const Segment> used, const Segment& line, double within) {
    return std::any_of(used.begin(), used.end(), [&](const Segment& it) {
        return glm::distance(it.from, line.from) + glm::distance(it.to, line.to) < within;
    });
}

Vec3 limited(Vec3 step, double most) {
    const double length = glm::length(step);
    return length <= most ? step : step * (most / length);
}

// Moves both ends, by `reach` at most, to where the least of the distances is greatest, as far as
// they change evenly. By subgradients; the best step seen is kept.
Segment pushed(const std::vector<Push>& pushes, const LineSource& lines, const Segment& line,
               double reach) {
    Ends move;
    Segment best = line;
    double bestLeast = -1.0;
    for (int i = 0; i < leanSteps; ++i) {
        const Segment now = lines.pulledIn(
            {line.from + limited(move.from, reach), line.to + limited(move.to, reach)});
        move = {now.from - line.from, now.to - line.to};
        double least = std::numeric_limits<double>::infinity();
        const Push* nearest = nullptr;
        for (const Push& it : pushes) {
            const double here = it.distance + glm::dot(it.push, move.from * (1.0 - it.fraction) +
                                                                    move.to * it.fraction);
            if (here < least) {
                least = here;
                nearest = &it;
            }
        }
        if (least > bestLeast) {
            bestLeast = least;
            best = now;
        }
        const double step = reach * 0.7 / (1.0 + 0.35 * i);
        move.from += nearest->push * (step * (1.0 - nearest->fraction));
        move.to += nearest->push * (step * nearest->fraction);
    }
    return best;
}

double radiusOf(const Corridor& corridor, const Segment& line, double most) {
    return corridor.nearest(line, most).closest.distance;
}

}  // namespace

namespace {

Widened slid(const Corridor& corridor, const LineSource& lines, const Segment& line, double most,
             int steps) {
    Widened now{line, radiusOf(corridor, line, most)};
    double reach = std::min(0.25, most);
    std::vector<Closest> things;
    std::vector<Push> pushes;
    bool moved = true;
    for (int step = 0; step < steps && now.radius < most && reach > leastStep; ++step) {
        if (moved) {  // else what was near is near
            corridor.nearby(now.line, now.radius + 2.0 * reach, mostThings, things);
            pushes.clear();
            for (const Closest& it : things)
                if (it.distance > sameLength)
                    pushes.push_back({it.distance, it.fraction, (it.on - it.other) / it.distance});
        }
        if (pushes.empty()) break;
        const Segment next = pushed(pushes, lines, now.line, reach);
        const double radius = radiusOf(corridor, next, most);
        moved = radius > now.radius + 1e-5 && corridor.isClear(next);
        if (moved) {
            const double gain = radius - now.radius;
            now = {next, radius};
            reach = gain > 0.5 * reach ? reach * 1.5 : gain < 0.1 * reach ? reach * 0.6 : reach;
        } else {
            reach *= 0.4;
        }
    }
    return now;
}

}  // namespace

Widened widened(const Corridor& corridor, const LineSource& lines, const Segment& line,
                double most) {
    return slid(corridor, lines, line, most, mostSteps);
}

namespace {

// The widest beam so far, and starts that may come to more.
class BeamSearch {
  public:
    BeamSearch(const Corridor& corridor, const LineSource& lines, const Segment& known, double most)
        : corridor_(corridor),
          lines_(lines),
          most_(most),
          best_(widened(corridor, lines, known, most)) {}

    const Widened& best() const { return best_; }
    bool isDone() const { return best_.radius >= most_; }

    // A few steps from a start tell whether it is worth the others.
    void glance(const Segment& start) {
        const Widened here = slid(corridor_, lines_, start, most_, glanceSteps);
        if (here.radius > best_.radius - behind && corridor_.isClear(here.line))
            hopes_.push_back(here);
    }
    void followHopes() {
        std::stable_sort(hopes_.begin(), hopes_.end(), wider);
        if (hopes_.size() > mostHopes) hopes_.resize(mostHopes);
        for (const Widened& hope : hopes_) {
            if (isDone()) break;
            const Widened here = widened(corridor_, lines_, hope.line, most_);
            if (here.radius > best_.radius && corridor_.hasRoom(here.line, here.radius))
                best_ = here;
        }
        hopes_.clear();
    }
    // Sliding stops on a ridge that it cannot climb evenly; from beside it, it may go on.
    void jolt(double by) {
        const Segment at = best_.line;
        for (const Vec3 way : {Vec3(1, 0, 0), Vec3(-1, 0, 0), Vec3(0, 1, 0), Vec3(0, -1, 0),
                               Vec3(0, 0, 1), Vec3(0, 0, -1)})
            for (const auto& [atFrom, atTo] : {std::pair{1.0, 1.0}, {1.0, 0.0}, {0.0, 1.0}}) {
                const Segment start =
                    lines_.pulledIn({at.from + way * (by * atFrom), at.to + way * (by * atTo)});
                if (!corridor_.isCrossed(start)) glance(start);
            }
        followHopes();
    }
    static bool wider(const Widened& one, const Widened& other) {
        return one.radius > other.radius;
    }

  private:
    const Corridor& corridor_;
    const LineSource& lines_;
    double most_;
    Widened best_;
    std::vector<Widened> hopes_;
};

}  // namespace

Widened widestBeam(const Corridor& corridor, const LineSource& lines, const Segment& known,
                   double most) {
    constexpr std::size_t tried = 250, glances = 12;
    std::vector<Widened> starts;
    for (std::size_t i = 0; i < tried; ++i) {
        const Segment line =
            i % 3 == 2 ? lines.spread(i) : lines.aimed(i * LineSource::aimedCount() / tried);
        if (corridor.isCrossed(line)) continue;
        const double radius = radiusOf(corridor, line, most);
        if (radius >= most && corridor.hasRoom(line, most)) return {line, most};
        starts.push_back({line, radius});
    }
    std::stable_sort(starts.begin(), starts.end(), BeamSearch::wider);
    BeamSearch search(corridor, lines, known, most);
    std::vector<Segment> used{known};
    for (const Widened& start : starts) {
        if (used.size() > glances || search.isDone()) break;
        if (isAlikeAny(used, start.line, 0.6)) continue;
        used.push_back(start.line);
        search.glance(start.line);
    }
    search.followHopes();
    for (const double by : {1.5, 0.4})
        if (!search.isDone()) search.jolt(by);
    return search.best();
}

namespace {

constexpr int stepsForAMargin = 16;   // of sliding before a line is pulled in again
constexpr double losesGrowth = 0.15;  // a line this much worse than the best is given up. Inches

Segment pulledTo(const Silhouette& from, const Silhouette& to, double growth, const Segment& line) {
    return LineSource(grown(from, growth), grown(to, growth)).pulledIn(line);
}

bool seesAlong(const Corridor& corridor, const Segment& line) {
    return !corridor.isCrossed(line) && corridor.hasRoom(line, sightRoom);
}

// Follows one line inward: the least growth at which it keeps the room that sight needs, and the
// line there. Given up where it stays behind the best growth that is known.
double followed(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                Segment& line, double growth, int steps,
                double best = std::numeric_limits<double>::max()) {
    for (int i = 0; i < 20; ++i) {
        if (i >= 4 && growth > best + losesGrowth) break;
        const LineSource lines(grown(from, growth), grown(to, growth));
        // Room for more than the whole growth is of no use.
        const double most = std::min(0.5, growth + 2.0 * sightRoom);
        const Widened wide = slid(corridor, lines, lines.pulledIn(line), most, steps);
        line = wide.line;
        double step = wide.radius - sightRoom;
        if (step < 0.002) break;
        for (; step > 0.002; step /= 2.0) {  // a line may be pulled in by about its own room
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

}  // namespace

std::optional<Segment> followedInward(const Corridor& corridor, const Silhouette& from,
                                      const Silhouette& to) {
    constexpr std::size_t aimed = 120, followedLines = 4;
    for (const double growth : {0.08, 0.25}) {
        const LineSource lines(grown(from, growth), grown(to, growth));
        std::vector<Segment> used;
        for (std::size_t i = 0; i < aimed && used.size() < followedLines; ++i) {
            Segment line = lines.aimed(i * LineSource::aimedCount() / aimed);
            if (isAlikeAny(used, line, 0.6) || !seesAlong(corridor, line)) continue;
            used.push_back(line);
            if (followed(corridor, from, to, line, growth, mostSteps) <= 0.0 &&
                corridor.hasRoom(line, sightRoom))
                return line;
        }
    }
    return std::nullopt;
}

namespace {

// Where a proof ended undecided, many lines may still find one with room.
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

// The growth at which two silhouettes begin to see each other, from above by lines that are
// followed inward, from below by proofs.
class GrowthSearch {
  public:
    GrowthSearch(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                 double most)
        : corridor_(corridor), from_(from), to_(to), most_(most), sees_(most) {}

    bool any() const { return any_; }
    double sees() const { return sees_; }

    // Aimed lines of the grown silhouettes that come farthest inward as they are, then followed.
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
        sees_ =
            std::min(sees_, followed(corridor_, from_, to_, line, growth, stepsForAMargin, sees_));
        any_ = true;
    }
    /// Proves that they do not see each other when grown by that, or finds out that they do.
    bool isBlocked(double growth, int budget) {
        const Silhouette from = grown(from_, growth), to = grown(to_, growth);
        Proof proof(corridor_, from, to);
        Decision there = proof.run(std::min(budget, firstBudget));
        auto line = there.witness;
        if (!there.proven && !line) line = hunted(corridor_, from, to);
        if (!there.proven && !line && budget > firstBudget) {
            there = proof.run(budget);
            line = there.witness;
        }
        if (line) follow(*line, growth);
        return there.proven || !line;
    }

  private:
    static constexpr int firstBudget = 250;

    // How far the line may be pulled in without being moved aside.
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
};

}  // namespace

std::optional<double> growthToSee(const Corridor& corridor, const Silhouette& from,
                                  const Silhouette& to, double most, int budget) {
    constexpr double close = 1.5 * sightRoom;  // proved this near below, the growth is known
    constexpr double exact = 0.5;              // above this it need not be. Inches
    GrowthSearch search(corridor, from, to, most);
    search.aim();
    if (!search.any()) search.isBlocked(most, budget);
    if (!search.any()) return std::nullopt;
    double blocked = 0.0;
    bool comesInward = true;  // else the two bounds are halved
    for (int round = 0; round < 12 && blocked < exact && search.sees() - blocked > close; ++round) {
        const double sees = search.sees();
        const double next = comesInward ? sees - close : (blocked + sees) / 2.0;
        const double growth = std::min(next, exact);
        if (search.isBlocked(growth, budget)) {
            blocked = growth;
            comesInward = false;
        } else {
            comesInward = search.sees() < growth - close;
        }
    }
    return search.sees();
}

}  // namespace sightline::geometry
