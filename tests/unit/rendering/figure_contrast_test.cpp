// Figures stand out against the mats: the difference of lightness along their silhouettes, measured
// on drawn pictures for normal eyes and for three deficient colour visions.
#include "rendering/model/livery.h"
#include "rendering/model/model_file.h"
#include "rendering/scene/standing_figure.h"
#include "unit/rendering/lightness.h"
#include "unit/rendering/small_table.h"

namespace sightline::rendering {
namespace {

constexpr std::array mats{"desert", "forest", "city", "ice", "industrial"};
constexpr double leastContrast = 30.0;  // mean difference of L* along the silhouettes

/// A figure with the colours of its faction.
struct Look {
    const char* model;
    glm::vec3 main, trim;  ///< linear
};
const std::array looks{Look{"trooper_rebel_a", {0.39F, 0.30F, 0.14F}, {0.43F, 0.08F, 0.03F}},
                       Look{"trooper_imperial_b", {0.23F, 0.25F, 0.27F}, {0.03F, 0.03F, 0.04F}},
                       Look{"clone_a", {0.65F, 0.63F, 0.57F}, {0.25F, 0.03F, 0.03F}},
                       Look{"droid_b", {0.38F, 0.25F, 0.11F}, {0.05F, 0.11F, 0.19F}},
                       Look{"wookiee_a", {0.39F, 0.30F, 0.14F}, {0.43F, 0.08F, 0.03F}},
                       Look{"dark_lord", {0.23F, 0.25F, 0.27F}, {0.03F, 0.03F, 0.04F}}};
constexpr double figureHeight = 1.5;  // inches

class FigureContrast : public SmallTable {
  protected:
    void SetUp() override {
        viewport = {960, 600};
        SmallTable::SetUp();
        if (!renderer) return;
        settings.matSide = 1024;
        settings.samples = 4;
        settings.shadowSize = 1024;
        for (const Look& look : looks) {
            auto model = readModel({.path = std::filesystem::path(SIGHTLINE_ASSETS) / "models" /
                                            (std::string(look.model) + ".glb"),
                                    .up = UpAxis::y});
            ASSERT_TRUE(model.ok()) << model.problem().text;
            paint(*model, {look.main, look.trim});
            renderer->setModel(look.model, *model);
        }
    }
    /// Two rows of figures, one for each side, over a table of the size of a real one.
    void lineUp(double apart) {
        scene.table = {72.0, 36.0};
        const glm::dvec3 middle{36.0, 18.0, 0.0};
        for (std::size_t side = 0; side < 2; ++side) {
            for (std::size_t i = 0; i < looks.size(); ++i) {
                Instance figure = mini(middle + glm::dvec3((double(i) - 2.5) * apart,
                                                           (double(side) - 0.5) * 1.4 * apart, 0.0),
                                       int(1 + i + side * looks.size()));
                figure.model = looks[i].model;
                figure.facing = {side == 0 ? 90.0 : 270.0};
                figure.tint = side == 0 ? Colour{0.25F, 0.52F, 0.96F, 1.0F}
                                        : Colour{0.91F, 0.30F, 0.24F, 1.0F};
                figure.height = float(figureHeight);
                scene.minis.push_back(figure);
            }
        }
        camera.target = middle;
    }
    void stand() {
        for (Instance& figure : scene.minis)
            figure.standing =
                float(standingShare(figure.position, figureHeight, camera, viewport, 1.0));
    }
    /// Where figures or their outlines cover the picture. Without shadows, only they differ from
    /// the bare table.
    std::vector<bool> figuresIn(const Scene& with) {
        const int shadows = settings.shadowSize;
        settings.shadowSize = 0;
        Scene bare = with;
        bare.minis.clear();
        const Picture full = draw();
        std::swap(scene, bare);
        const Picture empty = draw();
        std::swap(scene, bare);
        settings.shadowSize = shadows;
        std::vector<bool> covered(std::size_t(full.width) * std::size_t(full.height));
        for (int y = 0; y < full.height; ++y)
            for (int x = 0; x < full.width; ++x) {
                const std::uint8_t *a = full.at(x, y), *b = empty.at(x, y);
                covered[std::size_t(y * full.width + x)] =
                    std::max(
                        {std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])}) > 24;
            }
        return covered;
    }
    /// The mean difference of L* along the silhouettes: between the ground two pixels beside a
    /// figure and the outermost two pixels of the figure, of which the one that differs more
    /// counts, because the other one is smoothed.
    static double contrastIn(const Picture& picture, const std::vector<bool>& covered,
                             const Vision& vision) {
        const auto isFigure = [&](int x, int y) {
            return covered[std::size_t(y * picture.width + x)];
        };
        double sum = 0.0;
        long count = 0;
        constexpr int apart = 2;  // pixels from the edge to either side, beyond its smoothing
        for (int y = apart; y < picture.height - apart; ++y) {
            for (int x = apart; x < picture.width - apart; ++x) {
                if (!isFigure(x, y)) continue;
                for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                    if (isFigure(x + dx, y + dy) || isFigure(x + apart * dx, y + apart * dy))
                        continue;
                    const double ground =
                        lightnessOf(picture.at(x + apart * dx, y + apart * dy), vision);
                    const double edge = lightnessOf(picture.at(x, y), vision);
                    const double within = lightnessOf(picture.at(x - dx, y - dy), vision);
                    sum += std::max(std::abs(edge - ground), std::abs(within - ground));
                    ++count;
                }
            }
        }
        EXPECT_GT(count, 400) << "the figures are in the picture";
        return count > 0 ? sum / double(count) : 0.0;
    }
    void expectContrast(const char* where) {
        for (const char* mat : mats) {
            scene.mat = mat;
            const std::vector<bool> covered = figuresIn(scene);
            const Picture picture = draw();
            for (const Vision& vision : visions) {
                const double measured = contrastIn(picture, covered, vision);
                EXPECT_GE(measured, leastContrast) << where << ", " << mat << ", " << vision.name;
                RecordProperty(std::string(mat) + "_" + vision.name, std::to_string(measured));
            }
        }
    }
};

