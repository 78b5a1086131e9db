#include "engine/legion/rules/keywords/keyword_rule.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/timing/current_state.h"

namespace sightline::engine {

namespace {

OfferedAction offerOf(const Battle& battle, const Bearer& bearer, KeywordRule::MakeAction make,
                      KeywordRule::WouldMatter matters) {
    const auto& keywords = battle.unit(bearer.unit).card->keywords;
    const bool isFree = std::any_of(keywords.begin(), keywords.end(), [&](const KeywordText& one) {
        return one.is(bearer.keyword) && one.action == KeywordText::Action::free;
    });
    const std::string name(nameOf(bearer.keyword));
    OfferedAction offered{.name = name, .cost = isFree ? 0 : 1};
    offered.id = name;
    offered.words = say::printed(bearer.x > 0 ? name + " " + std::to_string(bearer.x) : name);
    if (matters) offered.legal = [=](const Battle& now) { return matters(now, bearer); };
    offered.resolve = [=](Battle& now) { return make(now, bearer); };
    return offered;
}

}  // namespace

KeywordRule&& KeywordRule::cardAction(MakeAction make, WouldMatter matters) && {
    joins_.push_back([keyword = keyword_, make, matters](Effects& effects, const Acts&) {
        using Offer = Effect<OfferCardActions>;
        effects.addBorne<OfferCardActions>(
            [=](const Battle& battle, Player player, const OfferCardActions& point) {
                std::vector<Offer> offers;
                for (const Bearer& bearer : bearersOf(battle, player, keyword)) {
                    if (bearer.unit != point.unit) continue;
                    Offer offer{.controller = player};
                    offer.resolve = [=](Battle& now, OfferCardActions& cards) -> Task<void> {
                        cards.offered.push_back(offerOf(now, bearer, make, matters));
                        co_return;
                    };
                    offers.push_back(std::move(offer));
                }
                return offers;
            },
            static_cast<int>(keyword));
    });
    return std::move(*this);
}

bool KeywordRule::isDefeated(const Battle& battle, UnitId unit) {
    return battle.unit(unit).defeated();
}

talk::Ordering KeywordRule::orderingIn(const Battle& battle, talk::Ordering ordering) {
    using talk::Ordering;
    const bool byMoves = ordering == Ordering::moves || ordering == Ordering::ofMoves;
    if (byMoves && !battle.asks.independentInOrder) return Ordering::never;
    if (ordering == Ordering::gains && !battle.asks.gainsInAnyOrder) return Ordering::always;
    return ordering;
}

std::string KeywordRule::nameOfEffect(const Battle& battle, const Bearer& bearer) {
    std::string name(nameOf(bearer.keyword));
    if (bearer.x > 0) name += " " + std::to_string(bearer.x);
    return name + " (" + battle.unit(bearer.unit).label + ")";
}

std::string KeywordRule::idOfEffect(const Bearer& bearer) {
    return std::string(nameOf(bearer.keyword)) + ":" + std::to_string(bearer.unit.value);
}

}  // namespace sightline::engine
