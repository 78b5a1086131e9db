/// Who moves in a question outside of a game: a unit type, a base, and the keywords that the
/// question names. Keywords that the game still leaves to its players count here as well, since
/// nobody else would apply them.
#pragma once
#include <optional>

#include "engine/citation.h"
#include "engine/movement/terms.h"

namespace sightline::engine {

/// A unit card with that type and those keywords and nothing else.
UnitCard statedMover(UnitType type, std::vector<KeywordText> keywords);

/// The rule that forbids it Moves of that kind; none where they are allowed. No list of bases says
/// which have side notches, so a notched base whose unit has Hover counts as one that does.
std::optional<Refusal> refusalOfMove(const UnitCard& mover, const geometry::BaseSize& base,
                                     geometry::MoveKind kind);

/// Terms of its Move; `speed` before terrain.
geometry::MoveTerms statedTermsOf(const UnitCard& mover, const geometry::Mini& leader,
                                  geometry::MoveKind kind, int speed,
                                  const geometry::Dimensions& dimensions);

/// Keywords that change what these two functions say, in alphabetical order.
std::vector<Keyword> keywordsOfMoves();

}  // namespace sightline::engine
