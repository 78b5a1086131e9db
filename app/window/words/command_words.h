/// Words for command cards: whose they are, whom they order, what they do.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "engine/catalogue/command_card.h"

namespace sightline::app {

class CommandWords {
    Q_DECLARE_TR_FUNCTIONS(CommandWords)

  public:
    /// "2 × Corps", one line for each part.
    static QStringList orders(const engine::CommandCard& card);
    /// Units that an order may go to: "Corps", "any unit", "Darth Vader".
    static QString whom(const engine::UnitFilter& filter);
    /// Whose card it is; empty for anybody's.
    static QString owner(const engine::CommandCard& card);
    /// What it does beyond its orders, in our words; empty: nothing.
    static QString effect(const engine::CommandCard& card);
    /// The whole card as plain text, for tool tips and screen readers.
    static QString all(const engine::CommandCard& card);
};

}  // namespace sightline::app
