/// Names of keywords in the player's language. The translation context of keywords is "Keywords".
#pragma once
#include <QString>
#include <string>

namespace sightline::app {

class KeywordWords {
  public:
    /// A keyword as cards print it, such as "Agile 2" or "Fixed: Front", in the player's language:
    /// "Preste 2". A text that is not a keyword stays as it is. A text that ends with a keyword,
    /// such as "Barrage, Blast", is translated from its last comma on.
    static QString label(const std::string& printed);
    /// The keyword as in `label`, with its English name in parentheses if the two names differ:
    /// "Preste 2 (Agile)". A player needs both where the text leads to a page of the rulebook,
    /// whose entries have English names. Some names mean another keyword in English: the French
    /// "Agile" is the keyword Nimble.
    static QString withEnglish(const std::string& printed);
};

}  // namespace sightline::app
