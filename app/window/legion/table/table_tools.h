/// The mouse tools on the table, in the order of their priority. A mouse press goes to the first
/// tool that accepts it.
#pragma once
#include <array>

#include "app/window/legion/tools/attack_hover.h"
#include "app/window/legion/tools/drag_move.h"
#include "app/window/legion/tools/drag_places.h"
#include "app/window/legion/tools/drag_spot.h"
#include "app/window/legion/tools/early_drag.h"
#include "app/window/legion/tools/exposure_tool.h"
#include "app/window/legion/tools/hand_tool.h"
#include "app/window/legion/tools/measure_tool.h"
#include "app/window/legion/tools/pinned_measures.h"
#include "app/window/legion/tools/token_hover.h"

namespace sightline::app {

class TableTools : public QObject {
    Q_OBJECT

  public:
    explicit TableTools(GameSession& session);

    /// Access to each tool, to ask for its state.
    const HandTool& hand() const { return hand_; }
    const DragMove& move() const { return move_; }
    const DragPlaces& places() const { return places_; }
    const DragSpot& spot() const { return spot_; }
    const MeasureTool& measure() const { return measure_; }
    PinnedMeasures& pinned() const { return *pinned_; }
    const ExposureTool& exposure() const { return exposure_; }

    /// Called after the game changed.
    void follow();
    /// Called after another unit was selected, or another unit is under the mouse pointer.
    void followChoice();

    /// Finds the tool that accepts a mouse press. If `measuring` is true, only the ruler may accept
    /// the press. Null if no tool accepts the press.
    TableTool* press(const TablePointer& pointer, bool measuring);
    /// The tool whose thing the keyboard can push now. Null if there is none.
    TableTool* pushable(bool measuring);
    void hover(const TablePointer& pointer);
    /// The pointer has left the table, or points for the ruler: the text about a token disappears.
    void leave() { token_.leave(); }
    /// Turns the carried piece or the piece that the tool `held` drags. Returns false if there is
    /// no such piece.
    bool turn(const TableTool* held, int steps);
    /// Cancels one action of a tool, the most recent first. Returns false if no action is in
    /// progress.
    bool cancel();
    void draw(SceneDraft& draft) const;
    /// The text beside the pointer, from the first tool that has one.
    std::optional<TableNote> note() const;

    /// True while the open question is answered by moving a unit on the table. A click on the bare
    /// table then does not unselect the unit.
    bool moving() const { return move_.active() || places_.active(); }
    /// True while the players can change the proposed places of miniatures or of a token, before
    /// they confirm.
    bool placing() const { return places_.active() || spot_.active(); }
    /// Confirms the proposed places of miniatures or of a token, which are drawn as translucent
    /// copies.
    void confirm();
    /// After a refused move or place: answers with the legal alternative. Returns false if there is
    /// none.
    bool takeNearest();
    void lay(const MeasureEnd& from, const MeasureEnd& to) { measure_.lay(from, to); }
    void stopMeasuring() { measure_.cancel(); }

    /// Switches moving by hand on or off. If it is on, a drag moves any piece, and the rules are
    /// not checked.
    void setMovingByHand(bool on) { hand_.setOn(on); }
    /// Carries a piece. The next press on the table places it (see HandTool).
    void carry(const engine::Adjust& adjust) { hand_.carry(adjust); }
    /// Stops carrying a piece, without placing it.
    void dropCarried();
    /// Shows the map of the places that this viewer sees. `nobody` hides the map.
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
    TokenHover token_;
    EarlyDrag early_;
    PinnedMeasures* pinned_;
    // The drag before the action Move is last in the list, because it accepts every press on a
    // miniature. `note` asks it first.
    std::array<TableTool*, 9> all_{&hand_,   &move_,     &places_, &spot_, &measure_,
                                   &attack_, &exposure_, &token_,  &early_};
};

}  // namespace sightline::app
