/// Lessons for tests: the lessons of the program, as JSON and loaded.
#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "app/files/lessons/load_lesson.h"
#include "engine/legion/advice/lessons/lesson_file.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::test {

/// The file of the lesson with this number.
inline std::filesystem::path lessonFile(int number) {
    for (const auto& file : app::lessonFiles())
        if (std::stoi(file.filename().string().substr(0, 2)) == number) return file;
    ADD_FAILURE() << "no lesson " << number;
    return {};
}

inline nlohmann::json lessonText(int number) {
    return engine::parseJsonFile(lessonFile(number)).value();
}

/// The error of the reader; "" if the lesson is read.
inline std::string readingError(const nlohmann::json& lesson) {
    const auto read = engine::lessons::readLesson(lesson, "l");
    return read ? "" : read.problem().text;
}

}  // namespace sightline::test
