// Measures the time to draw a frame of a full table and of a crowded table (120 miniatures, 60
// pieces) with our own models. Baseline: the same table without objects. Frames are drawn offscreen
// at 1280 x 720, with settings that are fast enough for the driver.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <memory>

#include "rendering/model/model_file.h"
#include "rendering/renderer.h"
#include "unit/rendering/offscreen.h"

namespace sightline::rendering {
namespace {

namespace fs = std::filesystem;

/// The miniatures and pieces on a table, in rows.
struct Crowd {
    int figures = 0, figuresInARow = 1, pieces = 0, piecesInARow = 1;
};
constexpr Crowd nobody{}, full{25, 9, 15, 5}, crowded{120, 20, 60, 10};

/// The names of all models in a folder that the renderer can read, in a fixed order.
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

Scene tableWith(const Models& models, const Crowd& crowd) {
    Scene scene;
    const double apart = 72.0 / crowd.piecesInARow;
    const int rows = (crowd.pieces + crowd.piecesInARow - 1) / crowd.piecesInARow;
    for (int i = 0; i < crowd.pieces && !models.terrain.empty(); ++i) {
        Instance piece;
        piece.model = models.terrain[std::size_t(i) % models.terrain.size()];
        const int row = i / crowd.piecesInARow;
        piece.position = {apart * (i % crowd.piecesInARow + 0.5), 36.0 / rows * (row + 0.5), 0.0};
        piece.facing = {37.0 * i};
        scene.terrain.push_back(piece);
    }
    for (int i = 0; i < crowd.figures && !models.figures.empty(); ++i) {
        Instance figure;
        figure.model = models.figures[std::size_t(i) % models.figures.size()];
        const int row = i / crowd.figuresInARow;
        figure.position = {22.0 + 1.4 * (i % crowd.figuresInARow), 10.0 + 3.0 * row, 0.0};
        figure.facing = {i < crowd.figures / 2 ? 90.0 : -90.0};
        figure.pickId = i + 1;
        scene.minis.push_back(figure);
    }
    return scene;
}

enum class View { whole, near };
enum class Hand { orbits, drags };

/// The camera rotates, or a miniature is dragged. A rotating camera needs no new shadows. A dragged
/// miniature needs new shadows in every frame.
void frames(benchmark::State& state, const Crowd& crowd, View view, Hand hand) {
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
    Scene scene = tableWith(models, crowd);
    Camera camera = wholeTable(72, 36, viewport);
    if (view == View::near) {
        camera.target = {29.0, 15.0, 0.0};
        camera.distance = 24.0;
        camera.pitch = {40.0};
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
    state.counters["miniatures"] = double(scene.minis.size());
    state.counters["pieces"] = double(scene.terrain.size());
    state.counters["triangles"] = double(last.triangles);
    state.counters["draws"] = last.drawCalls;
    state.SetLabel(reinterpret_cast<const char*>(glGetString(GL_RENDERER)));
}

void inMilliseconds(benchmark::internal::Benchmark* benchmark) {
    benchmark->UseRealTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK_CAPTURE(frames, baseline_empty_whole, nobody, View::whole, Hand::orbits)
    ->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, full_whole, full, View::whole, Hand::orbits)->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, baseline_empty_near, nobody, View::near, Hand::orbits)
    ->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, full_near, full, View::near, Hand::orbits)->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, full_whole_dragging, full, View::whole, Hand::drags)
    ->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, crowded_whole, crowded, View::whole, Hand::orbits)->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, crowded_near, crowded, View::near, Hand::orbits)->Apply(inMilliseconds);
BENCHMARK_CAPTURE(frames, crowded_whole_dragging, crowded, View::whole, Hand::drags)
    ->Apply(inMilliseconds);

}  // namespace
}  // namespace sightline::rendering
