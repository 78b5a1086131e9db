#include "app/files/lessons/load_lesson.h"

#include "app/files/lessons/scenario_of_file.h"
#include "engine/legion/advice/lessons/lesson_file.h"
#include "engine/legion/lists/files/army_file.h"

namespace sightline::app {
namespace fs = std::filesystem;

Result<LoadedLesson> loadLesson(const fs::path& file, const std::vector<fs::path>& packs) {
    const auto json = engine::parseJsonFile(file);
    if (!json) return json.problem();
    auto lesson = engine::lessons::readLesson(*json, file.string());
    if (!lesson) return lesson.problem();
    auto catalogue = loadCatalogue(assetsFolder(), packs);
    if (!catalogue) return catalogue.problem();
    auto scenario = scenarioOfFile(lesson->scenario, file, *catalogue);
    if (!scenario) return scenario.problem();
    LoadedLesson loaded{std::move(lesson).value(), std::move(scenario->scenario),
                        std::move(scenario->layout)};
    if (loaded.lesson.army.is_null()) return loaded;
    auto army = engine::readArmyList(loaded.lesson.army, file.string() + ": /army", *catalogue);
    if (!army) return army.problem();
    loaded.army = {std::move(army).value(),
                   std::make_shared<const engine::Catalogue>(std::move(catalogue).value())};
    return loaded;
}

std::string lessonId(const fs::path& file) {
    const std::string name = file.filename().string();
    return name.substr(0, name.find('.'));
}

std::vector<fs::path> lessonFiles() { return assetFiles("lessons", ".lesson.json"); }

}  // namespace sightline::app
