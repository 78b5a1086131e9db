#include "engine/game/journal_lines.h"

#include <array>

namespace sightline::engine {
namespace {

using nlohmann::json;

constexpr const char* formatName = "sightline-journal";
constexpr int withoutRules = 1, formatVersion = 2;

std::string textOf(const json& object) {
    return object.dump(-1, ' ', false, json::error_handler_t::replace);
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

std::optional<std::string> faultOfHeader(const json& header) {
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

}  // namespace

std::string LineChecks::checkOf(const std::string& text) {
    digest_.add(std::string_view(text));
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(digest_.value()));
    return digits.data();
}

std::string LineChecks::written(const json& object) {
    std::string line = textOf(object);
    const std::string check = checkOf(line);
    line.pop_back();  // the closing brace
    return line.append(",\"").append(checkMember).append("\":\"").append(check).append("\"}\n");
}

std::optional<std::string> LineChecks::faultOf(json object) {
    json said;
    if (object.is_object() && object.contains(checkMember)) {
        said = std::move(object[checkMember]);
        object.erase(checkMember);
    }
    const std::string expected = checkOf(textOf(object));
    if (said == expected) return std::nullopt;
    return "the line is not as it was saved: \"" + std::string(checkMember) + "\" must be \"" +
           expected + "\"";
}

json headerOf(const Journal& journal) {
    json header = {{"format", formatName},
                   {"version", withoutRules},
                   {"scenario", journal.scenario},
                   {"seed", journal.seed}};
    if (journal.rules) {
        header["version"] = formatVersion;
        header["rules"] = toJson(*journal.rules);
    }
    if (journal.asks != asksFirst) header["asks"] = journal.asks;
    return header;
}

Result<Journal> journalWith(const json& header) {
    if (const auto fault = faultOfHeader(header)) return Problem{*fault};
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

}  // namespace sightline::engine
