/// Texts for the numbers in record entries: their names, such as "hits and crits", and their
/// values.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/basics/words/number.h"

namespace sightline::app {

class NumberWords {
    Q_DECLARE_TR_FUNCTIONS(NumberWords)

  public:
    /// The name of a number in the player's language. Names that are printed on cards are not
    /// translated.
    static QString name(const engine::NumberName& name);
    static QString source(const engine::ReasonSource& source);
    /// The value of a number, such as "2", "3.20 in", "Corps" or "Aim".
    static QString value(const engine::Number& number);
};

}  // namespace sightline::app
