/// The mouse tool that places a token. The token starts at the place that the game proposes.
/// Players drag it, the game checks every place, and a confirmation answers the question. An
/// illegal place shows its reason and the nearest legal place, which a key or a click accepts.
#pragma once
#include "app/window/legion/tools/table_tool.h"
#include "app/window/shell/session/legal_alternative.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::app {

class DragSpot : public TableTool {
    Q_OBJECT

  public:
    explicit DragSpot(GameSession& session, QObject* parent = nullptr);

    /// True if the open question asks for the place of a token.
    bool active() const;
    geometry::Vec2 at() const { return at_; }
    /// The reason why the token cannot be at its current place. Empty if it can.
    QString reason() const { return reason_; }
    void follow();
    bool confirm();
    /// The nearest legal place if the current place is illegal. Empty while it is not known.
    std::optional<geometry::Vec2> nearest() const;
    /// Moves the token to the place `nearest`. Returns false if it is empty.
    bool takeNearest();

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool tap(const TablePointer& pointer) override;
    bool cancel() override;
    std::vector<TableHold> holds() const override;
    bool refused() const override { return !reason_.isEmpty(); }
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  private:
    const engine::SpotBounds& bounds() const { return *session().question()->spot; }
    void put(const TablePointer& pointer);
    void askInstead();
    QString nearestWords() const;

    LegalAlternative instead_;
    geometry::Vec2 at_{};
    QString reason_;
    QPointF pointer_;
    bool dragging_ = false, moved_ = false;
    std::size_t answersThen_ = 0;
};

}  // namespace sightline::app
