/// The dice that both players see: the dice of the current attack, and the dice that were just
/// rolled.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "app/window/shell/dice/dice_group.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {
class Game;
}

namespace sightline::app {

class RolledDice {
    Q_DECLARE_TR_FUNCTIONS(RolledDice)

  public:
    /// The dice of the current attack. Canceled dice are the last in their group.
    static std::vector<DiceGroup> lying(const engine::Game& game, const engine::View& view);
    /// The rolls since the record had `from` entries. Only the latest roll of each kind is
    /// returned.
    static std::vector<NewRoll> since(const engine::Game& game, std::size_t from);
};

}  // namespace sightline::app
