/// Texts about battle cards: the points and their conditions, the benefits of an advantage, and the
/// changes of the mission.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/rules/asking/question.h"

namespace sightline::app {

class BattleWords {
    Q_DECLARE_TR_FUNCTIONS(BattleWords)

  public:
    static QString kind(engine::BattleCardKind kind);
    /// The effects of the card, one line each, in the words of this project.
    static QStringList lines(const engine::BattleCard& card);
    /// The player's part in this change of the mission, as a sentence.
    static QString change(engine::MissionChange change);
};

}  // namespace sightline::app
