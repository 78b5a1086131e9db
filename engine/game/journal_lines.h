/// The lines that a journal is made of. Each carries a check of itself and of all before it, so
/// that a line that changed, moved or was lost since is noticed where it stands.
/// Private to engine/files/journal_*.cpp.
#pragma once
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/digest.h"
#include "engine/game/game.h"

namespace sightline::engine {

/// The member of a line that holds its check: 16 hexadecimal digits.
inline constexpr const char* checkMember = "check";

/// Checks from the first line on. One byte that differs always tells (`Digest`); what a JSON
/// program may write otherwise without meaning something else does not: spaces, members in
/// another order.
class LineChecks {
  public:
    /// The next line as it is written, with its check and its end. `object` has no check.
    std::string written(const nlohmann::json& object);
    /// What is wrong with the next line as it was read; none: it stands where and as it was
    /// written.
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
/// Scenario, seed and rules of such a header. Problems say what was expected.
Result<Journal> journalWith(const nlohmann::json& header);

}  // namespace sightline::engine
