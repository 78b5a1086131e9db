// Keys and mouse wheel of the mouse tool of Layout mode. They move and rotate the carried or
// selected pieces.
#include "app/window/layouts/layout/layout_tool.h"

namespace sightline::app {
namespace {

using geometry::Vec3;

constexpr double turnStep = 15.0, fineTurn = 1.0;  // rotation steps, degrees
// Steps of a shift with the arrow keys, inches.
constexpr double nudgeStep = 0.25, fineNudge = 0.05;

}  // namespace

void LayoutTool::turn(double degrees, bool fine) {
    engine::SnapSettings snap = session_.snap();
    snap.angle = snap.angle && !fine;
    if (carried_) {
        carried_->rotation = engine::snappedTurn(carried_->rotation, {degrees}, snap);
        if (carriedShown_)
            if (const auto with = carriedOnto(session_.layout()))
                show(engine::followed(session_.layout(), *with));
        return;
    }
    const engine::PieceIds& ids = session_.selected();
    if (ids.empty()) return;
    const engine::TerrainPiece* first = session_.layout().find(*ids.begin());
    const double by =
        ids.size() == 1
            ? engine::snappedTurn(first->rotation, {degrees}, snap).value - first->rotation.value
            : degrees;
    session_.applyResting(engine::LayoutStep::rotate, engine::rotated(session_.layout(), ids, {by}),
                          ids);
}

bool LayoutTool::nudge(int key, bool fine) {
    const double step = fine ? fineNudge : nudgeStep;
    const Vec3 by = key == Qt::Key_Left    ? Vec3{-step, 0, 0}
                    : key == Qt::Key_Right ? Vec3{step, 0, 0}
                    : key == Qt::Key_Up    ? Vec3{0, step, 0}
                                           : Vec3{0, -step, 0};
    const engine::PieceIds ids = session_.selected();
    session_.applyResting(engine::LayoutStep::move, engine::moved(session_.layout(), ids, by), ids);
    return true;
}

bool LayoutTool::key(int key, Qt::KeyboardModifiers modifiers) {
    const bool fine = modifiers.testFlag(Qt::ShiftModifier);
    if ((modifiers & (Qt::ControlModifier | Qt::AltModifier)) != 0) return false;
    const bool some = carried_ || !session_.selected().empty();
    switch (key) {
        case Qt::Key_Q:
        case Qt::Key_E:
            if (some) turn((key == Qt::Key_Q ? 1.0 : -1.0) * (fine ? fineTurn : turnStep), fine);
            return true;
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            return !session_.selected().empty() && nudge(key, fine);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (drawn_) endDrawing();
            return true;
        default:
            return false;
    }
}

bool LayoutTool::wheel(int notches, Qt::KeyboardModifiers modifiers) {
    if (!carried_ && !drag_) return false;
    const bool fine = modifiers.testFlag(Qt::ShiftModifier);
    turn(notches * (fine ? fineTurn : turnStep), fine);
    if (drag_ && drag_->at) drag(GuestPointer(*drag_->at));
    return true;
}

}  // namespace sightline::app
