/// The tools on the table in their order of priority: the first tool that accepts a press receives
/// it.
#pragma once
#include <array>

#include "app/window/legion/tools/attack_hover.h"
#include "app/window/legion/tools/drag_move.h"
#include "app/window/legion/tools/drag_places.h"
#include "app/window/legion/tools/drag_spot.h"
#include "app/window/legion/tools/exposure_tool.h"
#include "app/window/legion/tools/hand_tool.h"
#include "app/window/legion/tools/measure_tool.h"

namespace sightline::app {

class TableTools : public QObject {
    Q_OBJECT

  public:
    explicit TableTools(GameSession& session);

    /// The state of single tools.
    const HandTool& hand() const { return hand_; }
    const DragMove& move() const { return move_; }
    const DragPlaces& places() const { return places_; }
    const DragSpot& spot() const { return spot_; }
    const MeasureTool& measure() const { return measure_; }
    const ExposureTool& exposure() const { return exposure_; }

    /// The game changed.
    void follow();
    /// The selection or the unit under the pointer changed.
    void followChoice();

    /// The tool that takes the drag. While the players measure it is the ruler, and only then.
    /// Null: none.
    TableTool* press(const TablePointer& pointer, bool measuring);
    void hover(const TablePointer& pointer);
    /// Turns the piece in the hand, or under the drag of `held`; false without one.
    bool turn(const TableTool* held, int steps);
    /// Cancels one thing, the most immediate first; false when none is in progress.
    bool cancel();
    void draw(SceneDraft& draft) const;
    /// The note of the first tool that has one.
    std::optional<TableNote> note() const;

    /// A unit is being moved: a click on the bare table selects nothing.
    bool moving() const { return move_.active() || places_.active(); }
    /// Ghosts for places, or for a token's spot, wait for `confirm`.
    bool placing() const { return places_.active() || spot_.active(); }
    /// Answers an open question for places, or for a token's spot, with the current ghosts.
    void confirm();
    /// Takes the legal alternative to the refused answer; false when there is none.
    bool takeNearest();
    /// Removes the ruler.
    void stopMeasuring() { measure_.cancel(); }

    /// Drags move any piece under the pointer, regardless of the rules.
    void setMovingByHand(bool on) { hand_.setOn(on); }
    /// The next press on the table places this piece, see HandTool.
    void carry(const engine::Adjust& adjust) { hand_.carry(adjust); }
    /// Drops the carried piece.
    void dropCarried();
    /// Shows the exposure map of a viewer, until another one or none is chosen.
    void setExposure(ExposureOf whose);

  signals:
    void changed();
    void hint(const QString& text);
    void exposureChanged(sightline::app::ExposureOf whose);
    void movingByHandEnded();

  private:
    HandTool hand_;
    DragMove move_;
    DragPlaces places_;
    DragSpot spot_;
    MeasureTool measure_;
    AttackHover attack_;
    ExposureTool exposure_;
    std::array<TableTool*, 7> all_{&hand_,    &move_,   &places_,  &spot_,
                                   &measure_, &attack_, &exposure_};
};

}  // namespace sightline::app
