/// Test fixture for tests of pixels: a small table that one renderer draws.
#pragma once
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <memory>

#include "rendering/model/shape_model.h"
#include "rendering/renderer.h"
#include "unit/rendering/offscreen.h"

namespace sightline::rendering {

/// The test is skipped if the system has no OpenGL 4.1 context that works without a display.
class SmallTable : public testing::Test {
  protected:
    void SetUp() override {
        context = std::make_unique<OffscreenContext>();
        if (!context->ok()) GTEST_SKIP() << "no offscreen OpenGL here";
        auto made = Renderer::make(std::filesystem::path(SIGHTLINE_ASSETS) / "shaders");
        ASSERT_TRUE(made.ok()) << made.problem().text;
        renderer = std::move(*made);
        using namespace geometry;
        renderer->setModel("mini", modelOfShape(CylinderShape{1.0, 1.5}, Kind::scatter));
        renderer->setModel("wall", modelOfShape(BoxShape{{6.0, 0.4, 4.0}}, Kind::obstacle));
        renderer->setModel("block", modelOfShape(BoxShape{{4.0, 4.0, 1.0}}, Kind::obstacle));
        scene.table = {16.0, 12.0};
        camera.target = {8.0, 6.0, 0.0};
        camera.distance = 18.0;
        canvas = std::make_unique<Canvas>(viewport);
        settings.samples = 1;
        settings.shadowSize = 256;
    }
    void TearDown() override {
        canvas.reset();
        renderer.reset();
        context.reset();
    }
    Picture draw() {
        statistics = renderer->draw(scene, camera, viewport, canvas->target(), settings);
        EXPECT_EQ(glGetError(), GLenum(GL_NO_ERROR));
        return canvas->read();
    }
    Instance mini(glm::dvec3 at, int id) const {
        Instance instance;
        instance.model = "mini";
        instance.position = at;
        instance.pickId = id;
        return instance;
    }
    glm::dvec2 pixelOf(glm::dvec3 point) const {
        return glm::dvec2(camera.project(point, viewport));
    }

    /// The number of pixels that differ clearly between two pictures, inside or outside of a
    /// circle.
    static int changed(const Picture& one, const Picture& other, glm::dvec2 centre, double radius,
                       bool inside) {
        int count = 0;
        for (int y = 0; y < one.height; ++y) {
            for (int x = 0; x < one.width; ++x) {
                const double away = glm::length(glm::dvec2(x + 0.5, y + 0.5) - centre);
                if ((away <= radius) != inside) continue;
                const std::uint8_t *a = one.at(x, y), *b = other.at(x, y);
                const int apart =
                    std::max({std::abs(a[0] - b[0]), std::abs(a[1] - b[1]), std::abs(a[2] - b[2])});
                if (apart > 6) ++count;
            }
        }
        return count;
    }

    Viewport viewport{320, 240};
    std::unique_ptr<OffscreenContext> context;
    std::unique_ptr<Renderer> renderer;
    std::unique_ptr<Canvas> canvas;
    Scene scene;
    Camera camera;
    FrameSettings settings;
    FrameStatistics statistics;
};

}  // namespace sightline::rendering
