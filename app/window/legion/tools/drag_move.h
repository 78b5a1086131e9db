/// The tool to move a unit leader. The movement tool follows the pointer, and geometry checks every
/// pose. If the pose is legal, the release of the button answers the question. A refused pose stays
/// visible with its reason, beside the nearest legal pose.
#pragma once
#include "app/window/legion/tools/reach_region.h"
#include "app/window/legion/tools/table_tool.h"
#include "app/window/legion/tools/watch_lines.h"
#include "app/window/shell/session/legal_alternative.h"
#include "app/window/shell/session/table_job.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::app {

class DragMove : public TableTool {
    Q_OBJECT

  public:
    explicit DragMove(GameSession& session, QObject* parent = nullptr);

    /// Chooses another path to the same end. Notched bases then have another facing at the end.
    void turnWay(int steps);
    /// True if the open question asks for a move.
    bool active() const;
    bool dragging() const { return dragging_; }
    /// The pose on the table. Empty before the first drag.
    const std::optional<geometry::SolvedMove>& wish() const { return wish_; }
    /// The legal pose that is nearest to an illegal requested pose, if it is known.
    const std::optional<geometry::SolvedMove>& closest() const { return closest_; }
    /// After a refusal: the nearest legal move that the game found.
    const std::optional<geometry::SolvedMove>& nearest() const { return nearest_; }
    /// Answers with that move. Returns false if there is none.
    bool takeNearest();
    /// Drops the pose if another question is open.
    void follow();
    /// The time for the latest check of a pose, in milliseconds.
    double judgeMilliseconds() const { return judgeMilliseconds_; }

    /// The enemies that would see the leader at its dragged position.
    const WatchLines& watch() const { return watch_; }
    /// The region in which the leader may end this move.
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
    /// True if the unit deploys with this move.
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
    std::optional<geometry::SolvedMove> pointed_;  ///< the pose at the start of a drag
    /// Vector from the pointer's ground to the leader, constant during a drag.
    geometry::Vec2 grip_{};
    geometry::Vec2 target_{};  ///< the position of the leader that the pointer requests
    int way_ = 0;              ///< number of the path; 0: the straightest path of the slowest tool
    QPointF pointer_;
    bool dragging_ = false;
    bool settling_ = false;  ///< true: released, and waiting for the nearest legal pose
    std::size_t answersThen_ = 0;
    double judgeMilliseconds_ = 0.0;
};

}  // namespace sightline::app
