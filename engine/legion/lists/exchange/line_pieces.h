/// Divides a line of a posted list into pieces: card names, and the text between them.
#pragma once
#include <optional>
#include <vector>

#include "engine/legion/lists/catalogue/unit_card.h"
#include "engine/legion/lists/exchange/known_names.h"

namespace sightline::engine {

struct LinePiece {
    enum class Kind {
        name,     ///< name of a card
        number,   ///< a number: points, pips or a count; the text before the number decides
        count,    ///< a count such as "2x" or "x 2"
        rank,     ///< a rank such as "(Commander)"; also a faction, as in "Imperial Stormtroopers"
        unknown,  ///< words that are no name of a card
    };
    Kind kind{};
    std::string text;  ///< text of the piece, as in the list
    KnownName known;   ///< name; only for a piece of kind `name`
    int number = 0;    ///< value; only for a number or a count
    std::optional<Rank> rank{};
    std::string faction;  ///< id of the faction that a word such as "Imperial" before a name gives
    std::string before;   ///< spaces and punctuation between the previous piece and this piece
    bool signFirst = false;  ///< position of the x in a count: true for "x2", false for "2x"
};

/// Divides a line into pieces. A long name is preferred to the names of its parts. If a word is
/// unknown, all words up to the next punctuation mark are unknown, too: "DLT-91 Stormtrooper" is
/// unknown and not a Stormtrooper. A comma separates cards: "E-5C B1, Battle Droid" is two cards,
/// although the same words without the comma are the name of a third card.
std::vector<LinePiece> piecesOf(const std::string& line, const KnownNames& names);

}  // namespace sightline::engine
