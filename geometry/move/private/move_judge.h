/// Checks many moves of one miniature. Data that all moves share is computed only once. Private to
/// geometry.
#pragma once
#include <algorithm>
#include <memory>

#include "geometry/move/move.h"
#include "geometry/move/private/ground_map.h"
#include "geometry/move/private/tool_ground.h"
#include "geometry/place/private/rest.h"

namespace sightline::geometry {

class SlideMap;

/// The miniature at its position. If its z is unknown, it stands on the highest floor at this
/// position.
Mini standing(const Battlefield& field, Mini mover);
/// For a deployment: the miniature behind the first end of the movement tool.
Mini behindTool(const Dimensions& dimensions, Mini mover, const MoveTerms& terms, Vec2 start,
                Degrees toolDirection);

class MoveJudge {
  public:
    MoveJudge(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
              std::span<const PlacedMini> others, std::span<const PlacedMini> forbidden);

    MoveVerdict judge(const Move& move, Objecting objecting = Objecting::fully) const;
    /// Sets a ground map, which searches (`Objecting::once`) look up before an exact check. The map
    /// must be made for the judge's mover and terms.
    void know(std::shared_ptr<const GroundMap> map) { map_ = std::move(map); }
    /// Sets a cache of footholds (points of terrain that support a base), which neighbouring places
    /// share. The caller owns the cache, and only one thread may use it.
    void share(Footholds* footholds) { footholds_ = footholds; }
    /// For a notched base: sets a ground map and a slide map (a map of where terrain impedes a
    /// sliding base).
    void know(std::shared_ptr<const GroundMap> map, std::shared_ptr<const SlideMap> slides) {
        map_ = std::move(map);
        slides_ = std::move(slides);
    }
    /// Checks only the place at the end of a move: may the mover stand there? The check is much
    /// cheaper than `judge`.
    Placement rest(Vec2 centre, Degrees facing, Objecting objecting = Objecting::fully) const;
    /// Checks the place at the end of a move like `rest`, for a place without terrain under the
    /// base.
    Placement restOnMat(Vec2 centre, Degrees facing) const;
    const Mini& mover() const { return mover_; }
    const MoveTerms& terms() const { return terms_; }
    /// The ground map's result for the ground under the tool.
    GroundMap::Way known(const ToolShape& tool) const;
    const Dimensions& dimensions() const { return field_.dimensions(); }
    /// The highest legal speed of a tool on ground without difficult terrain.
    int topSpeed() const { return speed_; }
    /// A judge with the same terms for a mover behind the first end of the tool (deployment).
    MoveJudge behind(Vec2 start, Degrees toolDirection) const;
    const Battlefield& field() const { return field_; }
    GroundMover strider() const { return {stands_, mover_.height, terms_.maxClimb}; }
    /// True if the move ends in difficult terrain that slows it. Requires a legal end.
    bool endsSlow(const Mini& end) const;
    bool startsSlow() const { return startsSlow_.has_value(); }
    /// The highest legal speed of a tool if difficult terrain slows the move (p. 27).
    int slowSpeed() const { return std::max(std::min(terms_.minSpeed, speed_), speed_ - 1); }

  private:
    struct SlowStart {
        Message why;
        std::optional<PieceId> piece;
    };
    /// The slide map's result for the path of a notched base.
    GroundMap::Way knownSweep(const Move& move) const;
    void layTool(const Move& move, MoveVerdict& verdict) const;
    void objectToDrop(Placement& placement, double standing) const;
    double countedAt(const Mini& end) const;
    void judgeLaid(const Move& move, MoveVerdict& verdict, Objecting objecting) const;
    void judgePivot(const Move& move, MoveVerdict& verdict) const;
    void judgeStart(const Move& move, MoveVerdict& verdict) const;
    void judgeNotch(const Move& move, MoveVerdict& verdict) const;
    void judgePose(const Move& move, MoveVerdict& verdict) const;
    void judgeEnd(const Move& move, MoveVerdict& verdict, Objecting objecting) const;
    void judgeGround(const Move& move, MoveVerdict& verdict, Objecting objecting) const;
    void judgeSweep(const Move& move, MoveVerdict& verdict, Objecting objecting) const;
    void judgeSpeed(const Move& move, const std::optional<SlowStart>& slow,
                    MoveVerdict& verdict) const;

    const Battlefield& field_;
    Mini mover_;
    const MoveTerms& terms_;
    std::span<const PlacedMini> others_, forbidden_;
    std::shared_ptr<const GroundMap> map_;
    std::shared_ptr<const SlideMap> slides_;
    Footholds* footholds_ = nullptr;
    int speed_ = 0;
    bool agreedHeights_ = false;  ///< true: players agreed on the height of a piece
    double stands_ = 0.0;  ///< height at which the mover stands before the move; heights that
                           ///< players agreed on count
    std::optional<SlowStart> startsSlow_;
};

}  // namespace sightline::geometry
