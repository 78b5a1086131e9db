// Documents of the rulebook for the tests: a small correct chapter, and the program's own files.
#pragma once
#include <algorithm>
#include <filesystem>

#include "app/files/lessons/load_rulebook.h"
#include "engine/legion/advice/rulebook/rulebook_file.h"

namespace sightline::test {

/// A text with this number of words.
inline std::string repeatedWords(int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += (i == 0 ? "" : " ") + std::string("word");
    return text;
}

inline nlohmann::json sectionText(const std::string& id, int page) {
    return {{"id", id},
            {"pages", {page}},
            {"title", {{"en", "Title of " + id}, {"fr", "Titre de " + id}}},
            {"text", {{"en", {repeatedWords(40)}}, {"fr", {repeatedWords(40)}}}}};
}

/// A correct chapter with two sections.
inline nlohmann::json chapterText() {
    return {{"format", "sightline-rules"},
            {"version", 1},
            {"chapter", {{"en", "Chapter"}, {"fr", "Chapitre"}}},
            {"sections", {sectionText("first", 5), sectionText("second", 6)}}};
}

inline std::string errorOfBook(const std::vector<engine::RulesDocument>& documents) {
    const auto book = engine::readRulebook(documents, {});
    return book ? "" : book.problem().text;
}
inline std::string errorOfChapter(const nlohmann::json& chapter) {
    return errorOfBook({{chapter, "r"}});
}

/// The program's own files of the rulebook, in reading order.
inline std::vector<std::filesystem::path> rulesFiles() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(app::rulesFolder()))
        if (entry.path().string().ends_with(".rules.json")) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace sightline::test
