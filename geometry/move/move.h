/// Checks a move of a unit leader: is the pose of the movement tool legal, may the leader end
/// there, and if not, why? Source: Core Rulebook p. 24-28 (Movement), p. 39 (Appendix A). For a
/// small base, only the tool and the end are checked. A notched base slides along the tool, so its
/// path is checked, too.
#pragma once
#include "geometry/move/movement_tool.h"
#include "geometry/place/placement.h"

namespace sightline::geometry {

enum class MoveKind { standard, climb, pivot, reverse, strafe };

/// The start of an undeployed unit's movement tool (p. 24, Deploying Units; Transport in the
/// Keyword Glossary). Both prongs of the tool's end touch a straight portion of the battlefield's
/// edge, or the base of a transport. Heights are measured from the mat, or from the height of the
/// transport.
struct Deployment {
    /// Portions of the battlefield's edge where the tool may start (allied territory).
    std::vector<PlanSegment> edges;
    std::optional<Mini> transport;  ///< if given, the tool starts at the base of this transport and
                                    ///< `edges` is ignored
};

/// The limits of a move. The caller derives them from the unit type and keywords.
struct MoveTerms {
    PlacementTerms placement{};
    MoveKind kind = MoveKind::standard;
    /// Speed of the unit before terrain reduces it. The caller subtracts 1 for a reverse move. A
    /// climb uses at most Speed 1.
    int speed = 2;
    int minSpeed = 1;  ///< difficult terrain never reduces the speed below this value
    /// Maximum change of height, and maximum height of crossed terrain, in inches.
    double maxClimb = 0.0;
    bool crossesImpassable = false;
    /// True if another miniature of the unit starts in difficult terrain.
    bool startsInDifficult = false;
    Degrees maxTurn{90.0};  ///< maximum angle of an initial rotation or a pivot, to each side
    /// Data of a deployment; the mover is then undeployed and has no position yet.
    std::optional<Deployment> deployment{};
};

struct Move {
    MoveKind kind = MoveKind::standard;
    int toolSpeed = 2;  ///< speed of the movement tool: 1, 2 or 3
    ToolPose pose{};
    /// Centre of a small base that ends beside the tool. Empty: the base ends at the far end of the
    /// tool.
    std::optional<Vec2> end;
    /// For notched bases: the facing after the initial rotation, or the facing after a pivot.
    std::optional<Degrees> rotateFirst;
    std::optional<Vec2> start;  ///< for a deployment: the middle of the movement tool's first end
};

struct MoveVerdict {
    bool legal = false;
    std::vector<Objection> objections;
    int effectiveSpeed = 0;  ///< speed of the move after terrain reduced it
    Mini end{};              ///< the leader at the end of the move
    ToolShape tool{};
    /// For notched bases: the stop (share of the tool) at which an obstacle impedes the base. Empty
    /// if nothing impedes it up to the requested stop.
    std::optional<double> impededAt;
};

/// The notch of the base that holds the tool in a move of the given kind. A strafe uses the side
/// notch on the tool's side.
Notch notchOf(MoveKind kind, Degrees facing, Degrees toolDirection);

MoveVerdict judgeMove(const Battlefield& field, const Mini& mover, const Move& move,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});

/// Result of a legal move: the leader at its end, and the tool.
struct MadeMove {
    Mini end{};
    ToolShape tool{};
    Mini start{};  ///< the leader before the move; an undeployed leader stands behind the tool's
                   ///< first end
    /// True if the move stopped early because the whole tool leads off the battlefield.
    bool stoppedByEdge = false;
};
/// Carries out a move that `judgeMove` accepted, without another check. `end` and `tool` are those
/// of the verdict.
MadeMove makeMove(const Battlefield& field, const Mini& mover, const Move& move,
                  const MoveTerms& terms);

/// A move towards a target. The solver chose the slowest tool that reaches the target, its
/// direction and its bend. `verdict` is the result of `judgeMove` for this move.
struct SolvedMove {
    Move move{};
    MoveVerdict verdict{};
    double miss = 0.0;  ///< distance from the end of the move to the target, inches
};
/// The move that the player asks for: straight to the target, as far as the tool reaches. Its
/// verdict may be illegal.
SolvedMove wishedMove(const Battlefield& field, const Mini& mover, Vec2 target,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});
/// The legal move that ends closest to the target. Empty if no move is legal.
std::optional<SolvedMove> closestLegalMove(const Battlefield& field, const Mini& mover, Vec2 target,
                                           const MoveTerms& terms,
                                           std::span<const PlacedMini> others = {},
                                           std::span<const PlacedMini> forbidden = {});

/// The longest possible move along a tool (p. 25 Leaving the Battlefield, p. 26 step 7, and
/// Compulsory Moves). It ends at the largest stop (share of the tool along which the leader moves)
/// that meets three conditions: the stop is at most `move.pose.stop`, the leader may stand there,
/// and no obstacle is before it. `full` is true if the leader moved along the whole tool.
struct FarthestMove {
    Move move{};
    MoveVerdict verdict{};
    bool full = false;
    std::optional<PieceId> impededBy;  ///< terrain that stops the requested move
    bool leavesTable = false;  ///< true if the requested move ends over the edge of the battlefield
};
/// The longest move along the tool of `move`. Empty if the leader may stand nowhere along the tool,
/// or if the tool itself is illegal. The search tests a stop every 1/32 inch; the result is exact
/// to 1e-6.
std::optional<FarthestMove> farthestAlong(const Battlefield& field, const Mini& mover,
                                          const Move& move, const MoveTerms& terms,
                                          std::span<const PlacedMini> others = {},
                                          std::span<const PlacedMini> forbidden = {});
/// True if `farthestAlong` finds a move. Fast if the leader may stay at its place.
bool goesAlong(const Battlefield& field, const Mini& mover, const Move& move,
               const MoveTerms& terms, std::span<const PlacedMini> others = {},
               std::span<const PlacedMini> forbidden = {});

}  // namespace sightline::geometry
