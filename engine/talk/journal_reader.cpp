#include "engine/talk/journal_reader.h"

#include <fstream>
#include <sstream>
#include <system_error>

#include "engine/talk/journal_lines.h"
#include "engine/talk/words/journals.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/words/files.h"

namespace sightline::engine::talk {
namespace {

using nlohmann::json;

// The size limit of a journal file. A complete game of five rounds needs less than a hundredth of
// this size.
constexpr int mostMegabytes = 64;

Problem problemAt(const std::filesystem::path& path, std::size_t line, const Problem& what) {
    return problemIn(path.string() + ":" + std::to_string(line), what);
}

/// The lines of a journal. If the last line has no line end (`lastIsOpen`), a part of it may be
/// missing.
struct Lines {
    std::vector<std::string> lines;
    bool lastIsOpen = false;
};

Lines linesOf(const std::string& text) {
    Lines result;
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = text.find('\n', begin);
        result.lastIsOpen = end == std::string::npos;
        std::string line = text.substr(begin, result.lastIsOpen ? end : end - begin);
        if (!line.empty() && line.back() == '\r') line.pop_back();
        result.lines.push_back(std::move(line));
        if (result.lastIsOpen) break;
        begin = end + 1;
    }
    return result;
}

json parse(const std::string& line) {
    if (nestsTooDeep(line)) return json(json::value_t::discarded);
    return json::parse(line, nullptr, false);
}

bool hasCheck(const json& line) { return line.is_object() && line.contains(checkMember); }

/// The checksums of the lines. If the header has no checksum, returns no value, and the lines are
/// not checked. If an answer has a checksum, the header must have one, too.
Result<std::optional<LineChecks>> checksFrom(const Lines& text, const json& header) {
    std::optional<LineChecks> checks;
    if (hasCheck(header) || (text.lines.size() > 1 && hasCheck(parse(text.lines[1])))) {
        checks.emplace();
        if (const auto fault = checks->faultOf(header)) return problemOf(*fault);
    }
    return checks;
}

/// The fault of a journal line that should contain an answer.
struct AnswerFault {
    Problem expected{};
    bool changed = false;  ///< true: the line is readable, but it differs from the saved line
    bool cut = false;  ///< true: the line is not a complete JSON object, for example because its
                       ///< end is missing
};

std::optional<AnswerFault> readAnswer(const std::string& text, std::optional<LineChecks>& checks,
                                      const JournalTaker& taker) {
    const json line = parse(text);
    if (line.is_discarded()) return AnswerFault{problemOf(say::answerExpected()), false, true};
    const auto changed = checks ? checks->faultOf(line) : std::nullopt;
    if (changed) return AnswerFault{problemOf(*changed), true, false};
    if (auto fault = taker.answer(line)) return AnswerFault{*fault, false, false};
    return std::nullopt;
}

JournalEnd readAnswers(const Lines& text, std::optional<LineChecks> checks,
                       const JournalTaker& taker) {
    JournalEnd end;
    for (std::size_t i = 1; i < text.lines.size(); ++i) {
        const auto fault = readAnswer(text.lines[i], checks, taker);
        if (!fault) continue;
        const bool last = text.lastIsOpen && i + 1 == text.lines.size();
        if (last && (fault->cut || !checks)) {
            end.lastLineTorn = true;
        } else {
            end.damage = {i + 1, fault->expected, text.lines.size() - i, fault->changed};
            return end;
        }
    }
    return end;
}

}  // namespace

Problem problemOfDamage(const std::filesystem::path& path, const JournalDamage& damage) {
    return problemAt(path, damage.line, damage.expected);
}

Result<JournalEnd> readJournalLines(const std::filesystem::path& path, const JournalTaker& taker) {
    std::error_code unread;
    if (!std::filesystem::is_regular_file(path, unread)) {
        return problemIn(path.string(), problemOf(say::fileExpected()));
    }
    if (std::filesystem::file_size(path, unread) > (std::uintmax_t(mostMegabytes) << 20U))
        return problemIn(path.string(), problemOf(say::openedOrTooLarge(mostMegabytes)));
    std::ifstream file(path, std::ios::binary);
    if (!file) return problemIn(path.string(), problemOf(say::cannotBeRead()));
    std::ostringstream content;
    content << file.rdbuf();
    return readJournalLinesIn(content.str(), path, taker);
}

Result<JournalEnd> readJournalLinesIn(const std::string& content,
                                      const std::filesystem::path& named,
                                      const JournalTaker& taker) {
    const Lines text = linesOf(content);
    if (text.lines.empty()) return problemAt(named, 1, problemOf(say::headerExpected()));
    const json header = parse(text.lines.front());
    if (header.is_discarded()) return problemAt(named, 1, problemOf(say::headerExpected()));
    const Result<std::optional<LineChecks>> checks = checksFrom(text, header);
    if (!checks) return problemAt(named, 1, checks.problem());
    if (auto fault = taker.header(header)) return problemAt(named, 1, *fault);
    return readAnswers(text, checks.value(), taker);
}

}  // namespace sightline::engine::talk
