/// Reader of the clause ledger of a card, for use inside readers only: it throws JsonError.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "engine/legion/lists/catalogue/card_program.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {

/// The clause ledger of a card, its member `clauses`. Refuses a clause of a sentence that does not
/// exist, and a sentence without a clause. Empty: the record has no ledger.
std::vector<CardClause> readClauses(const JsonAt& card, const CardProgram* program);
/// The same for a battle card; `counted`: the lines of its scoring that the game counts.
std::vector<CardClause> readClauses(const JsonAt& card, const std::vector<int>& counted);

/// The members of a clause.
std::span<const std::string_view> clauseVocabulary();

}  // namespace sightline::engine
