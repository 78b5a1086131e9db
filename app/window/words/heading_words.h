/// The headings of the core rulebook that rulings cite, as its edition in the player's language
/// prints them.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <string>

namespace sightline::app {

class HeadingWords {
    Q_DECLARE_TR_FUNCTIONS(HeadingWords)

  public:
    /// "Appliquer le couvert"; an entry of a glossary keeps the name that cards print. A heading
    /// that is not known stays as it is.
    static QString of(const std::string& section);
    /// Is it a heading of its own, none of an entry of a glossary?
    static bool isKnown(const std::string& section);
};

}  // namespace sightline::app
