/// Translates headings of the core rulebook to those in the rulebook of the player's language.
#pragma once
#include <QCoreApplication>
#include <QString>
#include <string>

namespace sightline::app {

class HeadingWords {
    Q_DECLARE_TR_FUNCTIONS(HeadingWords)

  public:
    /// The heading in the player's language, such as "Appliquer le couvert". The heading of a
    /// glossary entry has the keyword in both languages, such as "Preste X (Agile)". An unknown
    /// heading stays in English.
    static QString of(const std::string& section);
    /// True for a heading of the core rulebook that can be translated. False for a glossary entry.
    static bool isKnown(const std::string& section);
};

}  // namespace sightline::app
