/// The mouse tool that moves pieces by hand, without the rules of the game. Players pick up a
/// miniature or token on the table and put it anywhere. A dialog can also give the tool a piece,
/// which the next mouse press places.
#pragma once
#include "app/window/legion/tools/table_tool.h"

namespace sightline::app {

class HandTool : public TableTool {
    Q_OBJECT

  public:
    explicit HandTool(GameSession& session, QObject* parent = nullptr);

    /// Switches the tool on or off. While it is on, a drag moves any piece.
    void setOn(bool on);
    bool on() const { return on_; }
    /// Gives the tool a piece, which the next mouse press on the table places. The piece is a
    /// miniature, a unit, a token or terrain.
    void carry(const engine::Adjust& adjust);
    bool carrying() const { return carried_.has_value(); }
    /// Turns the carried piece by steps of the mouse wheel.
    void turn(int steps);

    bool press(const TablePointer& pointer) override;
    void drag(const TablePointer& pointer) override;
    void release(const TablePointer& pointer) override;
    bool tap(const TablePointer& pointer) override;
    void hover(const TablePointer& pointer) override;
    bool cancel() override;
    std::vector<TableHold> holds() const override;
    bool endsOnRelease() const override { return true; }
    void draw(SceneDraft& draft) const override;
    std::optional<TableNote> note() const override;

  signals:
    void turnedOff();

  private:
    bool pickUp(const TablePointer& pointer);
    void move(const TablePointer& pointer);
    void put();
    engine::Adjust answer() const;
    /// The carried miniature, or the leader of a carried unit that is not on the table. Otherwise
    /// empty.
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
    bool pickedUp_ = false;  ///< true: the carried piece was picked up on the table
};

}  // namespace sightline::app
