#include "app/window/legion/scene/scene_weather.h"

#include <cmath>
#include <cstdint>

#include "app/window/shell/look/theme.h"

namespace sightline::app {
namespace {

constexpr int flakes = 48, puffs = 14;  // few enough to cost nothing
constexpr double snowTop = 11.0;        // height at which snow appears, inches
constexpr double fallSpeed = 0.9, windSpeed = 0.7, dustSpeed = 1.1;  // inches per second
constexpr double flakeSize = 0.05;                                   // radius, inches
constexpr rendering::Colour snow{0.96F, 0.98F, 1.0F, 0.75F};
constexpr rendering::Colour dust{0.80F, 0.72F, 0.60F, 1.0F};
constexpr float dustAlpha = 0.10F;

/// A pseudo-random number from 0 to 1: a hash of the sprite and one of its properties.
double drawn(int sprite, int property) {
    auto hash = std::uint32_t(sprite) * 2654435761U + std::uint32_t(property) * 2246822519U;
    hash ^= hash >> 15U;
    hash *= 3266489917U;
    hash ^= hash >> 13U;
    return double(hash % 10000U) / 10000.0;
}

/// `place` modulo `size`: a number from 0 to `size`, also for a negative place.
double around(double place, double size) { return place - size * std::floor(place / size); }

void addSnow(rendering::Scene& scene, double seconds) {
    for (int i = 0; i < flakes; ++i) {
        const double fall = fallSpeed * (0.7 + 0.6 * drawn(i, 3));
        const double sway = 0.4 * std::sin(seconds * 0.8 + 6.3 * drawn(i, 4));
        const glm::dvec3 at{
            around(scene.table.width * drawn(i, 0) + windSpeed * seconds + sway, scene.table.width),
            scene.table.depth * drawn(i, 1),
            around(snowTop * drawn(i, 2) - fall * seconds, snowTop)};
        scene.glows.push_back({at, at, flakeSize * (0.7 + 0.6 * drawn(i, 5)), snow, false});
    }
}

// Puffs of dust drift low over the ground. Each grows and fades on its way.
void addDust(rendering::Scene& scene, double seconds) {
    for (int i = 0; i < puffs; ++i) {
        const double way = around(
            scene.table.width * drawn(i, 0) + dustSpeed * (0.6 + 0.8 * drawn(i, 3)) * seconds,
            scene.table.width);
        const double share = way / scene.table.width;
        const glm::dvec3 at{way, scene.table.depth * drawn(i, 1), 0.15 + 0.5 * drawn(i, 2)};
        rendering::Glow puff{at, at + glm::dvec3{1.0 + 2.0 * drawn(i, 4), 0.0, 0.05},
                             0.5 + 0.7 * drawn(i, 5), dust, false};
        puff.colour.a = dustAlpha * float(std::sin(share * 3.14159265));
        scene.glows.push_back(puff);
    }
}

}  // namespace

bool hasWeather(const std::string& mat) { return mat == "ice" || mat == "desert"; }

void addWeather(SceneDraft& draft, double seconds) {
    rendering::Scene& scene = draft.scene;
    if (!theme::moves() || !hasWeather(scene.mat)) return;
    if (scene.mat == "ice")
        addSnow(scene, seconds);
    else
        addDust(scene, seconds);
}

}  // namespace sightline::app
