/// The tools on the table, in the order in which they are asked: the first that wants a press has
/// it.
#pragma once
#include <array>

#include "app/window/tools/attack_hover.h"
#include "app/window/tools/drag_move.h"
#include "app/window/tools/drag_places.h"
#include "app/window/tools/drag_spot.h"
#include "app/window/tools/exposure_tool.h"
#include "app/window/tools/hand_tool.h"
#include "app/window/tools/measure_tool.h"

namespace sightline::app {

class TableTools : public QObject {
    Q_OBJECT

  public:
    explicit TableTools(GameSession& session);

    /// What each of them holds and says.
    const HandTool& hand() const { return hand_; }
    const DragMove& move() const { return move_; }
    const DragPlaces& places() const { return places_; }
    const DragSpot& spot() const { return spot_; }
    const MeasureTool& measure() const { return measure_; }
    const ExposureTool& exposure() const { return exposure_; }

    /// The game moved on.
    void follow();
    /// Another unit is selected or pointed at.
    void followChoice();

    /// The tool that takes the drag that begins: while the players measure it is the ruler, and
    /// never else. Null: none.
    TableTool* press(const TablePointer& pointer, bool measuring);
    void hover(const TablePointer& pointer);
    /// Turns what is in the hand, or under the drag of `held`; false when nothing is.
    bool turn(const TableTool* held, int steps);
    /// Gives up one thing, the nearest to the hand first; false when nothing is under way.
    bool cancel();
    void draw(SceneDraft& draft) const;
    /// Of the first that has one.
    std::optional<TableNote> note() const;

    /// A unit is on its way: a click on the bare table chooses nothing else.
    bool moving() const { return move_.active() || places_.active(); }
    /// Places, or a token's spot, wait for `confirm`.
    bool placing() const { return places_.active() || spot_.active(); }
    /// Answers an open question for places, or for a token's spot, with the ghosts as they stand.
    void confirm();
    /// The legal alternative to what was refused; false when there is none.
    bool takeNearest();
    /// The ruler goes.
    void stopMeasuring() { measure_.cancel(); }

    /// Drags move whatever stands under the pointer, whatever the rules say.
    void setMovingByHand(bool on) { hand_.setOn(on); }
    /// The next press on the table places this, see HandTool.
    void carry(const engine::Adjust& adjust) { hand_.carry(adjust); }
    /// Nothing is placed any more.
    void dropCarried();
    /// The map of what somebody sees, until it is asked for another or for none.
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
