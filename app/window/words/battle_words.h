/// Words for battle cards: what is scored and for what, what an advantage gives, what a change of
/// the mission does.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "engine/asking/question.h"
#include "engine/catalogue/battle_card.h"

namespace sightline::app {

class BattleWords {
    Q_DECLARE_TR_FUNCTIONS(BattleWords)

  public:
    static QString kind(engine::BattleCardKind kind);
    /// What the card does, one line each, in our words.
    static QStringList lines(const engine::BattleCard& card);
    /// What a player does with this change, in a sentence.
    static QString change(engine::MissionChange change);
};

}  // namespace sightline::app
