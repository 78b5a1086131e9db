// A filter selects units for a card's effect. It must give the same result for a unit card and for
// the traits of this card.
#include <gtest/gtest.h>

#include "app/files/tables/load.h"
#include "engine/legion/lists/catalogue/catalogue.h"
#include "unit/files/own_cards.h"

namespace sightline::app {
namespace {

std::vector<engine::UnitFilter> everyFilter(const engine::Catalogue& catalogue) {
    std::vector<engine::UnitFilter> all;
    for (const engine::UnitEntry& unit : catalogue.units) {
        for (const engine::KeywordText& one : unit.card.keywords)
            if (one.who) all.push_back(*one.who);
    }
    for (const engine::CommandEntry& card : catalogue.commands) {
        if (card.requirement) all.push_back(*card.requirement);
        if (card.nominates) all.push_back(*card.nominates);
        for (const auto& orders : card.orders) all.push_back(orders.to);
    }
    for (const engine::UnitEntry& unit : catalogue.units) {
        engine::UnitFilter one;
        one.side = engine::sideOf(unit.facts.faction);
        one.affiliation = unit.card.affiliation;
        if (!unit.card.upgradeBar.empty()) one.slot = unit.card.upgradeBar.front();
        if (!unit.card.keywords.empty()) one.keyword = unit.card.keywords.front().name.text();
        all.push_back(one);
        engine::UnitFilter without;
        without.none = {one};
        without.defenseDie = unit.card.defenseDie;
        all.push_back(without);
    }
    return all;
}

TEST(UnitFilters, SayTheSameOfACardAsOfItsTraits) {
    const engine::Catalogue& catalogue = sightline::test::cards();
    const std::vector<engine::UnitFilter> filters = everyFilter(catalogue);
    EXPECT_GT(filters.size(), 400U);
    int fitting = 0, others = 0;
    for (const engine::UnitEntry& unit : catalogue.units) {
        engine::UnitTraits traits = traitsOf(unit.card);
        for (const engine::Rank now : {unit.card.rank, engine::Rank::commander}) {
            traits.rank = now;
            for (const engine::UnitFilter& filter : filters) {
                const bool fits = filter.matches(unit.card, now);
                ++(fits ? fitting : others);
                ASSERT_EQ(fits, filter.matches(traits)) << unit.card.id << ", " << filter.words();
            }
        }
    }
    EXPECT_GT(fitting, 1000);
    EXPECT_GT(others, 1000);
}

}  // namespace
}  // namespace sightline::app
