/// Texts about command cards: their owners, their orders, their effects.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "engine/legion/lists/catalogue/command_card.h"

namespace sightline::app {

class CommandWords {
    Q_DECLARE_TR_FUNCTIONS(CommandWords)

  public:
    /// "2 × Corps". One line for each part.
    static QStringList orders(const engine::CommandCard& card);
    /// Units that may receive an order: "Corps", "any unit", "Darth Vader".
    static QString whom(const engine::UnitFilter& filter);
    /// The owner of the card. Empty if any player may use it.
    static QString owner(const engine::CommandCard& card);
    /// The effects besides the orders, in the words of this project. Empty if there are none.
    static QString effect(const engine::CommandCard& card);
    /// The clauses that players apply while the program applies the others.
    static QString leftOf(const engine::CommandCard& card);
    /// The whole card as plain text, for tool tips and screen readers.
    static QString all(const engine::CommandCard& card);
};

}  // namespace sightline::app
