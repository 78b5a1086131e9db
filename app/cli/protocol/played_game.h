/// PlayedGame: a game of any rule set as a session of `play` needs it, with its JSON forms. A line
/// of the input is an answer or a command; the session writes the events.
#pragma once
#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "geometry/base/result.h"

namespace sightline::app {

/// The result of a line.
struct Reply {
    bool given = false;         ///< an answer was given: the session goes on
    nlohmann::json event{};     ///< an event to write; null: none
    nlohmann::json answered{};  ///< the answer that the program chose; null: the line has it

    static Reply of(nlohmann::json event) { return {.event = std::move(event)}; }
    /// {"event": "error", "why": ...}
    static Reply error(const std::string& why);
};

/// A command that only this rule set has.
struct OwnCommand {
    std::string name;
    std::vector<std::string> members{};  ///< besides "command"
    bool needsQuestion = true;           ///< refused when nothing is asked
};

class PlayedGame {
  public:
    virtual ~PlayedGame() = default;

    virtual std::size_t answers() const = 0;  ///< the number of answers
    virtual bool asks() const = 0;            ///< a question is open
    virtual bool asksForChance() const = 0;   ///< and chance answers it
    virtual std::size_t entries() const = 0;  ///< of the record

    /// The events of the session, each with its member "event".
    virtual nlohmann::json question() const = 0;
    virtual nlohmann::json ending() const = 0;
    virtual nlohmann::json state() const = 0;
    virtual std::vector<nlohmann::json> entriesFrom(std::size_t first) const = 0;

    virtual Reply take(nlohmann::json answer) = 0;
    virtual Reply takeChance() = 0;
    virtual bool undo() = 0;
    virtual const std::vector<OwnCommand>& commands() const = 0;
    virtual Reply command(const std::string& name, const nlohmann::json& line) = 0;
    /// After every answer, before its entries are written: those from `firstNew` on. None: it is
    /// saved, or nothing is saved.
    virtual std::optional<Problem> save(std::size_t /*firstNew*/) { return std::nullopt; }
};

}  // namespace sightline::app
