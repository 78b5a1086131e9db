/// The latest attack in the record, as the entries of each of its eleven steps. It remains after
/// the end of the attack, so that the players can read it.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "engine/legion/rules/asking/record.h"
#include "engine/legion/rules/state/view.h"

namespace sightline::app {

inline constexpr int attackSteps = 11;

class AttackStory {
    Q_DECLARE_TR_FUNCTIONS(AttackStory)

  public:
    /// Empty before the first attack.
    static std::optional<AttackStory> latest(const engine::Record& record);

    std::size_t begin = 0;  ///< index of the entry that declared the attack
    bool ended = false;
    bool overtaken = false;             ///< true: a unit has acted since the attack ended
    engine::UnitId attacker, defender;  ///< units of the latest resolved pool
    std::array<std::vector<int>, attackSteps> entries;  ///< indices into the record

    /// The result of a step in a few words: "4 hits, 1 crit", "heavy cover".
    QString summary(engine::AttackStep step, const engine::Record& record,
                    const engine::View& view) const;
    /// True if a miniature was wounded in that step.
    bool hasWounds(engine::AttackStep step, const engine::Record& record) const;
    /// Rolled dice that were canceled later.
    std::vector<engine::RolledDie> canceled(const engine::Record& record) const;

  private:
    /// The number of dice in the pool.
    static QString diceWords(const engine::Ruling& formed);
};

}  // namespace sightline::app
