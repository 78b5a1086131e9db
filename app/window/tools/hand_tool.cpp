#include "app/window/tools/hand_tool.h"

#include "app/window/scene/scene_builder.h"
#include "app/window/scene/scene_colours.h"
#include "app/window/scene/scene_mission.h"
#include "app/window/words/cases.h"
#include "engine/asking/terrain_footprint.h"
#include "engine/mission/token_spots.h"

namespace sightline::app {
namespace {

constexpr double step = 15.0;  // degrees that the wheel turns

bool isPlaced(const decltype(engine::Adjust::what)& what) {
    return std::holds_alternative<engine::AdjustMini>(what) ||
           std::holds_alternative<engine::ReturnMini>(what) ||
           std::holds_alternative<engine::DeployUnit>(what) ||
           std::holds_alternative<engine::AdjustObjective>(what) ||
           std::holds_alternative<engine::AdjustTerrain>(what);
}

}  // namespace

HandTool::HandTool(GameSession& session, QObject* parent) : TableTool(session, parent) {
    connect(&session, &GameSession::changed, this, [this] {
        if (carried_ && !this->session().question()) carried_.reset();
    });
}

void HandTool::setOn(bool on) {
    on_ = on;
    carried_.reset();
    emit hint(on ? tr("Drag a miniature or a token anywhere; the wheel turns it") : QString());
    emit changed();
}

void HandTool::carry(const engine::Adjust& adjust) {
    if (!isPlaced(adjust.what)) return;
    carried_ = adjust;
    grip_ = {};
    shown_ = false;
    facing_ = {};
    if (const auto id = mini()) facing_ = session().view().mini(*id).mini.facing;
    if (const auto* piece = std::get_if<engine::AdjustTerrain>(&adjust.what))
        facing_ = piece->facing;
    emit hint(tr("Click where it goes; the wheel turns it"));
    emit changed();
}

std::optional<engine::MiniId> HandTool::mini() const {
    if (!carried_) return std::nullopt;
    const engine::View& view = session().view();
    return std::visit(
        Cases{[](const engine::AdjustMini& what) { return std::optional(what.place.mini); },
              [](const engine::ReturnMini& what) { return std::optional(what.place.mini); },
              [&](const engine::DeployUnit& what) {
                  return std::optional(view.unit(what.unit).minis.front());
              },
              [](const auto&) { return std::optional<engine::MiniId>(); }},
        carried_->what);
}

void HandTool::turn(int steps) {
    if (!carried_) return;
    facing_.value += steps * step;
    emit changed();
}

bool HandTool::press(const TablePointer& pointer) {
    if (!session().running() || !session().question()) return false;
    if (carried_) return true;
    return on_ && pickUp(pointer);
}

// A miniature under the pointer, or else a token.
bool HandTool::pickUp(const TablePointer& pointer) {
    const engine::View& view = session().view();
    const engine::Player by = session().adjuster();
    const geometry::Vec2 ground{pointer.ground};
    if (pointer.mini) {
        const geometry::Mini& stands = view.mini(*pointer.mini).mini;
        carried_ = engine::Adjust{by, engine::AdjustMini{{*pointer.mini, {}, {}}}};
        grip_ = geometry::Vec2{stands.position} - ground;
        facing_ = stands.facing;
        shown_ = false;
        return true;
    }
    for (const auto& shown : view.mission.tokens) {
        const engine::ObjectiveToken& token = shown.token;
        const geometry::Vec2 at{token.position};
        if (!token.onTable() || glm::distance(at, ground) > engine::widthOf(token.kind)) continue;
        carried_ = engine::Adjust{
            by, engine::AdjustObjective{token.id, token.kind, {}, geometry::Vec2{}, {}}};
        grip_ = at - ground;
        shown_ = false;
        return true;
    }
    return false;
}

void HandTool::move(const TablePointer& pointer) {
    const geometry::Vec2 at = geometry::Vec2{pointer.ground} + grip_;
    at_ = {at.x, at.y, pointer.ground.z};
    pointer_ = pointer.pixel;
    shown_ = true;
    emit changed();
}

void HandTool::drag(const TablePointer& pointer) {
    if (carried_) move(pointer);
}

void HandTool::hover(const TablePointer& pointer) {
    if (carried_) move(pointer);
}

void HandTool::release(const TablePointer& pointer) {
    if (!carried_) return;
    move(pointer);
    put();
}

// A click on what stands there selects it; a click with something in the hand puts it down.
bool HandTool::tap(const TablePointer& pointer) {
    const bool picked =
        carried_ && !shown_ && std::holds_alternative<engine::AdjustMini>(carried_->what);
    if (!carried_ || picked) return false;
    move(pointer);
    put();
    return true;
}

engine::Adjust HandTool::answer() const {
    engine::Adjust adjust = *carried_;
    const auto stand = [&](engine::Place& place) {
        place.position = at_;
        place.facing = facing_;
    };
    std::visit(Cases{[&](engine::AdjustMini& what) { stand(what.place); },
                     [&](engine::ReturnMini& what) { stand(what.place); },
                     [&](engine::DeployUnit& what) {
                         what.position = at_;
                         what.facing = facing_;
                     },
                     [&](engine::AdjustObjective& what) { what.at = geometry::Vec2{at_}; },
                     [&](engine::AdjustTerrain& what) {
                         what.at = geometry::Vec2{at_};
                         what.facing = facing_;
                     },
                     [](auto&) {}},
               adjust.what);
    return adjust;
}

// What may not lie there stays in the hand when it came from a dialog.
void HandTool::put() {
    const engine::Adjust adjust = answer();
    const bool fromTable = std::holds_alternative<engine::AdjustMini>(adjust.what) || on_;
    const bool taken = session().answer(adjust);
    if (taken || fromTable) carried_.reset();
    shown_ = false;
    emit changed();
}

bool HandTool::cancel() {
    if (carried_) {
        carried_.reset();
        shown_ = false;
        emit hint({});
        emit changed();
        return true;
    }
    if (!on_) return false;
    setOn(false);
    emit turnedOff();
    return true;
}

void HandTool::draw(SceneDraft& draft) const {
    if (!carried_ || !shown_) return;
    const engine::View& view = session().view();
    const bool fits = !session().game().refusalOf(answer());
    const rendering::Colour colour = fits ? colours::legal : colours::illegal;
    if (const auto id = mini()) {
        geometry::Mini stand = view.mini(*id).mini;
        stand.position = at_;
        stand.facing = facing_;
        addGhost(draft, view, {view.mini(*id), stand, colour});
    } else if (const auto* token = std::get_if<engine::AdjustObjective>(&carried_->what)) {
        addToken(draft, geometry::Vec2{at_}, engine::widthOf(token->kind), colour);
    } else if (std::holds_alternative<engine::AdjustTerrain>(carried_->what)) {
        const auto piece = std::get<engine::AdjustTerrain>(answer().what);
        const geometry::Polygon covered =
            engine::footprintOf(session().view().battlefield, session().layout().pieces, piece);
        draft.scene.polygons.push_back(
            {{covered.begin(), covered.end()}, colours::withAlpha(colour, 0.35F), colour, 0.08});
    }
}

std::optional<TableNote> HandTool::note() const {
    if (!carried_ || !shown_) return std::nullopt;
    const auto refusal = session().game().refusalOf(answer());
    if (!refusal) return std::nullopt;
    return TableNote{QString::fromStdString(refusal->text).toHtmlEscaped(), Tone::bad, pointer_};
}

}  // namespace sightline::app
