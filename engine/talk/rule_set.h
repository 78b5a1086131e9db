/// RuleSet: the functions that the talk needs of the rules of a game. Each game and each edition of
/// a game is one object.
///
/// Besides the types of question_forms.h, `Words` names these:
///
///     using Table = ...;      the state. A copy is a state of its own, from which a game starts
///     again using Scenario = ...;   the start, with the members source, rules, asks,
///     asksEverything using View = ...;       the knowledge of one player using Adjust = ...; the
///     alternative of Answer that changes the game by hand
///
/// The table has the members of a TalkTable (open_question.h), and:
///
///     answersTaken            number of answers so far; the talk counts them
///     quiet                   std::shared_ptr<QuietMoments>
///     moments                 number of timing points reached
///     log, completeRecord()   the record; the second computes entries that were put off
///     revelations             `answersTaken` at each reveal of a secret
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

    const char* game = "";     ///< in the header of journals
    const char* edition = "";  ///< the same, such as a year

    /// The table at the start. Problems: a scenario that cannot be played. The scenario outlives
    /// the table and does not move.
    Result<Table> (*setUp)(const typename Words::Scenario& scenario) = nullptr;
    /// The rules, from the start to the end of the game.
    Task<void> (*play)(Table& table) = nullptr;
    typename Words::View (*view)(const Table& table, Player player) = nullptr;
    /// Hash of the state and of the open question, which may be null.
    std::uint64_t (*digest)(const Table& table, const typename Words::Question* open) = nullptr;
    /// The state by names and values.
    nlohmann::json (*fields)(const Table& table) = nullptr;

    // Changes by hand.

    /// The reason why the state cannot hold the change; none: it can.
    std::optional<Refusal> (*refusalOf)(const Table& table, const Adjust& adjust) = nullptr;
    /// True for a change that is also legal when nothing is asked, such as after the end.
    bool (*needsNoQuestion)(const Adjust& adjust) = nullptr;
    /// The change with all data that a replay by a later version needs.
    Adjust (*inFull)(const Table& table, const Adjust& adjust) = nullptr;
    void (*apply)(Table& table, const Adjust& adjust) = nullptr;
    /// The rules that replace the running ones after the change; none: they go on.
    std::optional<Task<void>> (*playInstead)(Table& table, const Adjust& adjust) = nullptr;
    /// A decision that the change requires before the open question can be answered; none: none.
    /// `deciding`: an earlier change waits for its own.
    std::optional<Task<void>> (*decisionAfter)(Table& table, const Adjust& adjust,
                                               bool deciding) = nullptr;
};

}  // namespace sightline::engine::talk
