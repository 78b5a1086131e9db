/// Loads lessons: the lesson file and its scenario.
#pragma once
#include "app/files/tables/load.h"
#include "engine/legion/advice/lessons/lesson.h"

namespace sightline::app {

struct LoadedLesson {
    engine::lessons::Lesson lesson;
    engine::Scenario scenario;
    Layout layout;
    /// The unfinished army; no value if the learner builds none.
    std::optional<engine::lessons::ArmyStart> army{};
    const engine::lessons::ArmyStart* armyOrNone() const { return army ? &*army : nullptr; }
};

/// Loads a *.lesson.json file and the scenario that it contains or names. The path of a scenario is
/// relative to the folder of the lesson, or starts with "asset:". Errors name the file, the pointer
/// and the expected value.
Result<LoadedLesson> loadLesson(const std::filesystem::path& file,
                                const std::vector<std::filesystem::path>& packs = {});
/// The paths of the lessons in the folder `assets/lessons` of the program, in the order of their
/// names.
std::vector<std::filesystem::path> lessonFiles();
/// The id of a lesson file: its name without ".lesson.json".
std::string lessonId(const std::filesystem::path& file);

}  // namespace sightline::app
