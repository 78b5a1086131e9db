#include "app/cli/games/keyword_cards.h"

#include <memory>
#include <vector>

namespace sightline::app {
namespace {

using Keywords = std::set<engine::Keyword>;

void add(Keywords& set, const std::vector<engine::KeywordText>& keywords) {
    for (const engine::KeywordText& one : keywords) set.insert(one.name.keyword());
}
void add(Keywords& set, const std::vector<engine::Weapon>& weapons) {
    for (const engine::Weapon& weapon : weapons) add(set, weapon.keywords);
}
void add(Keywords& set, const std::shared_ptr<const engine::CardProgram>& program) {
    if (program) add(set, engine::keywordsGivenBy(*program));
}
void add(Keywords& set, const engine::UnitCard& card) {
    add(set, card.keywords);
    add(set, card.weapons);
}

Keywords keywordsOf(const engine::UnitEntry& entry) {
    Keywords set;
    add(set, entry.card);
    return set;
}
Keywords keywordsOf(const engine::CounterpartCard& card) {
    Keywords set;
    add(set, card.keywords);
    add(set, card.weapons);
    return set;
}
Keywords keywordsOf(const engine::UpgradeCard& card) {
    Keywords set;
    add(set, card.keywords);
    add(set, card.cardKeywords);
    add(set, card.weapons);
    add(set, card.program);
    return set;
}
Keywords keywordsOf(const engine::CommandEntry& card) {
    Keywords set;
    if (card.weapon) add(set, card.weapon->keywords);
    add(set, card.program);
    return set;
}

}  // namespace

std::map<engine::Keyword, std::set<std::string>> cardsByKeyword(
    const engine::Catalogue& catalogue) {
    std::map<engine::Keyword, std::set<std::string>> cards;
    const auto addAll = [&](const auto& all) {
        for (const auto& card : all)
            for (const engine::Keyword keyword : keywordsOf(card))
                cards[keyword].insert(card.facts.id);
    };
    addAll(catalogue.units);
    addAll(catalogue.upgrades);
    addAll(catalogue.commands);
    addAll(catalogue.counterparts);
    return cards;
}

std::set<engine::Keyword> keywordsIn(const engine::Scenario& scenario) {
    Keywords set;
    for (const engine::ScenarioUnit& unit : scenario.units) {
        add(set, unit.card);
        add(set, unit.parts.own);
        for (const engine::RuleGrant& one : unit.parts.brought) add(set, one.keywords);
        for (const engine::EquippedCard& card : unit.cards) {
            add(set, card.keywords);
            add(set, card.program);
        }
    }
    for (const auto& hand : scenario.commandHands) {
        for (const engine::CommandCard& card : hand) {
            if (card.weapon) add(set, card.weapon->keywords);
            add(set, card.program);
        }
    }
    return set;
}

}  // namespace sightline::app
