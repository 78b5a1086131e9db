/// The lines of a journal. Each line has a checksum of itself and of all lines before it. So a
/// changed, moved or lost line is found at its place.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/talk/journal.h"
#include "geometry/base/digest.h"
#include "geometry/base/message.h"
#include "geometry/base/problems.h"
#include "geometry/base/result.h"

namespace sightline::engine::talk {

/// The game to which a journal must belong, and the latest version of the questions that this
/// program knows.
struct JournalGame {
    const char* game = "";     ///< value of the header's member "game"
    const char* edition = "";  ///< value of the header's member "edition"
    int asks = 1;              ///< latest version of the questions that the program knows
    bool unnamed = false;      ///< true: a header without "game" and "edition" belongs to this game
};

/// The member of a line that contains its checksum: 16 hexadecimal digits.
inline constexpr const char* checkMember = "check";

/// Computes the checksums of the lines, starting with the first line. A checksum is computed from
/// the JSON value of a line: spaces and the order of the members do not count. It finds every other
/// change of a single byte (`Digest`).
class LineChecks {
  public:
    /// The text of the next line, with its checksum and line end. `object` is the line without a
    /// checksum.
    std::string written(const nlohmann::json& object);
    /// Checks the next line of a file. Returns the fault, or no value if the line is unchanged and
    /// at its place.
    std::optional<Message> faultOf(nlohmann::json object);
    bool operator==(const LineChecks& other) const {
        return digest_.value() == other.digest_.value();
    }

  private:
    std::string checkOf(const std::string& text);
    Digest digest_;
};

/// The content of a journal's header: everything in a journal except the answers.
struct JournalHeader {
    const nlohmann::json& scenario;
    std::uint64_t seed = 0;
    const std::optional<PlayedUnder>& rules;
    int asks = 1;
    bool asksEverything = false;
    const std::string& game;
    const std::string& edition;
};

/// The header of a journal as JSON, without its checksum.
nlohmann::json headerOf(const JournalHeader& journal);
template <class Answer>
nlohmann::json headerOf(const Journal<Answer>& journal) {
    return headerOf(JournalHeader{journal.scenario, journal.seed, journal.rules, journal.asks,
                                  journal.asksEverything, journal.game, journal.edition});
}

/// The fault of a header that the program cannot read for this game. Returns no value if the header
/// can be read.
std::optional<Problem> faultOfHeader(const nlohmann::json& header, const JournalGame& game);
/// The rules in a valid header. Returns no value for a header of version 1, which does not store
/// rules. If the rules are missing or wrong, returns a problem that describes the expected rules.
Result<std::optional<PlayedUnder>> rulesOf(const nlohmann::json& header);

/// A journal without answers: it contains the scenario, the seed and the rules of a header.
template <class Answer>
Result<Journal<Answer>> journalWith(const nlohmann::json& header, const JournalGame& game) {
    if (auto fault = faultOfHeader(header, game)) return *fault;
    Result<std::optional<PlayedUnder>> rules = rulesOf(header);
    if (!rules) return rules.problem();
    Journal<Answer> journal;
    journal.scenario = header["scenario"];
    journal.seed = header["seed"].template get<std::uint64_t>();
    journal.rules = std::move(rules).value();
    journal.asks = header.value("asks", journal.asks);
    journal.asksEverything = header.value("ask_everything", false);
    journal.game = header.value("game", journal.game);
    journal.edition = header.value("edition", journal.edition);
    return journal;
}

}  // namespace sightline::engine::talk
