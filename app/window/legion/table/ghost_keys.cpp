#include "app/window/legion/table/ghost_keys.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <utility>

#include "app/window/legion/table/measure_mode.h"
#include "app/window/legion/table/table_camera.h"
#include "app/window/legion/table/table_tools.h"

namespace sightline::app {
namespace {

// One press of an arrow key, normal, with Shift and with Ctrl: inches, and degrees for a turn.
constexpr double normalStep = 0.1, fineStep = 0.01, coarseStep = 1.0;
constexpr double normalTurn = 5.0, fineTurn = 1.0, coarseTurn = 15.0;
constexpr double aboveAll = 100.0;      // height above all terrain, inches
constexpr double pointerAhead = 4.0;    // distance of the pointer from a thing that turns, inches
constexpr double wholeTurn = 360.0;     // degrees
constexpr double squareDegrees = 15.0;  // the directions of the keys are multiples of this angle

}  // namespace

bool GhostKeys::active() const {
    return session_.running() && !session_.handover().waits() &&
           tools_.pushable(mode_.measuring()) != nullptr;
}

std::optional<TableHold> GhostKeys::hold() const {
    if (tool_) return held_;
    if (!active()) return std::nullopt;
    const auto holds = tools_.pushable(mode_.measuring())->holds();
    return holds[std::min(which_, holds.size() - 1)];
}

// The direction on the table that leads away from the viewer. It is rounded, so that a camera that
// looks nearly along a table edge moves things exactly along this edge.
geometry::Vec2 GhostKeys::ahead() const {
    const double yaw = camera_.destination().yaw.value;
    return geometry::direction({std::round(yaw / squareDegrees) * squareDegrees});
}

GhostStep GhostKeys::step() const {
    const auto thing = hold();
    if (!thing) return {};
    if (thing->turnsFrom) return {0.0, clockwise_};
    const geometry::Vec2 way =
        (tool_ ? at_ : geometry::Vec2{thing->at}) - geometry::Vec2{thing->from};
    const double distance = glm::length(way);
    if (distance < 1e-9) return {};
    const geometry::Vec2 up = ahead();
    const geometry::Vec2 turned{glm::dot(way, up), way.x * up.y - way.y * up.x};
    const double clockwise = geometry::angleOf(turned).value;
    return {distance, clockwise < 0.0 ? clockwise + wholeTurn : clockwise};
}

TablePointer GhostKeys::pointerOver(geometry::Vec2 at) const {
    const geometry::Segment down{{at.x, at.y, aboveAll}, {at.x, at.y, -1.0}};
    TablePointer pointer = pointerAt({}, down, session_.view());
    pointer.pixel = camera_.screenOf(pointer.ground);
    return pointer;
}

bool GhostKeys::take() {
    if (tool_) return true;
    if (!active()) return false;
    const auto thing = hold();
    TableTool* tool = tools_.pushable(mode_.measuring());
    at_ = geometry::Vec2{thing->at};
    if (!tool->press(pointerOver(at_))) return false;
    tool_ = tool;
    held_ = *thing;
    stop_.reset();
    answersThen_ = session_.answersShown();
    return true;
}

void GhostKeys::moveTo(geometry::Vec2 at) {
    const auto& table = session_.layout().table;
    at_ = {std::clamp(at.x, 0.0, table.width), std::clamp(at.y, 0.0, table.depth)};
    camera_.keepInSight(pointerOver(at_).ground);
    tool_->drag(pointerOver(at_));
    if (const auto reached = tool_->reached()) at_ = geometry::Vec2{*reached};
}

void GhostKeys::turnTo(double clockwise) {
    clockwise_ = clockwise;
    const geometry::Degrees facing{held_.turnsFrom->value - clockwise};
    tool_->drag(
        pointerOver(geometry::Vec2{held_.from} + geometry::direction(facing) * pointerAhead));
}

void GhostKeys::put(GhostStep step) {
    if (!take()) return;
    if (held_.turnsFrom) return turnTo(step.direction);
    const geometry::Vec2 up = ahead(), right{up.y, -up.x};
    const geometry::Vec2 way = geometry::direction({step.direction});
    moveTo(geometry::Vec2{held_.from} + (up * way.x + right * way.y) * step.distance);
}

bool GhostKeys::nudge(int key, double inches, double degrees) {
    const bool turned = hold() && hold()->turnsFrom;
    const geometry::Vec2 up = ahead(), right{up.y, -up.x};
    geometry::Vec2 way{};
    if (key == Qt::Key_Up) way = up;
    if (key == Qt::Key_Down) way = -up;
    if (key == Qt::Key_Right) way = right;
    if (key == Qt::Key_Left) way = -right;
    const bool clockwise = key == Qt::Key_Right || key == Qt::Key_PageDown;
    const bool sideways = clockwise || key == Qt::Key_Left || key == Qt::Key_PageUp;
    if (!take()) return false;
    if (turned && sideways)
        turnTo(clockwise_ + (clockwise ? degrees : -degrees));
    else if (!turned && way != geometry::Vec2{})
        moveTo(at_ + way * inches);
    else if (!turned)
        return tools_.turn(tool_, clockwise ? -1 : 1);
    return true;
}

bool GhostKeys::key(int key, Qt::KeyboardModifiers modifiers) {
    const auto held = modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier);
    const bool fine = held == Qt::ShiftModifier, coarse = held == Qt::ControlModifier;
    if (!(fine || coarse || held == Qt::NoModifier) || !active()) return false;
    switch (key) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            return nudge(key,
                         fine     ? fineStep
                         : coarse ? coarseStep
                                  : normalStep,
                         fine     ? fineTurn
                         : coarse ? coarseTurn
                                  : normalTurn);
        case Qt::Key_L:
            if (held != Qt::NoModifier) return false;
            emit entryWanted();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return held == Qt::NoModifier && confirm();
        default:
            return false;
    }
}

