/// Reads a journal file line by line. The rule set receives the header and the answers as JSON.
#pragma once
#include <cstddef>
#include <filesystem>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/talk/journal.h"
#include "engine/talk/journal_lines.h"
#include "geometry/base/result.h"

namespace sightline::engine::talk {

/// The first damaged line of a journal: a line that contains no answer, or that differs from the
/// saved line.
struct JournalDamage {
    std::size_t line = 0;  ///< line number in the file; the first line is 1
    Problem expected;      ///< problem that describes the expected content of the line
    std::size_t left = 0;  ///< number of lines that were not read, including the damaged line
    bool changed = false;  ///< true: the line is readable, but its checksum does not match
};

/// The reason why the reading of the lines ended.
struct JournalEnd {
    /// True if the program crashed while it wrote the last line; this line was dropped.
    bool lastLineTorn = false;
    std::optional<JournalDamage> damage{};  ///< damaged line; the lines before it were read
};

/// The functions that receive the lines of a journal in their order. Each function returns a
/// problem if it cannot use the line.
struct JournalTaker {
    std::function<std::optional<Problem>(const nlohmann::json& header)> header;
    std::function<std::optional<Problem>(const nlohmann::json& line)> answer;
};

/// Reads the lines up to the first damaged line. Returns a problem with the file and the line if
/// the file cannot be read or has no usable header.
Result<JournalEnd> readJournalLines(const std::filesystem::path& path, const JournalTaker& taker);
/// Reads the lines of a journal from its text, which may be part of another file. `named` is the
/// name of the text in problems.
Result<JournalEnd> readJournalLinesIn(const std::string& text, const std::filesystem::path& named,
                                      const JournalTaker& taker);
/// A problem that describes a damaged line: the file, the line and the expected content.
Problem problemOfDamage(const std::filesystem::path& path, const JournalDamage& damage);

/// The content of a journal file. If the last line is incomplete, it is dropped and reported.
template <class Answer>
struct JournalText {
    Journal<Answer> journal;
    bool lastLineTorn = false;
    using Damage = JournalDamage;
    std::optional<Damage> damage{};  ///< damaged line; `journal` contains the answers before it
};

/// Reads a journal up to the first damaged line. `readLines` passes its lines to the taker, see
/// `readJournalLines`. `answerOf` reads an answer, and returns a problem if the line contains no
/// answer.
template <class Answer>
Result<JournalText<Answer>> journalUpToDamage(
    const std::function<Result<JournalEnd>(const JournalTaker&)>& readLines,
    const JournalGame& game, const std::function<Result<Answer>(const nlohmann::json&)>& answerOf) {
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
    const Result<JournalEnd> end = readLines(taker);
    if (!end) return end.problem();
    text.lastLineTorn = end->lastLineTorn;
    text.damage = end->damage;
    return text;
}

/// Reads a journal file up to the first damaged line, see `journalUpToDamage`.
template <class Answer>
Result<JournalText<Answer>> readJournalUpToDamage(
    const std::filesystem::path& path, const JournalGame& game,
    const std::function<Result<Answer>(const nlohmann::json&)>& answerOf) {
    return journalUpToDamage<Answer>(
        [&](const JournalTaker& taker) { return readJournalLines(path, taker); }, game, answerOf);
}

}  // namespace sightline::engine::talk
