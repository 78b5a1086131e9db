/// ShownGame: the game as widgets can see it. Widgets cannot change the game.
#pragma once
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/tables/load.h"
#include "app/window/shell/session/staging.h"
#include "engine/legion/rules/game/game.h"
#include "engine/legion/rules/game/snapshots.h"

namespace sightline::app {

/// True if only one player may see the options of the question. A drawn order token is no secret:
/// its rank becomes public when a unit receives it.
bool isForOnePair(const engine::Question& question);

class ShownGame : public QObject {
    Q_OBJECT

  public:
    bool running() const { return game_ != nullptr; }
    const engine::Game& game() const { return *game_; }
    /// The game as a shared pointer, for work on another thread. A View has pointers to cards of
    /// the game, so the game must be kept alive. While the players look back, the pointer also
    /// keeps the cards of the earlier view.
    const std::shared_ptr<const engine::Game>& sharedGame() const { return past_ ? kept_ : game_; }
    /// The view of the player who must decide. During the animation of dice, it is the view before
    /// the roll. Hands and facedown cards are visible only while their player answers a secret
    /// question and the other player looks away.
    const engine::View& view() const { return *view_; }
    /// The layout with the current terrain, including manual changes of the players.
    const Layout& layout() const { return changedLayout_ ? *changedLayout_ : layout_; }
    /// The open question. Null if no question is open, or if a scene hides its questions. If the
    /// question is secret and its player has not yet confirmed that the other player looks away,
    /// the question has no options here.
    const engine::Question* question() const { return question_ ? &*question_ : nullptr; }
    /// The number of answers that led to the shown state. Within one game, the same number means
    /// the same state.
    std::size_t answersShown() const { return answersShown_; }
    /// The record up to the shown state. The record of the game has more entries while the players
    /// look back.
    const engine::Record& record() const { return past_ ? recordThen_ : game_->record(); }
    /// True while an earlier state of the game is shown. No question is shown then, and the game
    /// accepts no answer.
    bool looksBack() const { return past_ != nullptr; }
    /// How the game is shown if it is only a scene.
    const Staging& staging() const { return staging_; }
    /// True while the result of the last answer is hidden, such as during the animation of dice.
    bool heldBack() const { return held_; }

  signals:
    void changed();  ///< emitted when the shown state changed, also by undo

  protected:
    explicit ShownGame(QObject* parent) : QObject(parent) {}

    /// Sets another game. `look` must then be called to show it.
    void begin(std::shared_ptr<const engine::Game> game, Layout layout, Staging staging);
    /// Updates the shown state. `concealed` is true if the question is secret and its player has
    /// not yet confirmed that the other player looks away.
    void look(bool concealed);
    /// Shows an earlier state of the game until `lookAtNow`.
    void lookAt(std::shared_ptr<const engine::Snapshot> past);
    /// Ends `lookAt`. `look` must then be called to show the present state.
    void lookAtNow();
    void setHeldBack(bool held) { held_ = held; }
    void setStaging(Staging staging) { staging_ = std::move(staging); }
    const Layout& firstLayout() const { return layout_; }

  private:
    void followTerrain();

    std::shared_ptr<const engine::Game> game_;
    std::optional<engine::View> view_;
    std::optional<engine::Question> question_;
    Layout layout_;
    Staging staging_;
    std::shared_ptr<const engine::Snapshot> past_;  ///< the earlier state; null: the present state
    std::shared_ptr<const engine::Game> kept_;      ///< see `sharedGame`
    engine::Record recordThen_;                     ///< the record up to the earlier state
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain_;
    /// Layout with manual changes of terrain; empty without such changes.
    std::optional<Layout> changedLayout_;
    std::size_t answersShown_ = 0;
    bool held_ = false;
};

}  // namespace sightline::app
