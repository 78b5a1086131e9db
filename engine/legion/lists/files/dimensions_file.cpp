#include "engine/legion/lists/files/dimensions_file.h"

#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {
constexpr double millimetresPerInch = 25.4;

geometry::BaseSize readBase(const JsonAt& base) {
    geometry::BaseSize size;
    if (const auto diameter = base.find("diameter")) {
        size.width = size.length = diameter->number(5, 500) / millimetresPerInch;
    } else {
        size.width = base.at("width").number(5, 500) / millimetresPerInch;
        size.length = base.at("length").number(5, 500) / millimetresPerInch;
        if (size.length < size.width) base.refuse(say::lengthAtLeastWidth());
    }
    size.notched = base.at("notched").boolean();
    return size;
}
}  // namespace

Result<geometry::Dimensions> readDimensions(const nlohmann::json& json, const std::string& where) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-dimensions", 1);
        geometry::Dimensions sizes;
        for (const auto& [name, base] : document.at("bases_mm").members())
            sizes.bases[name] = readBase(base);
        const JsonAt silhouettes = document.at("silhouettes_in");
        sizes.smallSilhouette = silhouettes.at("small").number(0.1, 20);
        sizes.largeSilhouette = silhouettes.at("large").number(0.1, 20);
        const JsonAt tools = document.at("tools");
        const auto lengths = tools.at("lengths_mm").list(3, 3);
        for (std::size_t i = 0; i < 3; ++i)
            sizes.toolLength[i] = lengths[i].number(10, 1000) / millimetresPerInch;
        sizes.toolWidth = tools.at("width_in").number(0.05, 5);
        sizes.toolJoint = tools.at("joint_share").number(0.1, 0.9);
        sizes.toolMaxBend = {tools.at("max_bend_degrees").number(0, 170)};
        sizes.notchDepth = tools.at("notch_depth_mm").number(0, 50) / millimetresPerInch;
        const JsonAt range = document.at("range");
        sizes.rangeBand = range.at("band_in").number(0.5, 50);
        sizes.halfRange = range.at("half_in").number(0.1, 50);
        return sizes;
    });
}

}  // namespace sightline::engine
