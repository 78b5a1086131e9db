/// Texts of army building: factions, sizes of games, slots, kinds of battle cards, doubts.
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
    /// Returns a null icon for a faction without an emblem of ours.
    static QIcon factionIcon(const std::string& faction);
    static QString size(engine::GameSize size);  ///< "Standard, 1,000 points"
    static QString slot(const std::string& slot);
    static QString battleKind(engine::BattleEntry::Kind kind);
    static QString mark(const engine::Mark& mark);  ///< "Disputed (points): ..."
    /// The reason why players apply a card's effect by hand; empty when the program applies it.
    static QString byHand(engine::EffectSource said);
    static QString points(int points);  ///< "1 point", "952 points"
    static QString activations(int count);
    static QString miniatures(int count);
    static QString pips(int pips);
    static QString citation(const engine::Citation& citation);  ///< "p. 16, Points"
    /// "2 corps units, at least 3 are needed; add 1 corps unit (p. 16, Ranks)".
    static QString line(const engine::ArmyObjection& objection);
    /// "Stormtroopers", "Darth Vader, Dark Lord of the Sith".
    static QString nameOf(const engine::UnitEntry& entry);
    /// Empty when the displayed name already contains the title.
    static QString titleOf(const engine::UnitEntry& entry);
};

}  // namespace sightline::app
