/// The game as the players see it: what widgets read that only show something.
#pragma once
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/load.h"
#include "engine/game/game.h"

namespace sightline::app {

/// Worth a full hand-over: the other player must not see what there is to choose from. Whoever
/// draws an order token shows its rank by the unit that it goes to, at once.
bool isForOnePair(const engine::Question& question);

class ShownGame : public QObject {
    Q_OBJECT

  public:
    bool running() const { return game_ != nullptr; }
    const engine::Game& game() const { return *game_; }
    /// Keeps the game alive for work on another thread: cards of a View live as long as the game.
    const std::shared_ptr<const engine::Game>& sharedGame() const { return game_; }
    /// Of the player who decides now, as the players see the battle: while dice tumble, as it was
    /// before them. Command hands and facedown cards are in it only while their
    /// player answers a question about them, and has taken over.
    const engine::View& view() const { return *view_; }
    /// With the terrain as it is now: the players may have changed it by hand.
    const Layout& layout() const { return changedLayout_ ? *changedLayout_ : layout_; }
    /// The open question as it was when the game last moved on; null when none is open. While a
    /// hand-over waits, it has no options.
    const engine::Question* question() const { return question_ ? &*question_ : nullptr; }
    /// How many answers led to what is shown: the same number of the same game, the same battle.
    std::size_t answersShown() const { return answersShown_; }
    /// What has come of the last answer is kept from everybody's eyes, such as while dice tumble.
    bool heldBack() const { return held_; }

  signals:
    void changed();  ///< the game moved on (or back), as everybody sees now

  protected:
    explicit ShownGame(QObject* parent) : QObject(parent) {}

    /// Another game, of which nothing is shown before `look`.
    void begin(std::shared_ptr<const engine::Game> game, Layout layout);
    /// Shows the game as it is now. `concealed`: nobody is alone with the open question yet.
    void look(bool concealed);
    void setHeldBack(bool held) { held_ = held; }
    /// As it was when the game began.
    const Layout& firstLayout() const { return layout_; }

  private:
    std::shared_ptr<const engine::Game> game_;
    std::optional<engine::View> view_;
    std::optional<engine::Question> question_;
    Layout layout_;
    std::shared_ptr<const std::vector<geometry::PieceSpec>> changedTerrain_;
    std::optional<Layout> changedLayout_;  ///< with that terrain
    std::size_t answersShown_ = 0;
    bool held_ = false;
};

}  // namespace sightline::app
