#include "engine/talk/journal_lines.h"

#include "engine/talk/words/journals.h"
#include "geometry/base/words/files.h"

namespace sightline::engine::talk {
namespace {

using nlohmann::json;

constexpr const char* formatName = "sightline-journal";
constexpr const char* mostSeed = "18446744073709551615";
constexpr int withoutRules = 1, formatVersion = 2, firstQuestions = 1;

std::string textOf(const json& object) {
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::optional<Message> faultOfVersion(const json& header) {
    const auto version = header.find("version");
    if (version == header.end() || !version->is_number_integer() || *version < withoutRules) {
        return say::ofMember("version", say::mustBeWholeFrom1());
    }
    if (*version > formatVersion) {
        return say::laterReads(version->dump(), formatVersion);
    }
    return std::nullopt;
}

// Checks the version of the questions. A header without the member `asks` has the first version.
std::optional<Message> faultOfAsks(const json& header, int known) {
    const auto asks = header.find("asks");
    if (asks == header.end()) return std::nullopt;
    if (!asks->is_number_integer() || *asks < firstQuestions)
        return say::ofMember("asks", say::mustBeWholeFrom1());
    if (*asks <= known) return std::nullopt;
    return say::laterAsks(asks->dump(), known);
}

std::optional<Message> faultOfName(const json& header, const char* member, const char* expected,
                                   bool mayLack) {
    const auto name = header.find(member);
    if (name == header.end() ? mayLack : *name == expected) return std::nullopt;
    return say::ofMember(member, say::mustBeText(expected));
}

std::optional<Message> faultIn(const json& header, const JournalGame& game) {
    if (!header.is_object()) return say::headerExpected();
    if (!header.contains("format") || header["format"] != formatName) {
        return say::ofMember("format", say::mustBeText(formatName));
    }
    if (auto fault = faultOfVersion(header)) return fault;
    if (auto fault = faultOfName(header, "game", game.game, game.unnamed)) return fault;
    if (auto fault = faultOfName(header, "edition", game.edition, game.unnamed)) return fault;
    if (auto fault = faultOfAsks(header, game.asks)) return fault;
    const auto everything = header.find("ask_everything");
    if (everything != header.end() && !everything->is_boolean())
        return say::ofMember("ask_everything", say::mustBeTruth());
    if (!header.contains("scenario") || !header["scenario"].is_object()) {
        return say::ofMember("scenario", say::mustBeObject());
    }
    const auto seed = header.find("seed");
    const bool whole = seed != header.end() && seed->is_number_integer() &&
                       (seed->is_number_unsigned() || seed->get<std::int64_t>() >= 0);
    if (!whole) return say::ofMember("seed", say::mustBeWholeUpTo(mostSeed));
    return std::nullopt;
}

}  // namespace

std::string LineChecks::checkOf(const std::string& text) {
    digest_.add(std::string_view(text));
    return hexadecimal(digest_.value());
}

std::string LineChecks::written(const json& object) {
    std::string line = textOf(object);
    const std::string check = checkOf(line);
    line.pop_back();  // removes the closing brace; the checksum follows
    return line.append(",\"").append(checkMember).append("\":\"").append(check).append("\"}\n");
}

std::optional<Message> LineChecks::faultOf(json object) {
    json said;
    if (object.is_object() && object.contains(checkMember)) {
        said = std::move(object[checkMember]);
        object.erase(checkMember);
    }
    const std::string expected = checkOf(textOf(object));
    if (said == expected) return std::nullopt;
    return say::lineChanged(checkMember, expected);
}

json headerOf(const JournalHeader& journal) {
    json header = {{"format", formatName},
                   {"version", withoutRules},
                   {"scenario", journal.scenario},
                   {"seed", journal.seed}};
    if (!journal.game.empty()) header["game"] = journal.game;
    if (!journal.edition.empty()) header["edition"] = journal.edition;
    if (journal.rules) {
        header["version"] = formatVersion;
        header["rules"] = toJson(*journal.rules);
    }
    if (journal.asks != firstQuestions) header["asks"] = journal.asks;
    if (journal.asksEverything) header["ask_everything"] = true;
    return header;
}

std::optional<Problem> faultOfHeader(const json& header, const JournalGame& game) {
    const auto fault = faultIn(header, game);
    return fault ? std::optional(problemOf(*fault)) : std::nullopt;
}

Result<std::optional<PlayedUnder>> rulesOf(const json& header) {
    if (header["version"] == withoutRules) return std::optional<PlayedUnder>();
    const auto said = header.find("rules");
    Result<PlayedUnder> rules = playedUnderFromJson(said == header.end() ? json() : *said);
    if (!rules) return rules.problem();
    return std::optional(std::move(rules).value());
}

}  // namespace sightline::engine::talk
