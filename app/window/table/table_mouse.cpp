// Mouse on the table: buttons mean orbit, pan, a tool's drag, or a click.
#include <QGuiApplication>
#include <QMouseEvent>
#include <QWheelEvent>
#include <cmath>
#include <utility>

#include "app/window/table/table_view_parts.h"
#include "app/window/tools/table_answers.h"
#include "app/window/words/record_words.h"
#include "app/window/words/table_words.h"
#include "app/window/words/unit_words.h"
#include "engine/asking/kinds.h"

namespace sightline::app {
namespace {

constexpr double clickSlack = 4.0;  // logical pixels that a click may slip
constexpr double degreesPerPixel = 0.3;
constexpr double zoomPerNotch = 1.18;

QString wordsOf(const engine::View& view, const TablePointer& pointer) {
    if (pointer.mini) {
        const engine::UnitView& unit = view.unit(view.mini(*pointer.mini).unit);
        return QStringLiteral("%1 · %2").arg(UnitWords::label(view, *pointer.mini),
                                             UnitWords::state(unit));
    }
    const geometry::PieceInfo* piece =
        pointer.piece ? view.battlefield.piece(*pointer.piece) : nullptr;
    if (!piece) return {};
    return QStringLiteral("%1 · %2, %3, %4")
        .arg(RecordWords::piece(view, piece->id), kindWords(piece->facts.kind),
             coverWords(piece->facts.cover), inches(piece->height));
}

/// Where the ray meets the mat's plane; `otherwise` when it looks at the sky.
glm::dvec3 matUnder(const geometry::Segment& ray, glm::dvec3 otherwise) {
    const double fall = ray.from.z - ray.to.z;
    return fall > 0.0 ? ray.from + (ray.to - ray.from) * (ray.from.z / fall) : otherwise;
}

}  // namespace

void TableView::mousePressEvent(QMouseEvent* event) {
    Parts& parts = *parts_;
    if (parts.grip != Parts::Grip::none) return;
    parts.pressedAt = parts.last = event->position();
    parts.dragged = false;
    const bool left = event->button() == Qt::LeftButton;
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    if (event->button() == Qt::RightButton || (left && alt)) {
        parts.grip = Parts::Grip::orbit;
    } else if (event->button() == Qt::MiddleButton || (left && parts.spaceDown)) {
        parts.grip = Parts::Grip::pan;
        setCursor(Qt::ClosedHandCursor);
    } else if (left && parts.guest) {
        pressGuest(*event);
    } else if (left) {
        parts.grip = Parts::Grip::click;
        if (!parts.session.running()) return;
        const TablePointer pointer =
            pointerAt(event->position(), rayAt(event->position()), parts.session.view());
        const bool measuring = parts.mode == TableMode::measure;
        parts.held = nullptr;
        for (TableTool* tool : parts.tools()) {
            const bool allowed = measuring == (tool == &parts.measure);
            if (!parts.held && allowed && tool->press(pointer)) parts.held = tool;
        }
    }
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    Parts& parts = *parts_;
    const QPointF now = event->position();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (shift != std::exchange(parts.shiftDown, shift)) refresh();
    if (parts.grip == Parts::Grip::none) return hoverAt(now);

    const QPointF step = now - parts.last;
    const QPointF way = now - parts.pressedAt;
    if (std::hypot(way.x(), way.y()) > clickSlack) parts.dragged = true;
    if (!parts.dragged) return;
    const double ratio = devicePixelRatioF();
    if (parts.grip == Parts::Grip::orbit) {
        parts.atHome = false;
        parts.camera.orbit(-step.x() * degreesPerPixel, step.y() * degreesPerPixel);
    } else if (parts.grip == Parts::Grip::pan) {
        parts.atHome = false;
        parts.camera.pan({parts.last.x() * ratio, parts.last.y() * ratio},
                         {now.x() * ratio, now.y() * ratio}, viewport());
    } else if (parts.guest) {
        dragGuest(*event);
    } else if (parts.held) {
        parts.grip = Parts::Grip::tool;
        parts.held->drag(pointerAt(now, rayAt(now), parts.session.view()));
    }
    parts.last = now;
    refresh();
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    Parts& parts = *parts_;
    const Parts::Grip grip = parts.grip;
    TableTool* held = parts.held;
    parts.grip = Parts::Grip::none;
    parts.held = nullptr;
    if (grip == Parts::Grip::pan)
        setCursor(parts.mode == TableMode::measure ? Qt::CrossCursor : Qt::ArrowCursor);
    const bool guests = grip == Parts::Grip::click || grip == Parts::Grip::tool;
    if (parts.guest && guests) releaseGuest(*event, parts.dragged);
    if (parts.guest || !parts.session.running()) return refresh();
    if (grip == Parts::Grip::tool && held) {
        held->release(pointerAt(event->position(), rayAt(event->position()), parts.session.view()));
    } else if (grip == Parts::Grip::click && !parts.dragged) {
        const bool taken = held && held->tap(pointerAt(event->position(), rayAt(event->position()),
                                                       parts.session.view()));
        if (held && !taken) held->cancel();
        if (!taken && parts.mode == TableMode::look) click(event->position());
    }
    refresh();
}

void TableView::click(const QPointF& pixel) {
    GameSession& session = parts_->session;
    parts_->measure.cancel();
    const TablePointer pointer = pointerAt(pixel, rayAt(pixel), session.view());
    const engine::Question* question = session.question();
    if (!pointer.mini) {
        const bool busy = parts_->move.active() || parts_->places.active();
        if (!busy) session.choice().select(std::nullopt);
        return;
    }
    const engine::UnitId unit = session.view().mini(*pointer.mini).unit;
    const bool enemy =
        question && !session.view().sandbox && session.view().unit(unit).player != question->player;
    if (!answerWith(*pointer.mini) && !enemy) session.choice().select(unit);
    if (enemy && question) emit targetClicked(unit);
    if (enemy && question && !session.choice().selected()) session.choice().select(unit);
}

/// A click that answers the open question; false when it asks for something else.
bool TableView::answerWith(engine::MiniId mini) {
    GameSession& session = parts_->session;
    const engine::Question* question = session.question();
    if (question && choosesUnitsByClick(*question))
        return session.choice().tick(session.view().mini(mini).unit);
    if (!question || !answeredByClick(*question)) return false;
    const std::optional<int> option = optionOf(*question, session.view().mini(mini));
    if (!option) return false;
    const engine::Pick answer{*option};
    return session.answer(answer);
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
    GameSession& session = parts_->session;
    if (event->button() == Qt::LeftButton && parts_->guest)
        parts_->guest->doubleTap(guestPointer(event->position(), event->modifiers()));
    if (event->button() != Qt::LeftButton || parts_->guest || !session.running()) return;
    const TablePointer pointer =
        pointerAt(event->position(), rayAt(event->position()), session.view());
    if (!pointer.mini) return;
    const engine::UnitId unit = session.view().mini(*pointer.mini).unit;
    const engine::Question* question = session.question();
    const bool activating = question && question->ask == engine::Ask::chooseUnitToActivate;
    const auto option = activating ? optionOf(*question, unit) : std::nullopt;
    session.choice().select(unit);
    if (option) {
        const engine::Pick answer{*option};
        session.answer(answer);
    } else {
        setCamera(QStringLiteral("selection"));
    }
}

void TableView::hoverAt(QPointF pixel) {
    GameSession& session = parts_->session;
    if (parts_->guest)
        return parts_->guest->hover(guestPointer(pixel, QGuiApplication::keyboardModifiers()));
    if (!session.running()) return;
    const TablePointer pointer = pointerAt(pixel, rayAt(pixel), session.view());
    if (parts_->mode == TableMode::look)
        for (TableTool* tool : parts_->tools()) tool->hover(pointer);
    std::optional<engine::UnitId> unit;
    if (pointer.mini) unit = session.view().mini(*pointer.mini).unit;
    session.choice().hover(unit);
    if (!parts_->measure.active()) emit hint(wordsOf(session.view(), pointer));
    if (parts_->mode == TableMode::measure) return;
    const engine::Question* question = session.question();
    const bool byClick = question && (answeredByClick(*question) || choosesUnitsByClick(*question));
    const bool answers =
        pointer.mini && byClick && optionOf(*question, session.view().mini(*pointer.mini));
    setCursor(answers ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TableView::wheelEvent(QWheelEvent* event) {
    const double notches = event->angleDelta().y() / 120.0;
    if (notches == 0.0) return;
    if (parts_->guest && parts_->guest->wheel(notches > 0.0 ? 1 : -1, event->modifiers()))
        return event->accept();
    if (parts_->hand.carrying()) {
        parts_->hand.turn(notches > 0.0 ? 1 : -1);
        return event->accept();
    }
    if (parts_->grip == Parts::Grip::tool && parts_->held == &parts_->move) {
        parts_->move.turnWay(notches > 0.0 ? 1 : -1);
        return event->accept();
    }
    const geometry::Segment ray = rayAt(event->position());
    glm::dvec3 anchor = parts_->camera.destination().target;
    if (parts_->guest)
        anchor = matUnder(ray, anchor);
    else if (parts_->session.running())
        anchor = groundUnder(ray, parts_->session.view().battlefield);
    parts_->atHome = false;
    parts_->camera.zoom(std::pow(zoomPerNotch, notches), anchor);
    refresh();
    event->accept();
}

void TableView::leaveEvent(QEvent*) {
    parts_->session.choice().hover(std::nullopt);
    emit hint({});
}

}  // namespace sightline::app
