#include "app/window/legion/rulebook/moved_request.h"

#include <algorithm>
#include <cmath>

namespace sightline::app {
namespace {

using nlohmann::json;

// The scene and the request state the same place, rounded to hundredths of an inch.
constexpr double asStated = 0.02;

const MovedMini* miniAt(const std::vector<MovedMini>& minis, const json& stated) {
    const double x = stated["x"].get<double>(), y = stated["y"].get<double>();
    const auto it = std::find_if(minis.begin(), minis.end(), [&](const MovedMini& one) {
        return std::hypot(one.before.x - x, one.before.y - y) < asStated;
    });
    return it == minis.end() ? nullptr : &*it;
}

void moveTo(json& stated, const geometry::Mini& now) {
    stated["x"] = now.position.x;
    stated["y"] = now.position.y;
    stated["z"] = now.position.z;
    if (stated.contains("facing")) stated["facing"] = now.facing.value;
}

bool statesPlace(const json& value) {
    return value.is_object() && value.contains("x") && value.contains("y") &&
           value["x"].is_number() && value["y"].is_number();
}

}  // namespace

std::vector<std::pair<engine::MiniId, geometry::Vec2>> placesIn(const engine::View& scene) {
    std::vector<std::pair<engine::MiniId, geometry::Vec2>> places;
    for (const engine::MiniView& mini : scene.minis)
        if (mini.onTable()) places.emplace_back(mini.id, geometry::Vec2(mini.mini.position));
    return places;
}

bool followsMiniatures(const json& query) {
    return query.is_object() && !query.contains("pose") && !query.contains("piece");
}

json movedRequest(json query, const std::vector<MovedMini>& minis) {
    if (statesPlace(query)) {
        if (const MovedMini* mini = miniAt(minis, query)) moveTo(query, mini->now);
        return query;
    }
    if (query.is_structured())
        for (json& member : query) member = movedRequest(member, minis);
    return query;
}

}  // namespace sightline::app
