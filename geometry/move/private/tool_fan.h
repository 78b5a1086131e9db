/// Candidate poses of the movement tool for a small base: a fan of directions and bends. Each pose
/// is checked at most once.
#pragma once
#include <cmath>
#include <memory>

#include "geometry/move/private/ground_map.h"
#include "geometry/move/private/move_judge.h"
#include "geometry/move/private/tool_starts.h"

namespace sightline::geometry {

/// Steps between the poses of a fan: degrees for directions and bends, inches for starts along an
/// edge.
struct FanSteps {
    double direction = 5.0;
    double bend = 15.0;
    double start = 0.5;
};

/// The fan: all tool poses that a search tests for a small base. The fastest tool comes first;
/// among poses of one tool, the smallest bend.
class ToolFan {
  public:
    /// With `near`, the fan uses only the starts along an edge that are near the point `near`.
    /// `map` is a ground map, which may come from another fan of the same mover.
    ToolFan(const MoveJudge& judge, const FanSteps& steps, std::optional<Vec2> near = std::nullopt,
            std::shared_ptr<const GroundMap> map = nullptr);

    std::size_t size() const { return ways_.size(); }
    /// True if a small base with the centre `centre` would touch the tool in pose number `way`.
    bool touches(std::size_t way, Vec2 centre) const;
    /// Distance in the plan from a point to the tool's arms in pose number `way`.
    double distance(std::size_t way, Vec2 point) const { return std::sqrt(squared(way, point)); }
    /// Bounding box of the tool in pose number `way`, with room for a base beside it.
    Box plan(std::size_t way) const { return ways_[way].plan; }
    /// True if terrain allows pose number `way`, for a leader that ends in difficult terrain
    /// (`endsInDifficult`) or elsewhere.
    bool allows(std::size_t way, bool endsInDifficult);
    /// True if an earlier check showed that pose number `way` is illegal.
    bool isKnownBlocked(std::size_t way) const {
        return ways_[way].ground == Ground::blocked ||
               arms_[ways_[way].first].ground == Ground::blocked;
    }
    /// The move with pose number `way`. Without `end`, the leader goes to the far end of the tool.
    Move move(std::size_t way, std::optional<Vec2> end) const;

    /// Ground map around all tool poses of the fan. Null if the fan has no poses.
    const std::shared_ptr<const GroundMap>& map() const { return map_; }
    /// The judge that checks where a base may rest after a move.
    const MoveJudge& judge() const { return judge_; }

  private:
    enum class Ground : unsigned char { unknown, clear, difficult, blocked };
    struct FirstArm {
        ToolStart start;
        int speed = 1;
        ToolShape shape;
        Ground ground = Ground::unknown;
    };
    /// An arm of the tool as a middle, a direction and a half length. In this form, the distance
    /// from a point to the arm is computed fast.
    struct Frame {
        Vec2 middle{}, along{1.0, 0.0};  ///< middle of the arm; unit vector along the arm
        double half = 0.0;               ///< half of the arm's length
    };
    struct Way {
        std::size_t first = 0;
        double bend = 0.0;
        ToolShape shape;
        std::array<Frame, 2> arms{};
        Box plan;
        Ground ground = Ground::unknown;
    };
    static std::vector<ToolStart> startsOf(const MoveJudge& judge, const FanSteps& steps,
                                           std::optional<Vec2> near);
    static std::vector<ToolStart> nearest(const MoveJudge& judge, std::vector<ToolStart> starts,
                                          std::optional<Vec2> near);
    static Frame frameOf(Vec2 from, Vec2 to);
    double squared(std::size_t way, Vec2 point) const;
    void useMap();
    Ground groundOf(Way& way);
    Ground underArm(const std::array<Vec2, 4>& arm) const;
    Ground underHinge(const ToolShape& shape) const;

    MoveJudge judge_;
    ToolGround toolGround_;
    std::shared_ptr<const GroundMap> map_;
    std::vector<FirstArm> arms_;
    std::vector<Way> ways_;
    double radius_ = 0.0, halfWidth_ = 0.0;
    bool deploys_ = false;
};

}  // namespace sightline::geometry
