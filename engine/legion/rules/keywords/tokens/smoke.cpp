// The unit keyword Smoke X. Core Rulebook, Keyword Glossary.
#include "engine/legion/rules/mission/smoke.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/state/battle.h"

namespace sightline::engine::keywords {
namespace {

// An instance of the keyword. If the card on which it is printed can be turned, the action turns
// the card (p. 17).
struct Source {
    KeywordText text;
    std::string card{};  ///< id of the upgrade card that the action turns; empty: no card
};

// Returns one source for each upgrade card with the keyword. If the unit's X is larger than the sum
// of the values on these cards, adds one source with the rest of X. The rest comes from the unit
// card or from an effect.
std::vector<Source> sourcesOf(const UnitState& unit, const Bearer& bearer) {
    std::vector<Source> sources;
    int rest = bearer.x;
    for (const EquippedCard& card : unit.cards) {
        for (const KeywordText& one : card.keywords) {
            if (!one.is(bearer.keyword)) continue;
            sources.push_back({one, card.use == CardUse::unlimited ? "" : card.id});
            rest -= one.value.value_or(0);
        }
    }
    for (const KeywordText& one : unit.card->keywords) {
        if (!one.is(bearer.keyword) || rest <= 0) continue;
        Source own{one};
        own.text.value = rest;
        sources.push_back(std::move(own));
        break;
    }
    return sources;
}

OfferedAction actionOf(const Bearer& bearer, const Source& source) {
    OfferedAction offered{.name = source.text.label()};
    offered.cost = source.text.action == KeywordText::Action::free ? 0 : 1;
    offered.card = source.card;
    offered.id = source.card.empty() ? std::string(nameOf(bearer.keyword)) : source.card;
    offered.legal = [unit = bearer.unit](const Battle& now) {
        return smokeSpotOf(now, unit).has_value();
    };
    offered.resolve = [bearer, tokens = source.text.value.value_or(1)](Battle& now) {
        return placeSmoke(now, bearer.unit, tokens, bearer.citation());
    };
    return offered;
}

Task<void> offerSmoke(Battle& battle, Bearer bearer, OfferCardActions& point) {
    for (const Source& source : sourcesOf(battle.unit(bearer.unit), bearer))
        point.offered.push_back(actionOf(bearer, source));
    co_return;
}

bool isActing(const Battle&, const Bearer& bearer, const OfferCardActions& point) {
    return bearer.unit == point.unit;
}

}  // namespace

KeywordRule smoke() {
    return KeywordRule(Keyword::smoke, {.value = true}).at<OfferCardActions>(offerSmoke, isActing);
}

}  // namespace sightline::engine::keywords
