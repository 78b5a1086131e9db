/// The mouse tool that moves a unit leader. During a drag, the movement tool follows the mouse
/// pointer, and every end of the move is checked. The release at a legal end answers the question.
/// An illegal end stays visible with its reason, beside the nearest legal move.
#pragma once
#include "app/window/legion/tools/attack_lines.h"
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

    /// Chooses another path for the leader from its start to the dragged place: `steps` paths after
    /// the current path. The path decides the facing of a notched base at this place.
    void turnWay(int steps);
    /// True if the open question asks for a move.
    bool active() const;
    bool dragging() const { return dragging_; }
    /// The move that the player dragged. Empty before the first drag.
    const std::optional<geometry::SolvedMove>& wish() const { return wish_; }
    /// The legal move whose end is nearest to an illegal dragged end. Empty while it is not known.
    const std::optional<geometry::SolvedMove>& closest() const { return closest_; }
    /// The nearest legal move that the game computed after it refused a move. Otherwise empty.
    const std::optional<geometry::SolvedMove>& nearest() const { return nearest_; }
    /// Answers with the move `nearest`. Returns false if it is empty.
    bool takeNearest();
    /// Called after the game changed. If another question is open, forgets the dragged move.
    void follow();
    /// How long the latest check of a move took, milliseconds.
    double judgeMilliseconds() const { return judgeMilliseconds_; }

    /// The enemy miniatures that would see the leader at the end of the dragged move.
    const WatchLines& watch() const { return watch_; }
    /// The attacks that the unit could make after the dragged move, if this move is legal.
    const AttackLines& attacks() const { return attacks_; }
    /// The region in which the leader may end the move.
    const ReachRegion& region() const { return region_; }

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool tap(const TablePointer& pointer) override;
    void hover(const TablePointer& pointer) override;
    bool cancel() override;
    std::vector<TableHold> holds() const override;
    std::optional<geometry::Vec3> reached() const override;
    bool endsOnRelease() const override { return true; }
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    const engine::MoveBounds& bounds() const { return *session().question()->move; }
    geometry::SolvedMove judged(geometry::Vec2 target) const;
    bool compulsory() const { return bounds().compulsory; }
    /// True if the move deploys a unit that is not on the table yet.
    bool deploys() const { return bounds().terms.deployment.has_value(); }
    geometry::Vec3 entrance() const;
    void drawEdges(SceneDraft& draft) const;
    std::vector<geometry::Vec3> clearOf() const;
    std::vector<geometry::Mini> about() const;
    QString travelled() const;
    QString melee() const;
    geometry::Vec3 draggedFloor(const TablePointer& pointer, geometry::Vec2 grip) const;
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
    QString shooting() const;
    void foresee();

    LatestJob job_;
    LegalAlternative instead_;
    WatchLines watch_;
    AttackLines attacks_;
    ReachRegion region_;
    std::optional<geometry::SolvedMove> wish_, closest_, nearest_;
    std::optional<geometry::SolvedMove> pointed_;  ///< preview of the move before the first drag
    /// Vector from the mouse pointer on the ground to the leader's centre. It is constant during a
    /// drag.
    geometry::Vec2 grip_{};
    geometry::Vec2 target_{};  ///< place to which the player drags the leader
    int way_ = 0;  ///< number of the chosen path; 0 is the straightest path of the slowest tool
    QPointF pointer_;
    bool dragging_ = false;
    bool settling_ = false;  ///< true after the release, until the nearest legal move is known
    std::size_t answersThen_ = 0;
    double judgeMilliseconds_ = 0.0;
};

}  // namespace sightline::app
