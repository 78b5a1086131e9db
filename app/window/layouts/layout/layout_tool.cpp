#include "app/window/layouts/layout/layout_tool.h"

#include <glm/geometric.hpp>
#include <utility>

#include "app/files/tables/layout_draft.h"
#include "app/window/layouts/layout/trace_hand.h"
#include "engine/layouts/layout_pick.h"

namespace sightline::app {
namespace {

using geometry::PieceId;
using geometry::Segment;
using geometry::Vec2;
using geometry::Vec3;

const PieceId carriedId = "in-the-hand";
// Inches. If the origin of a carried piece is farther than this from the centre of its mesh, the
// pointer holds the piece at that centre.
constexpr double farOrigin = 1.0;

}  // namespace

LayoutTool::LayoutTool(LayoutSession& session, QObject* parent)
    : TableGuest(parent), session_(session) {
    connect(&session, &LayoutSession::changed, this, &LayoutTool::showNow);
    connect(&session, &LayoutSession::replaced, this, [this] {
        cancel();
        showNow();
        emit tableReplaced();
    });
    connect(&session, &LayoutSession::selectionChanged, this, [this] { emit changed(); });
    connect(&session, &LayoutSession::switchesChanged, this, [this] { emit changed(); });
    showNow();
}

void LayoutTool::setTrace(TraceHand* trace) {
    trace_ = trace;
    connect(trace, &TraceHand::changed, this, &LayoutTool::changed);
    connect(trace, &TraceHand::hint, this, &LayoutTool::hint);
}

bool LayoutTool::tracing() const { return trace_ && trace_->active(); }

void LayoutTool::show(const engine::TerrainLayout& layout) {
    preview_ = layout;
    drawnNow_ = drawnLayout(layout);
    emit changed();
}

void LayoutTool::showNow() { show(session_.layout()); }

Vec3 LayoutTool::groundAt(const Segment& ray, double z) const {
    const double fall = ray.from.z - ray.to.z;
    const double share = fall > 0.0 ? (ray.from.z - z) / fall : 1.0;
    Vec3 at = ray.from + (ray.to - ray.from) * share;
    at.z = z;
    return at;
}

void LayoutTool::carry(const engine::TerrainPiece& piece, bool again) {
    if (trace_) trace_->setActive(false);
    cancel();
    carried_ = piece;
    again_ = again;
    carriedShown_ = false;
    emit changed();
}

engine::Edited LayoutTool::carriedOnto(const engine::TerrainLayout& layout) const {
    engine::TerrainPiece piece = *carried_;
    piece.id = carriedId;
    auto with = engine::withPiece(layout, piece);
    if (!with) return with;
    const PieceId id = with->pieces.back().id;
    const Vec2 shift = engine::snappedShift(*with, {id}, id, {}, session_.snap());
    return session_.resting(engine::moved(*with, {id}, Vec3{shift, 0.0}), {id});
}

void LayoutTool::follow(const GuestPointer& pointer) {
    carried_->position = groundAt(pointer.ray);
    // The pointer holds a piece at its origin or, if the origin is far from the mesh, at the centre
    // of the mesh.
    const Vec2 off = engine::planBoxOf(*carried_).middle() - geometry::plan(carried_->position);
    if (glm::length(off) > farOrigin) carried_->position -= Vec3{off, 0.0};
    carriedShown_ = true;
    const auto with = carriedOnto(session_.layout());
    if (with) show(engine::followed(session_.layout(), *with));
}

void LayoutTool::pullTo(QPointF pixel) {
    if (carried_) follow({pixel, sight().rayAt(pixel), {}});
}

void LayoutTool::letGoAt(QPointF pixel, bool onTable) {
    if (!carried_ || !onTable) return;
    pullTo(pixel);
    place();
}

void LayoutTool::place() {
    auto with = carriedOnto(session_.layout());
    PieceId placed;
    if (with) {
        // The carried piece has a temporary id. A piece that is added without an id gets a new one.
        engine::TerrainPiece piece = with->pieces.back();
        piece.id.clear();
        with = engine::withPiece(session_.layout(), std::move(piece));
        if (with) placed = with->pieces.back().id;
    }
    const bool more = again_;
    engine::TerrainPiece next = *carried_;
    carried_.reset();
    if (session_.apply(engine::LayoutStep::add, with)) session_.select({placed});
    if (more) carry(next, true);
}

bool LayoutTool::press(const GuestPointer& pointer) {
    if (tracing()) return trace_->press(geometry::plan(groundAt(pointer.ray)));
    if (carried_ || drawn_) return false;
    const bool adding = (pointer.modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
    const auto under = engine::pieceUnder(session_.layout(), pointer.ray);
    if (!under) {
        frame_ = Frame{pointer.pixel, pointer.pixel, adding};
        return true;
    }
    if (adding) return false;
    if (!session_.selected().contains(under->piece))
        session_.select(engine::withGroups(session_.layout(), {under->piece}));
    drag_ = Drag{under->piece, under->point, session_.selected()};
    return true;
}

void LayoutTool::drag(const GuestPointer& pointer) {
    if (tracing()) return trace_->drag(geometry::plan(groundAt(pointer.ray)));
    if (frame_) {
        frame_->to = pointer.pixel;
        emit changed();
        return;
    }
    if (!drag_) return;
    drag_->at = pointer;
    const Vec3 at = groundAt(pointer.ray, drag_->grip.z);
    const Vec2 wish = geometry::plan(at) - geometry::plan(drag_->grip);
    const Vec2 shift =
        engine::snappedShift(session_.layout(), drag_->ids, drag_->held, wish, session_.snap());
    const auto moved = session_.resting(
        engine::moved(session_.layout(), drag_->ids, Vec3{shift, 0.0}), drag_->ids);
    if (moved) show(engine::followed(session_.layout(), *moved));
}

void LayoutTool::release(const GuestPointer& pointer) {
    if (tracing()) return trace_->release();
    if (frame_) return selectFramed();
    if (!drag_) return;
    drag(pointer);
    const Drag held = *std::exchange(drag_, std::nullopt);
    engine::TerrainLayout after = session_.layout();
    bool locked = false;
    for (const PieceId& id : held.ids) {
        const engine::TerrainPiece* moved = preview_.find(id);
        engine::TerrainPiece* piece = after.find(id);
        if (moved && piece) piece->position = moved->position;
        locked = locked || (piece && piece->locked);
    }
    // For a locked piece, `moved` refuses the drag with a reason. All other drags are applied as
    // they were shown.
    session_.apply(engine::LayoutStep::move,
                   locked ? engine::moved(session_.layout(), held.ids, {}) : engine::Edited(after));
    showNow();
}

void LayoutTool::tap(const GuestPointer& pointer) {
    if (tracing()) return trace_->tap(geometry::plan(groundAt(pointer.ray)));
    drag_.reset();
    frame_.reset();
    if (carried_) {
        follow(pointer);
        return place();
    }
    if (drawn_) return setPoint(pointer.ray);
    const bool adding = (pointer.modifiers & (Qt::ControlModifier | Qt::ShiftModifier)) != 0;
    const auto under = engine::pieceUnder(session_.layout(), pointer.ray);
    if (under) {
        toggle(under->piece, adding);
    } else if (!adding) {
        session_.select({});
    }
    emit changed();
}

void LayoutTool::toggle(const PieceId& piece, bool adding) {
    const engine::PieceIds group = engine::withGroups(session_.layout(), {piece});
    if (!adding) return session_.select(group);
    engine::PieceIds ids = session_.selected();
    const bool out = ids.contains(piece);
    for (const PieceId& id : group) {
        if (out)
            ids.erase(id);
        else
            ids.insert(id);
    }
    session_.select(std::move(ids));
}

void LayoutTool::selectFramed() {
    const Frame frame = *std::exchange(frame_, std::nullopt);
    const QRectF box = QRectF(frame.from, frame.to).normalized();
    engine::PieceIds ids;
    for (const engine::TerrainPiece& piece : session_.layout().pieces) {
        const Vec2 middle = engine::planBoxOf(piece).middle();
        if (box.contains(sight().pixelOf(Vec3{middle, piece.position.z}))) ids.insert(piece.id);
    }
    ids = engine::withGroups(session_.layout(), ids);
    if (frame.adding) ids.insert(session_.selected().begin(), session_.selected().end());
    session_.select(std::move(ids));
    emit changed();
}

void LayoutTool::doubleTap(const GuestPointer&) {
    if (drawn_) endDrawing();
}

void LayoutTool::hover(const GuestPointer& pointer) {
    if (tracing()) {
        if (std::exchange(pointed_, std::nullopt)) emit changed();
        return;
    }
    if (carried_) return follow(pointer);
    if (drawn_) {
        drawn_->next = geometry::plan(groundAt(pointer.ray));
        emit changed();
        return;
    }
    const auto under = engine::pieceUnder(session_.layout(), pointer.ray);
    const auto piece = under ? std::optional(under->piece) : std::nullopt;
    if (piece == std::exchange(pointed_, piece)) return;
    const engine::TerrainPiece* shown = piece ? session_.layout().find(*piece) : nullptr;
    emit hint(shown ? QString::fromStdString(shown->name) : QString());
    emit changed();
}

bool LayoutTool::cancel() {
    if (tracing()) return trace_->cancel();
    const bool busy = carried_ || drawn_ || drag_ || frame_;
    carried_.reset();
    drawn_.reset();
    drag_.reset();
    frame_.reset();
    if (busy) {
        emit hint({});
        showNow();
        return true;
    }
    if (session_.selected().empty()) return false;
    session_.select({});
    return true;
}

}  // namespace sightline::app
