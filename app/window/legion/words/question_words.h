/// Texts for the game's questions and for the answers that they offer.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/rules/game/game.h"

namespace sightline::app {

class QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(QuestionWords)

  public:
    /// The question as one sentence, such as "Choose an action for Stormtroopers".
    static QString prompt(const engine::Question& question, const engine::View& view);
    /// Explains how to answer the question on the table. Empty if it is not answered on the table.
    static QString hint(const engine::Question& question, const engine::View& view);
    /// The name of an option as the question gives it, such as the name of a card.
    static QString named(const engine::Question& question, int index);
    static QString move(const engine::Question& question, const QString& unit);
    static QString place(const engine::Question& question, const engine::View& view);
    static QString option(const engine::Option& option, const engine::Question& question,
                          const engine::View& view);
    static QString optionIcon(const engine::Option& option, const engine::View& view);
    /// The text of a button for a number, such as "Spend 2" or "Reroll (spend 1 aim)".
    static QString count(const engine::Question& question, int count);
    static QString confirm(const engine::Question& question, int chosen);
    static QString action(engine::Action action);
    static QString step(engine::AttackStep step);
    static QString phase(engine::Phase phase);
};

}  // namespace sightline::app
