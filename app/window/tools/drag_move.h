/// Moving a unit leader by hand: the movement tool follows the pointer, geometry judges every pose,
/// and letting go answers the question when the pose is legal. A refused one stays to be read,
/// beside the nearest legal one.
#pragma once
#include "app/window/session/legal_alternative.h"
#include "app/window/session/table_job.h"
#include "app/window/tools/reach_region.h"
#include "app/window/tools/table_tool.h"
#include "app/window/tools/watch_lines.h"
#include "engine/asking/bounds.h"

namespace sightline::app {

class DragMove : public TableTool {
    Q_OBJECT

  public:
    explicit DragMove(GameSession& session, QObject* parent = nullptr);

    /// Another way to the same end: notched bases end up facing elsewhere.
    void turnWay(int steps);
    /// The open question asks for a move.
    bool active() const;
    bool dragging() const { return dragging_; }
    /// The pose on the table; none before the first drag.
    const std::optional<geometry::SolvedMove>& wish() const { return wish_; }
    /// Nearest legal pose to an illegal wish, once it is known.
    const std::optional<geometry::SolvedMove>& closest() const { return closest_; }
    /// After a refusal: the nearest legal move that the game found.
    const std::optional<geometry::SolvedMove>& nearest() const { return nearest_; }
    /// Answers with it; false when there is none.
    bool takeNearest();
    /// Drops what is shown when the question is another one.
    void follow();
    /// How long the latest judgement of a pose took, milliseconds.
    double judgeMilliseconds() const { return judgeMilliseconds_; }

    /// Who would see the leader where the hand holds it.
    const WatchLines& watch() const { return watch_; }
    /// Where the leader may end this move.
    const ReachRegion& region() const { return region_; }

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool tap(const TablePointer& pointer) override;
    void hover(const TablePointer& pointer) override;
    bool cancel() override;
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    const engine::MoveBounds& bounds() const { return *session().question()->move; }
    geometry::SolvedMove judged(geometry::Vec2 target) const;
    bool compulsory() const { return bounds().compulsory; }
    /// The unit comes onto the table with this move.
    bool deploys() const { return bounds().terms.deployment.has_value(); }
    void drawEdges(SceneDraft& draft) const;
    std::vector<geometry::Vec3> clearOf() const;
    QString travelled() const;
    QString melee() const;
    void solve(const TablePointer& pointer);
    void solveAgain();
    void askForClosest(geometry::Vec2 target);
    void drop();
    void settle();
    void take(const geometry::SolvedMove& move);
    void giveUp();
    void refuse(const engine::Answer& answer);
    void showNearest();
    geometry::SolvedMove shownFor(const geometry::Move& move) const;
    QString nearestWords() const;
    QString moveWords() const;
    QString reason() const;
    QString watched() const;

    LatestJob job_;
    LegalAlternative instead_;
    WatchLines watch_;
    ReachRegion region_;
    std::optional<geometry::SolvedMove> wish_, closest_, nearest_;
    std::optional<geometry::SolvedMove> pointed_;  ///< where a drag from here would begin
    geometry::Vec2 grip_{};    ///< from the pointer's ground to the leader, kept while dragging
    geometry::Vec2 target_{};  ///< where the hand wants the leader
    int way_ = 0;              ///< 0: the straightest of the slowest tool
    QPointF pointer_;
    bool dragging_ = false;
    bool settling_ = false;  ///< let go, waiting for the nearest legal pose
    std::size_t answersThen_ = 0;
    double judgeMilliseconds_ = 0.0;
};

}  // namespace sightline::app
