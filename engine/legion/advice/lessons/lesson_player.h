/// LessonPlayer: leads a learner through a lesson. It follows a game, and never changes the game
/// except in `begin` and `restartStep`. The caller gives the answers of the learner to the game,
/// and then calls `update`.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/legion/advice/lessons/answer_now.h"
#include "engine/legion/advice/lessons/lesson.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::engine::lessons {

/// What an answer of the learner would do to the current step.
struct Judgement {
    enum class Kind {
        fulfils,  ///< the answer fulfils the step
        fits,     ///< the answer is allowed, and the step can go on
        refused,  ///< the answer is illegal, see `refusal`; `mistake` may have words for it
        notNow,   ///< the answer is legal, but not part of the step, or the lesson could not go on
        mistake   ///< one of the step's mistakes, see `mistake`
    };
    Kind kind = Kind::fits;
    std::optional<Refusal> refusal{};
    Message why{};      ///< the reason why the answer is not part of the step
    bool done = false;  ///< true: the condition of the step holds after the answer
    int mistake = -1;   ///< index of the mistake in the step; -1: no known mistake
    /// The game after the answer. A program can show in it the consequences of a mistake. Null for
    /// a refused answer, and for a change of the camera or the selection.
    std::shared_ptr<const Game> after{};

    bool accepted() const { return kind == Kind::fulfils || kind == Kind::fits; }
};

/// A hint. The first hint of a step is the reason, and the second is the pointer. The third shows
/// what to do: the answer `answer`, the change `look` of the camera or the selection, or the change
/// `change` of the army.
struct Hint {
    enum class Kind { reason, pointer, show };
    Kind kind{};
    const LessonText* words = nullptr;  ///< null for `show`
    std::optional<Answer> answer{};
    const Look* look = nullptr;          ///< null if the hint shows no change of the camera
    const ArmyChange* change = nullptr;  ///< null if the hint shows no change of the army
};

class LessonPlayer {
  public:
    /// The lesson, the game and the army must exist longer than the LessonPlayer. `army` is null if
    /// the learner builds no army.
    LessonPlayer(const Lesson& lesson, Game& game, const ArmyStart* army = nullptr);

    /// Gives the answers before the first step. Call it once, at the start of the game. Returns a
    /// problem if the game refuses one of the answers.
    std::optional<Problem> begin();

    /// The current step; null after the last step.
    const LessonStep* step() const;
    std::size_t stepIndex() const { return starts_.empty() ? 0 : starts_.size() - 1; }
    bool over() const { return step() == nullptr; }
    /// True if the condition of the current step holds.
    bool isDone() const;
    /// Goes to the next step if the current step is done, or back to an earlier step if an undo
    /// took back its answers. Returns true if the current step changed. Call it until it returns
    /// false.
    bool update();

    /// The answer of the opponent or of chance to the open question. Returns no value if the
    /// learner must answer, or if no question is open.
    std::optional<Answer> automaticAnswer() const;

    /// Judges an answer without changing the game. Takes as long as a replay of the game.
    Judgement judge(const Answer& answer) const;
    /// Judges the camera and the selection after the learner has changed them.
    Judgement judge(const Look& look) const;
    /// Sets the camera and the selection, measured from the beginning of the step.
    void look(const Look& look) { look_ = look; }
    const Look& currentLook() const { return look_; }
    /// Judges an army after the learner has changed it. A mistake is a condition that holds for
    /// this army and did not hold for the army before.
    Judgement judge(const ArmyList& army) const;
    /// Sets the army that the learner has built.
    void build(const ArmyList& army);
    /// The army that the learner builds. Null in a lesson without an army.
    const ArmyList* army() const { return army_ ? &army_->list : nullptr; }
    /// The army after the change; no value if the change is not possible.
    std::optional<ArmyList> armyAfter(const ArmyChange& change) const;

    /// Reveals the next hint of the step. After the third hint, each call shows the next answer.
    /// Returns no value if the lesson is over or has no answer to show.
    std::optional<Hint> nextHint();
    /// The answer that the third hint shows now.
    std::optional<Hint> showMe() const;

    /// Takes back all answers and all changes of the army since the beginning of the step.
    void restartStep();

  private:
    struct Start {
        std::size_t answers = 0;  ///< number of answers before the step
        ArmyList army{};          ///< the army before the step
    };
    /// A question of the game, without its options.
    struct Asked {
        Ask ask{};
        bool learners = false;  ///< true: the learner must answer the question
    };
    enum class By { learner, others };
    void noteQuestion() const;
    std::span<const Answer> allSince(std::size_t first) const;
    /// The answers of the learner, or the answers of the opponent and of chance, from the answer
    /// with the index `first` on.
    std::vector<GivenAnswer> givenSince(std::size_t first, By by) const;
    Situation situation(const View& view, const Game& game, const Look& look) const;
    bool isDoneIn(const Game& game, const Look& look) const;
    Start startNow() const;
    /// For each answer that the step shows: true if the learner has given it.
    std::vector<bool> usedAnswers() const;
    int mistakeIn(const Situation& after) const;
    bool isAllowed(const Question& question, const Answer& answer) const;
    /// True if the answers that the steps show complete this step and all later steps from now on,
    /// but no longer from the game `after`. Always false for a draft: its steps may be unfinished.
    bool leavesThePath(const Game& after) const;
    bool canGoOnFrom(const Game& after) const;
    bool playsToItsEnd();
    /// True if the changes that the steps show complete the lesson from this army on.
    bool canGoOnWith(const ArmyList& army) const;
    bool buildsToItsEnd();

    const Lesson& lesson_;
    Game& game_;
    std::vector<Start> starts_{};  ///< the beginnings of all steps up to the current step
    std::size_t firstEntry_ = 0;   ///< number of record entries before the first step
    /// The questions that the LessonPlayer has seen. The key is the number of answers before the
    /// question. A game does not store its earlier questions.
    mutable std::map<std::size_t, Asked> asked_{};
    Look look_{};
    const ArmyStart* armyStart_;
    std::optional<BuiltArmy> army_{};
    int hints_ = 0;  ///< number of hints of the step that were revealed
};

}  // namespace sightline::engine::lessons
