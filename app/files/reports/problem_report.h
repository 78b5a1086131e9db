/// Reports about something that is wrong in the program (`*.sightline-report`). A player writes
/// such a file with *Help > Report what is wrong*, and the program opens it at the same question.
/// The file is one JSON object:
///
///     { "format": "sightline-report", "version": 1,
///       "words": "The dodge token was not spent.",  (the player's own words)
///       "program": "0.3.0",                         (version of the program)
///       "system": "Debian GNU/Linux 12",
///       "rules": "2026-05-29",                      (date of the core rulebook)
///       "catalogue": "90c4d1f20c9f7a13",            (fingerprint of the cards in the game)
///       "question": "Choose an action for Stormtroopers",  (for people; empty: the game is over)
///       "answers": 123,                             (number of answers before the question)
///       "picture": "iVBORw0...",                    (PNG in Base64; empty: no picture)
///       "journal": ["{...}", ...] }                 (the lines of a *.sightline file)
///
/// Readers ignore other members, so later versions of the program may add some.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "app/files/tables/open_journal.h"
#include "geometry/base/result.h"

namespace sightline::app {

struct ProblemReport {
    std::string words;
    std::string program, system;
    std::string rules, catalogue;  ///< empty: the journal does not contain them
    std::string question;
    std::size_t answers = 0;
    std::string picture;
    std::vector<std::string> journal;
};

/// Suffix of the file name.
inline constexpr const char* reportSuffix = ".sightline-report";
bool isReport(const std::filesystem::path& path);

/// Limits of a report, in bytes.
inline constexpr std::size_t longestReportWords = 20'000, largestReportPicture = 16U << 20U;

/// The content of a report file.
std::string reportText(const ProblemReport& report);
/// The lines of the game's journal, for `ProblemReport::journal`.
std::vector<std::string> journalLinesOf(const engine::Journal& journal);

/// Reads a report without its game. Errors name the file, the JSON pointer and the expected value.
Result<ProblemReport> readReport(const std::filesystem::path& path);
/// Reads a report from its text. `named` is the name of the text in errors.
Result<ProblemReport> readReportText(const std::string& text, const std::string& named);

struct OpenedReport {
    ProblemReport report;
    OpenedJournal journal;
};
/// Reads a report and replays its game as far as possible, like `openJournal`.
Result<OpenedReport> openReport(const std::filesystem::path& path,
                                const std::vector<std::filesystem::path>& packs = {},
                                const std::stop_token& stop = {});

}  // namespace sightline::app
