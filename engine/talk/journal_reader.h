/// Reads the file of a journal line by line. The rule set takes header and answers as JSON.
#pragma once
#include <cstddef>
#include <filesystem>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "engine/talk/journal.h"
#include "engine/talk/journal_lines.h"
#include "geometry/base/result.h"

namespace sightline::engine::talk {

/// A line that is not an answer, or that differs from the saved one.
struct JournalDamage {
    std::size_t line = 0;  ///< in the file, from 1
    Problem expected;      ///< what was expected there
    std::size_t left = 0;  ///< number of lines not read, including this one
    bool changed = false;  ///< readable, but its check does not match
};

/// The end of the readable lines.
struct JournalEnd {
    bool lastLineTorn = false;              ///< a crash while writing; the line was dropped
    std::optional<JournalDamage> damage{};  ///< the lines before it were read
};

/// Takes the lines in their order. Returns the problem of a line that it cannot use, or none.
struct JournalTaker {
    std::function<std::optional<Problem>(const nlohmann::json& header)> header;
    std::function<std::optional<Problem>(const nlohmann::json& line)> answer;
};

/// Reads up to the first damaged line. Problems name file and line: no file, or no usable header.
Result<JournalEnd> readJournalLines(const std::filesystem::path& path, const JournalTaker& taker);
/// Names file, line and the expected content.
Problem problemOfDamage(const std::filesystem::path& path, const JournalDamage& damage);

/// The content of a journal file. A torn last line is dropped and reported.
template <class Answer>
struct JournalText {
    Journal<Answer> journal;
    bool lastLineTorn = false;
    using Damage = JournalDamage;
    std::optional<Damage> damage{};  ///< `journal` has the answers before it
};

/// The journal of a file up to the first damaged line. `answerOf` reads an answer, with a problem
/// where the line holds none.
template <class Answer>
Result<JournalText<Answer>> readJournalUpToDamage(
    const std::filesystem::path& path, const JournalGame& game,
    const std::function<Result<Answer>(const nlohmann::json&)>& answerOf) {
    JournalText<Answer> text;
    const JournalTaker taker{.header = [&](const nlohmann::json& header) -> std::optional<Problem> {
                                 Result<Journal<Answer>> journal =
                                     journalWith<Answer>(header, game);
                                 if (!journal) return journal.problem();
                                 text.journal = std::move(journal).value();
                                 return std::nullopt;
                             },
                             .answer = [&](const nlohmann::json& line) -> std::optional<Problem> {
                                 Result<Answer> answer = answerOf(line);
                                 if (!answer) return answer.problem();
                                 text.journal.answers.push_back(std::move(answer).value());
                                 return std::nullopt;
                             }};
    const Result<JournalEnd> end = readJournalLines(path, taker);
    if (!end) return end.problem();
    text.lastLineTorn = end->lastLineTorn;
    text.damage = end->damage;
    return text;
}

}  // namespace sightline::engine::talk
