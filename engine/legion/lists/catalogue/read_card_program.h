/// Reads card programs: the effects of cards in the form of data. Only other readers call these
/// functions, because they throw JsonError and return no Problem.
#pragma once
#include <memory>
#include <span>
#include <string_view>

#include "engine/legion/lists/catalogue/card_program.h"
#include "engine/legion/lists/catalogue/read_condition.h"
#include "engine/legion/lists/catalogue/read_parts.h"

namespace sightline::engine {

/// Reads the member `effect/rules` of a card. Returns null if the card has no such member. Refuses
/// unknown words, roles that the timing point or the kind of card does not have, and steps without
/// an effect.
std::shared_ptr<const CardProgram> readProgram(const JsonAt& card, RemindedOf what,
                                               const CardFacts& facts,
                                               const CatalogueContext& context);

/// Reads the member `effect/keywords` of a card that C++ code applies: the keywords that this code
/// gives to units.
std::vector<KeywordText> readGivenKeywords(const JsonAt& card, const CardFacts& facts,
                                           const CatalogueContext& context);

/// The allowed words of card programs: members of a sentence, of `choose` and `each`, of `per`, of
/// a step, of an alternative, of `change`; the roles, the limits, and the members of a clause.
struct CardVocabulary {
    std::span<const std::string_view> sentence, targets, count, step, alternative, numbers, roles,
        limits, clause;
};
CardVocabulary cardVocabulary();

}  // namespace sightline::engine
