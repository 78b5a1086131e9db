/// Checks a move: is the tool legal, may the leader end there, and if not, why? Source: Core
/// Rulebook p. 24-28 (Movement), p. 39 (Appendix A). For a small base, only the tool and the end
/// are checked, because it has no swept path. A notched base slides along the tool, so its path is
/// checked, too.
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
    std::optional<Mini> transport;   ///< if given, the tool starts at the base of this transport;
                                     ///< `edges` is then ignored
};

/// The limits of a move. The caller derives them from unit type and keywords.
struct MoveTerms {
    PlacementTerms placement{};
    MoveKind kind = MoveKind::standard;
    /// Speed after every change except terrain. The caller subtracts 1 for a reverse move. A climb
    /// never uses more than 1.
    int speed = 2;
    int minSpeed = 1;       ///< difficult terrain reduces the speed at most to this value
    double maxClimb = 0.0;  ///< maximum vertical change and maximum height crossed, inches
    bool crossesImpassable = false;
    bool startsInDifficult = false;  ///< another miniature of the unit starts in difficult terrain
    Degrees maxTurn{90.0};           ///< maximum initial rotation or pivot to each side
    /// If given, the mover is undeployed and has no position yet.
    std::optional<Deployment> deployment{};
};

struct Move {
    MoveKind kind = MoveKind::standard;
    int toolSpeed = 2;  ///< speed of the tool
    ToolPose pose{};
    /// End of a small base that touches the tool; empty: the far end of the tool.
    std::optional<Vec2> end;
    /// Notched bases: the facing after the initial rotation, or the facing at the end of a pivot.
    std::optional<Degrees> rotateFirst;
    std::optional<Vec2> start;  ///< deploying: the middle of the tool's first end
};

struct MoveVerdict {
    bool legal = false;
    std::vector<Objection> objections;
    int effectiveSpeed = 0;  ///< speed after terrain reduced it
    Mini end{};              ///< the leader at the end of the move
    ToolShape tool{};
    /// Notched bases: the stop at which an obstacle impedes the base. Empty if nothing impedes it
    /// before the requested stop.
    std::optional<double> impededAt;
};

/// The notch that this kind of move uses. A strafe uses the side notch on the tool's side.
Notch notchOf(MoveKind kind, Degrees facing, Degrees toolDirection);

MoveVerdict judgeMove(const Battlefield& field, const Mini& mover, const Move& move,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});

/// Result of a legal move: the leader at its end, and the tool.
struct MadeMove {
    Mini end{};
    ToolShape tool{};
    Mini start{};  ///< the mover before the move; an undeployed leader is placed behind the tool's
                   ///< first end
    /// The move stopped early, because the whole tool leads off the battlefield.
    bool stoppedByEdge = false;
};
/// Carries out a move that `judgeMove` accepted. `end` and `tool` are the same as in that verdict.
/// The move is not checked again.
MadeMove makeMove(const Battlefield& field, const Mini& mover, const Move& move,
                  const MoveTerms& terms);

/// A move towards a target with a computed direction and bend. It uses the slowest tool that
/// reaches the target. `verdict` is the result of `judgeMove` for `move`.
struct SolvedMove {
    Move move{};
    MoveVerdict verdict{};
    double miss = 0.0;  ///< inches from the end to the target
};
/// The player's requested move: straight to the target, as far as the tool reaches. Its verdict may
/// be illegal.
SolvedMove wishedMove(const Battlefield& field, const Mini& mover, Vec2 target,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});
/// The legal move with the end closest to the target. Empty if no move is legal.
std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms,
                                           std::span<const PlacedMini> others = {},
                                           std::span<const PlacedMini> forbidden = {});

/// A move along a tool, as far as possible (p. 25 Leaving the Battlefield, p. 26 step 7, and
/// Compulsory Moves). It ends at the farthest stop that fulfils three conditions: the stop is at
/// most `move.pose.stop`, the leader may stand there, and no obstacle is before it. `full` is true
/// if the whole tool was used.
struct FarthestMove {
    Move move{};
    MoveVerdict verdict{};
    bool full = false;
    std::optional<PieceId> impededBy;  ///< the terrain that prevents the requested move
    bool leavesTable = false;          ///< the requested move ends over the edge of the battlefield
};
/// Empty if the leader may not stand anywhere along this tool, or if the tool itself is illegal.
/// The search tests a stop every 1/32 inch. The last stop is exact to 1e-6.
std::optional<FarthestMove> farthestAlong(const Battlefield& field, const Mini& mover,
                                          const Move& move, const MoveTerms& terms,
                                          std::span<const PlacedMini> others = {},
                                          std::span<const PlacedMini> forbidden = {});
/// True if `farthestAlong` has a result. Fast if the leader may stay where it stands.
bool goesAlong(const Battlefield& field, const Mini& mover, const Move& move,
               const MoveTerms& terms, std::span<const PlacedMini> others = {},
               std::span<const PlacedMini> forbidden = {});

}  // namespace sightline::geometry
