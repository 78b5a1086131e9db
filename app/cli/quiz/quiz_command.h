/// `sightline-cli quiz`: questions about the rules with a scene, options and the right answer.
#pragma once
#include <cstdint>
#include <iosfwd>
#include <string>

#include "app/files/lessons/quiz_tables.h"
#include "engine/legion/advice/quiz/quiz_item.h"

namespace sightline::app {

/// Text for `--help`: the kinds, the levels and the members of a line.
std::string quizHelp();

struct QuizSettings {
    engine::QuizKind kind{};
    std::uint64_t seed = 1;  ///< seed of the first question; each later question has the next seed
    int count = 1;
    int level = 3;
};

/// The question as one line of `sightline-cli quiz`.
nlohmann::json toJson(const engine::QuizItem& item);

/// Prints one JSON line per question. Returns 1, with the reason on `errors`, if a file of the
/// program cannot be read or no question was found.
int quizCommand(const QuizSettings& settings, std::ostream& output, std::ostream& errors);
/// The same with tables that are already loaded.
int quizCommand(const QuizSettings& settings, QuizTables& tables, std::ostream& output,
                std::ostream& errors);

}  // namespace sightline::app
