/// Texts about armies: factions, sizes of games, slots, kinds of battle cards, doubts.
#pragma once
#include <QCoreApplication>
#include <QIcon>
#include <QString>

#include "engine/legion/lists/army/judge_army.h"

namespace sightline::app {

class BuilderWords {
    Q_DECLARE_TR_FUNCTIONS(BuilderWords)

  public:
    static QString faction(const std::string& faction);
    /// The emblem of a faction. A null icon if the program has no emblem for it.
    static QIcon factionIcon(const std::string& faction);
    static QString size(engine::GameSize size);  ///< such as "Standard, 1,000 points"
    static QString slot(const std::string& slot);
    static QString battleKind(engine::BattleEntry::Kind kind);
    static QString mark(const engine::Mark& mark);  ///< such as "Disputed (points): ..."
    /// The reason why players apply a card's effect by hand. Empty if the program applies it.
    static QString byHand(engine::EffectSource said);
    static QString points(int points);  ///< such as "1 point" or "952 points"
    static QString activations(int count);
    static QString miniatures(int count);
    static QString pips(int pips);
    static QString citation(const engine::Citation& citation);  ///< such as "p. 16, Points"
    /// Such as "2 corps units, at least 3 are needed; add 1 corps unit (p. 16, Ranks)".
    static QString line(const engine::ArmyObjection& objection);
    /// Such as "Stormtroopers" or "Darth Vader, Dark Lord of the Sith".
    static QString nameOf(const engine::UnitEntry& entry);
    /// The title of a unit. Empty if the displayed name already contains it.
    static QString titleOf(const engine::UnitEntry& entry);
};

}  // namespace sightline::app
