/// Reads and writes lesson files (`*.lesson.json`, format "sightline-lesson" version 1).
#pragma once
#include "engine/legion/advice/lessons/lesson.h"
#include "geometry/base/result.h"

namespace sightline::engine::lessons {

/// Reads a lesson. The scenario in it is not read. A problem names the file `where`, the JSON
/// pointer and the expected value. A draft may lack French texts, hints, mistakes and questions.
Result<Lesson> readLesson(const nlohmann::json& json, const std::string& where);
nlohmann::json lessonJson(const Lesson& lesson);

/// The members that a draft still lacks, as JSON pointers in the order of the file. Empty for a
/// complete lesson.
std::vector<std::string> missingIn(const Lesson& lesson);

/// The number of words of a text: parts between spaces that contain a letter or a digit.
int wordsIn(const std::string& text);

}  // namespace sightline::engine::lessons
