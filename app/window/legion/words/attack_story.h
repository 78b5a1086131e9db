/// The latest attack in the record: the record entries for each of its eleven steps. Players can
/// read it after the attack has ended.
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
    /// Finds the latest attack. Empty if the record has no attack.
    static std::optional<AttackStory> latest(const engine::Record& record);

    std::size_t begin = 0;  ///< index of the record entry that declared the attack
    bool ended = false;
    bool overtaken = false;  ///< true: another action was made after the attack
    /// Attacker and defender of the attack pool that was resolved last.
    engine::UnitId attacker, defender;
    /// For each step, indices of its record entries.
    std::array<std::vector<int>, attackSteps> entries;

    /// The result of a step in a few words, such as "4 hits, 1 crit" or "heavy cover".
    QString summary(engine::AttackStep step, const engine::Record& record,
                    const engine::View& view) const;
    bool hasWounds(engine::AttackStep step, const engine::Record& record) const;
    /// The dice of the attack that were rolled and later canceled.
    std::vector<engine::RolledDie> canceled(const engine::Record& record) const;

  private:
    /// The number of dice of each colour in a pool, as text.
    static QString diceWords(const engine::Ruling& formed);
};

}  // namespace sightline::app
