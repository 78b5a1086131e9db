/// Judging a move: is the tool legal, may the leader end there, and if not, why?
/// Source: Core Rulebook p. 24-28 (Movement), p. 39 (Appendix A). Small bases have no swept path:
/// the tool and the end are judged. Notched bases follow the tool.
#pragma once
#include "geometry/move/movement_tool.h"
#include "geometry/place/placement.h"

namespace sightline::geometry {

enum class MoveKind { standard, climb, pivot, reverse, strafe };

/// Where the tool of an undeployed unit may start (p. 24, Deploying Units; Transport in the Keyword
/// Glossary): both prongs of its end touch one straight portion of the battlefield's edge, or the
/// base of a transport. Heights are then measured from the mat, or from where the transport stands.
struct Deployment {
    std::vector<PlanSegment> edges;  ///< portions of the battlefield's edge in allied territory
    std::optional<Mini> transport;   ///< the tool starts at this base; edges then do not count
};

/// What a mover may do; the caller derives it from unit type and keywords.
struct MoveTerms {
    PlacementTerms placement{};
    MoveKind kind = MoveKind::standard;
    /// Before terrain slows it, after everything else (a reverse move's -1 is the caller's; a climb
    /// never uses more than 1).
    int speed = 2;
    int minSpeed = 1;       ///< difficult terrain never slows below this
    double maxClimb = 0.0;  ///< vertical change and height it may cross, inches
    bool crossesImpassable = false;
    bool startsInDifficult = false;  ///< some other miniature of the unit does
    double maxTurn = 90.0;           ///< initial rotation or pivot, degrees to each side
    /// Given: the mover is undeployed, its place is unknown.
    std::optional<Deployment> deployment{};
};

struct Move {
    MoveKind kind = MoveKind::standard;
    int toolSpeed = 2;  ///< which tool is used
    ToolPose pose{};
    std::optional<Vec2> end;  ///< small bases: an explicit end touching the tool
    /// Notched: facing after the initial rotation, or a pivot's end.
    std::optional<Degrees> rotateFirst;
    std::optional<Vec2> start;  ///< deploying: the middle of the tool's first end
};

struct MoveVerdict {
    bool legal = false;
    std::vector<Objection> objections;
    int effectiveSpeed = 0;  ///< after terrain
    Mini end{};              ///< the leader where it would stand
    ToolShape tool{};
    /// Notched bases: how far along the path the base gets before something impedes it, as a stop;
    /// none when nothing does up to the stop that was asked for.
    std::optional<double> impededAt;
};

/// The notch in which the tool of this kind of move lies: for a strafe the side it points to.
Notch notchOf(MoveKind kind, Degrees facing, Degrees toolDirection);

MoveVerdict judgeMove(const Battlefield& field, const Mini& mover, const Move& move,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});

/// Where a legal move leaves the leader, and the tool that it lay along.
struct MadeMove {
    Mini end{};
    ToolShape tool{};
    Mini start{};  ///< before; an undeployed one is thought behind the tool's first end
    bool stoppedByEdge = false;  ///< as far as it goes, since the whole tool leaves the battlefield
};
/// Carries out a move that `judgeMove` calls legal: what its verdict has as `end` and `tool`,
/// without judging it again.
MadeMove makeMove(const Battlefield& field, const Mini& mover, const Move& move,
                  const MoveTerms& terms);

/// The move that brings the leader closest to `target`: direction and bend solved, the slowest tool
/// that reaches. `verdict` tells whether the wish itself is legal; `legal` is the nearest move that
/// is.
struct SolvedMove {
    Move move{};
    MoveVerdict verdict{};
    double miss = 0.0;  ///< inches from the end to the target
};
/// The pose straight to the target as far as the tool goes, legal or not: what the player asks for.
SolvedMove wishedMove(const Battlefield& field, const Mini& mover, Vec2 target,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});
/// The legal move whose end is closest to the target; none when no move at all is legal.
std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms,
                                           std::span<const PlacedMini> others = {},
                                           std::span<const PlacedMini> forbidden = {});

/// A move along a tool carried out as far as it goes (p. 25 Leaving the Battlefield, p. 26 step 7,
/// and Compulsory Moves): the farthest stop no farther than `move.pose.stop` where the leader may
/// stand, not past what impedes it. `full` when that is all of the tool.
struct FarthestMove {
    Move move{};
    MoveVerdict verdict{};
    bool full = false;
    std::optional<PieceId> impededBy;  ///< terrain in the way of what was asked for
    bool leavesTable = false;          ///< what was asked for ends over the battlefield's edge
};
/// None when the leader may not stand anywhere along this tool, or the tool itself is not legal.
/// Stops are tried every 1/32 inch and the last one is exact to 1e-6.
std::optional<FarthestMove> farthestAlong(const Battlefield& field, const Mini& mover,
                                          const Move& move, const MoveTerms& terms,
                                          std::span<const PlacedMini> others = {},
                                          std::span<const PlacedMini> forbidden = {});
/// Whether there is one; found at once where the leader may stay where it stands.
bool goesAlong(const Battlefield& field, const Mini& mover, const Move& move,
               const MoveTerms& terms, std::span<const PlacedMini> others = {},
               std::span<const PlacedMini> forbidden = {});

}  // namespace sightline::geometry