TEST_F(FigureContrast, OfFiguresAtTheMiddleDistance) {
    lineUp(1.9);
    camera.distance = 14.0;
    stand();
    for (const Instance& figure : scene.minis) EXPECT_EQ(figure.standing, 0.0F);
    expectContrast("middle");
}

TEST_F(FigureContrast, OfStandingFiguresOverTheWholeTable) {
    viewport = {1280, 720};
    canvas = std::make_unique<Canvas>(viewport);
    lineUp(4.0);
    camera = wholeTable(72.0, 36.0, viewport);
    stand();
    for (const Instance& figure : scene.minis) EXPECT_EQ(figure.standing, 1.0F);
    expectContrast("table");
}

// Mats are quiet under figures: neither dark nor bright, and with little colour.
TEST_F(FigureContrast, MatsAreOfMiddleLightnessAndLittleColour) {
    scene.table = {72.0, 36.0};
    camera = wholeTable(72.0, 36.0, viewport);
    for (const char* mat : mats) {
        scene.mat = mat;
        const Picture picture = draw();
        double lightness = 0.0, a = 0.0, b = 0.0;
        int count = 0;
        for (int x = 4; x <= 68; x += 2) {
            for (int y = 3; y <= 33; y += 2) {
                const glm::dvec2 pixel = pixelOf({x, y, 0.0});
                const Triple lab = labOf(picture.at(int(pixel.x), int(pixel.y)), visions[0]);
                lightness += lab[0];
                a += lab[1];
                b += lab[2];
                ++count;
            }
        }
        lightness /= count;
        const double chroma = std::hypot(a, b) / count;
        EXPECT_GE(lightness, 35.0) << mat;
        EXPECT_LE(lightness, 60.0) << mat;
        EXPECT_LE(chroma, 15.0) << mat;
    }
}

}  // namespace
}  // namespace sightline::rendering
