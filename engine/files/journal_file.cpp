#include "engine/files/journal_file.h"

#include <sstream>
#include <system_error>

#include "engine/files/json_reader.h"
#include "engine/state/digest.h"

namespace sightline::engine {
namespace {

using nlohmann::json;

constexpr const char* formatName = "sightline-journal";
constexpr int withoutRules = 1, formatVersion = 2;

std::string headerLine(const Journal& journal) {
    json header = {{"format", formatName},
                   {"version", withoutRules},
                   {"scenario", journal.scenario},
                   {"seed", journal.seed}};
    if (journal.rules) {
        header["version"] = formatVersion;
        header["rules"] = toJson(*journal.rules);
    }
    if (journal.asks != asksFirst) header["asks"] = journal.asks;
    return header.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

std::string lineOf(const Answer& answer) {
    return toJson(answer).dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

/// Of the header and the first `count` answers, to notice that a decision was taken back.
std::uint64_t digestOfPrefix(const Journal& journal, std::size_t count) {
    Digest digest;
    digest.add(static_cast<std::int64_t>(journal.seed));
    for (std::size_t i = 0; i < count; ++i) digest.add(lineOf(journal.answers[i]));
    return digest.value();
}

Problem problemAt(const std::filesystem::path& path, std::size_t line, const std::string& what) {
    return Problem{path.string() + ":" + std::to_string(line) + ": " + what};
}

std::optional<std::string> faultOfVersion(const json& header) {
    const auto version = header.find("version");
    if (version == header.end() || !version->is_number_integer() || *version < withoutRules) {
        return "\"version\" must be a whole number from 1";
    }
    if (*version > formatVersion) {
        return "a later version of the game saved it (\"version\" " + version->dump() +
               ", this one reads up to " + std::to_string(formatVersion) + ")";
    }
    return std::nullopt;
}

// None says that it asks as much as the first version did.
std::optional<std::string> faultOfAsks(const json& header) {
    const auto asks = header.find("asks");
    if (asks == header.end()) return std::nullopt;
    if (!asks->is_number_integer() || *asks < asksFirst)
        return "\"asks\" must be a whole number from 1";
    if (*asks <= asksNow) return std::nullopt;
    return "a later version of the game saved it (\"asks\" " + asks->dump() +
           ", this one knows up to " + std::to_string(asksNow) + ")";
}

std::optional<std::string> faultOf(const json& header) {
    if (!header.is_object()) return "a header object is expected";
    if (!header.contains("format") || header["format"] != formatName) {
        return "\"format\" must be \"" + std::string(formatName) + "\"";
    }
    if (auto fault = faultOfVersion(header)) return fault;
    if (auto fault = faultOfAsks(header)) return fault;
    if (!header.contains("scenario") || !header["scenario"].is_object()) {
        return "\"scenario\" must be an object";
    }
    const auto seed = header.find("seed");
    const bool whole = seed != header.end() && seed->is_number_integer() &&
                       (seed->is_number_unsigned() || seed->get<std::int64_t>() >= 0);
    if (!whole) return "\"seed\" must be a whole number from 0 to 18446744073709551615";
    return std::nullopt;
}

/// The text split at line ends; the last line counts as torn when nothing ends it.
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

Result<Journal> readHeader(const std::string& line) {
    const json header = parse(line);
    if (header.is_discarded()) return Problem{"a header object is expected"};
    if (const auto fault = faultOf(header)) return Problem{*fault};
    Journal journal;
    journal.scenario = header["scenario"];
    journal.seed = header["seed"].get<std::uint64_t>();
    journal.asks = header.value("asks", asksFirst);
    if (header["version"] == withoutRules) return journal;
    const auto said = header.find("rules");
    Result<PlayedUnder> rules = playedUnderFromJson(said == header.end() ? json() : *said);
    if (!rules) return rules.problem();
    journal.rules = std::move(rules).value();
    return journal;
}

Result<Answer> readAnswer(const std::string& text) {
    const json line = parse(text);
    if (line.is_discarded()) return Problem{"an answer object is expected"};
    return answerFromJson(line);
}

void readAnswers(const Lines& text, JournalText& result) {
    for (std::size_t i = 1; i < text.lines.size(); ++i) {
        Result<Answer> answer = readAnswer(text.lines[i]);
        if (answer) {
            result.journal.answers.push_back(std::move(answer).value());
        } else if (text.lastIsOpen && i + 1 == text.lines.size()) {
            result.lastLineTorn = true;
        } else {
            result.damage = {i + 1, answer.problem().text, text.lines.size() - i};
            return;
        }
    }
}

}  // namespace

Result<JournalText> readJournalAsFarAsItGoes(const std::filesystem::path& path) {
    std::error_code unread;
    if (!std::filesystem::is_regular_file(path, unread)) {
        return Problem{path.string() + ": a file is expected"};
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) return Problem{path.string() + ": cannot be read"};
    std::ostringstream content;
    content << file.rdbuf();
    const Lines text = linesOf(content.str());
    if (text.lines.empty()) return problemAt(path, 1, "a header object is expected");
    Result<Journal> header = readHeader(text.lines.front());
    if (!header) return problemAt(path, 1, header.problem().text);
    JournalText result;
    result.journal = std::move(header).value();
    readAnswers(text, result);
    return result;
}

Result<JournalText> readJournal(const std::filesystem::path& path) {
    Result<JournalText> text = readJournalAsFarAsItGoes(path);
    if (text && text->damage) return problemAt(path, text->damage->line, text->damage->text);
    return text;
}

Result<bool> writeJournal(const std::filesystem::path& path, const Journal& journal) {
    std::filesystem::path temporary = path;
    temporary += ".new";
    {
        std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
        file << headerLine(journal);
        for (const Answer& answer : journal.answers) file << lineOf(answer);
        file.flush();
        if (!file) return Problem{temporary.string() + ": cannot be written"};
    }
    std::error_code failed;
    std::filesystem::rename(temporary, path, failed);
    if (failed) return Problem{path.string() + ": cannot be written: " + failed.message()};
    return true;
}

Result<std::unique_ptr<JournalWriter>> JournalWriter::open(const std::filesystem::path& path) {
    std::error_code failed;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), failed);
    if (std::filesystem::is_directory(path, failed)) {
        return Problem{path.string() + ": is a folder"};
    }
    std::ofstream probe(path, std::ios::binary | std::ios::app);
    if (!probe) return Problem{path.string() + ": cannot be written"};
    return std::unique_ptr<JournalWriter>(new JournalWriter(path));
}

Result<bool> JournalWriter::follow(const Journal& journal) {
    const bool continues = file_.is_open() && written_ <= journal.answers.size() &&
                           digestOfPrefix(journal, written_) == prefixDigest_;
    if (!continues) {
        file_.close();
        if (Result<bool> whole = writeJournal(path_, journal); !whole) return whole;
        file_.open(path_, std::ios::binary | std::ios::app);
        written_ = journal.answers.size();
    }
    while (written_ < journal.answers.size()) file_ << lineOf(journal.answers[written_++]);
    file_.flush();
    if (!file_) return Problem{path_.string() + ": cannot be written"};
    prefixDigest_ = digestOfPrefix(journal, written_);
    return true;
}

Result<Replayed> replayAsFarAsItGoes(Scenario scenario, const Journal& journal) {
    scenario.asks = journal.asks;
    Result<std::unique_ptr<Game>> game = Game::start(std::move(scenario), journal.seed);
    if (!game) return game.problem();
    Replayed replayed{std::move(game).value()};
    for (const Answer& answer : journal.answers) {
        replayed.refusal = replayed.game->answer(answer);
        if (replayed.refusal) break;
        ++replayed.accepted;
    }
    return replayed;
}

Result<std::unique_ptr<Game>> replay(Scenario scenario, const Journal& journal) {
    Result<Replayed> replayed = replayAsFarAsItGoes(std::move(scenario), journal);
    if (!replayed) return replayed.problem();
    if (replayed->refusal) {
        return Problem{"answer " + std::to_string(replayed->accepted + 1) + ": " +
                       replayed->refusal->text};
    }
    return std::move(replayed->game);
}

}  // namespace sightline::engine
