/// The tool to place a token. The token starts at the game's proposal and follows the pointer. The
/// game checks every place. A confirmation answers the question. A refused place shows its reason
/// and the nearest legal place. A key or a click then chooses this place.
#pragma once
#include "app/window/legion/tools/table_tool.h"
#include "app/window/shell/session/legal_alternative.h"
#include "engine/legion/rules/asking/bounds.h"

namespace sightline::app {

class DragSpot : public TableTool {
    Q_OBJECT

  public:
    explicit DragSpot(GameSession& session, QObject* parent = nullptr);

    /// True if the open question asks for a spot.
    bool active() const;
    geometry::Vec2 at() const { return at_; }
    /// Why this place is illegal for the token. Empty if it is legal.
    QString reason() const { return reason_; }
    void follow();
    bool confirm();
    /// After a refusal: the nearest legal place, if it is found.
    std::optional<geometry::Vec2> nearest() const;
    /// Moves the token to this place. Returns false if there is none.
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
