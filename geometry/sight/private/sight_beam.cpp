// Searches for the widest beam between two silhouettes. A beam is the space around a clear line
// that is free of solids.
#include "geometry/sight/private/sight_beam.h"

#include <algorithm>

#include "geometry/sight/private/sight_proof.h"
#include "geometry/sight/private/sight_slide.h"

namespace sightline::geometry {
namespace {

// Number of steps that move a starting line to gain clearance before the line is rated.
constexpr int glanceSteps = 4;
// A starting line is dropped if its beam is narrower than the best beam by this length, inches.
constexpr double behind = 0.12;
constexpr std::size_t mostHopes = 3;  // maximum number of promising lines that are moved step by
                                      // step until their beam gets no wider
// The margin is proved if no beam is wider than the best beam by this length, in inches.
constexpr double close = 0.019;
constexpr int mostProofs = 6;  // maximum number of proofs; each failed proof finds a wider beam

// Search for the widest beam: the best beam so far, and promising starting lines.
class BeamSearch {
  public:
    BeamSearch(const Corridor& corridor, const LineSource& lines, const Segment& known, double most)
        : corridor_(corridor),
          lines_(lines),
          most_(most),
          best_(widened(corridor, lines, known, most)) {}

    const WidenedBeam& best() const { return best_; }
    bool isDone() const { return best_.radius >= most_; }

    // Rates a starting line after a few steps that move it to gain clearance. Keeps it if it is
    // promising.
    void glance(const Segment& start) {
        const WidenedBeam here = widened(corridor_, lines_, start, most_, glanceSteps);
        if (here.radius > best_.radius - behind && corridor_.isClear(here.line))
            hopes_.push_back(here);
    }
    void followHopes() {
        std::stable_sort(hopes_.begin(), hopes_.end(), wider);
        if (hopes_.size() > mostHopes) hopes_.resize(mostHopes);
        for (const WidenedBeam& hope : hopes_) {
            if (isDone()) break;
            const WidenedBeam here = widened(corridor_, lines_, hope.line, most_);
            if (here.radius > best_.radius && corridor_.hasRoom(here.line, here.radius))
                best_ = here;
        }
        hopes_.clear();
    }
    // Starts again with a line beside the best line. A wider beam may exist elsewhere, although no
    // small step widens the beam of the best line.
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
    static bool wider(const WidenedBeam& one, const WidenedBeam& other) {
        return one.radius > other.radius;
    }

  private:
    const Corridor& corridor_;
    const LineSource& lines_;
    double most_;
    WidenedBeam best_;
    std::vector<WidenedBeam> hopes_;
};

// The widest beam that a search by small steps finds. It moves the known line and the widest of
// about 250 other lines.
WidenedBeam widestSlid(const Corridor& corridor, const LineSource& lines, const Segment& known,
                       double most) {
    constexpr std::size_t tried = 250, glances = 12;
    std::vector<WidenedBeam> starts;
    for (std::size_t i = 0; i < tried; ++i) {
        const Segment line =
            i % 3 == 2 ? lines.spread(i) : lines.aimed(i * LineSource::aimedCount() / tried);
        if (corridor.isCrossed(line)) continue;
        const double radius = roomOf(corridor, line, most);
        if (radius >= most && corridor.hasRoom(line, most)) return {line, most};
        starts.push_back({line, radius});
    }
    std::stable_sort(starts.begin(), starts.end(), BeamSearch::wider);
    BeamSearch search(corridor, lines, known, most);
    std::vector<Segment> used{known};
    for (const WidenedBeam& start : starts) {
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

}  // namespace

Beam widestBeam(const Corridor& corridor, const Silhouette& from, const Silhouette& to,
                const Segment& known, double most, int budget) {
    const LineSource lines(from, to);
    WidenedBeam best = widestSlid(corridor, lines, known, most);
    for (int i = 0; i < mostProofs && best.radius < most; ++i) {
        const double wider = std::min(best.radius + close, most);
        const Decision decision = Proof(corridor, from, to, wider).run(budget);
        if (decision.proven) return {best.line, best.radius, true};
        if (!decision.witness) break;
        best = widened(corridor, lines, *decision.witness, most);
    }
    return {best.line, best.radius, best.radius >= most};
}

}  // namespace sightline::geometry
