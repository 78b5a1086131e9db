/// Game: asks a question, takes an answer, and continues. Every change of the game is made by the
/// function `answer`.
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

    /// The rule set must exist longer than the game. Call `begin` before any other function.
    Game(const RuleSet<Words>& rules, Scenario scenario, std::uint64_t seed);
    ~Game();
    /// Sets up the game and runs the rules until the first question. Returns a problem if the
    /// scenario cannot be played.
    std::optional<Problem> begin();

    /// The open question; null after the end of the game. If the question is secret, only its
    /// player may see the options: `shownTo` gives the question without the options for the other
    /// player.
    const Question* question() const;

    /// Takes an answer and continues to the next question. A refusal changes nothing.
    std::optional<Refusal> answer(const Answer& answer);
    /// Checks an answer without changing anything.
    std::optional<Refusal> refusalOf(const Answer& answer) const;
    /// The legal answer that is closest to a refused move or placement. Returns no value if there
    /// is none, or for other kinds of questions. Takes about ten milliseconds.
    std::optional<Answer> nearestLegal(const Answer& refused) const;

    /// The faces for the open dice question, from the generator of the game. The same state of the
    /// same game always gives the same dice, so undo and redo cannot change the result.
    DiceAnswer seededDice() const;
    /// The answer of chance to the open question: dice, or a draw.
    Answer seededChance() const;

    /// Takes back the latest decision of a player and the dice that followed it. Returns false if
    /// there is no decision. Redo restores the decision, as long as no other answer is given; for
    /// the latest undo, redo needs no replay.
    bool undo();
    bool redo();
    /// Computes the state after `undo` by a replay, with all evidence in its record. During this
    /// time, other threads may read the game but must not change it. Returns null if there is no
    /// decision to take back, or if `stop` was requested.
    struct UndoResult;
    std::shared_ptr<UndoResult> earlier(const std::stop_token& stop = {}) const;
    /// Takes back the latest decision without a replay. The argument must be the result of the
    /// function `earlier` for the current state.
    void goBackTo(const std::shared_ptr<UndoResult>& earlier);
    bool canUndo() const;
    bool canRedo() const;
    /// True if undo would take back dice, a draw or cards that players have seen. Then both players
    /// should agree to the undo.
    bool undoCrossesDice() const;

    View view(Player player) const;
    const Record& record() const;
    /// The current record. It does not wait for pending computations, so the verdicts and evidence
    /// of some lines of sight may be missing.
    const Record& recordSoFar() const;
    const Journal& journal() const;
    const Scenario& scenario() const;
    /// A hash of the complete state. Two games with the same scenario, seed and answers have equal
    /// hashes on every computer.
    std::uint64_t digest() const;
    /// The state of the game as names and values of its fields, see state_fields.h.
    nlohmann::json fields() const;

  private:
    struct Playthrough;
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace sightline::engine::talk
