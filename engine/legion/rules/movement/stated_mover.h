/// The rules of Moves for a question that is asked outside a game. The question names a unit type,
/// a base and keywords. Keywords that players apply by hand in a game are also applied, because
/// there are no players. `effects` contains the keywords that the game applies, see
/// `keywordEffects`.
#pragma once
#include <optional>

#include "engine/legion/basics/citation.h"
#include "engine/legion/rules/movement/terms.h"

namespace sightline::engine {

/// Makes a unit card that has only this type and these keywords.
UnitCard statedMover(UnitType type, std::vector<KeywordText> keywords);

/// The rule that forbids this kind of Move to the unit. No value if the Move is allowed. The data
/// do not say which bases have side notches, so a notched base of a unit with Hover counts as a
/// base with side notches.
std::optional<Refusal> refusalOfMove(const UnitCard& mover, const geometry::BaseSize& base,
                                     geometry::MoveKind kind, const Effects& effects);

/// The terms of the unit's Move: its limits and permissions. `speed` is the speed before terrain
/// reduces it.
geometry::MoveTerms statedTermsOf(const UnitCard& mover, const geometry::Mini& leader,
                                  geometry::MoveKind kind, int speed,
                                  const geometry::Dimensions& dimensions, const Effects& effects);

/// The keywords that change the result of `refusalOfMove` or `statedTermsOf`, in alphabetical
/// order.
std::vector<Keyword> keywordsOfMoves();

}  // namespace sightline::engine
