/// Judges a move: is the tool legal, may the leader end there, and if not, why? Source: Core
/// Rulebook p. 24-28 (Movement), p. 39 (Appendix A). A small base has no swept path: only the tool
/// and the end are judged. A notched base follows the tool.
#pragma once
#include "geometry/move/movement_tool.h"
#include "geometry/place/placement.h"

namespace sightline::geometry {

enum class MoveKind { standard, climb, pivot, reverse, strafe };

/// The start of the tool for an undeployed unit (p. 24, Deploying Units; Transport in the Keyword
/// Glossary). Both prongs of the tool's end touch one straight portion of the battlefield's edge,
/// or the base of a transport. Heights are measured from the mat, or from the height of the
/// transport.
struct Deployment {
    std::vector<PlanSegment> edges;  ///< portions of the battlefield's edge in allied territory
    std::optional<Mini> transport;   ///< if given, the tool starts at its base; `edges` is ignored
};

/// What a mover may do; the caller derives it from unit type and keywords.
struct MoveTerms {
    PlacementTerms placement{};
    MoveKind kind = MoveKind::standard;
    /// Before terrain reduces it and after every other change. The caller subtracts 1 for a reverse
    /// move. A climb never uses more than 1.
    int speed = 2;
    int minSpeed = 1;       ///< difficult terrain does not reduce the speed below this
    double maxClimb = 0.0;  ///< maximum vertical change and maximum height crossed, inches
    bool crossesImpassable = false;
    bool startsInDifficult = false;  ///< another miniature of the unit starts in difficult terrain
    Degrees maxTurn{90.0};           ///< initial rotation or pivot, to each side
    /// If given, the mover is undeployed and has no position yet.
    std::optional<Deployment> deployment{};
};

struct Move {
    MoveKind kind = MoveKind::standard;
    int toolSpeed = 2;  ///< speed of the tool
    ToolPose pose{};
    std::optional<Vec2> end;  ///< small bases: an explicit end touching the tool
    /// Notched: facing after the initial rotation, or a pivot's end.
    std::optional<Degrees> rotateFirst;
    std::optional<Vec2> start;  ///< deploying: the middle of the tool's first end
};

struct MoveVerdict {
    bool legal = false;
    std::vector<Objection> objections;
    int effectiveSpeed = 0;  ///< after terrain reduced it
    Mini end{};              ///< the leader at the end of the move
    ToolShape tool{};
    /// Notched bases: the stop at which the base is impeded. Empty if nothing impedes it before the
    /// requested stop.
    std::optional<double> impededAt;
};

/// The notch for the tool of this kind of move. For a strafe, the side notch on the tool's side.
Notch notchOf(MoveKind kind, Degrees facing, Degrees toolDirection);

MoveVerdict judgeMove(const Battlefield& field, const Mini& mover, const Move& move,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});

/// Result of a legal move: the leader at its end, and the tool.
struct MadeMove {
    Mini end{};
    ToolShape tool{};
    Mini start{};  ///< before the move; an undeployed leader is placed behind the tool's first end
    bool stoppedByEdge = false;  ///< stopped early, since the whole tool leaves the battlefield
};
/// Carries out a move that `judgeMove` found legal: the same `end` and `tool` as in its verdict,
/// without a second judgement.
MadeMove makeMove(const Battlefield& field, const Mini& mover, const Move& move,
                  const MoveTerms& terms);

/// A move towards a target, with solved direction and bend. It uses the slowest tool that reaches
/// the target. `verdict` is the judgement of `move`.
struct SolvedMove {
    Move move{};
    MoveVerdict verdict{};
    double miss = 0.0;  ///< inches from the end to the target
};
/// The player's request: the pose straight to the target, as far as the tool reaches. The verdict
/// may be illegal.
SolvedMove wishedMove(const Battlefield& field, const Mini& mover, Vec2 target,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});
/// The legal move that ends closest to the target; empty if no move is legal.
std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms,
                                           std::span<const PlacedMini> others = {},
                                           std::span<const PlacedMini> forbidden = {});

/// A move along a tool, as far as possible (p. 25 Leaving the Battlefield, p. 26 step 7, and
/// Compulsory Moves). It ends at the farthest stop that is at most `move.pose.stop`, allows the
/// leader to stand and is not past an obstacle. `full` means the whole tool was used.
struct FarthestMove {
    Move move{};
    MoveVerdict verdict{};
    bool full = false;
    std::optional<PieceId> impededBy;  ///< terrain that prevents the requested move
    bool leavesTable = false;          ///< the requested move ends over the battlefield's edge
};
/// Empty if the leader may not stand anywhere along this tool, or the tool itself is illegal. Tries
/// a stop every 1/32 inch; the last stop is exact to 1e-6.
std::optional<FarthestMove> farthestAlong(const Battlefield& field, const Mini& mover,
                                          const Move& move, const MoveTerms& terms,
                                          std::span<const PlacedMini> others = {},
                                          std::span<const PlacedMini> forbidden = {});
/// True if `farthestAlong` has a result. Fast when the leader may stay where it stands.
bool goesAlong(const Battlefield& field, const Mini& mover, const Move& move,
               const MoveTerms& terms, std::span<const PlacedMini> others = {},
               std::span<const PlacedMini> forbidden = {});

}  // namespace sightline::geometry
