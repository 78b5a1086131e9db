// Overlays that lie on the ground: grids of cells, regions with a smooth border, and pictures.
#include "unit/rendering/overlay_stand.h"

namespace sightline::rendering {
namespace {

class GroundOverlay : public Overlay {};

TEST_F(GroundOverlay, AGridColoursItsCellsOnTheGroundAndOnTopOfBlocks) {
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
TEST_F(GroundOverlay, ARegionHasAnInsideAndARimOnTheGroundAndOnTopOfBlocks) {
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
TEST_F(GroundOverlay, TheBorderOfARegionIsSmooth) {
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

TEST_F(GroundOverlay, APictureLiesOnTheMatUnderWhatStandsThereAndEndsAtTheEdge) {
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

TEST_F(GroundOverlay, AFaintPictureLetsTheMatThrough) {
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

TEST_F(GroundOverlay, HatchingTellsCellsOfOneColourApart) {
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

}  // namespace
}  // namespace sightline::rendering
