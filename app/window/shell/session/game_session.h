/// The game that the window plays: answers, undo, redo and dice. Widgets query it, answer through
/// it, and redraw when it emits a signal. No other class of the window changes a Game. Widgets that
/// only show the game take its base class ShownGame. Other concerns have their own headers: the
/// choice of units, the handover of the screen, work on other threads, and the recovery file.
#pragma once
#include <QString>
#include <memory>
#include <optional>

#include "app/window/shell/session/game_recovery.h"
#include "app/window/shell/session/game_work.h"
#include "app/window/shell/session/handover.h"
#include "app/window/shell/session/saved_game.h"
#include "app/window/shell/session/shown_game.h"
#include "app/window/shell/session/unit_choice.h"

namespace sightline::app {

/// A game, and the window's data about the game.
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

    /// Replaces the game with this game (see GameOpener and game_aside.h). No work may be in
    /// progress.
    void play(PlayedGame other);
    /// The game that is played. A game must be running.
    PlayedGame played() const { return {played_, firstLayout(), saved_}; }

    /// Hides the result of the last answer until `reveal`, for example while dice tumble. Only a
    /// slot of `movedOn` may call it. An answer, undo or redo reveals the result first.
    void holdBack() { setHeldBack(true); }
    void reveal();

    /// Answers the open question. A refused answer changes nothing and emits `refused`. If the open
    /// question is hidden, this function shows it instead of answering, because the player has not
    /// seen it.
    bool answer(const engine::Answer& answer);
    /// The player who changes the game by hand. It is the player who was set since the latest
    /// answer. If none was set, it is the player who is asked.
    engine::Player adjuster() const;
    void setAdjuster(engine::Player player) { adjuster_ = player; }
    bool undo();
    bool redo();

    /// Off: the game's random generator throws dice as soon as the game asks for them. On: the
    /// players type in their own dice, and the question stays open until `answer`.
    void setRealDice(bool on);
    bool realDice() const { return realDice_; }

    /// Saves the game. If this fails, returns the line to show.
    std::optional<QString> saveAs(const QString& journalPath);
    /// The path to which the game was saved or from which it was opened. Empty if there is none
    /// yet.
    const QString& journalPath() const { return saved_.path(); }
    bool unsaved() const { return running() && !saved_.holds(game()); }

  signals:
    void movedOn();  ///< the game changed and is not shown yet; a slot may call `holdBack`
    void refused(const QString& why);
    void failed(const QString& why);  ///< emitted for example when the game refused a roll

  private:
    bool refuseWhileBusy();
    void throwDice();
    /// Shows the result of a change, unless a slot of `movedOn` hides it.
    void afterChange();
    void show();

    std::shared_ptr<engine::Game> played_;
    GameWork work_;
    GameRecovery recovery_;
    UnitChoice choice_{*this};
    Handover handover_{*this};
    SavedGame saved_;
    std::optional<engine::Player> adjuster_;
    bool announces_ = false;  ///< true: the next `show` announces the turn
    bool realDice_ = false;
};

}  // namespace sightline::app
