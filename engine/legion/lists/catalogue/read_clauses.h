/// Reads the list of a card's clauses. Only other readers call these functions, because they throw
/// JsonError and return no Problem.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "engine/legion/lists/catalogue/card_program.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// Reads the member `clauses` of a card. Refuses a clause with the number of a sentence that
/// `program` does not have. Also refuses the list if a sentence of `program` has no clause. Empty
/// if the card has no such member.
std::vector<CardClause> readClauses(const JsonAt& card, const CardProgram* program);
/// Reads the member `clauses` of a battle card. `counted` contains the indices of the scoring lines
/// that the game counts. If `counted` is not empty, a number in the member `by` of a clause is the
/// number of a scoring line; otherwise, it is the number of a sentence.
std::vector<CardClause> readClauses(const JsonAt& card, const CardProgram* program,
                                    const std::vector<int>& counted);

/// The allowed members of a clause.
std::span<const std::string_view> clauseVocabulary();

}  // namespace sightline::engine
