// The unit keyword Self-Preservation. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine::keywords {
namespace {

// The unit's Affiliation, or its Faction if the unit has no Affiliation.
const std::string& loyaltyOf(const UnitCard& card) {
    return card.affiliation.empty() ? card.faction : card.affiliation;
}

void distrustOthers(const CurrentState& now, const Bearer& bearer, UseCourageOf& point) {
    if (loyaltyOf(*now.unit(bearer.unit).card) != loyaltyOf(*now.unit(point.commander).card))
        point.use.forbid(bearer.reason(0));
}

}  // namespace

KeywordRule selfPreservation() {
    return KeywordRule(Keyword::selfPreservation)
        .holds<UseCourageOf, BorneBy::unit>(distrustOthers);
}

}  // namespace sightline::engine::keywords
