/// All French texts of the program: the texts of the window, of cards, lessons, puzzles and the
/// rulebook.
#pragma once
#include <QString>
#include <QStringList>
#include <string>
#include <vector>

namespace sightline::app {

struct FrenchString {
    QString file, text;
};
/// Reads the files in `assets/translations`, and the members "fr" of the files in `assets/lessons`,
/// `assets/puzzles` and `assets/rules`.
std::vector<FrenchString> allFrenchStrings();

/// The English names of keywords with another French name that a French text contains. A name that
/// is part of a longer English name, such as "Scout Troopers", is not counted. English names that
/// are also French names of keywords, such as "Agile", are not counted.
QStringList englishKeywordsIn(const QString& text);

/// The English name beside a keyword in a French citation, such as "(Jump)". Empty if the section
/// is not an entry of the keyword glossary.
std::string englishEntry(const std::string& section);

}  // namespace sightline::app
