/// The mover of a question outside of a game: a unit type, a base, and the keywords of the
/// question. Keywords that the game leaves to its players are applied here as well, since there are
/// no players to apply them. `effects`: the keywords that the game applies, see `keywordEffects`.
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/rules/movement/terms.h"

namespace sightline::engine {

/// A unit card with only that type and those keywords.
UnitCard statedMover(UnitType type, std::vector<KeywordText> keywords);

/// The rule that forbids Moves of that kind; empty if they are allowed. No list of bases records
/// side notches, so a notched base of a unit with Hover counts as having them.
std::optional<Refusal> refusalOfMove(const UnitCard& mover, const geometry::BaseSize& base,
                                     geometry::MoveKind kind, const Effects& effects);

/// Terms of its Move; `speed` before terrain.
geometry::MoveTerms statedTermsOf(const UnitCard& mover, const geometry::Mini& leader,
                                  geometry::MoveKind kind, int speed,
                                  const geometry::Dimensions& dimensions, const Effects& effects);

/// Keywords that affect these two functions, in alphabetical order.
std::vector<Keyword> keywordsOfMoves();

}  // namespace sightline::engine
