#include "app/window/legion/tools/hand_tool.h"

#include "app/window/legion/scene/scene_builder.h"
#include "app/window/legion/scene/scene_mission.h"
#include "app/window/legion/tools/near_footprints.h"
#include "app/window/legion/words/unit_words.h"
#include "app/window/shell/scene/scene_colours.h"
#include "app/window/shell/words/cases.h"
#include "app/window/shell/words/message_words.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/asking/terrain_footprint.h"
#include "engine/legion/rules/mission/token_spots.h"
#include "engine/legion/rules/sandbox/formation.h"
#include "engine/legion/rules/state/recruit_pool.h"

namespace sightline::app {
namespace {

constexpr double wheelStep = 15.0;  // degrees per step of the mouse wheel

bool isPlaced(const decltype(engine::Adjust::what)& what) {
    return std::holds_alternative<engine::AdjustMini>(what) ||
           std::holds_alternative<engine::ReturnMini>(what) ||
           std::holds_alternative<engine::DeployUnit>(what) ||
           std::holds_alternative<engine::JoinSandbox>(what) ||
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
    shown_ = pickedUp_ = false;
    facing_ = {};
    if (const auto id = mini()) facing_ = session().view().mini(*id).mini.facing;
    if (const auto* piece = std::get_if<engine::AdjustTerrain>(&adjust.what))
        facing_ = piece->facing;
    if (const auto* joins = std::get_if<engine::JoinSandbox>(&adjust.what)) facing_ = joins->facing;
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

// True in the sandbox, where a drag can always move any piece.
bool HandTool::free() const {
    const engine::Question* question = session().question();
    return question && question->ask == engine::Ask::freeTable;
}

// Turns the carried piece. A piece that is turned but not dragged keeps its place.
void HandTool::turn(int steps) {
    if (!carried_) return;
    shown_ = true;
    facing_.value += steps * wheelStep;
    emit changed();
}

bool HandTool::press(const TablePointer& pointer) {
    if (!session().running() || !session().question()) return false;
    if (carried_) return true;
    return (on_ || free()) && pickUp(pointer);
}

// Picks up the miniature under the mouse pointer or, if there is none, the token.
bool HandTool::pickUp(const TablePointer& pointer) {
    const engine::View& view = session().view();
    const engine::Player by = session().adjuster();
    const geometry::Vec2 ground{pointer.ground};
    if (pointer.mini) {
        const geometry::Mini& stands = view.mini(*pointer.mini).mini;
        const engine::UnitView& unit = view.unit(view.mini(*pointer.mini).unit);
        carried_ = engine::Adjust{by, engine::AdjustMini{{*pointer.mini, {}, {}}}};
        if (free() && unit.minis.front() == *pointer.mini)
            carried_->what = engine::DeployUnit{unit.id, {}, {}};
        at_ = stands.position;
        grip_ = geometry::Vec2{stands.position} - ground;
        facing_ = stands.facing;
        shown_ = false;
        pickedUp_ = true;
        return true;
    }
    for (const auto& shown : view.mission.tokens) {
        const engine::ObjectiveToken& token = shown.token;
        const geometry::Vec2 at{token.position};
        if (!token.onTable() || glm::distance(at, ground) > engine::widthOf(token.kind)) continue;
        carried_ = engine::Adjust{
            by, engine::AdjustObjective{token.id, token.kind, {}, geometry::Vec2{}, {}}};
        grip_ = at - ground;
        at_ = token.position;
        shown_ = false;
        pickedUp_ = true;
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

// Handles a click, which places the carried piece. If no piece is carried, other tools handle the
// click.
bool HandTool::tap(const TablePointer& pointer) {
    if (!carried_ || (pickedUp_ && !shown_)) return false;
    if (!pickedUp_) move(pointer);
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
                     [&](engine::JoinSandbox& what) {
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

// Places the carried piece. If the game refuses the place of a new piece, the tool continues to
// carry the piece.
void HandTool::put() {
    const engine::Adjust adjust = answer();
    const bool fromTable =
        pickedUp_ || std::holds_alternative<engine::AdjustMini>(adjust.what) || on_;
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

// The carried piece, or the leader of the selected unit. A carried piece that has no place yet
// starts in the middle of the table.
std::vector<TableHold> HandTool::holds() const {
    if (!session().running() || !session().question()) return {};
    const engine::View& view = session().view();
    if (carried_) {
        const auto& size = session().layout().table;
        const geometry::Vec3 at =
            shown_ || pickedUp_ ? at_ : geometry::Vec3{size.width / 2.0, size.depth / 2.0, 0.0};
        return {{at, at, tr("Carried piece"), std::nullopt}};
    }
    const auto unit = session().choice().selected();
    if (!unit || !(on_ || free())) return {};
    const engine::MiniView& leader = view.mini(view.unit(*unit).minis.front());
    if (!leader.onTable()) return {};
    return {
        {leader.mini.position, leader.mini.position, UnitWords::label(view, *unit), std::nullopt}};
}

void HandTool::draw(SceneDraft& draft) const {
    if (!carried_ || !shown_) return;
    const engine::View& view = session().view();
    const bool fits = !session().game().refusalOf(answer());
    const rendering::Colour colour = fits ? colours::legal() : colours::illegal();
    addNearFootprints(draft, view, geometry::plan(at_));
    if (const auto* unit = std::get_if<engine::DeployUnit>(&carried_->what)) {
        drawUnit(draft, unit->unit, colour);
    } else if (const auto* joins = std::get_if<engine::JoinSandbox>(&carried_->what)) {
        drawNew(draft, joins->who, colour);
    } else if (const auto id = mini()) {
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

// Draws the carried unit. If the unit is not on the battlefield yet, only its unit leader is drawn.
void HandTool::drawUnit(SceneDraft& draft, engine::UnitId id, rendering::Colour colour) const {
    const engine::View& view = session().view();
    const engine::UnitView& unit = view.unit(id);
    std::vector<geometry::PlacedMini> minis;
    for (const engine::MiniId one : unit.minis) {
        minis.push_back({one.value, view.mini(one).mini});
        if (unit.undeployed) break;
    }
    for (const geometry::PlacedMini& one : engine::carriedOver(std::move(minis), at_, facing_))
        addGhost(draft, view, {view.mini(engine::MiniId{one.key}), one.mini, colour});
}

void HandTool::drawNew(SceneDraft& draft, const engine::Recruit& who,
                       rendering::Colour colour) const {
    const auto& recruitPool = session().game().scenario().recruitPool;
    if (!recruitPool) return;
    const auto unit = recruitPool->unitOf(who);
    if (!unit) return;
    geometry::Mini stand;
    stand.base = session().view().battlefield.dimensions().bases.at((*unit)->card.base);
    stand.height = (*unit)->card.silhouetteHeight;
    stand.position = at_;
    stand.facing = facing_;
    draft.scene.outlines.push_back({geometry::outlineOf(stand), 0.05, 0.08, colour});
    draft.scene.solids.push_back({geometry::silhouetteOf(stand), colours::withAlpha(colour, 0.4F)});
}

std::optional<TableNote> HandTool::note() const {
    if (!carried_ || !shown_) return std::nullopt;
    const auto refusal = session().game().refusalOf(answer());
    if (!refusal) return std::nullopt;
    return TableNote{MessageWords::said(*refusal).toHtmlEscaped(), Tone::bad, pointer_};
}

}  // namespace sightline::app
