/// The tool to move pieces by hand. Players put miniatures and tokens at any place on which they
/// agree. They pick a piece up from the table, or a dialog gives the tool a piece for the next
/// press.
#pragma once
#include "app/window/legion/tools/table_tool.h"

namespace sightline::app {

class HandTool : public TableTool {
    Q_OBJECT

  public:
    explicit HandTool(GameSession& session, QObject* parent = nullptr);

    /// On: a drag moves any piece under the pointer.
    void setOn(bool on);
    bool on() const { return on_; }
    /// The next press on the table places this piece. Only a miniature, a unit, a token or a
    /// terrain piece is accepted.
    void carry(const engine::Adjust& adjust);
    bool carrying() const { return carried_.has_value(); }
    /// Turns the carried piece. The mouse wheel calls this.
    void turn(int steps);

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool tap(const TablePointer& pointer) override;
    void hover(const TablePointer& pointer) override;
    bool cancel() override;
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  signals:
    void turnedOff();

  private:
    bool pickUp(const TablePointer& pointer);
    void move(const TablePointer& pointer);
    void put();
    engine::Adjust answer() const;
    /// The carried miniature. For a unit that deploys, its unit leader.
    std::optional<engine::MiniId> mini() const;
    bool free() const;
    void drawUnit(SceneDraft& draft, engine::UnitId id, rendering::Colour colour) const;
    void drawNew(SceneDraft& draft, const engine::Recruit& who, rendering::Colour colour) const;

    bool on_ = false;
    std::optional<engine::Adjust> carried_;
    geometry::Vec3 at_{};
    geometry::Vec2 grip_{};
    geometry::Degrees facing_{};
    QPointF pointer_;
    bool shown_ = false;
    bool pickedUp_ = false;  ///< true: the piece is from the table; false: from a dialog
};

}  // namespace sightline::app
