/// Texts about command cards: their owners, orders and effects.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "engine/legion/lists/catalogue/command_card.h"

namespace sightline::app {

class CommandWords {
    Q_DECLARE_TR_FUNCTIONS(CommandWords)

  public:
    /// The orders of the card, one line for each kind, such as "2 × Corps".
    static QStringList orders(const engine::CommandCard& card);
    /// The units that may receive an order, such as "Corps", "any unit" or "Darth Vader".
    static QString whom(const engine::UnitFilter& filter);
    /// The owner of the card, such as a character. Empty if every army may use the card.
    static QString owner(const engine::CommandCard& card);
    /// The effects of the card besides its orders, in this project's own words. May be empty.
    static QString effect(const engine::CommandCard& card);
    /// The clauses of the card's effect that players apply by hand. Empty if there are none.
    static QString leftOf(const engine::CommandCard& card);
    /// The whole card as plain text, for tool tips and screen readers.
    static QString all(const engine::CommandCard& card);
};

}  // namespace sightline::app