// Ends the drag. A tool whose release answers nothing then confirms all places, unless the place of
// the thing is illegal.
bool GhostKeys::confirm() {
    if (!tool_) return false;
    TableTool* tool = std::exchange(tool_, nullptr);
    const bool measures = mode_.measuring();
    tool->release(pointerOver(at_));
    if (!tool->endsOnRelease() && !tool->refused()) tools_.confirm();
    if (measures) emit hint(tr("The arrow keys measure from here"));
    return true;
}

bool GhostKeys::next(bool forward) {
    if (!active()) return false;
    TableTool* tool = tools_.pushable(mode_.measuring());
    const auto stops = tool->stops();
    const std::size_t count = stops.empty() ? tool->holds().size() : stops.size();
    const auto after = [&](std::size_t now) { return (now + (forward ? 1 : count - 1)) % count; };
    if (!stops.empty()) {
        if (!take()) return false;
        stop_ = stop_ ? after(*stop_) : forward ? 0 : count - 1;
        moveTo(geometry::Vec2{stops[*stop_]});
        return true;
    }
    if (count < 2) return false;
    if (tool_) {
        letGo();
        if (tool->refused()) return true;
        which_ = after(which_);
    }
    if (!take()) return true;
    emit hint(held_.name);
    camera_.keepInSight(held_.at);
    return true;
}

void GhostKeys::letGo() {
    TableTool* tool = std::exchange(tool_, nullptr);
    if (!tool) return;
    tool->endsOnRelease() ? void(tool->cancel()) : tool->release(pointerOver(at_));
    clockwise_ = 0.0;
}

void GhostKeys::forget() {
    tool_ = nullptr;
    clockwise_ = 0.0;
}

void GhostKeys::follow() {
    if (session_.running() && session_.answersShown() == answersThen_) return;
    forget();
    which_ = 0;
    answersThen_ = session_.running() ? session_.answersShown() : 0;
}

}  // namespace sightline::app
