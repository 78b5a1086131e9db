/// The mover of a question that is asked outside of a game: a unit type, a base, and the keywords
/// in the question. Keywords that players apply by hand in a game are applied here, too, because
/// there are no players. `effects` contains the keywords that the game applies, see
/// `keywordEffects`.
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/rules/movement/terms.h"

namespace sightline::engine {

/// A unit card with only that type and those keywords.
UnitCard statedMover(UnitType type, std::vector<KeywordText> keywords);

/// The rule that forbids Moves of that kind. No value if they are allowed. The data of bases
/// contain no side notches, so a notched base of a unit with Hover counts as a base with side
/// notches.
std::optional<Refusal> refusalOfMove(const UnitCard& mover, const geometry::BaseSize& base,
                                     geometry::MoveKind kind, const Effects& effects);

/// The terms of the mover's Move. `speed` is the speed before terrain.
geometry::MoveTerms statedTermsOf(const UnitCard& mover, const geometry::Mini& leader,
                                  geometry::MoveKind kind, int speed,
                                  const geometry::Dimensions& dimensions, const Effects& effects);

/// The keywords that change the results of these two functions, in alphabetical order.
std::vector<Keyword> keywordsOfMoves();

}  // namespace sightline::engine
