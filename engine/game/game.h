/// A game as a conversation: it asks, somebody answers, it goes on. The one gate for every change.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "engine/asking/answer.h"
#include "engine/asking/question.h"
#include "engine/asking/record.h"
#include "engine/state/scenario.h"
#include "engine/state/view.h"

namespace sightline::engine {

/// Scenario, seed and answers: all that is ever stored of a game.
struct Journal {
    nlohmann::json scenario;
    std::uint64_t seed = 0;
    std::vector<Answer> answers;
    std::optional<PlayedUnder> rules{};  ///< none: nobody said
    int asks = asksFirst;                ///< see asks.h
    bool asksEverything = false;         ///< also where only one answer is legal
};

class Game {
  public:
    /// Problems: a scenario that cannot be played (no units, overlapping miniatures, off the
    /// table...).
    static Result<std::unique_ptr<Game>> start(Scenario scenario, std::uint64_t seed);
    ~Game();

    /// What must be answered next; null when the game is over. A secret question's options are for
    /// its player alone: `shownTo` has what the other one may see.
    const Question* question() const;

    /// Takes an answer and goes on to the next question. A refusal changes nothing.
    std::optional<Refusal> answer(const Answer& answer);
    /// Would it be refused? Changes nothing.
    std::optional<Refusal> refusalOf(const Answer& answer) const;
    /// The legal answer that comes closest to a refused move or to refused places; none where there
    /// is none, and for other questions. Takes some ten milliseconds.
    std::optional<Answer> nearestLegal(const Answer& refused) const;

    /// Faces for the open dice question from the game's own generator. The same at the same place
    /// of the same game, so that undo and redo cannot fish for luck.
    DiceAnswer seededDice() const;
    /// The same for whatever chance is asked for: dice, or a draw.
    Answer seededChance() const;

    /// Takes back the latest decision of a player with the dice that followed it; false when there
    /// is none. Redo gives it back until something else is answered, at once what was taken back
    /// last.
    bool undo();
    bool redo();
    /// What `undo` comes to, worked out beside the game, which may be read meanwhile and must not
    /// be changed. With its options and the evidence of its record. Null when there is nothing to
    /// take back, or when it is told to stop.
    struct Earlier;
    std::shared_ptr<Earlier> earlier(const std::stop_token& stop = {}) const;
    /// Takes the latest decision back at once. `earlier` is of the game as it stands.
    void goBackTo(const std::shared_ptr<Earlier>& earlier);
    bool canUndo() const;
    bool canRedo() const;
    /// Undoing would take back dice, a draw or revealed cards that were seen: both players should
    /// agree.
    bool undoCrossesDice() const;

    View view(Player player) const;
    const Record& record() const;
    /// The same at once: lines of sight may still lack their verdict and evidence.
    const Record& recordSoFar() const;
    const Journal& journal() const;
    const Scenario& scenario() const;
    /// Fingerprint of the whole state, equal on every machine for equal answers.
    std::uint64_t digest() const;
    /// The same state by names and values, see state_fields.h.
    nlohmann::json fields() const;

  private:
    Game();
    struct Course;
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

/// A legal answer to the open question (the sandbox, which asks nothing, refuses it), picked by a
/// small generator from `seed`: drives whole random games. Moves and placements are sampled and
/// checked.
Answer randomAnswer(const Game& game, std::uint64_t seed);

}  // namespace sightline::engine
