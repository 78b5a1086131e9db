/// Finds the events on the table since an earlier entry of the record, for effects and
/// sounds. The rules have decided everything before; this code only reads the results.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"
#include "engine/talk/journal.h"

namespace sightline::app {

/// One shot or stroke of an attack. The number of hits and blocks is that of the attack.
struct Shot {
    enum class End { hits, blocked, missed };
    engine::MiniId from, to;
    std::optional<int> weapon;  ///< index of the weapon on the attacker's card; no value: unknown
    End end{};
};

/// One attack pool after its results were compared.
struct AttackShown {
    engine::UnitId attacker, defender;
    bool melee = false;
    std::vector<Shot> shots;
    /// Number of blocked shots that were blocked by a defense surge.
    int turnedAside = 0;
    bool attackerHurt = false;  ///< true: such a block has wounded the attacker
};

struct TableEvents {
    std::vector<AttackShown> attacks;
    std::vector<engine::MiniId> wounded;  ///< miniatures with new wounds, each once
    std::vector<engine::MiniId> fallen;
    std::vector<engine::UnitId> suppressed;  ///< units with a new suppression token, each once
    bool moved = false, roundBegan = false;
    bool none() const;
};

/// Reads the entries from `from` on. `answers` are the answers of the same game.
TableEvents eventsSince(const engine::Record& record, std::size_t from,
                        const std::vector<engine::Answer>& answers, const engine::View& view);

}  // namespace sightline::app
