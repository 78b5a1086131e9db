// Overlays on the table, such as ranges and maps, must change the expected pixels and no others.
#include "rendering/first_uses.h"
#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

class Overlay : public SmallTable {
  protected:
    /// Two pictures of the scene: without an overlay, and with the overlay that `add` adds.
    template <class Add>
    std::pair<Picture, Picture> pictures(Add add) {
        Picture without = draw();
        add();
        return {std::move(without), draw()};
    }
    bool differs(const std::pair<Picture, Picture>& both, glm::dvec3 at) const {
        return changed(both.first, both.second, pixelOf(at), 1.5, true) > 0;
    }
    /// The length of an inch in pixels at the tested place.
    double inch() const { return glm::distance(pixelOf({8, 6, 0}), pixelOf({9, 6, 0})); }
};

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

TEST_F(Overlay, AGridColoursItsCellsOnTheGroundAndOnTopOfBlocks) {
    Instance block = mini({8, 6, 0}, 0);
    block.model = "block";
    scene.terrain = {block};
    const auto both = pictures([&] {
        auto cells = std::make_shared<GridCells>();
        cells->columns = 3;
        cells->rows = 1;
        // The colours of the three cells. The middle cell is transparent.
        cells->rgba = {0, 255, 0, 200, 0, 0, 0, 0, 255, 0, 0, 200};
        scene.grids.push_back({{2.0, 5.0}, 2.0, cells});
    });
    EXPECT_TRUE(differs(both, {3, 6, 0}));
    EXPECT_FALSE(differs(both, {5, 6, 0}));
    EXPECT_TRUE(differs(both, {7, 6, 1.0}));  // a place in the third cell, on top of the block
    EXPECT_FALSE(differs(both, {9.5, 6, 1.0}));
    EXPECT_FALSE(differs(both, {3, 8, 0}));
}

// A region colours its inside, also on top of a block, and has a brighter rim along a straight
// border. Outside, nothing changes.
TEST_F(Overlay, ARegionHasAnInsideAndARimOnTheGroundAndOnTopOfBlocks) {
    Instance block = mini({8, 6, 0}, 0);
    block.model = "block";
    scene.terrain = {block};
    const auto both = pictures([&] {
        auto cells = std::make_shared<RegionCells>();
        cells->columns = 24;
        cells->rows = 16;
        cells->inside.assign(24 * 16, 1);
        const Colour fill{0.0F, 1.0F, 0.0F, 0.5F}, rim{1.0F, 1.0F, 1.0F, 1.0F};
        scene.regions.push_back({{2.0, 2.0}, 0.25, fill, rim, cells});  // 6 by 4 inches
    });
    EXPECT_TRUE(differs(both, {3, 3, 0}));
    EXPECT_TRUE(differs(both, {7.5, 5.5, 1.0})) << "on top of the block";
    EXPECT_FALSE(differs(both, {9, 3, 0}));
    EXPECT_FALSE(differs(both, {5, 6.5, 0}));
    EXPECT_FALSE(differs(both, {1.8, 3, 0}));
    const auto colourAt = [&](glm::dvec3 at) {
        const glm::dvec2 pixel = pixelOf(at);
        return both.second.at(int(pixel.x), int(pixel.y));
    };
    EXPECT_GT(colourAt({5, 2.04, 0})[0], 200) << "the rim";
    EXPECT_LT(colourAt({5, 3, 0})[0], 200) << "the inside";
}

// The stairs of the cells along a diagonal border are smooth: the border passes through the middle
// of each stair.
TEST_F(Overlay, TheBorderOfARegionIsSmooth) {
    const auto both = pictures([&] {
        auto cells = std::make_shared<RegionCells>();
        cells->columns = cells->rows = 8;
        for (int row = 0; row < 8; ++row)
            for (int column = 0; column < 8; ++column)
                cells->inside.push_back(column + row < 8 ? 1 : 0);
        const Colour fill{1.0F, 0.0F, 0.0F, 0.8F};
        scene.regions.push_back({{2.0, 2.0}, 1.0, fill, fill, cells});
    });
    // Cell (4, 3) belongs to the region, and cell (4, 4) does not.
    EXPECT_FALSE(differs(both, {6.9, 5.9, 0})) << "the far corner of a cell of the region";
    EXPECT_TRUE(differs(both, {6.2, 5.5, 0}));
    EXPECT_TRUE(differs(both, {6.0, 5.9, 0})) << "inside of the diagonal";
}

