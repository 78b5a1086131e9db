/// The names of the record's numbers: "hits and crits", "to the next band".
#pragma once
#include <QCoreApplication>
#include <QString>
#include <string>

namespace sightline::app {

class NumberWords {
    Q_DECLARE_TR_FUNCTIONS(NumberWords)

  public:
    /// The name in the player's language. A name that is not from the rules is printed on a card
    /// and stays.
    static QString name(const std::string& name);
};

}  // namespace sightline::app
