// The keyword Master of the Force X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/activation/actions.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine::keywords {
namespace {

// The indices of the exhausted Force cards in the unit's list of cards.
std::vector<std::size_t> exhaustedForceCards(const Battle& battle, UnitId id) {
    std::vector<std::size_t> places;
    const auto& cards = battle.unit(id).cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool exhausted = cards[i].state == EquippedCard::State::exhausted;
        if (cards[i].slot == "force" && exhausted) places.push_back(i);
    }
    return places;
}

bool mastersTheForce(const Battle& battle, const Bearer& bearer, const EndOfUnitActivation& point) {
    return point.unit == bearer.unit && !exhaustedForceCards(battle, bearer.unit).empty();
}

Task<void> readyForceCards(Battle& battle, Bearer bearer, EndOfUnitActivation&) {
    const std::vector<std::size_t> places = exhaustedForceCards(battle, bearer.unit);
    std::vector<WhichCard> cards;
    cards.reserve(places.size());
    for (std::size_t place : places) {
        const EquippedCard& card = battle.unit(bearer.unit).cards[place];
        cards.push_back({card.id, card.name});
    }
    const std::vector<int> chosen = co_await chooseCards(battle, bearer, cards, bearer.x);
    for (int one : chosen) {
        UnitState& unit = battle.unit(bearer.unit);
        EquippedCard& card = unit.cards[places[static_cast<std::size_t>(one)]];
        readyCard(battle, unit.id, card, bearer.citation());
    }
}

}  // namespace

KeywordRule masterOfTheForce() {
    return KeywordRule(Keyword::masterOfTheForce, {.value = true})
        .at<EndOfUnitActivation>(readyForceCards, mastersTheForce);
}

}  // namespace sightline::engine::keywords
