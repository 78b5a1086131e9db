/// Tokenizer for a line of a posted list: card names, and the text between them.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/lists/exchange/known_names.h"

namespace sightline::engine {

struct LinePiece {
    enum class Kind {
        name,     ///< of a card
        number,   ///< points, pips or a count; the text before it decides
        count,    ///< "2x", "x 2"
        rank,     ///< "(Commander)"; also a faction, as in "Imperial Stormtroopers"
        unknown,  ///< words that are no name
    };
    Kind kind{};
    std::string text;  ///< text as in the list
    KnownName known;   ///< for a name
    int number = 0;    ///< for a number or a count
    std::optional<Rank> rank{};
    std::string faction;     ///< faction id for a word such as "Imperial" before a name
    std::string before;      ///< blanks and punctuation between the previous piece and this one
    bool signFirst = false;  ///< for a count: "x2" rather than "2x"
};

/// The longest name wins over its parts. An unknown word makes the words around it unknown up to
/// the next punctuation mark: "DLT-91 Stormtrooper" is unknown, not a Stormtrooper. A comma
/// separates cards: "E-5C B1, Battle Droid" is two cards although the words without the comma name
/// a third.
std::vector<LinePiece> piecesOf(const std::string& line, const KnownNames& names);

}  // namespace sightline::engine
