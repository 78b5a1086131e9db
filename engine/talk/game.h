/// Game: asks a question, takes an answer, continues. All changes go through `answer`.
#pragma once
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <stop_token>

#include "engine/talk/answer.h"
#include "engine/talk/journal.h"
#include "engine/talk/rule_set.h"

namespace sightline::engine::talk {

template <class Words>
class Game {
  public:
    using Question = typename Words::Question;
    using Answer = typename Words::Answer;
    using Scenario = typename Words::Scenario;
    using View = typename Words::View;
    using Record = typename Words::Record;
    using Journal = talk::Journal<Answer>;
    using DiceAnswer = talk::DiceAnswer<typename Words::Face>;

    /// The rule set must outlive the game. Call `begin` before anything else.
    Game(const RuleSet<Words>& rules, Scenario scenario, std::uint64_t seed);
    ~Game();
    /// Sets up and runs until the first question. Returns the problem of a scenario that cannot be
    /// played, or none.
    std::optional<Problem> begin();

    /// The next question; null after the end of the game. Only its player may see the options of a
    /// secret question: use `shownTo` for the other player.
    const Question* question() const;

    /// Takes an answer and continues to the next question. A refusal changes nothing.
    std::optional<Refusal> answer(const Answer& answer);
    /// Checks an answer without changing anything.
    std::optional<Refusal> refusalOf(const Answer& answer) const;
    /// The legal answer that is closest to a refused move or placement. None if none exists, and
    /// for other questions. Takes about ten milliseconds.
    std::optional<Answer> nearestLegal(const Answer& refused) const;

    /// Faces for the open dice question from the game's generator. The same state of the same game
    /// gives the same dice, so that undo and redo cannot change the luck.
    DiceAnswer seededDice() const;
    /// The same for any answer by chance: dice, or a draw.
    Answer seededChance() const;

    /// Takes back the latest decision of a player and the dice that followed it; false if there is
    /// none. Until another answer is given, redo restores it, immediately for the last one taken
    /// back.
    bool undo();
    bool redo();
    /// The state after `undo`, computed by a replay, with options and evidence of its record.
    /// Meanwhile the game may be read but not changed. Null if there is no decision to take back,
    /// or if `stop` was requested.
    struct UndoResult;
    std::shared_ptr<UndoResult> earlier(const std::stop_token& stop = {}) const;
    /// Takes back the latest decision immediately. `earlier` must come from the current state.
    void goBackTo(const std::shared_ptr<UndoResult>& earlier);
    bool canUndo() const;
    bool canRedo() const;
    /// True if undo would take back dice, a draw or revealed cards that were seen: both players
    /// should agree.
    bool undoCrossesDice() const;

    View view(Player player) const;
    const Record& record() const;
    /// The same without waiting: lines of sight may still lack their verdict and evidence.
    const Record& recordSoFar() const;
    const Journal& journal() const;
    const Scenario& scenario() const;
    /// Hash of the whole state; equal answers give equal hashes on every computer.
    std::uint64_t digest() const;
    /// The state by names and values, see state_fields.h.
    nlohmann::json fields() const;

  private:
    struct Playthrough;
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace sightline::engine::talk
