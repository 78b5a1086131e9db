/// Placing a token by hand: it starts where the game proposes, goes where the pointer pulls it, and
/// the game judges every place. Confirming answers. A refused place is shown with its reason and
/// the nearest legal one, which a key or a click takes.
#pragma once
#include "app/window/session/legal_alternative.h"
#include "app/window/tools/table_tool.h"
#include "engine/asking/bounds.h"

namespace sightline::app {

class DragSpot : public TableTool {
    Q_OBJECT

  public:
    explicit DragSpot(GameSession& session, QObject* parent = nullptr);

    /// The open question asks for a spot.
    bool active() const;
    geometry::Vec2 at() const { return at_; }
    /// Why the token may not lie there; empty when it may.
    QString reason() const { return reason_; }
    void follow();
    bool confirm();
    /// After a refusal: the legal place that comes closest, once it is found.
    std::optional<geometry::Vec2> nearest() const;
    /// Puts the token there; false when there is none.
    bool takeNearest();

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool tap(const TablePointer& pointer) override;
    bool cancel() override;
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
