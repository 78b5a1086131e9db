/// The numbers of the record: their names ("hits and crits", "to the next band") and their values.
#pragma once
#include <QCoreApplication>
#include <QString>

#include "engine/legion/basics/words/number.h"

namespace sightline::app {

class NumberWords {
    Q_DECLARE_TR_FUNCTIONS(NumberWords)

  public:
    /// In the player's language. Names that are printed on cards stay.
    static QString name(const engine::NumberName& name);
    static QString source(const engine::ReasonSource& source);
    /// "2", "3.20 in", "Corps", "Aim"
    static QString value(const engine::Number& number);
};

}  // namespace sightline::app
