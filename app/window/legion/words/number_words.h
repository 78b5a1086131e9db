/// The names of the numbers in the record: "hits and crits", "to the next band".
#pragma once
#include <QCoreApplication>
#include <QString>
#include <string>

namespace sightline::app {

class NumberWords {
    Q_DECLARE_TR_FUNCTIONS(NumberWords)

  public:
    /// The name in the player's language. A name that is not from the rules comes from a card and
    /// stays unchanged.
    static QString name(const std::string& name);
};

}  // namespace sightline::app
