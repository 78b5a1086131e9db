/// RuleSet: the functions of a game's rules that engine/talk calls. Each edition of a game has one
/// RuleSet object.
///
/// Besides the types of question_forms.h, `Words` names these types:
///
///     using Table = ...;      the state; a copy is independent, so a game can start from a copy
///     using Scenario = ...;   the start; members: source, rules, asks, asksEverything
///     using View = ...;       the facts that one player knows about the state
///     using Adjust = ...;     the alternative of Answer that changes the game by hand
///
/// The table has the members of a TalkTable (open_question.h), and these members:
///
///     answersTaken            number of answers so far; engine/talk counts them
///     quiet                   std::shared_ptr<QuietMoments>, a cache of moments without effects
///     moments                 number of timing points that the game has reached
///     log, completeRecord()   the record; the function also computes pending entries
///     revelations             the value of `answersTaken` at each reveal of a secret
#pragma once
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "engine/talk/citation.h"
#include "engine/talk/player.h"
#include "engine/talk/task.h"
#include "geometry/base/result.h"

namespace sightline::engine::talk {

template <class Words>
struct RuleSet {
    using Table = typename Words::Table;
    using Adjust = typename Words::Adjust;

    const char* game = "";     ///< name of the game in the header of journals
    const char* edition = "";  ///< name of the edition in the header of journals, such as a year

    /// Returns the table at the start of the game. Returns a problem if the scenario cannot be
    /// played. The scenario must exist longer than the table and must not move in memory.
    Result<Table> (*setUp)(const typename Words::Scenario& scenario) = nullptr;
    /// Runs the rules, from the start to the end of the game.
    Task<void> (*play)(Table& table) = nullptr;
    typename Words::View (*view)(const Table& table, Player player) = nullptr;
    /// A hash of the state and of the open question. The question may be null.
    std::uint64_t (*digest)(const Table& table, const typename Words::Question* open) = nullptr;
    /// The state of a game as names and values of its fields.
    nlohmann::json (*fields)(const Table& table) = nullptr;

    // Functions for changes that players make by hand (adjustments).

    /// The reason why the adjustment is impossible in this state. Returns no value if the
    /// adjustment is possible.
    std::optional<Refusal> (*refusalOf)(const Table& table, const Adjust& adjust) = nullptr;
    /// True if the adjustment is also legal while no question is open, such as after the end of the
    /// game.
    bool (*needsNoQuestion)(const Adjust& adjust) = nullptr;
    /// The adjustment, completed with all data that a later version of the program needs to replay
    /// it.
    Adjust (*inFull)(const Table& table, const Adjust& adjust) = nullptr;
    void (*apply)(Table& table, const Adjust& adjust) = nullptr;
    /// The rules that replace the running rules after an adjustment. Returns no value if the
    /// running rules continue.
    std::optional<Task<void>> (*playInstead)(Table& table, const Adjust& adjust) = nullptr;
    /// A decision that a player must make after an adjustment, before the open question can be
    /// answered. Returns no value if no decision is needed. `deciding` is true while the decision
    /// of an earlier adjustment is open.
    std::optional<Task<void>> (*decisionAfter)(Table& table, const Adjust& adjust,
                                               bool deciding) = nullptr;
};

}  // namespace sightline::engine::talk
