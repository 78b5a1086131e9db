/// Texts of puzzles in the language of the player.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/advice/puzzles/verdict.h"

namespace sightline::app {

class PuzzleWords {
    Q_DECLARE_TR_FUNCTIONS(PuzzleWords)

  public:
    /// French if the program runs in French, and English otherwise.
    static QString said(const engine::puzzles::PuzzleText& text);
    static QString subject(engine::puzzles::Subject subject);
    /// The name of a quantity, such as "Expected wounds of enemies".
    static QString quantity(engine::puzzles::Counted what);
    /// Decisions as one line, such as "Move to (12.0, 14.5), then Attack Stormtroopers".
    static QString decisions(const Messages& words);
    /// The quantities of an answer, one a line. Conditions that the answer does not meet are named.
    static QStringList quantities(const engine::puzzles::Puzzle& puzzle,
                                  const engine::puzzles::Outcome& outcome);
    /// The enemy's best attack after the answer. `start` has the names of the units.
    static QString reply(const engine::puzzles::Reply& reply, const engine::View& start);
    static QString number(double value);
    /// The value of a quantity: a whole number of units has no decimals, and cover is a word.
    static QString amount(engine::puzzles::Counted what, double value);
};

}  // namespace sightline::app
