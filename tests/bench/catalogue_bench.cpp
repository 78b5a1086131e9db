// Loads the whole catalogue from disk, which must take less than 50 ms. Baseline in the same run:
// parsing the JSON without using the result.
#include <benchmark/benchmark.h>

#include "app/files/tables/load.h"
#include "engine/legion/lists/army/fitting.h"
#include "engine/legion/lists/army/judge_army.h"
#include "engine/legion/lists/files/army_file.h"

namespace sightline::app {
namespace {

void parsedOnly(benchmark::State& state) {
    for (auto _ : state) {
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(assetsFolder() / "catalogue")) {
            if (entry.path().extension() != ".json" ||
                entry.path().parent_path().filename() == "schema")
                continue;
            benchmark::DoNotOptimize(engine::parseJsonFile(entry.path()));
        }
    }
}

void read(benchmark::State& state) {
    for (auto _ : state) benchmark::DoNotOptimize(loadCatalogue(assetsFolder()));
}

void judged(benchmark::State& state) {
    const auto catalogue = loadCatalogue(assetsFolder());
    const auto json = engine::parseJsonFile(assetsFolder() / "armies/rebels_hope.army.json");
    const auto list = engine::readArmyList(*json, "army", *catalogue);
    for (auto _ : state) benchmark::DoNotOptimize(judgeArmy(*list, *catalogue));
}

void offered(benchmark::State& state) {
    const auto catalogue = loadCatalogue(assetsFolder());
    const auto json = engine::parseJsonFile(assetsFolder() / "armies/rebels_hope.army.json");
    const auto list = engine::readArmyList(*json, "army", *catalogue);
    for (auto _ : state) benchmark::DoNotOptimize(offersFor(*list, 3, "heavy weapon", *catalogue));
}

BENCHMARK(parsedOnly)->Name("catalogue/baseline_parsed_only")->Unit(benchmark::kMillisecond);
BENCHMARK(read)->Name("catalogue/read")->Unit(benchmark::kMillisecond);
BENCHMARK(judged)->Name("army/judged")->Unit(benchmark::kMicrosecond);
BENCHMARK(offered)->Name("army/upgrades_offered")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace sightline::app
