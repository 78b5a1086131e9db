#include "app/files/lessons/load_lesson.h"

#include <algorithm>

#include "engine/legion/advice/lessons/lesson_file.h"
#include "geometry/base/words/files.h"

namespace sightline::app {
namespace {

namespace fs = std::filesystem;

/// The scenario of a lesson as JSON, the name of this JSON in error messages, and its folder.
struct ScenarioSource {
    nlohmann::json json;
    std::string where;
    fs::path folder;
};

Result<ScenarioSource> scenarioSource(const engine::lessons::Lesson& lesson, const fs::path& file) {
    if (lesson.scenario.is_object())
        return ScenarioSource{lesson.scenario, file.string() + " /scenario", file.parent_path()};
    const std::string text = lesson.scenario.get<std::string>();
    const std::string scheme(engine::assetScheme);
    const fs::path path = (text.starts_with(scheme) ? assetsFolder() / text.substr(scheme.size())
                                                    : file.parent_path() / text)
                              .lexically_normal();
    auto parsed = engine::parseJsonFile(path);
    if (!parsed)
        return problemOf(
            engine::say::atPointer(file.string(), "/scenario", messageOf(parsed.problem())));
    return ScenarioSource{std::move(parsed).value(), path.string(), path.parent_path()};
}

}  // namespace

Result<LoadedLesson> loadLesson(const fs::path& file, const std::vector<fs::path>& packs) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    auto lesson = engine::lessons::readLesson(*json, file.string());
    if (!lesson) return lesson.problem();
    auto source = scenarioSource(*lesson, file);
    if (!source) return source.problem();
    const auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return catalogue.problem();
    auto scenario = scenarioFromJson(source->json, source->where, *catalogue, source->folder);
    if (!scenario) return scenario.problem();
    return LoadedLesson{std::move(lesson).value(), std::move(scenario->scenario),
                        std::move(scenario->layout)};
}

std::vector<fs::path> lessonFiles() {
    std::vector<fs::path> files;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(assetsFolder() / "lessons", failed))
        if (entry.path().string().ends_with(".lesson.json")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace sightline::app
