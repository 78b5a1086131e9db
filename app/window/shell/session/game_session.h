/// The game that the window plays. Only this class changes the game: answers, undo, redo and dice.
/// Widgets use its functions and redraw themselves after its signals. Widgets that only show the
/// game use the base class ShownGame.
#pragma once
#include <QString>
#include <functional>
#include <memory>
#include <optional>

#include "app/window/shell/session/answer_gate.h"
#include "app/window/shell/session/game_recovery.h"
#include "app/window/shell/session/game_work.h"
#include "app/window/shell/session/handover.h"
#include "app/window/shell/session/saved_game.h"
#include "app/window/shell/session/shown_game.h"
#include "app/window/shell/session/unit_choice.h"

namespace sightline::app {

/// A game with the data that the window needs for it.
struct PlayedGame {
    std::shared_ptr<engine::Game> game;
    Layout layout;
    SavedGame saved;
    Staging staging{};
    /// Checks the answers of this game; may be null. It must exist as long as the game is played.
    AnswerGate* gate = nullptr;
    /// True: a roll that waits when the game is first shown is not thrown by itself.
    bool keepsRoll = false;
};

class GameSession : public ShownGame {
    Q_OBJECT

  public:
    explicit GameSession(QObject* parent = nullptr);

    UnitChoice& choice() { return choice_; }
    const UnitChoice& choice() const { return choice_; }
    Handover& handover() { return handover_; }
    const Handover& handover() const { return handover_; }
    GameWork& work() { return work_; }
    const GameWork& work() const { return work_; }
    GameRecovery& recovery() { return recovery_; }

    /// Replaces the current game (see GameOpener and game_aside.h). No work may be in progress.
    void play(PlayedGame other);
    PlayedGame played() const { return {played_, firstLayout(), saved_, staging(), gate_}; }
    /// Changes the rights of the players in a scene. See Staging.
    void restage(bool asks, bool measures);
    /// The gate of the current game. Null if every legal answer reaches the game.
    const AnswerGate* gate() const { return gate_; }
    /// True if the game has a gate, and the open question is not for the player at the screen.
    bool watching() const;

    /// Hides the result of the last answer until `reveal` is called, such as during the animation
    /// of dice. `holdBack` may be called only while `movedOn` is emitted. The next answer, undo or
    /// redo calls `reveal` first.
    void holdBack() { setHeldBack(true); }
    void reveal();

    /// Shows an earlier state of this game. Until `returnToNow`, the game accepts no answer, no
    /// undo and no redo. A secret question that was shown is hidden, because both players may look
    /// at the screen now.
    void lookBack(std::shared_ptr<const engine::Snapshot> past);
    void returnToNow();

    /// Answers the open question. If the game refuses the answer, nothing changes, and `refused` is
    /// emitted. If the open question is hidden, the function only reveals it, because the player
    /// has not seen it.
    bool answer(const engine::Answer& answer);
    /// As `answer`, but the caller shows why the game refuses the answer: `refused` is not emitted.
    bool answerOrSayWhy(const engine::Answer& answer);
    /// The player who makes manual changes of the game: the player that `setAdjuster` has set since
    /// the last answer, or else the player who must answer the open question.
    engine::Player adjuster() const;
    void setAdjuster(engine::Player player) { adjuster_ = player; }
    /// Tells the gate that a tool did not give this answer to the game, because it is illegal.
    void noteRefused(const engine::Answer& answer);
    bool canUndo() const;
    bool canRedo() const {
        return running() && !staging().on && !gate_ && !looksBack() && game().canRedo();
    }
    bool undo();
    bool redo();
    /// Takes back answers: `work` undoes them on the game.
    void undoBy(const std::function<void()>& work);
    /// Lets the widgets show the same state again, because the gate points at other options.
    void showAgain() { emit changed(); }

    /// If `on` is false, the game's random generator rolls the dice at once. If `on` is true, the
    /// players roll their own dice and enter the results.
    void setRealDice(bool on);
    bool realDice() const { return realDice_; }

    /// Saves the game to a file. Returns the error, if any.
    std::optional<QString> saveAs(const QString& journalPath);
    /// The path of the file that contains the game: the file that it was opened from or last saved
    /// to. Empty if there is no such file.
    const QString& journalPath() const { return saved_.path(); }
    bool unsaved() const { return running() && !staging().on && !gate_ && !saved_.holds(game()); }

  signals:
    /// Emitted after a change, before it is shown; a slot may call `holdBack`. `redone` is true if
    /// the players have seen the change before.
    void movedOn(bool redone);
    void refused(const QString& why);
    /// Emitted with an error, such as that the game refused a roll.
    void failed(const QString& why);

  private:
    bool answerAnd(const engine::Answer& answer, bool telling);
    bool refuseWhileBusy();
    /// Refuses a change of the game while work is in progress or the players look back.
    bool refuseNow();
    void throwDice();
    bool takeBackOne();
    void lookNow();
    /// Shows the changed game, unless a slot of `movedOn` called `holdBack`.
    void afterChange(bool redone = false);
    void show();

    std::shared_ptr<engine::Game> played_;
    GameWork work_;
    GameRecovery recovery_;
    UnitChoice choice_{*this};
    Handover handover_{*this};
    SavedGame saved_;
    AnswerGate* gate_ = nullptr;
    std::optional<engine::Player> adjuster_;
    bool announces_ = false;  ///< true: the next call of `show` announces whose turn it is
    bool realDice_ = false;
};

}  // namespace sightline::app
