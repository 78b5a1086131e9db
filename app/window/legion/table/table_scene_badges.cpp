// The badges of a frame: their places on the screen, the crowds that they form, and the badge under
// a pixel.
#include <algorithm>
#include <utility>

#include "app/window/legion/scene/scene_badges.h"
#include "app/window/legion/table/table_camera.h"
#include "app/window/legion/table/table_scene.h"
#include "app/window/shell/scene/scene_colours.h"

namespace sightline::app {
namespace {

constexpr double fanRim = 10.0;  // a crowd stays spread while the pointer is this near, pixels
constexpr int fanLayer = 2;

/// The badges of one miniature or token move together.
struct BadgeGroup {
    BadgeOwner owner;
    std::vector<std::size_t> badges;  ///< indices in the scene
    BadgeBox box;
};

QRectF boxOf(const TableCamera& camera, const rendering::Badge& badge) {
    const QPointF middle = camera.screenOf(badge.at) + QPointF(badge.offset.x, -badge.offset.y);
    return QRectF(middle - QPointF(badge.size.x, badge.size.y) / 2.0,
                  QSizeF(badge.size.x, badge.size.y));
}

/// True if the badge is behind the eye, so that it is not on the screen.
bool behindEye(const TableCamera& camera, const rendering::Badge& badge) {
    const rendering::Camera& shown = camera.shown();
    return glm::dot(badge.at - shown.eye(), shown.target - shown.eye()) <= 0.0;
}

std::vector<BadgeGroup> groupsOf(const std::vector<OwnedBadge>& owned,
                                 const rendering::Scene& scene, const TableCamera& camera) {
    std::vector<BadgeGroup> groups;
    for (const OwnedBadge& one : owned) {
        const rendering::Badge& badge = scene.badges[one.badge];
        if (behindEye(camera, badge)) continue;
        const QRectF box = boxOf(camera, badge);
        const bool joins = !groups.empty() && groups.back().owner == one.owner && !one.fixed &&
                           !groups.back().box.fixed;
        if (!joins) {
            groups.push_back({one.owner, {one.badge}, {box, one.fixed}});
            continue;
        }
        groups.back().badges.push_back(one.badge);
        groups.back().box.box = groups.back().box.box.united(box);
    }
    return groups;
}

/// The shift that brings a box into the room. No shift if the box is farther outside than its own
/// size.
QPointF shiftInto(const QRectF& room, const QRectF& box) {
    const QRectF near = box.adjusted(-box.width(), -box.height(), box.width(), box.height());
    if (!room.intersects(near)) return {};
    const auto shift = [](double low, double high, double from, double to) {
        return std::max(0.0, low - from) - std::max(0.0, to - high);
    };
    return {shift(room.left(), room.right(), box.left(), box.right()),
            shift(room.top(), room.bottom(), box.top(), box.bottom())};
}

/// Moves badges that the edge of the picture would cut off, so that they are whole.
void keepInside(std::vector<BadgeGroup>& groups, rendering::Scene& scene, const QRectF& room) {
    for (BadgeGroup& group : groups) {
        if (group.box.fixed) continue;
        const QPointF shift = shiftInto(room, group.box.box);
        group.box.box.translate(shift);
        for (const std::size_t badge : group.badges)
            scene.badges[badge].offset += glm::dvec2(shift.x(), -shift.y());
    }
}

}  // namespace

// The rectangles of the screen that figures and objective tokens cover.
std::vector<QRectF> TableScene::coveredScreen() const {
    std::vector<QRectF> covered;
    const engine::View& view = game_.view();
    for (const engine::MiniView& mini : view.minis)
        if (mini.onTable()) covered.push_back(camera_.boxOfFigure(mini.mini));
    for (const engine::MissionView::Token& shown : view.mission.tokens)
        if (shown.token.onTable())
            covered.push_back(
                camera_.boxOnScreen(shown.token.position, engine::widthOf(shown.token.kind), 0.1));
    return covered;
}

// Small figures become standing badge figures. The badges of their miniatures go up with their
// heads.
void TableScene::standUp(SceneDraft& draft) const {
    for (rendering::Instance& figure : draft.scene.minis)
        figure.standing = float(camera_.standingShare(figure.position, double(figure.height)));
    for (const OwnedBadge& one : draft.owned) {
        const auto* id = std::get_if<engine::MiniId>(&one.owner);
        if (!id || one.fixed) continue;
        const geometry::Mini& mini = game_.view().mini(*id).mini;
        if (camera_.standingShare(mini.position, mini.height) <= 0.0) continue;
        const double head =
            camera_.screenOf(mini.position + geometry::Vec3{0.0, 0.0, mini.height}).y();
        draft.scene.badges[one.badge].offset.y +=
            std::max(0.0, head - camera_.boxOfFigure(mini).top());
    }
}

// Moves the badges to free places. Their count is drawn beside each crowd that is not spread.
void TableScene::arrangeBadges(SceneDraft& draft) {
    crowds_.clear();
    if (draft.owned.empty()) return;
    rendering::Scene& scene = draft.scene;
    std::vector<BadgeGroup> groups = groupsOf(draft.owned, scene, camera_);
    keepInside(groups, scene, camera_.clearPart());
    std::vector<BadgeBox> boxes;
    boxes.reserve(groups.size());
    for (const BadgeGroup& group : groups) boxes.push_back(group.box);
    BadgeArrangement arranged = arrange(boxes, coveredScreen(), camera_.clearPart());
    for (const BadgeCrowd& crowd : arranged.crowds) {
        const BadgeOwner front = groups[crowd.front()].owner;
        const bool spread = spread_ == front;
        if (spread) fanOut(crowd, boxes, camera_.clearPart(), arranged);
        QRectF area;
        for (const std::size_t one : crowd) {
            area = area.united(boxes[one].box.translated(arranged.shifts[one]));
            for (const std::size_t badge : groups[one].badges) {
                scene.badges[badge].layer = spread ? fanLayer : 0;
                if (spread) scene.badges[badge].opacity = 1.0F;
            }
        }
        crowds_.push_back({front, area});
        if (spread) continue;
        for (const std::size_t badge : groups[crowd.front()].badges) scene.badges[badge].layer = 1;
        addCount(draft, groups[crowd.front()].badges.front(), crowd.size(),
                 arranged.shifts[crowd.front()]);
    }
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (const std::size_t badge : groups[i].badges)
            scene.badges[badge].offset +=
                glm::dvec2(arranged.shifts[i].x(), -arranged.shifts[i].y());
}

// Draws the number of badges of a crowd at the corner of its first badge.
void TableScene::addCount(SceneDraft& draft, std::size_t front, std::size_t count, QPointF shift) {
    const rendering::Badge first = draft.scene.badges[front];
    rendering::Badge number =
        plate(draft.images, QString::number(count), colours::caution(), first.at);
    const double scale = first.size.y / badgePixels(24.0);
    number.size *= 0.8 * scale;
    number.offset = first.offset + glm::dvec2(shift.x(), -shift.y()) +
                    glm::dvec2(first.size.x, first.size.y) / 2.0;
    number.layer = fanLayer;
    draft.scene.badges.push_back(std::move(number));
}

std::vector<TableScene::BadgeOnScreen> TableScene::badgesOnScreen() const {
    std::vector<BadgeOnScreen> badges;
    badges.reserve(owned_.size());
    for (const ShownBadge& one : owned_)
        if (!behindEye(camera_, one.badge))
            badges.push_back({one.owner, boxOf(camera_, one.badge)});
    return badges;
}

std::vector<QRectF> TableScene::crowdsOnScreen() const {
    std::vector<QRectF> areas;
    areas.reserve(crowds_.size());
    for (const ShownCrowd& one : crowds_) areas.push_back(one.area);
    return areas;
}

bool TableScene::pointAt(std::optional<QPointF> pixel) {
    std::optional<BadgeOwner> front;
    for (const ShownCrowd& crowd : crowds_) {
        const bool spread = spread_ == crowd.front;
        const double rim = spread ? fanRim : 0.0;
        if (pixel && crowd.area.adjusted(-rim, -rim, rim, rim).contains(*pixel)) {
            front = crowd.front;
            if (spread) break;
        }
    }
    return std::exchange(spread_, front) != front;
}

bool TableScene::covers(const ShownBadge& shown, QPointF pixel,
                        const geometry::Segment& ray) const {
    const rendering::Badge& badge = shown.badge;
    if (behindEye(camera_, badge) || !boxOf(camera_, badge).contains(pixel)) return false;
    return !badge.hideBehindTerrain || !game_.view().battlefield.firstHit({ray.from, badge.at});
}

std::optional<BadgeOwner> TableScene::badgeAt(QPointF pixel, const geometry::Segment& ray) const {
    if (!showsGame()) return std::nullopt;
    const ShownBadge* top = nullptr;
    double least = 0.0;
    for (const ShownBadge& one : owned_) {
        const double away = glm::distance(ray.from, one.badge.at);
        const bool under = top && (one.badge.layer < top->badge.layer ||
                                   (one.badge.layer == top->badge.layer && away >= least));
        if (under || !covers(one, pixel, ray)) continue;
        top = &one;
        least = away;
    }
    return top ? std::optional(top->owner) : std::nullopt;
}

}  // namespace sightline::app
