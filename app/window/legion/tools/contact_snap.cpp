#include "app/window/legion/tools/contact_snap.h"

#include <algorithm>

namespace sightline::app {
namespace {

using geometry::Vec2;

Vec2 closestOn(const geometry::Outline& base, Vec2 point) {
    const Vec2 along = base.b - base.a;
    const double length = glm::dot(along, along);
    if (length <= 0.0) return base.a;
    return base.a + along * std::clamp(glm::dot(point - base.a, along) / length, 0.0, 1.0);
}

}  // namespace

std::vector<geometry::PlacedMini> enemiesToTouch(const engine::View& view, engine::Player player,
                                                 std::span<const geometry::PlacedMini> forbidden) {
    std::vector<geometry::PlacedMini> enemies;
    for (const engine::MiniView& mini : view.minis) {
        if (!mini.onTable() || view.unit(mini.unit).player == player) continue;
        const bool barred = std::any_of(forbidden.begin(), forbidden.end(), [&](const auto& other) {
            return other.key == mini.id.value;
        });
        if (!barred) enemies.push_back({mini.id.value, mini.mini});
    }
    return enemies;
}

std::optional<Vec2> contactSpot(const geometry::Mini& mover, Vec2 target,
                                std::span<const geometry::PlacedMini> enemies, double reach) {
    if (mover.base.width != mover.base.length) return std::nullopt;
    const double own = mover.base.width / 2.0;
    std::optional<Vec2> spot;
    double nearest = reach;
    for (const geometry::PlacedMini& enemy : enemies) {
        const geometry::Outline base = geometry::outlineOf(enemy.mini);
        const Vec2 middle = closestOn(base, target);
        const double away = glm::distance(middle, target), touching = base.radius + own;
        if (away - touching >= nearest) continue;
        const Vec2 from = away > 1e-6 ? target : Vec2{mover.position};
        if (glm::distance(from, middle) <= 1e-6) continue;
        nearest = away - touching;
        spot = middle + glm::normalize(from - middle) * touching;
    }
    return spot;
}

}  // namespace sightline::app
