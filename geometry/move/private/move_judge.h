/// Judges many moves of one miniature; computes once all that is independent of the move. Private
/// to geometry.
#pragma once
#include <algorithm>
#include <memory>

#include "geometry/move/move.h"
#include "geometry/move/private/ground_map.h"
#include "geometry/move/private/tool_ground.h"
#include "geometry/place/private/rest.h"

namespace sightline::geometry {

class SlideMap;

/// The mover on the highest floor if its z is unknown.
Mini standing(const Battlefield& field, Mini mover);
/// Deploying: the mover behind the tool's first end.
Mini behindTool(const Dimensions& dimensions, Mini mover, const MoveTerms& terms, Vec2 start,
                Degrees toolDirection);

class MoveJudge {
  public:
    MoveJudge(const Battlefield& field, const Mini& mover, const MoveTerms& terms,
              std::span<const PlacedMini> others, std::span<const PlacedMini> forbidden);

    MoveVerdict judge(const Move& move, Objecting objecting = Objecting::fully) const;
    /// Sets a map that searches for a bare verdict (`Objecting::once`) consult first. The map must
    /// be made for this mover and these terms.
    void know(std::shared_ptr<const GroundMap> map) { map_ = std::move(map); }
    /// Sets a cache of footholds that neighbouring places share. The caller owns it; for one
    /// thread.
    void share(Footholds* footholds) { footholds_ = footholds; }
    /// For a notched base: also sets the map of slides.
    void know(std::shared_ptr<const GroundMap> map, std::shared_ptr<const SlideMap> slides) {
        map_ = std::move(map);
        slides_ = std::move(slides);
    }
    /// Judges whether the mover may stand there at the end of a move: the cheap half of a
    /// judgement.
    Placement rest(Vec2 centre, Degrees facing, Objecting objecting = Objecting::fully) const;
    /// As `rest`, for a place without terrain under the base.
    Placement restOnMat(Vec2 centre, Degrees facing) const;
    const Mini& mover() const { return mover_; }
    const MoveTerms& terms() const { return terms_; }
    /// The map's verdict on the tool.
    GroundMap::Way known(const ToolShape& tool) const;
    const Dimensions& dimensions() const { return field_.dimensions(); }
    /// The highest speed of a tool if terrain does not slow the move.
    int topSpeed() const { return speed_; }
    /// Deploying: the same judge with the mover behind the tool's first end.
    MoveJudge behind(Vec2 start, Degrees toolDirection) const;
    const Battlefield& field() const { return field_; }
    GroundMover strider() const { return {stands_, mover_.height, terms_.maxClimb}; }
    /// True if difficult terrain at this legal end slows the move.
    bool endsSlow(const Mini& end) const;
    bool startsSlow() const { return startsSlow_.has_value(); }
    /// The highest speed of a tool when difficult terrain slows the move (p. 27).
    int slowSpeed() const { return std::max(std::min(terms_.minSpeed, speed_), speed_ - 1); }

  private:
    struct SlowStart {
        Message why;
        std::optional<PieceId> piece;
    };
    /// The maps' verdict on the path of a notched base.
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
    bool agreedHeights_ = false;  ///< some piece has an agreed height
    double stands_ = 0.0;         ///< height at which the mover stands, by agreed heights
    std::optional<SlowStart> startsSlow_;
};

}  // namespace sightline::geometry
