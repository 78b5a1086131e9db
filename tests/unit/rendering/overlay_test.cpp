// Overlays on the table, such as ranges and maps, must change the expected pixels and no others.
#include "rendering/first_uses.h"
#include "unit/rendering/overlay_stand.h"

namespace sightline::rendering {
namespace {

TEST_F(Overlay, ARingColoursItsLineAndNothingElse) {
    const auto both = pictures([&] {
        scene.discs.push_back({{8, 6}, 1.9, 2.0, {0.1F, 0.9F, 1.0F, 1.0F}});
    });
    EXPECT_TRUE(differs(both, {9.95, 6, 0}));
    EXPECT_TRUE(differs(both, {8, 4.05, 0}));
    EXPECT_FALSE(differs(both, {8, 6, 0}));
    EXPECT_EQ(changed(both.first, both.second, pixelOf({8, 6, 0}), 2.3 * inch(), false), 0);
}

TEST_F(Overlay, ADiscClimbsOntoTerrainButNotUpItsWalls) {
    Instance block = mini({8, 6, 0}, 0);
    block.model = "block";
    scene.terrain = {block};
    const auto both = pictures([&] {
        scene.discs.push_back({{8, 6}, 0.0, 3.5, {0.1F, 0.9F, 1.0F, 1.0F}});
    });
    EXPECT_TRUE(differs(both, {8, 6, 1.0}));     // place on top of the block
    EXPECT_TRUE(differs(both, {8, 3.2, 0.0}));   // place on the mat in front of the block
    EXPECT_FALSE(differs(both, {8, 4.0, 0.5}));  // place on the wall of the block
}

TEST_F(Overlay, ADecalLiesUnderMiniatures) {
    scene.minis = {mini({8, 6, 0}, 1)};
    const auto both = pictures([&] {
        scene.discs.push_back({{8, 6}, 0.0, 2.0, {0.1F, 0.9F, 1.0F, 1.0F}});
    });
    EXPECT_FALSE(differs(both, {8, 6, 1.5}));
    EXPECT_TRUE(differs(both, {8, 4.6, 0}));
}

TEST_F(Overlay, AGrownOutlineFollowsAnOblongBase) {
    const auto both = pictures([&] {
        scene.outlines.push_back({{{7, 6}, {9, 6}, 0.5}, 1.0, 0.12, {0.1F, 0.9F, 1.0F, 1.0F}});
    });
    EXPECT_TRUE(differs(both, {8, 7.5, 0}));
    EXPECT_TRUE(differs(both, {10.5, 6, 0}));
    EXPECT_FALSE(differs(both, {8, 6, 0}));
}

// A window blends a picture that is not opaque over its own background, which may be light.
TEST_F(Overlay, ThePictureStaysOpaqueUnderTranslucentThings) {
    const Colour glass{0.1F, 0.9F, 1.0F, 0.4F};
    geometry::Mini stand;
    stand.position = {5, 6, 0};
    stand.height = 1.5;
    ToolGhost tool;
    tool.tool.start = {8, 4};
    tool.tool.joint = {10, 4};
    tool.tool.end = {12, 5};
    tool.tool.width = 1.0;
    tool.colour = glass;
    scene.minis = {mini({11, 8, 0}, 1)};
    scene.minis.front().fade = 0.5F;
    scene.discs.push_back({{8, 6}, 0.0, 1.9, glass});
    scene.outlines.push_back({{{7, 6}, {9, 6}, 0.5}, 1.0, 0.12, glass});
    scene.polygons.push_back({{{5, 3}, {7, 3}, {7, 5}}, glass, glass, 0.04});
    scene.tubes.push_back({{3, 6, 0.5}, {13, 6, 0.5}, 0.08, glass});
    scene.solids.push_back({geometry::silhouetteOf(stand), glass});
    scene.tools.push_back(tool);
    const Picture picture = draw();
    int translucent = 0;
    for (std::size_t i = 3; i < picture.rgba.size(); i += 4)
        if (picture.rgba[i] != 255) ++translucent;
    EXPECT_EQ(translucent, 0);
}

TEST_F(Overlay, APolygonMayBeHollowAtACornerAndRunEitherWay) {
    const std::vector<glm::dvec2> corner{{5, 3}, {11, 3}, {11, 5}, {7, 5}, {7, 8}, {5, 8}};
    const std::vector<glm::dvec2> backwards(corner.rbegin(), corner.rend());
    const Colour fill{0.1F, 0.2F, 1.0F, 0.8F}, edge{1.0F, 1.0F, 1.0F, 1.0F};
    const auto both = pictures([&] { scene.polygons = {{corner, fill, edge, 0.04}}; });
    EXPECT_TRUE(differs(both, {6, 7, 0}));
    EXPECT_TRUE(differs(both, {10, 4, 0}));
    EXPECT_FALSE(differs(both, {9.5, 7, 0}));
    scene.polygons = {{backwards, fill, edge, 0.04}};
    EXPECT_EQ(draw().rgba, both.second.rgba);
}

TEST_F(Overlay, AHatchedToolIsToldFromAPlainOne) {
    ToolGhost ghost;
    ghost.tool.start = {5, 6};
    ghost.tool.joint = {8, 6};
    ghost.tool.end = {11, 6};
    ghost.tool.width = 1.5;
    ghost.colour = {0.2F, 1.0F, 0.4F, 0.8F};
    scene.tools = {ghost};
    const Picture plain = draw();
    scene.tools[0].hatched = true;
    const Picture hatched = draw();
    const glm::dvec2 arm = pixelOf({6.2, 6, 0});
    EXPECT_GT(changed(plain, hatched, arm, 10, true), 20);
    EXPECT_EQ(changed(plain, hatched, pixelOf({8, 9, 0}), 12, true), 0);
}

TEST_F(Overlay, SolidsMayShowFainterBehindAWall) {
    Instance wall = mini({8, 6, 0}, 0);
    wall.model = "wall";
    scene.terrain = {wall};
    const geometry::Silhouette behind{{{8, 8}, {8, 8}, 0.5}, 0.0, 1.5};
    const auto hidden = pictures([&] { scene.solids = {{behind, {1.0F, 0.2F, 0.2F, 1.0F}}}; });
    EXPECT_FALSE(differs(hidden, {8, 8, 0.75}));
    const auto shining = pictures([&] {
        scene.solids = {{behind, {1.0F, 0.2F, 0.2F, 1.0F}, true}};
    });
    EXPECT_TRUE(differs(shining, {8, 8, 0.75}));
}

TEST_F(Overlay, DegenerateOverlaysAreNotDrawn) {
    const auto both = pictures([&] {
        scene.polygons.push_back({{{1, 1}, {2, 2}}, {1, 1, 1, 1}, {1, 1, 1, 1}, 0.1});
        scene.discs.push_back({{8, 6}, 0.0, 0.0, {1, 1, 1, 1}});
        scene.tubes.push_back({{8, 6, 1}, {8, 6, 1}, 0.1, {1, 1, 1, 1}});
        scene.rulers.push_back({{8, 6}, {8, 6}, 0.1, 0.5, {{6.0, {1, 1, 1, 1}}}});
        scene.rulers.push_back({{8, 6}, {9, 6}, 0.1, 0.5, {}});
    });
    EXPECT_EQ(both.first.rgba, both.second.rgba);
}

TEST_F(Overlay, ATubeShowsFainterBehindAWall) {
    Instance wall = mini({8, 5, 0}, 0);
    wall.model = "wall";
    scene.terrain = {wall};
    const Tube tube{{6, 7, 0.5}, {10, 7, 0.5}, 0.1, {0.0F, 1.0F, 0.2F, 1.0F}, false, true};
    const Picture without = draw();
    scene.tubes = {tube};
    const Picture through = draw();
    scene.tubes[0].showThroughTerrain = false;
    const Picture hidden = draw();
    scene.terrain.clear();
    const Picture open = draw();
    const glm::dvec2 at = pixelOf({8, 7, 0.5});
    const auto green = [&](const Picture& picture) {
        return int(picture.at(int(at.x), int(at.y))[1]);
    };
    EXPECT_EQ(hidden.rgba, without.rgba);
    EXPECT_GT(green(through), green(without) + 10);
    EXPECT_GT(green(open), green(through) + 10);
}

TEST_F(Overlay, ADashedTubeHasGaps) {
    scene.tubes = {{{3, 6, 0.5}, {13, 6, 0.5}, 0.08, {0.0F, 1.0F, 0.2F, 1.0F}}};
    const Picture whole = draw();
    scene.tubes[0].dashed = true;
    const Picture dashed = draw();
    EXPECT_GT(changed(whole, dashed, pixelOf({8, 6, 0.5}), 80, true), 20);
}

TEST_F(Overlay, SolidsToolsAndRulersShowWhereTheyAre) {
    const auto solid = pictures([&] {
        scene.solids.push_back({{{{8, 6}, {8, 6}, 0.5}, 0.0, 1.5}, {0.2F, 0.6F, 1.0F, 0.9F}});
    });
    EXPECT_TRUE(differs(solid, {8, 6, 1.5}));
    scene.solids.clear();
    const auto tool = pictures([&] {
        ToolGhost ghost;
        ghost.tool.start = {6, 5};
        ghost.tool.joint = {8, 5};
        ghost.tool.end = {9.5, 6.5};
        ghost.tool.width = 0.5;
        ghost.colour = {0.2F, 1.0F, 0.4F, 0.8F};
        scene.tools.push_back(ghost);
    });
    EXPECT_TRUE(differs(tool, {7, 5, 0}));
    EXPECT_TRUE(differs(tool, {9, 6, 0}));
    EXPECT_FALSE(differs(tool, {7, 7, 0}));
    scene.tools.clear();
    const auto ruler = pictures([&] {
        scene.rulers.push_back(
            {{5, 6},
             {11, 6},
             0.1,
             0.5,
             {{3.0, {0.1F, 0.9F, 0.2F, 1.0F}}, {6.0, {0.9F, 0.1F, 0.1F, 1.0F}}}});
    });
    const glm::dvec2 near = pixelOf({6.5, 6, 0.1}), far = pixelOf({9.5, 6, 0.1});
    const std::uint8_t *first = ruler.second.at(int(near.x), int(near.y)),
                       *second = ruler.second.at(int(far.x), int(far.y));
    EXPECT_GT(first[1], first[0]);
    EXPECT_GT(second[0], second[1]);
}

TEST_F(Overlay, ABadgeHasTheSameSizeNearAndFar) {
    const Image white{8, 8, std::vector<std::uint8_t>(std::size_t{8} * 8 * 4, 255)};
    renderer->setImage("white", white);
    EXPECT_TRUE(renderer->hasImage("white"));
    const auto area = [&](double distance, double ratio) {
        camera.distance = distance;
        settings.pixelRatio = ratio;
        scene.badges.clear();
        const Picture without = draw();
        scene.badges.push_back({"white", {8, 6, 1}, {0, 0}, {20, 10}});
        return changed(without, draw(), {160, 120}, 1e4, true);
    };
    EXPECT_EQ(area(12, 1.0), 200);
    EXPECT_EQ(area(24, 1.0), 200);
    EXPECT_EQ(area(12, 2.0), 800);
}

TEST_F(Overlay, ABadgeIsStackedUpwardsAndBlendedOnce) {
    renderer->setImage("half", {1, 1, {255, 0, 0, 128}});
    const Picture without = draw();
    scene.badges.push_back({"half", {8, 6, 0}, {0, 30}, {16, 16}});
    const Picture with = draw();
    const glm::dvec2 at = pixelOf({8, 6, 0}) - glm::dvec2(0, 30);
    const std::uint8_t *below = without.at(int(at.x), int(at.y)),
                       *above = with.at(int(at.x), int(at.y));
    EXPECT_NEAR(above[0], (below[0] + 255) / 2.0, 3);
    EXPECT_NEAR(above[1], below[1] / 2.0, 3);
}

TEST_F(Overlay, ABadgeMayHideBehindTerrain) {
    renderer->setImage("white", {1, 1, {255, 255, 255, 255}});
    Instance wall = mini({8, 5, 0}, 0);
    wall.model = "wall";
    scene.terrain = {wall};
    const Picture without = draw();
    scene.badges.push_back({"white", {8, 7, 0.5}, {0, 0}, {16, 16}, 1.0F, true});
    EXPECT_EQ(draw().rgba, without.rgba);
    scene.badges[0].hideBehindTerrain = false;
    EXPECT_NE(draw().rgba, without.rgba);
}

TEST_F(Overlay, AnUnknownPictureIsNotDrawn) {
    const auto both = pictures([&] { scene.badges.push_back({"nothing", {8, 6, 0}}); });
    EXPECT_EQ(both.first.rgba, both.second.rgba);
}

TEST_F(Overlay, FirstUsesAreDrawnAndNotSeen) {
    scene.minis = {mini({4, 4, 0}, 1)};
    draw();  // draws with shadows, which the next frame uses again
    const Picture without = draw();
    const int calls = statistics.drawCalls;
    const Scene before = scene;
    for (int kind = 0; kind < kindsOfFirstUse; ++kind) {
        scene = before;
        addFirstUse(scene, kind);
        EXPECT_EQ(draw().rgba, without.rgba) << "kind " << kind;
        EXPECT_GT(statistics.drawCalls, calls) << "kind " << kind;
    }
}

TEST_F(Overlay, TheSelectionLineShowsThroughWalls) {
    Instance wall = mini({8, 5, 0}, 0);
    wall.model = "wall";
    scene.terrain = {wall};
    scene.minis = {mini({8, 7, 0}, 7), mini({12, 6, 0}, 8)};
    const auto both = pictures([&] { scene.outlined = {7, 99}; });
    const glm::dvec2 centre = pixelOf({8, 7, 0.75});
    EXPECT_GT(changed(both.first, both.second, centre, 2.0 * inch(), true), 30);
    EXPECT_EQ(changed(both.first, both.second, centre, 2.0 * inch(), false), 0);
}

TEST_F(Overlay, ASelectionLeavesNothingBehindWhenTheViewChanges) {
    scene.minis = {mini({8, 6, 0}, 7)};
    scene.outlined = {7};
    const Picture fresh = draw();
    for (int i = 0; i < 12; ++i) {
        camera.orbit(2.0, -2.0);
        camera.pan({160, 120}, {168, 124}, viewport);
        draw();
    }
    camera = Camera{};
    camera.target = {8.0, 6.0, 0.0};
    camera.distance = 18.0;
    EXPECT_EQ(draw().rgba, fresh.rgba);
}

}  // namespace
}  // namespace sightline::rendering
