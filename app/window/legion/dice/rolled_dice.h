/// The dice that both players see: the dice of the current attack, and the dice that were just
/// rolled.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::engine {
class Game;
}

namespace sightline::app {

struct LyingDie {
    engine::RolledDie die;
    bool canceled = false;
};

struct DiceGroup {
    enum class Kind { attack, cover, defense, other };
    Kind kind{};
    QString caption;
    std::vector<LyingDie> dice;
};

/// Dice of one roll.
struct NewRoll {
    DiceGroup::Kind kind{};
    QString caption;
    std::vector<engine::RolledDie> dice;  ///< the result, including dice that were not rerolled
    std::vector<bool> thrown;             ///< which of the dice were thrown
};

class RolledDice {
    Q_DECLARE_TR_FUNCTIONS(RolledDice)

  public:
    /// The dice of the current attack; canceled dice come last in their group.
    static std::vector<DiceGroup> lying(const engine::Game& game, const engine::View& view);
    /// The rolls since the record had `from` entries; the latest of each kind.
    static std::vector<NewRoll> since(const engine::Game& game, std::size_t from);
};

}  // namespace sightline::app
