/// The lines of a journal. Each has a check of itself and all lines before it, so that a changed,
/// moved or lost line is found at its place.
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

/// The game that a journal is of, and the questions that this program knows.
struct JournalGame {
    const char* game = "";     ///< the member "game"
    const char* edition = "";  ///< the member "edition"
    int asks = 1;              ///< the latest version of the questions
    bool unnamed = false;      ///< a header without these two members is of this game
};

/// The member of a line that holds its check: 16 hexadecimal digits.
inline constexpr const char* checkMember = "check";

/// Running checks from the first line on. They find every change of a single byte (`Digest`), but
/// ignore changes of JSON without meaning: spaces, or another order of members.
class LineChecks {
  public:
    /// The text of the next line, with its check and line end. `object` has no check.
    std::string written(const nlohmann::json& object);
    /// The fault of the next line as it was read; none: unchanged and at its place.
    std::optional<Message> faultOf(nlohmann::json object);
    bool operator==(const LineChecks& other) const {
        return digest_.value() == other.digest_.value();
    }

  private:
    std::string checkOf(const std::string& text);
    Digest digest_;
};

/// The content of a header, which is all of a journal but its answers.
struct JournalHeader {
    const nlohmann::json& scenario;
    std::uint64_t seed = 0;
    const std::optional<PlayedUnder>& rules;
    int asks = 1;
    bool asksEverything = false;
    const std::string& game;
    const std::string& edition;
};

/// The header of a journal, without its check.
nlohmann::json headerOf(const JournalHeader& journal);
template <class Answer>
nlohmann::json headerOf(const Journal<Answer>& journal) {
    return headerOf(JournalHeader{journal.scenario, journal.seed, journal.rules, journal.asks,
                                  journal.asksEverything, journal.game, journal.edition});
}

/// The expected content of a header that this game cannot read; none: it can.
std::optional<Problem> faultOfHeader(const nlohmann::json& header, const JournalGame& game);
/// The rules in a valid header; none in version 1, which does not store rules. A problem describes
/// the expected content.
Result<std::optional<PlayedUnder>> rulesOf(const nlohmann::json& header);

/// Scenario, seed and rules of a header.
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
