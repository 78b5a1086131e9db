// Finds the longest possible move along a movement tool. Core Rulebook p. 25 (Leaving the
// Battlefield), p. 26 step 7, and Compulsory Moves.
#include <algorithm>
#include <array>
#include <cmath>

#include "geometry/move/private/move_judge.h"
#include "geometry/move/private/tool_path.h"

namespace sightline::geometry {
namespace {

constexpr double stopStep = 1.0 / 32.0;  // inches between two tested ends of the move
constexpr int bisections = 20;           // number of bisections that find the farthest legal end

bool faulty(const MoveVerdict& verdict, Fault fault) {
    return std::any_of(verdict.objections.begin(), verdict.objections.end(),
                       [&](const Objection& it) { return it.fault == fault; });
}

Move stoppedAt(Move move, double stop) {
    move.pose.stop = std::clamp(stop, 0.0, 1.0);
    move.end.reset();
    return move;
}

/// Tests the ends that a move with one tool pose may have. An end is given as a stop: the share of
/// the tool along which the leader moves.
class Stops {
  public:
    Stops(const MoveJudge& judge, const Move& move) : judge_(judge), move_(move) {}

    MoveVerdict at(double stop) const {
        return judge_.judge(stoppedAt(move_, stop), Objecting::once);
    }

    /// True if there is a place along the tool, other than its start, where the leader may end.
    /// Tests the same stops as `largest`.
    bool anyButNone(double most, double length) const {
        for (double stop = most; stop > 0.0; stop -= stopStep / length)
            if (at(stop).legal) return true;
        return false;
    }

    /// The largest legal stop of at most `most`. Tests the farthest stop first.
    std::optional<double> largest(double most, double length) const {
        const auto steps = static_cast<int>(std::ceil(most * length / stopStep));
        double beyond = most;
        for (int i = 0; i <= steps; ++i) {
            const double stop = std::max(0.0, most - i * stopStep / length);
            if (at(stop).legal) return i == 0 ? stop : between(stop, beyond);
            beyond = stop;
        }
        return std::nullopt;
    }

  private:
    double between(double legal, double beyond) const {
        for (int i = 0; i < bisections; ++i) {
            const double middle = (legal + beyond) / 2.0;
            (at(middle).legal ? legal : beyond) = middle;
        }
        return legal;
    }

    const MoveJudge& judge_;
    const Move& move_;
};

// True if the pose of the tool is illegal. The pose is the same for every end of the move, so every
// end is then illegal.
bool toolIsRefused(const MoveVerdict& asked) {
    constexpr std::array ofTheTool{Fault::toolOverTooTall, Fault::toolOverImpassable,
                                   Fault::toolOverBend, Fault::toolNotAtBase, Fault::toolTooLong};
    return std::any_of(ofTheTool.begin(), ofTheTool.end(),
                       [&](Fault fault) { return faulty(asked, fault); });
}

/// Limits of the search for the end of a move along the tool.
struct Bounds {
    double most = 0.0;    ///< largest allowed stop, as a share of the tool
    double length = 0.0;  ///< length of the tool, inches
};

Bounds boundsOf(const Battlefield& field, const Mini& mover, const Move& move,
                const MoveTerms& terms, const MoveVerdict& asked) {
    const int tool = std::clamp(move.toolSpeed, 1, 3);
    const Degrees facing = move.rotateFirst.value_or(mover.facing);
    const Notch notch = notchOf(terms.kind, facing, move.pose.direction);
    return {std::min(asked.impededAt.value_or(1.0), std::clamp(move.pose.stop, 0.0, 1.0)),
            toolPath(field.dimensions(), tool, mover, notch).length()};
}

}  // namespace

std::optional<FarthestMove> farthestAlong(const Battlefield& field, const Mini& mover,
                                          const Move& move, const MoveTerms& terms,
                                          std::span<const PlacedMini> others,
                                          std::span<const PlacedMini> forbidden) {
    if (terms.kind == MoveKind::pivot) return std::nullopt;
    const MoveJudge judge(field, mover, terms, others, forbidden);
    const MoveVerdict asked = judge.judge(stoppedAt(move, move.pose.stop));
    if (toolIsRefused(asked)) return std::nullopt;
    const Bounds bounds = boundsOf(field, mover, move, terms, asked);
    const auto stop = Stops(judge, move).largest(bounds.most, bounds.length);
    if (!stop) return std::nullopt;
    FarthestMove farthest;
    farthest.move = stoppedAt(move, *stop);
    farthest.verdict = judge.judge(farthest.move);
    farthest.full = *stop >= 1.0 - sameLength;
    farthest.leavesTable = faulty(asked, Fault::offTable);
    for (const Objection& it : asked.objections)
        if (it.fault == Fault::sweepBlocked) farthest.impededBy = it.piece;
    return farthest;
}

bool goesAlong(const Battlefield& field, const Mini& mover, const Move& move,
               const MoveTerms& terms, std::span<const PlacedMini> others,
               std::span<const PlacedMini> forbidden) {
    if (terms.kind == MoveKind::pivot) return false;
    const MoveJudge judge(field, mover, terms, others, forbidden);
    const MoveVerdict start = judge.judge(stoppedAt(move, 0.0));
    if (start.legal) return true;
    // Terrain under the tool requires a slower tool. The tool is the same for every end of the
    // move, so every end is illegal.
    if (toolIsRefused(start) || faulty(start, Fault::toolSlowed)) return false;
    const MoveVerdict asked = judge.judge(stoppedAt(move, move.pose.stop));
    const Bounds bounds = boundsOf(field, mover, move, terms, asked);
    return Stops(judge, move).anyButNone(bounds.most, bounds.length);
}

}  // namespace sightline::geometry
