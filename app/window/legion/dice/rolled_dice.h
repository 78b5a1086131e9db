/// Finds the dice that the window shows: the dice of the current attack, and the dice that were
/// just rolled.
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
    /// The dice of the current attack, in groups. Canceled dice are at the end of their group.
    static std::vector<DiceGroup> lying(const engine::Game& game, const engine::View& view);
    /// The rolls in the record from entry `from` on. If there are several rolls of one kind, only
    /// the last one is returned.
    static std::vector<NewRoll> since(const engine::Game& game, std::size_t from);
};

}  // namespace sightline::app
