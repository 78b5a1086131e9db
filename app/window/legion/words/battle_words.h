/// Texts about battle cards: their points and conditions, the benefits of advantage cards, and
/// changes of the mission.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "engine/legion/lists/catalogue/battle_card.h"
#include "engine/legion/rules/asking/question.h"
#include "engine/legion/rules/cards/missions/scoring_boxes.h"

namespace sightline::app {

class BattleWords {
    Q_DECLARE_TR_FUNCTIONS(BattleWords)

  public:
    static QString kind(engine::BattleCardKind kind);
    /// The effects of a battle card, one line each, in this project's own words.
    static QStringList lines(const engine::BattleCard& card);
    /// A box of a battle card: its event, its points and the players who have marked it.
    static QString box(const engine::MarkedBox& box);
    /// A change that a player made to the mission, as a sentence.
    static QString change(engine::MissionChange change);
};

}  // namespace sightline::app
