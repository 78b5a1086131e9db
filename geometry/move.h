/// Judging a move: is the tool legal, may the leader end there, and if not, why?
/// Source: Core Rulebook p. 24-28 (Movement), p. 38 (Appendix A). Small bases have no swept path: the
/// tool and the end are judged. Notched bases follow the tool.
#pragma once
#include "geometry/movement_tool.h"
#include "geometry/placement.h"

namespace sightline::geometry {

enum class MoveKind { standard, climb, pivot, reverse };

/// What a mover may do; the caller derives it from unit type and keywords.
struct MoveTerms {
    PlacementTerms placement{};
    MoveKind kind = MoveKind::standard;
    int speed = 2;                     ///< before terrain slows it, after everything else (a reverse
                                       ///< move's -1 is the caller's; a climb never uses more than 1)
    int minSpeed = 1;                  ///< difficult terrain never slows below this
    double maxClimb = 0.0;             ///< vertical change and height it may cross, inches
    bool crossesImpassable = false;
    bool startsInDifficult = false;    ///< some other miniature of the unit does
    double maxTurn = 90.0;             ///< initial rotation or pivot, degrees to each side
};

struct Move {
    MoveKind kind = MoveKind::standard;
    int toolSpeed = 2;                 ///< which tool is used
    ToolPose pose{};
    std::optional<Vec2> end;           ///< small bases: an explicit end touching the tool
    std::optional<Degrees> rotateFirst;///< notched: facing after the initial rotation, or a pivot's end
};

struct MoveVerdict {
    bool legal = false;
    std::vector<Objection> objections;
    int effectiveSpeed = 0;            ///< after terrain
    Mini end{};                        ///< the leader where it would stand
    ToolShape tool{};
};

MoveVerdict judgeMove(const Battlefield& field, const Mini& mover, const Move& move,
                      const MoveTerms& terms, std::span<const PlacedMini> others = {},
                      std::span<const PlacedMini> forbidden = {});

/// The move that brings the leader closest to `target`: direction and bend solved, the slowest tool
/// that reaches. `verdict` tells whether the wish itself is legal; `legal` is the nearest move that is.
struct SolvedMove {
    Move move{};
    MoveVerdict verdict{};
    double miss = 0.0;                 ///< inches from the end to the target
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

}  // namespace sightline::geometry
