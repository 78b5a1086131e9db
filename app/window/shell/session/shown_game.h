/// The read-only view of the game, for widgets that only show it.
#pragma once
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/load.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::app {

/// True if the question needs a full handover, because its options are secret. A drawn order token
/// needs no handover: its rank becomes public at once through the unit that receives the token.
bool isForOnePair(const engine::Question& question);

class ShownGame : public QObject {
    Q_OBJECT

  public:
    bool running() const { return game_ != nullptr; }
    const engine::Game& game() const { return *game_; }
    /// Keeps the game alive for work on another thread. The cards of a View exist as long as the
    /// game.
    const std::shared_ptr<const engine::Game>& sharedGame() const { return game_; }
    /// The view of the deciding player. While dice tumble, it shows the battle before the roll.
    /// Command hands and facedown cards are included only while their player answers a question
    /// about them and has taken over the screen.
    const engine::View& view() const { return *view_; }
    /// The layout with the current terrain, because the players may have changed terrain by hand.
    const Layout& layout() const { return changedLayout_ ? *changedLayout_ : layout_; }
    /// The open question when the game last changed. Null if no question is open. While a handover
    /// waits, the question has no options.
    const engine::Question* question() const { return question_ ? &*question_ : nullptr; }
    /// The number of answers that led to the shown state. Within one game, the same number means
    /// the same battle.
    std::size_t answersShown() const { return answersShown_; }
    /// True while the result of the last answer is hidden, for example while dice tumble.
    bool heldBack() const { return held_; }

  signals:
    void changed();  ///< emitted when the shown game changed, forward or back

  protected:
    explicit ShownGame(QObject* parent) : QObject(parent) {}

    /// Uses another game. It is not shown before `look`.
    void begin(std::shared_ptr<const engine::Game> game, Layout layout);
    /// Shows the current game. `concealed` means that the player of the open question is not alone
    /// yet.
    void look(bool concealed);
    void setHeldBack(bool held) { held_ = held; }
    /// The layout at the start of the game.
    const Layout& firstLayout() const { return layout_; }

  private:
    std::shared_ptr<const engine::Game> game_;
    std::optional<engine::View> view_;
    std::optional<engine::Question> question_;
    Layout layout_;
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain_;
    std::optional<Layout> changedLayout_;  ///< the layout with terrain that was changed by hand
    std::size_t answersShown_ = 0;
    bool held_ = false;
};

}  // namespace sightline::app
