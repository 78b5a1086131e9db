#include "engine/legion/rules/game/journal_file.h"

#include <sstream>
#include <system_error>

#include "engine/legion/rules/game/journal_lines.h"
#include "engine/legion/rules/game/original_rules.h"
#include "engine/talk/words/journals.h"
#include "geometry/base/json/json_reader.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {

using nlohmann::json;

// A full game of five rounds needs less than a hundredth of this.
constexpr int mostMegabytes = 64;

Problem problemAt(const std::filesystem::path& path, std::size_t line, const Problem& what) {
    return problemIn(path.string() + ":" + std::to_string(line), what);
}

/// The text split into lines; the last line is torn if it has no line end.
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

/// A header, and the state for reading on.
struct Header {
    Journal journal;
    std::optional<LineChecks> checks;  ///< none: lines are not checked
};

bool hasCheck(const json& line) { return line.is_object() && line.contains(checkMember); }

// If an answer has a check, the header must have had one, too.
Result<Header> readHeader(const Lines& text) {
    const json object = parse(text.lines.front());
    if (object.is_discarded()) return problemOf(say::headerExpected());
    Header header;
    if (hasCheck(object) || (text.lines.size() > 1 && hasCheck(parse(text.lines[1])))) {
        header.checks.emplace();
        if (const auto fault = header.checks->faultOf(object)) return problemOf(*fault);
    }
    Result<Journal> journal = journalWith(object);
    if (!journal) return journal.problem();
    header.journal = std::move(journal).value();
    return header;
}

/// The content of a line that should hold an answer.
struct AnswerLine {
    std::optional<Answer> answer;
    Problem fault{};       ///< set if there is no answer
    bool changed = false;  ///< readable, but different from the saved line
    bool cut = false;      ///< no complete JSON object, for example because its end is missing
};

AnswerLine readAnswer(const std::string& text, std::optional<LineChecks>& checks) {
    const json line = parse(text);
    if (line.is_discarded()) return {.fault = problemOf(say::answerExpected()), .cut = true};
    const auto changed = checks ? checks->faultOf(line) : std::nullopt;
    if (changed) return {.fault = problemOf(*changed), .changed = true};
    Result<Answer> answer = answerFromJson(line);
    if (!answer) return {.fault = answer.problem()};
    return {.answer = std::move(answer).value()};
}

void readAnswers(const Lines& text, std::optional<LineChecks> checks, JournalText& result) {
    for (std::size_t i = 1; i < text.lines.size(); ++i) {
        AnswerLine line = readAnswer(text.lines[i], checks);
        const bool last = text.lastIsOpen && i + 1 == text.lines.size();
        if (line.answer) {
            result.journal.answers.push_back(std::move(*line.answer));
        } else if (last && (line.cut || !checks)) {
            result.lastLineTorn = true;
        } else {
            result.damage = {i + 1, line.fault, text.lines.size() - i, line.changed};
            return;
        }
    }
}

}  // namespace

Result<JournalText> readJournalAsFarAsItGoes(const std::filesystem::path& path) {
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
    const Lines text = linesOf(content.str());
    if (text.lines.empty()) return problemAt(path, 1, problemOf(say::headerExpected()));
    Result<Header> header = readHeader(text);
    if (!header) return problemAt(path, 1, header.problem());
    JournalText result;
    result.journal = std::move(header->journal);
    readAnswers(text, header->checks, result);
    return result;
}

Result<JournalText> readJournal(const std::filesystem::path& path) {
    Result<JournalText> text = readJournalAsFarAsItGoes(path);
    if (text && text->damage) return problemAt(path, text->damage->line, text->damage->expected);
    return text;
}

Result<ReplayResult> replayAsFarAsItGoes(Scenario scenario, const Journal& journal,
                                         const std::stop_token& stop) {
    scenario.asks = journal.asks;
    scenario.asksEverything = journal.asksEverything;
    keepOriginalRules(scenario, journal.rules);
    Result<std::unique_ptr<Game>> game = Game::start(std::move(scenario), journal.seed);
    if (!game) return game.problem();
    ReplayResult replayed{std::move(game).value()};
    for (const Answer& answer : journal.answers) {
        if (stop.stop_requested()) return problemOf(say::toldToStop());
        replayed.refusal = replayed.game->answer(answer);
        if (replayed.refusal) break;
        ++replayed.accepted;
    }
    return replayed;
}

Result<std::unique_ptr<Game>> replay(Scenario scenario, const Journal& journal,
                                     const std::stop_token& stop) {
    Result<ReplayResult> replayed = replayAsFarAsItGoes(std::move(scenario), journal, stop);
    if (!replayed) return replayed.problem();
    if (replayed->refusal) {
        return Problem{
            "answer " + std::to_string(replayed->accepted + 1) + ": " + replayed->refusal->text,
            say::answerRefused(static_cast<int>(replayed->accepted + 1),
                               replayed->refusal->message)};
    }
    return std::move(replayed->game);
}

}  // namespace sightline::engine
