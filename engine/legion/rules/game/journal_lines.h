/// The lines of a journal. Each has a check of itself and all lines before it, so that a changed,
/// moved or lost line is found at its place. Private to engine/legion/rules/game/journal_*.cpp.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/legion/rules/game/game.h"
#include "geometry/base/digest.h"

namespace sightline::engine {

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

/// The header of a journal, without its check.
nlohmann::json headerOf(const Journal& journal);
/// Scenario, seed and rules of a header. Problems describe the expected content.
Result<Journal> journalWith(const nlohmann::json& header);

}  // namespace sightline::engine
