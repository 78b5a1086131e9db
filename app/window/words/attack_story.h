/// The latest attack as the record tells it: which entries belong to which of the eleven steps. It
/// still stands when the attack is over, so that the players can read what happened.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "engine/asking/record.h"
#include "engine/state/view.h"

namespace sightline::app {

inline constexpr int attackSteps = 11;

class AttackStory {
    Q_DECLARE_TR_FUNCTIONS(AttackStory)

  public:
    /// None when nobody has attacked yet.
    static std::optional<AttackStory> latest(const engine::Record& record);

    std::size_t begin = 0;  ///< entry where the attack was declared
    bool ended = false;
    bool overtaken = false;                             ///< a unit has acted since it ended
    engine::UnitId attacker, defender;                  ///< of the pool resolved last
    std::array<std::vector<int>, attackSteps> entries;  ///< indices into the record

    /// What a step came to, in a few words: "4 hits, 1 crit", "heavy cover".
    QString summary(engine::AttackStep step, const engine::Record& record,
                    const engine::View& view) const;
    /// Somebody was wounded in that step.
    bool hasWounds(engine::AttackStep step, const engine::Record& record) const;
    /// Dice that lay there after the roll and are canceled now.
    std::vector<engine::RolledDie> canceled(const engine::Record& record) const;
    /// "3 hits, 1 crit, 2 blanks".
    static QString count(const std::vector<engine::RolledDie>& dice);

  private:
    /// How many dice the pool holds.
    static QString diceWords(const engine::Ruling& formed);
};

}  // namespace sightline::app
