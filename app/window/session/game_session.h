/// The game that the window plays: answers, ways back, and dice. Widgets ask it, answer through it,
/// and redraw when it says so. The only place of the window that changes a Game. What only shows
/// something takes the ShownGame; which units are chosen, who sits at the screen, what is done
/// beside the window and what is kept for recovery are parts with a header each.
#pragma once
#include <QString>
#include <memory>
#include <optional>

#include "app/window/session/game_recovery.h"
#include "app/window/session/game_work.h"
#include "app/window/session/handover.h"
#include "app/window/session/saved_game.h"
#include "app/window/session/shown_game.h"
#include "app/window/session/unit_choice.h"

namespace sightline::app {

/// A game and what the window knows of it besides.
struct PlayedGame {
    std::shared_ptr<engine::Game> game;
    Layout layout;
    SavedGame saved;
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

    /// Plays that game from here on: see GameOpener, and game_aside.h. Must not be busy.
    void play(PlayedGame other);
    /// What is played; must be running.
    PlayedGame played() const { return {played_, firstLayout(), saved_}; }

    /// Keeps what has come of the last answer from everybody's eyes, such as while the dice tumble,
    /// until `reveal`. Only from within `movedOn`; an answer, undo or redo reveals first.
    void holdBack() { setHeldBack(true); }
    void reveal();

    /// Answers the open question. When it is refused nothing changes and `refused` is emitted.
    /// While the open question is held back it is revealed instead: whoever answered has not seen
    /// it.
    bool answer(const engine::Answer& answer);
    /// Who changes the game by hand: who has said so since the latest answer, else who is asked.
    engine::Player adjuster() const;
    void setAdjuster(engine::Player player) { adjuster_ = player; }
    bool undo();
    bool redo();

    /// Dice are thrown by the game's generator as soon as they are asked for, unless the players
    /// typed in their own (then the question stays open until `answer`).
    void setRealDice(bool on);
    bool realDice() const { return realDice_; }

    /// Returns the line to show when that fails.
    std::optional<QString> saveAs(const QString& journalPath);
    /// As what it was saved or opened; empty: nothing yet.
    const QString& journalPath() const { return saved_.path(); }
    bool unsaved() const { return running() && !saved_.holds(game()); }

  signals:
    void movedOn();  ///< the game did, and nobody has seen it: who listens may `holdBack`
    void refused(const QString& why);
    void failed(const QString& why);  ///< such as a roll that the game refuses

  private:
    bool refuseWhileBusy();
    void throwDice();
    /// Shows what has come of it, or lets somebody hold it back.
    void afterChange();
    void show();

    std::shared_ptr<engine::Game> played_;
    GameWork work_;
    GameRecovery recovery_;
    UnitChoice choice_{*this};
    Handover handover_{*this};
    SavedGame saved_;
    std::optional<engine::Player> adjuster_;
    bool announces_ = false;  ///< what was held back is to be announced
    bool realDice_ = false;
};

}  // namespace sightline::app
