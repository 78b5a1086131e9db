/// A line of a posted list taken apart at the names that it holds, whatever stands between them.
#pragma once
#include <optional>
#include <vector>

#include "engine/catalogue/unit_card.h"
#include "engine/exchange/known_names.h"

namespace sightline::engine {

struct LinePiece {
    enum class Kind {
        name,     ///< of a card
        number,   ///< points, pips or a count: what stands before it says which
        count,    ///< "2x", "x 2"
        rank,     ///< "(Commander)"; or a faction, as in "Imperial Stormtroopers"
        unknown,  ///< words that name nothing
    };
    Kind kind{};
    std::string text;  ///< as it stands there
    KnownName known;   ///< of a name
    int number = 0;    ///< of a number or a count
    std::optional<Rank> rank{};
    std::string faction;     ///< id, of "Imperial" in front of a name
    std::string before;      ///< blanks and marks between the piece before and this one
    bool signFirst = false;  ///< of a count: "x2" and not "2x"
};

/// Names of several words win over their parts, and a word that names nothing takes the words
/// around it with it up to the next mark: "DLT-91 Stormtrooper" is unknown, not a Stormtrooper.
/// Where a comma stands, "E-5C B1, Battle Droid" are two cards though together they spell a third.
std::vector<LinePiece> piecesOf(const std::string& line, const KnownNames& names);

}  // namespace sightline::engine
