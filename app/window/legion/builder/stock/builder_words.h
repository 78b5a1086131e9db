/// Texts in the player's language about armies: factions, sizes of games, upgrade slots, kinds of
/// battle cards, doubtful card values.
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
    /// The emblem of a faction. The icon is null if the program has no emblem for the faction.
    static QIcon factionIcon(const std::string& faction);
    static QString size(engine::GameSize size);  ///< text such as "Standard, 1,000 points"
    static QString slot(const std::string& slot);
    static QString battleKind(engine::BattleEntry::Kind kind);
    static QString mark(const engine::Mark& mark);  ///< text about a doubtful value, such as
                                                    ///< "Disputed (points): ..."
    /// The reason why players apply a card's effect by hand. Empty if the program applies it.
    static QString byHand(engine::EffectSource said);
    static QString points(int points);  ///< text such as "1 point" or "952 points"
    static QString activations(int count);
    static QString miniatures(int count);
    static QString pips(int pips);
    static QString citation(const engine::Citation& citation);  ///< text such as "p. 16, Points"
    /// A broken rule of army building as one line, such as "2 corps units, at least 3 are needed;
    /// add 1 corps unit (p. 16, Ranks)".
    static QString line(const engine::ArmyObjection& objection);
    /// The name of a unit, such as "Stormtroopers" or "Darth Vader, Dark Lord of the Sith".
    static QString nameOf(const engine::UnitEntry& entry);
    /// The title of a unit. Empty if the displayed name of the unit already contains it.
    static QString titleOf(const engine::UnitEntry& entry);
};

}  // namespace sightline::app
