/// The headings of the core rulebook that rulings cite. They are the headings of the edition in the
/// player's language.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <string>

namespace sightline::app {

class HeadingWords {
    Q_DECLARE_TR_FUNCTIONS(HeadingWords)

  public:
    /// Such as "Appliquer le couvert". A glossary entry keeps the name that cards print. An unknown
    /// heading stays in English.
    static QString of(const std::string& section);
    /// True for a heading of the book. False for a glossary entry.
    static bool isKnown(const std::string& section);
};

}  // namespace sightline::app
