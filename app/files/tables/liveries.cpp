#include "app/files/tables/liveries.h"

#include <cmath>

#include "app/files/tables/json_colour.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::app {
namespace {

float linear(int channel) {
    const double c = channel / 255.0;
    return float(c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4));
}

glm::vec3 readColour(const engine::JsonAt& at) {
    const auto channels = readColourChannels(at);
    return {linear(channels[0]), linear(channels[1]), linear(channels[2])};
}

}  // namespace

Result<Liveries> loadLiveries(const std::filesystem::path& assets) {
    const std::filesystem::path file = assets / "models/liveries.json";
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    return engine::readingJson([&] {
        const engine::JsonAt document(*json, file.string());
        engine::expectFormat(document, "sightline-liveries", 1);
        document.allow({"format", "version", "liveries"});
        Liveries liveries;
        for (const auto& [faction, at] : document.at("liveries").members()) {
            at.allow({"main", "trim"});
            liveries[faction] = {readColour(at.at("main")), readColour(at.at("trim"))};
        }
        return liveries;
    });
}

}  // namespace sightline::app
