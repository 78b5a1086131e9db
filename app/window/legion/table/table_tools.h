/// The tools on the table, sorted by priority. The first tool that accepts a press receives it.
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

    /// The tools, for queries about their state.
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

    /// The tool that accepts the drag. If the players measure, only the ruler can accept it. Null
    /// if no tool accepts it.
    TableTool* press(const TablePointer& pointer, bool measuring);
    void hover(const TablePointer& pointer);
    /// Turns the carried piece, or the piece that `held` drags. Returns false if there is no such
    /// piece.
    bool turn(const TableTool* held, int steps);
    /// Cancels one action, the most recent first. Returns false if no action is in progress.
    bool cancel();
    void draw(SceneDraft& draft) const;
    /// The note of the first tool that has one.
    std::optional<TableNote> note() const;

    /// True while a unit is being moved. A click on the bare table then selects nothing.
    bool moving() const { return move_.active() || places_.active(); }
    /// True while ghosts for places, or for a token's spot, wait for `confirm`.
    bool placing() const { return places_.active() || spot_.active(); }
    /// Answers an open question for places, or for a token's spot, with the current ghosts.
    void confirm();
    /// Uses the legal alternative to the refused answer. Returns false if there is none.
    bool takeNearest();
    /// Removes the ruler.
    void stopMeasuring() { measure_.cancel(); }

    /// On: drags move any piece under the pointer, without regard to the rules.
    void setMovingByHand(bool on) { hand_.setOn(on); }
    /// The next press on the table places this piece (see HandTool).
    void carry(const engine::Adjust& adjust) { hand_.carry(adjust); }
    /// Drops the carried piece.
    void dropCarried();
    /// Shows the exposure map of this viewer. `nobody` hides the map.
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
