// The table's named cameras.
#include "app/window/table/table_view_parts.h"

namespace sightline::app {
namespace {

constexpr double seatPitch = 34.0;  // degrees: how somebody at the table's edge looks at it
constexpr double roomAround = 2.0;  // inches around a framed unit
constexpr double eyesAhead = 0.6;   // inches before the middle of the base, clear of one's own head

rendering::Camera seat(const rendering::Camera& whole, double depth, bool blue) {
    rendering::Camera camera = whole;
    camera.pitch = seatPitch;
    camera.distance = whole.distance * 0.9;
    camera.yaw = blue ? 90.0 : -90.0;
    camera.target.y = blue ? depth * 0.42 : depth * 0.58;
    return camera;
}

/// The selected unit; while none is, the one that activates.
std::optional<engine::UnitId> unitToLookAt(const GameSession& session) {
    if (!session.running()) return std::nullopt;
    return session.choice().selected() ? session.choice().selected() : session.view().activating;
}

}  // namespace

std::optional<rendering::Camera> TableView::namedCamera(const QString& name) const {
    const GameSession& session = parts_->session;
    const geometry::TableSize table = parts_->guest       ? parts_->guest->shown().table
                                      : session.running() ? session.layout().table
                                                          : geometry::TableSize{};
    const rendering::Camera whole = rendering::wholeTable(table.width, table.depth, viewport());
    if (name == QLatin1String("table")) return whole;
    if (name == QLatin1String("top"))
        return rendering::topDown(table.width, table.depth, viewport());
    if (name == QLatin1String("blue")) return seat(whole, table.depth, true);
    if (name == QLatin1String("red")) return seat(whole, table.depth, false);
    if (parts_->guest && name == QLatin1String("selection")) {
        const auto framed = parts_->guest->framed();
        if (!framed) return std::nullopt;
        return rendering::framing(framed->from, framed->to, parts_->camera.destination(),
                                  viewport());
    }
    const auto unit = unitToLookAt(session);
    if (name != QLatin1String("selection") || !unit) return std::nullopt;

    glm::dvec3 low{1e9}, high{-1e9};
    for (const engine::MiniId id : session.view().unit(*unit).minis) {
        if (!session.view().mini(id).onTable()) continue;
        const geometry::Mini& mini = session.view().mini(id).mini;
        low = glm::min(low, mini.position - glm::dvec3{roomAround, roomAround, 0.0});
        high = glm::max(high, mini.position + glm::dvec3{roomAround, roomAround, mini.height});
    }
    if (low.x > high.x) return std::nullopt;
    return rendering::framing(low, high, parts_->camera.destination(), viewport());
}

bool TableView::setCamera(const QString& name) {
    if (name == QLatin1String("eyes")) {
        if (parts_->guest || !unitToLookAt(parts_->session)) return false;
        lookThroughEyes();
        return true;
    }
    const auto camera = namedCamera(name);
    if (!camera) return false;
    parts_->atHome = name == QLatin1String("table");
    if (isVisible()) {
        parts_->camera.flyTo(*camera);
    } else {
        parts_->camera.jumpTo(*camera);
    }
    refresh();
    return true;
}

void TableView::lookThroughEyes() {
    const engine::View& view = parts_->session.view();
    const engine::UnitView& unit = view.unit(*unitToLookAt(parts_->session));
    if (unit.minis.empty() || unit.undeployed) return;
    const geometry::Mini& mini = view.mini(unit.minis.front()).mini;
    const geometry::Vec2 ahead = geometry::direction(mini.facing) * eyesAhead;
    const glm::dvec3 eye = mini.position + glm::dvec3{ahead.x, ahead.y, mini.height * 0.92};
    parts_->atHome = false;
    parts_->camera.enterEyes(eye, mini.facing);
    refresh();
}

}  // namespace sightline::app
