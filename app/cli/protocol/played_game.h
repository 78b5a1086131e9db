/// PlayedGame: the interface between a game of any rule set and a session of `sightline-cli play`.
/// Answers, questions and events are JSON.
#pragma once
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "geometry/base/result.h"

namespace sightline::app {

/// The result of one input line.
struct Reply {
    bool given = false;      ///< true: the game accepted an answer, and the session continues
    nlohmann::json event{};  ///< an event to write; null if there is none
    /// An answer that the program chose; null if the caller gave the answer.
    nlohmann::json answered{};

    static Reply of(nlohmann::json event) { return {.event = std::move(event)}; }
    /// An error event: {"event": "error", "why": ...}.
    static Reply error(const std::string& why);
};

/// A command that only one rule set has.
struct OwnCommand {
    std::string name;
    std::vector<std::string> members{};  ///< allowed members besides "command"
    bool needsQuestion = true;           ///< true: the command is refused if no question is open
};

class PlayedGame {
  public:
    virtual ~PlayedGame() = default;

    virtual std::size_t answers() const = 0;
    virtual bool asks() const = 0;
    /// True if the open question is answered by a roll or a draw.
    virtual bool asksForChance() const = 0;
    virtual std::size_t entries() const = 0;  ///< number of entries in the record

    /// Each function returns an event of the session. Its member "event" has the kind of the event.
    virtual nlohmann::json question() const = 0;
    virtual nlohmann::json ending() const = 0;
    virtual nlohmann::json state() const = 0;
    virtual std::vector<nlohmann::json> entriesFrom(std::size_t first) const = 0;

    virtual Reply take(nlohmann::json answer) = 0;
    virtual Reply takeChance() = 0;
    virtual bool undo() = 0;
    virtual const std::vector<OwnCommand>& commands() const = 0;
    virtual Reply command(const std::string& name, const nlohmann::json& line) = 0;
    /// Saves the new answers. It is called after every answer, before the new record entries (from
    /// index `firstNew` on) are written. Returns no problem if the game is not saved at all.
    virtual std::optional<Problem> save(std::size_t /*firstNew*/) { return std::nullopt; }
};

}  // namespace sightline::app
