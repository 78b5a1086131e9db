/// What the numbers of the record are called: "hits and crits", "to the next band".
#pragma once
#include <QCoreApplication>
#include <QString>
#include <string>

namespace sightline::app {

class NumberWords {
    Q_DECLARE_TR_FUNCTIONS(NumberWords)

  public:
    /// In the player's language. A name that the rules do not give is one that a card prints: it
    /// stays.
    static QString name(const std::string& name);
};

}  // namespace sightline::app
