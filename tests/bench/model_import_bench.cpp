// Imports a scan of two million triangles: reads the scan, simplifies it to 0.02 inches and
// measures it, in a helper process like that of the window. Baselines in the same run: only reading
// the bytes of the file; reading the file into triangles. Counters: `ratio_to_reading`, the number
// of remaining triangles, the measured error (in thousandths of an inch), and the peak memory of
// all readers so far (in MB).
#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <functional>

#include "app/files/models/model_reader.h"
#include "app/files/models/model_study.h"
#include "rendering/model/model_folder.h"
#include "unit/files/model_formats.h"
#include "unit/files/own_cache.h"

namespace sightline::app {
namespace {

using Clock = std::chrono::steady_clock;

/// The file with the scan. It is created once and removed at the end of the program.
class ScanFile {
  public:
    ScanFile() {
        path_ =
            std::filesystem::temp_directory_path() /
            ("sightline-bench-" + std::to_string(Clock::now().time_since_epoch().count()) + ".stl");
        constexpr int cells = 1'000;  // number of squares along each side of the hill, which has
                                      // two million triangles
        // Width and depth of the hill in millimetres; about ten inches.
        constexpr float side = 250.0F;
        constexpr float roughness = 0.2F;  // height of the random bumps, millimetres
        std::ofstream(path_, std::ios::binary)
            << test::asBinaryStl(test::hillySquare(cells, side, roughness));
    }
    ~ScanFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    ScanFile(const ScanFile&) = delete;
    ScanFile& operator=(const ScanFile&) = delete;

    const std::filesystem::path& path() const { return path_; }
    /// Changes the header of the file but not the triangles, so that no cache contains the file.
    void renew() {
        std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
        file << ++times_;
    }

  private:
    test::OwnCache cache_;
    std::filesystem::path path_;
    int times_ = 0;
};

ScanFile& scan() {
    static ScanFile file;
    return file;
}

double secondsOf(const std::function<void()>& work) {
    const Clock::time_point before = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - before).count();
}

double megabytesOfReaders() {
    rusage used{};
    ::getrusage(RUSAGE_CHILDREN, &used);
    return double(used.ru_maxrss) / 1024.0;
}

void bytesOfTheScan(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(
            rendering::bytesOfRegularFile(scan().path(), rendering::mostBytesOfAModel));
}
BENCHMARK(bytesOfTheScan)->Unit(benchmark::kMillisecond)->UseRealTime();

void trianglesOfTheScan(benchmark::State& state) {
    for (auto _ : state) {
        const auto model = readInOwnProcess({scan().path()});
        if (!model) state.SkipWithError(model.problem().text.c_str());
    }
    state.counters["reader_MB"] = megabytesOfReaders();
}
BENCHMARK(trianglesOfTheScan)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(3);

void importOfTheScan(benchmark::State& state) {
    double reading = 0.0, importing = 0.0;
    for (auto _ : state) {
        state.PauseTiming();
        scan().renew();
        reading += secondsOf([] { benchmark::DoNotOptimize(readInOwnProcess({scan().path()})); });
        state.ResumeTiming();
        importing += secondsOf([&] {
            const auto study = studyModel(scan().path());
            if (!study) return state.SkipWithError(study.problem().text.c_str());
            state.counters["triangles_left"] = double(study->trianglesLeft());
            state.counters["measured_thousandths"] = study->measured * 1000.0;
        });
    }
    state.counters["ratio_to_reading"] = importing / reading;
    state.counters["reader_MB"] = megabytesOfReaders();
}
BENCHMARK(importOfTheScan)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(3);

// A layout asks again for a file that has not changed, so the cache gives the answer.
void importKnownByContent(benchmark::State& state) {
    if (const auto study = studyModel(scan().path()); !study)
        return state.SkipWithError(study.problem().text.c_str());
    for (auto _ : state) benchmark::DoNotOptimize(studyModel(scan().path()));
}
BENCHMARK(importKnownByContent)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace sightline::app
