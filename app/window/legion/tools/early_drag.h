/// The mouse tool for dragging a miniature that no other tool accepts. If the unit may move
/// now, the drag chooses the action Move and moves the unit leader. Otherwise one line beside the
/// pointer says why the miniature does not move.
#pragma once
#include "app/window/legion/tools/drag_move.h"

namespace sightline::app {

class EarlyDrag : public TableTool {
    Q_OBJECT

  public:
    EarlyDrag(GameSession& session, DragMove& move, QObject* parent = nullptr)
        : TableTool(session, parent), move_(move) {}

    /// True while the drag moves a unit leader.
    bool moves() const { return moves_; }

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool cancel() override;
    std::optional<TableNote> note() const override;

  private:
    void begin();
    bool chooseMove(engine::UnitId unit);
    QString whyNot(engine::UnitId unit) const;
    QString whyNoMove() const;

    DragMove& move_;
    TablePointer pressed_;
    QPointF pointer_;
    QString why_;  ///< why the miniature does not move; empty: it moves, or no drag has begun
    bool begun_ = false, moves_ = false;
};

}  // namespace sightline::app
