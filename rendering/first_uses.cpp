// Makes an invisible item of each kind, so that the driver compiles the shader program of the kind.
#include "rendering/first_uses.h"

namespace sightline::rendering {
namespace {

// Height of solid items, inches. It is below the mat, so the mat hides them.
constexpr double underTheTable = -2.0;
// Colour whose alpha value is too small to change a pixel.
const Colour unseen{0.5F, 0.5F, 0.5F, 1e-6F};
constexpr float hardlyThere = 1e-6F;        // opacity of a model or a shade that nobody can see
constexpr double thin = 1e-3, small = 0.5;  // sizes of the items, inches

void addDecals(Scene& scene, glm::dvec2 at) {
    scene.discs.push_back({at, 0.0, small, unseen});
    scene.discs.push_back({at, small, small + thin, unseen});
    scene.polygons.push_back(
        {{at, at + glm::dvec2(small, 0.0), at + glm::dvec2(0.0, small)}, unseen, unseen, thin});
}

void addGrids(Scene& scene, glm::dvec2 at) {
    auto cells = std::make_shared<GridCells>();
    cells->columns = cells->rows = 1;
    cells->rgba = {0, 0, 0, 0};
    scene.grids.push_back({at, small, std::move(cells)});
    auto region = std::make_shared<RegionCells>();
    region->columns = region->rows = 1;
    region->inside = {1};
    scene.regions.push_back({at, small, unseen, unseen, std::move(region)});
}

void addSolid(Scene& scene, glm::dvec2 at) {
    scene.solids.push_back({{{at, at, small}, underTheTable, underTheTable + small}, unseen, true});
}

void addTools(Scene& scene, glm::dvec2 at) {
    const glm::dvec2 step(small, 0.0);
    geometry::ToolShape tool;
    tool.start = at;
    tool.joint = at + step;
    tool.end = at + 2.0 * step;
    tool.width = thin;
    scene.tools.push_back({tool, underTheTable, unseen});
    scene.rulers.push_back({at, at + step, underTheTable, thin, {{small, unseen}}});
}

void addTubes(Scene& scene, glm::dvec2 at) {
    const glm::dvec3 from(at, underTheTable);
    for (const bool shining : {true, false})
        scene.tubes.push_back({from, from + glm::dvec3(thin, 0, 0), thin, unseen, false, shining});
}

void addGhost(Scene& scene, glm::dvec2 at) {
    const std::vector<Instance>& any = scene.minis.empty() ? scene.terrain : scene.minis;
    if (any.empty()) return;
    Instance ghost{any.front().model, glm::dvec3(at, 2.0 * underTheTable)};
    ghost.fade = hardlyThere;
    scene.minis.push_back(std::move(ghost));
}

void addWorn(Scene& scene, glm::dvec2 at) {
    const std::vector<Instance>& any = scene.minis.empty() ? scene.terrain : scene.minis;
    if (any.empty()) return;
    Instance worn{any.front().model, glm::dvec3(at, 4.0 * underTheTable)};
    worn.wear = 1.0F;
    scene.minis.push_back(std::move(worn));
}

void addDimming(Scene& scene, glm::dvec2) {
    if (scene.dimming.strength <= 0.0F) scene.dimming.strength = hardlyThere;
}

void addGlow(Scene& scene, glm::dvec2 at) {
    const glm::dvec3 point(at, underTheTable);
    scene.glows.push_back({point, point, thin, unseen});
}

}  // namespace

void addFirstUse(Scene& scene, int kind) {
    constexpr void (*kinds[kindsOfFirstUse])(Scene&, glm::dvec2){
        addDecals, addGrids, addSolid, addTools, addTubes, addGhost, addDimming, addGlow, addWorn};
    kinds[kind](scene, glm::dvec2(scene.table.width, scene.table.depth) / 2.0);
}

}  // namespace sightline::rendering
