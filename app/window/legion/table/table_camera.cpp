#include "app/window/legion/table/table_camera.h"

#include <QLineF>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/window/shell/scene/table_guest.h"

namespace sightline::app {
namespace {

constexpr geometry::Degrees seatPitch{34.0};  // angle of the view below the horizontal, seen from a
                                              // player's side of the table; degrees
constexpr double roomAround = 2.0;            // space around the shown unit, inches
constexpr double eyesAhead = 0.6;  // distance of the eye in front of the base's centre, so that the
                                   // head is not visible; inches
// Smallest clear share of the width and of the height of the picture.
constexpr double leastClear = 0.25;
// Shift for one press of an arrow key, relative to the camera's distance.
constexpr double stepShare = 0.06;
constexpr double turnDegrees = 15.0;
// A thing that the keyboard moves stays this far inside the clear part of the picture, pixels.
constexpr double sightRim = 48.0;

// The middle distance: angle of the view below the horizontal, and the angle up to which the camera
// rises over terrain that is before the units; degrees.
constexpr geometry::Degrees lowMiddle{40.0};
constexpr double highMiddle = 76.0;
// Height of a trooper in inches, and its largest height on the screen in logical pixels.
constexpr double trooperHeight = 1.5, trooperPixels = 80.0;
constexpr double aboveTerrain =
    1.0;                           // height over the ground of the point that must be seen, inches
constexpr int approachTime = 450;  // milliseconds

rendering::Camera seat(const rendering::Camera& whole, double depth, bool blue) {
    rendering::Camera camera = whole;
    camera.pitch = seatPitch;
    camera.distance = whole.distance * 0.9;
    camera.yaw = {blue ? 90.0 : -90.0};
    camera.target.y = blue ? depth * 0.42 : depth * 0.58;
    return camera;
}

}  // namespace

// The rims do not count if they would leave too little of the picture.
rendering::Viewport TableCamera::viewport() const {
    const double ratio = widget_.devicePixelRatioF();
    const auto pixels = [ratio](int logical) { return int(std::lround(logical * ratio)); };
    rendering::Viewport whole{std::max(1, pixels(widget_.width())),
                              std::max(1, pixels(widget_.height()))};
    const QMargins rims = widget_.contentsMargins();
    rendering::Viewport clear{whole.width,
                              whole.height,
                              pixels(rims.left()),
                              pixels(rims.top()),
                              pixels(rims.right() - overlap_),
                              pixels(rims.bottom())};
    const bool enough = clear.clearWidth() >= whole.width * leastClear &&
                        clear.clearHeight() >= whole.height * leastClear;
    return enough ? clear : whole;
}

QRectF TableCamera::clearPart() const { return widget_.contentsRect(); }

geometry::Segment TableCamera::rayAt(QPointF pixel) const {
    const double ratio = widget_.devicePixelRatioF();
    return shown().rayThrough({pixel.x() * ratio, pixel.y() * ratio}, viewport());
}

QPointF TableCamera::screenOf(geometry::Vec3 point) const {
    const glm::dvec3 pixel = shown().project(point, viewport());
    return QPointF(pixel.x, pixel.y) / widget_.devicePixelRatioF();
}

QRectF TableCamera::boxOnScreen(geometry::Vec3 foot, double width, double height) const {
    const QPointF low = screenOf(foot);
    const QPointF high = screenOf(foot + geometry::Vec3{0.0, 0.0, height});
    const geometry::Vec2 way = geometry::Vec2{foot} - geometry::Vec2{shown().eye()};
    const double away = std::max(glm::length(way), 0.001);
    const geometry::Vec3 aside{-way.y / away * width / 2.0, way.x / away * width / 2.0, 0.0};
    const double half = QLineF(low, screenOf(foot + aside)).length();
    return QRectF(low, high).normalized().adjusted(-half, 0.0, half, half / 2.0);
}

QPointF TableCamera::screenOf(engine::MiniId mini) const {
    const geometry::Mini& stand = game_.view().mini(mini).mini;
    return screenOf(stand.position + geometry::Vec3{0.0, 0.0, stand.height / 2.0});
}

/// The selected unit or, if no unit is selected, the activating unit.
std::optional<engine::UnitId> TableCamera::unitToLookAt() const {
    if (!game_.running()) return std::nullopt;
    return choice_.selected() ? choice_.selected() : game_.view().activating;
}

std::optional<rendering::Camera> TableCamera::named(const QString& name) const {
    const geometry::TableSize table = guest_            ? guest_->shown().table
                                      : game_.running() ? game_.layout().table
                                                        : geometry::TableSize{};
    const rendering::Camera whole = rendering::wholeTable(table.width, table.depth, viewport());
    if (name == QLatin1String("table")) return turnedToSeat(whole);
    if (name == QLatin1String("top"))
        return rendering::topDown(table.width, table.depth, viewport());
    if (name == QLatin1String("blue")) return seat(whole, table.depth, true);
    if (name == QLatin1String("red")) return seat(whole, table.depth, false);
    if (guest_ && name == QLatin1String("selection")) {
        const auto framed = guest_->framed();
        if (!framed) return std::nullopt;
        return rendering::framing(framed->from, framed->to, destination(), viewport());
    }
    const auto unit = unitToLookAt();
    if (name != QLatin1String("selection") || !unit) return std::nullopt;
    const auto box = boxOf({*unit});
    if (!box) return std::nullopt;
    return rendering::framing(box->from, box->to, destination(), viewport());
}

// The box around the miniatures of some units. Empty if none of them is on the table.
std::optional<geometry::Segment> TableCamera::boxOf(
    const std::vector<engine::UnitId>& units) const {
    glm::dvec3 low{1e9}, high{-1e9};
    for (const engine::UnitId unit : units)
        for (const engine::MiniId id : game_.view().unit(unit).minis) {
            if (!game_.view().mini(id).onTable()) continue;
            const geometry::Mini& mini = game_.view().mini(id).mini;
            low = glm::min(low, mini.position - glm::dvec3{roomAround, roomAround, 0.0});
            high = glm::max(high, mini.position + glm::dvec3{roomAround, roomAround, mini.height});
        }
    if (low.x > high.x) return std::nullopt;
    return geometry::Segment{low, high};
}

// True if no terrain is between the eye and the target, and none close around the eye.
bool TableCamera::seesFreely(const rendering::Camera& camera) const {
    const glm::dvec3 up{0.0, 0.0, aboveTerrain};
    const geometry::Segment sight{camera.eye(), camera.target + up};
    return !game_.view().battlefield.firstHit(sight);
}

// Turns the camera by half a circle if it looks from the other player's side. So the angle that the
// players chose stays.
rendering::Camera TableCamera::turnedToSeat(rendering::Camera camera) const {
    const bool fromBlue = std::sin(camera.yaw.radians()) >= 0.0;
    if (seat_ && (*seat_ == engine::Player::blue) != fromBlue)
        camera.yaw = {camera.yaw.value + 180.0};
    return camera;
}

void TableCamera::approach(const std::vector<engine::UnitId>& units) {
    const auto box = game_.running() && !guest_ ? boxOf(units) : std::nullopt;
    if (!box) return;
    rendering::Camera camera = turnedToSeat(destination());
    camera.fieldOfView = rendering::Camera().fieldOfView;
    for (camera.pitch = lowMiddle; camera.pitch.value < highMiddle; camera.pitch.value += 4.0) {
        camera = rendering::framing(box->from, box->to, camera, viewport());
        const double clear = viewport().clearHeight() / widget_.devicePixelRatioF();
        const double slope = std::tan(camera.fieldOfView.radians() / 2.0);
        const double height = trooperHeight * std::cos(camera.pitch.radians());
        camera.distance = std::max(camera.distance, height * clear / (2.0 * slope * trooperPixels));
        if (seesFreely(camera)) break;
    }
    atHome_ = false;
    if (widget_.isVisible())
        control_.flyTo(camera, approachTime);
    else
        control_.jumpTo(camera);
}

bool TableCamera::go(const QString& name) {
    if (name == QLatin1String("eyes")) {
        const auto unit = guest_ ? std::nullopt : unitToLookAt();
        if (unit) lookThroughEyes(*unit);
        return unit.has_value();
    }
    const auto camera = named(name);
    if (!camera) return false;
    atHome_ = name == QLatin1String("table");
    if (widget_.isVisible()) {
        control_.flyTo(*camera);
    } else {
        control_.jumpTo(*camera);
    }
    return true;
}

void TableCamera::frame(const geometry::Segment& corners) {
    atHome_ = false;
    control_.jumpTo(rendering::framing(corners.from, corners.to, destination(), viewport()));
}

void TableCamera::lookThroughEyes(engine::UnitId id) {
    const engine::View& view = game_.view();
    const engine::UnitView& unit = view.unit(id);
    if (unit.minis.empty() || unit.undeployed) return;
    const geometry::Mini& mini = view.mini(unit.minis.front()).mini;
    const geometry::Vec2 ahead = geometry::direction(mini.facing) * eyesAhead;
    const glm::dvec3 eye = mini.position + glm::dvec3{ahead.x, ahead.y, mini.height * 0.92};
    atHome_ = false;
    control_.enterEyes(eye, mini.facing);
}

void TableCamera::goHome() {
    atHome_ = true;
    resized();
}

void TableCamera::resized() {
    middle_ = viewport().middle();
    if (atHome_) control_.jumpTo(*named(QStringLiteral("table")));
}

// First keeps the picture where it is, and then glides.
void TableCamera::roomChanged() {
    const glm::dvec2 before = std::exchange(middle_, viewport().middle());
    if (before == middle_) return uncoverSelection();
    if (!glides_ || !widget_.isVisible() || inEyes()) return resized();
    const rendering::Camera wanted = atHome_ ? *named(QStringLiteral("table")) : destination();
    rendering::Camera same = shown();
    same.pan(middle_, before, viewport());
    control_.jumpTo(same);
    control_.flyTo(wanted);
}

void TableCamera::uncoverSelection() {
    const auto unit = choice_.selected();
    if (overlap_ == 0 || !unit || !game_.running() || inEyes()) return;
    const engine::UnitView& selected = game_.view().unit(*unit);
    if (selected.minis.empty() || !game_.view().mini(selected.minis.front()).onTable()) return;
    const QPointF pixel = screenOf(selected.minis.front());
    const double edge = widget_.contentsRect().right() - sightRim;
    if (pixel.x() <= edge || pixel.x() > widget_.width()) return;
    const double ratio = widget_.devicePixelRatioF();
    rendering::Camera aside = destination();
    aside.pan({pixel.x() * ratio, pixel.y() * ratio}, {edge * ratio, pixel.y() * ratio},
              viewport());
    atHome_ = false;
    if (glides_ && widget_.isVisible())
        control_.flyTo(aside);
    else
        control_.jumpTo(aside);
}

bool TableCamera::key(int key) {
    switch (key) {
        case Qt::Key_F:
            return go(QStringLiteral("selection"));
        case Qt::Key_T:
            return go(QStringLiteral("top"));
        case Qt::Key_Home:
            return go(QStringLiteral("table"));
        case Qt::Key_E:
            return leaveEyes() || go(QStringLiteral("eyes"));
        case Qt::Key_Q:
            control_.turn(turnDegrees);
            break;
        case Qt::Key_R:
            control_.turn(-turnDegrees);
            break;
        case Qt::Key_Left:
        case Qt::Key_A:
            control_.step(-stepShare, 0.0);
            break;
        case Qt::Key_Right:
        case Qt::Key_D:
            control_.step(stepShare, 0.0);
            break;
        case Qt::Key_Up:
        case Qt::Key_W:
            control_.step(0.0, stepShare);
            break;
        case Qt::Key_Down:
        case Qt::Key_S:
            control_.step(0.0, -stepShare);
            break;
        default:
            return false;
    }
    atHome_ = false;
    return true;
}

void TableCamera::orbit(double yawDegrees, double pitchDegrees) {
    atHome_ = false;
    control_.orbit(yawDegrees, pitchDegrees);
}

void TableCamera::pan(QPointF from, QPointF to) {
    const double ratio = widget_.devicePixelRatioF();
    atHome_ = false;
    control_.pan({from.x() * ratio, from.y() * ratio}, {to.x() * ratio, to.y() * ratio},
                 viewport());
}

void TableCamera::keepInSight(geometry::Vec3 point) {
    const QRectF clear =
        QRectF(widget_.contentsRect()).adjusted(sightRim, sightRim, -sightRim, -sightRim);
    const QPointF pixel = screenOf(point);
    if (clear.isEmpty() || clear.contains(pixel) || control_.flying()) return;
    pan(pixel, {std::clamp(pixel.x(), clear.left(), clear.right()),
                std::clamp(pixel.y(), clear.top(), clear.bottom())});
}

void TableCamera::zoom(double factor, glm::dvec3 anchor) {
    atHome_ = false;
    control_.zoom(factor, anchor);
}

void TableCamera::land() {
    if (flying()) control_.jumpTo(destination());
}

}  // namespace sightline::app
