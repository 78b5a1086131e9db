/// Dice as both players see them: those that lie there in an attack, and those that were rolled
/// just now.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "engine/asking/record.h"
#include "engine/state/view.h"

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

/// Dice that left the hand together.
struct FreshRoll {
    DiceGroup::Kind kind{};
    QString caption;
    std::vector<engine::RolledDie> dice;  ///< as they fell, with those that stayed where they lay
    std::vector<bool> thrown;             ///< which of them flew
};

class RolledDice {
    Q_DECLARE_TR_FUNCTIONS(RolledDice)

  public:
    /// The dice of the attack under way; canceled ones come last in their group.
    static std::vector<DiceGroup> lying(const engine::Game& game, const engine::View& view);
    /// What was rolled since the record had `from` entries; of each kind the latest.
    static std::vector<FreshRoll> since(const engine::Game& game, std::size_t from);
};

}  // namespace sightline::app