TEST_F(Overlay, APictureLiesOnTheMatUnderWhatStandsThereAndEndsAtTheEdge) {
    camera = topDown(16.0, 12.0, viewport);
    Instance block = mini({8, 6, 0}, 0);
    block.model = "block";
    scene.terrain = {block};
    const auto both = pictures([&] {
        Image image{2, 2, {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 255, 0}};
        GroundPicture picture;
        picture.corner = {-6.0, 2.0};
        picture.along = {20.0, 0.0};
        picture.up = {0.0, 8.0};
        picture.image = std::make_shared<const Image>(std::move(image));
        scene.pictures.push_back(std::move(picture));
    });
    EXPECT_TRUE(differs(both, {3, 9, 0}));
    EXPECT_FALSE(differs(both, {8, 6, 1.0})) << "on top of the block";
    EXPECT_FALSE(differs(both, {3, 11, 0})) << "beside the picture";
    EXPECT_FALSE(differs(both, {13.5, 2.2, 0})) << "where it is clear";
    EXPECT_EQ(changed(both.first, both.second, pixelOf({-1.0, 6, 0}), 0.8 * inch(), true), 0)
        << "beyond the table";
    const auto colourAt = [&](glm::dvec3 at) {
        const glm::dvec2 pixel = pixelOf(at);
        return both.second.at(int(pixel.x), int(pixel.y));
    };
    EXPECT_GT(colourAt({0.5, 9.5, 0})[0], 200) << "its rows run from the top";
    EXPECT_GT(colourAt({12.5, 9.5, 0})[1], 200);
    EXPECT_GT(colourAt({0.5, 2.5, 0})[2], 200);
}

TEST_F(Overlay, AFaintPictureLetsTheMatThrough) {
    const auto with = [&](float opacity) {
        GroundPicture picture;
        picture.corner = {4.0, 4.0};
        picture.along = {6.0, 3.0};
        picture.up = {-2.0, 4.0};
        picture.opacity = opacity;
        picture.image = std::make_shared<const Image>(Image{1, 1, {255, 255, 255, 255}});
        scene.pictures = {picture};
        return draw();
    };
    const glm::dvec2 at = pixelOf({6, 6, 0});
    const auto brightness = [&](const Picture& drawn) {
        return int(drawn.at(int(at.x), int(at.y))[2]);
    };
    scene.pictures.clear();
    const int mat = brightness(draw());
    const int faint = brightness(with(0.3F)), full = brightness(with(1.0F));
    EXPECT_EQ(full, 255);
    EXPECT_GT(faint, mat + 10);
    EXPECT_LT(faint, full - 10);
}

TEST_F(Overlay, HatchingTellsCellsOfOneColourApart) {
    const auto drawn = [&](std::vector<Hatching> hatching) {
        auto cells = std::make_shared<GridCells>();
        cells->columns = 2;
        cells->rows = 1;
        cells->rgba = {0, 200, 0, 200, 0, 200, 0, 200};
        cells->hatching = std::move(hatching);
        scene.grids = {{{4.0, 4.0}, 4.0, cells}};
        return draw();
    };
    const Picture plain = drawn({});
    const Picture lines = drawn({Hatching::none, Hatching::lines});
    const Picture crossed = drawn({Hatching::none, Hatching::crossed});
    const glm::dvec2 left = pixelOf({6, 6, 0}), right = pixelOf({10, 6, 0});
    EXPECT_EQ(drawn({Hatching::none, Hatching::none}).rgba, plain.rgba);
    EXPECT_EQ(changed(plain, lines, left, 20, true), 0);
    const int some = changed(plain, lines, right, 20, true);
    EXPECT_GT(some, 100);
    EXPECT_LT(some, 1000) << "lines, not another colour all over";
    EXPECT_GT(changed(plain, crossed, right, 20, true), some);
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
