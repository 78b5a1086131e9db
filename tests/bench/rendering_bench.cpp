// Frame time of a full table with our own models. Baseline: the same table with nothing on it.
// Drawn offscreen at 1280 x 720 with the settings that the driver draws fluently.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <memory>

#include "rendering/model/model_file.h"
#include "rendering/renderer.h"
#include "unit/rendering/offscreen.h"

namespace sightline::rendering {
namespace {

namespace fs = std::filesystem;

constexpr int figures = 25, pieces = 15;

/// The names of the models that a folder holds and the renderer took, in a stable order.
struct Models {
    std::vector<std::string> figures, terrain;
};

Models loadModels(Renderer& renderer) {
    Models models;
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(fs::path(SIGHTLINE_ASSETS) / "models")) {
        if (entry.path().extension() == ".glb") paths.push_back(entry.path());
    }
    std::sort(paths.begin(), paths.end());
    for (const fs::path& path : paths) {
        const auto model = readModel({path, LengthUnit::inch, 1.0, UpAxis::y});
        if (!model) continue;
        const glm::vec3 size = model->high - model->low;
        const bool figure = std::max(size.x, size.y) < 1.6F && size.z > 1.0F;
        (figure ? models.figures : models.terrain).push_back(path.stem().string());
        renderer.setModel(path.stem().string(), *model);
    }
    return models;
}

Scene fullTable(const Models& models) {
    Scene scene;
    for (int i = 0; i < pieces && !models.terrain.empty(); ++i) {
        Instance piece;
        piece.model = models.terrain[std::size_t(i) % models.terrain.size()];
        const int row = i / 5;
        piece.position = {7.0 + 14.5 * (i % 5), 6.0 + 12.0 * row, 0.0};
        piece.facing = 37.0 * i;
        scene.terrain.push_back(piece);
    }
    for (int i = 0; i < figures && !models.figures.empty(); ++i) {
        Instance figure;
        figure.model = models.figures[std::size_t(i) % models.figures.size()];
        const int row = i / 9;
        figure.position = {24.0 + 1.4 * (i % 9), 10.0 + 5.0 * row, 0.0};
        figure.facing = i < figures / 2 ? 90.0 : -90.0;
        figure.pickId = i + 1;
        scene.minis.push_back(figure);
    }
    return scene;
}

enum class View { whole, near };
enum class Hand { orbits, drags };

/// A turning camera draws no shadow again; a dragged miniature does.
void frames(benchmark::State& state, bool full, View view, Hand hand) {
    const OffscreenContext context;
    if (!context.ok()) {
        state.SkipWithError("no offscreen OpenGL here");
        return;
    }
    auto made = Renderer::make(fs::path(SIGHTLINE_ASSETS) / "shaders");
    if (!made) {
        state.SkipWithError(made.problem().text.c_str());
        return;
    }
    const std::unique_ptr<Renderer> renderer = std::move(*made);
    const Viewport viewport{1280, 720};
    const Canvas canvas(viewport);
    const Models models = loadModels(*renderer);
    Scene scene = full ? fullTable(models) : Scene{};
    Camera camera = wholeTable(72, 36, viewport);
    if (view == View::near) {
        camera.target = {29.0, 15.0, 0.0};
        camera.distance = 24.0;
        camera.pitch = 40.0;
    }
    const FrameSettings settings = renderer->fluentSettings();
    renderer->draw(scene, camera, viewport, canvas.target(), settings);
    glFinish();
    FrameStatistics last;
    for (auto _ : state) {
        if (hand == Hand::orbits) camera.orbit(0.2, 0.0);
        if (hand == Hand::drags && !scene.minis.empty()) scene.minis.front().position.x += 0.001;
        last = renderer->draw(scene, camera, viewport, canvas.target(), settings);
        glFinish();
    }
    state.counters["triangles"] = double(last.triangles);
    state.counters["draws"] = last.drawCalls;
    state.SetLabel(reinterpret_cast<const char*>(glGetString(GL_RENDERER)));
}

void inMilliseconds(benchmark::internal::Benchmark* benchmark) {
    benchmark->UseRealTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK_CAPTURE(frames, baseline_empty_whole, false, View::whole, Hand::orbits)
    ->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, full_whole, true, View::whole, Hand::orbits)->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, baseline_empty_near, false, View::near, Hand::orbits)
    ->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, full_near, true, View::near, Hand::orbits)->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, full_whole_dragging, true, View::whole, Hand::drags)
    ->Apply(inMilliseconds);

}  // namespace
}  // namespace sightline::rendering
