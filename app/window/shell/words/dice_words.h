/// Texts for dice and their faces.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <vector>

#include "engine/legion/basics/dice/die.h"

namespace sightline::app {

class DiceWords {
    Q_DECLARE_TR_FUNCTIONS(DiceWords)

  public:
    static QString die(engine::Die die);
    static QString face(engine::Face face);
    /// A count of the dice by face, such as "3 hits, 1 crit, 2 blanks".
    static QString count(const std::vector<engine::RolledDie>& dice);
};

}  // namespace sightline::app
