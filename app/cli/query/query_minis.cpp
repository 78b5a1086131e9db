#include "app/cli/query/query_minis.h"

#include <cmath>
#include <limits>

namespace sightline::app {
namespace {
constexpr double farAway = 1000.0;  // limit of coordinates: far outside any table, and still exact
                                    // in double precision; inches

geometry::BaseSize readBase(const engine::JsonAt& at, const geometry::Dimensions& dimensions) {
    const std::string name = at.text();
    const auto found = dimensions.bases.find(name);
    if (found == dimensions.bases.end()) {
        std::string names;
        for (const auto& [known, size] : dimensions.bases)
            names += (names.empty() ? "" : "|") + known;
        at.wrong("one of " + names);
    }
    return found->second;
}
}  // namespace

geometry::Mini readMiniAsGiven(const engine::JsonAt& at, const geometry::Battlefield& field) {
    geometry::Mini mini;
    mini.position.x = at.at("x").number(-farAway, farAway);
    mini.position.y = at.at("y").number(-farAway, farAway);
    if (const auto facing = at.find("facing")) mini.facing = {facing->number(-3600, 3600)};
    if (const auto radius = at.find("radius")) {
        const double diameter = 2 * radius->number(0.01, 50);
        mini.base = {diameter, diameter, false};
        mini.height = at.at("height").number(0.01, 50);
    } else {
        const auto base = at.find("base");
        if (!base) at.wrong("a miniature with \"base\", or with \"radius\" and \"height\"");
        mini.base = readBase(*base, field.dimensions());
        const auto height = at.find("height");
        const auto& sizes = field.dimensions();
        mini.height = height ? height->number(0.01, 50)
                             : (mini.base.notched ? sizes.largeSilhouette : sizes.smallSilhouette);
    }
    const auto z = at.find("z");
    mini.position.z = z ? z->number(-100, 200) : std::numeric_limits<double>::quiet_NaN();
    return mini;
}

geometry::Mini readMini(const engine::JsonAt& at, const geometry::Battlefield& field) {
    geometry::Mini mini = readMiniAsGiven(at, field);
    if (!std::isfinite(mini.position.z))
        mini.position.z = field.surfaceAt(geometry::plan(mini.position)).top;
    return mini;
}

std::vector<geometry::PlacedMini> readMinis(const engine::JsonAt& request, const char* key,
                                            const geometry::Battlefield& field) {
    std::vector<geometry::PlacedMini> minis;
    if (const auto list = request.find(key)) {
        for (const engine::JsonAt& item : list->list(0, 1000)) {
            minis.push_back({static_cast<int>(minis.size()), readMini(item, field)});
        }
    }
    return minis;
}

nlohmann::json toJson(geometry::Vec3 point) { return {point.x, point.y, point.z}; }

}  // namespace sightline::app
