#include "engine/legion/rules/files/rules_in_force.h"

#include <algorithm>
#include <cstdio>
#include <string_view>

#include "geometry/base/digest.h"

namespace sightline::engine {
namespace {

template <class Card>
void addCard(Digest& digest, const Card* card) {
    if (card) digest.add(static_cast<std::int64_t>(card->facts.content));
}

void add(Digest& digest, const ArmyUnit& unit, const Catalogue& catalogue) {
    addCard(digest, catalogue.unit(unit.unit));
    for (const std::string& id : unit.upgrades) addCard(digest, catalogue.upgrade(id));
    addCard(digest, catalogue.counterpart(unit.counterpart));
    for (const std::string& id : unit.counterpartUpgrades) addCard(digest, catalogue.upgrade(id));
}

// Hashes the fields of a battle card that has no entry in the catalogue.
void addPlain(Digest& digest, const BattleCard& card) {
    digest.add(std::string_view(card.id));
    digest.add(card.grantsClaim);
    for (const ScoringRule& rule : card.scoring)
        for (const int part : {static_cast<int>(rule.what), rule.points, rule.most})
            digest.add(part);
    for (const SetupGain& gain : card.gains)
        for (const int part : {static_cast<int>(gain.token), gain.units}) digest.add(part);
    if (!card.map) return;
    for (const ObjectiveSpot& spot : card.map->objectives) {
        digest.add(static_cast<int>(spot.kind));
        digest.add(spot.at.x);
        digest.add(spot.at.y);
    }
    for (const geometry::Territory* side : {&card.map->near, &card.map->far})
        for (const geometry::Polygon& polygon : *side)
            for (const geometry::Vec2& corner : polygon) {
                digest.add(corner.x);
                digest.add(corner.y);
            }
}

void add(Digest& digest, const geometry::Dimensions& sizes) {
    for (const auto& [name, base] : sizes.bases) {
        digest.add(std::string_view(name));
        digest.add(base.width);
        digest.add(base.length);
        digest.add(base.notched);
    }
    for (const double length : sizes.toolLength) digest.add(length);
    for (const double size :
         {sizes.smallSilhouette, sizes.largeSilhouette, sizes.toolWidth, sizes.toolJoint,
          sizes.toolMaxBend.value, sizes.notchDepth, sizes.rangeBand, sizes.halfRange})
        digest.add(size);
}

std::string fingerprintOf(const Scenario& scenario, const std::array<ArmyList, 2>& armies,
                          const Catalogue& everyCard) {
    Digest digest;
    for (std::size_t side = 0; side < armies.size(); ++side) {
        const Catalogue& catalogue = everyCard.of(editionOf(armies[side].size));
        for (const ArmyUnit& unit : armies[side].units) add(digest, unit, catalogue);
        addCard(digest, catalogue.battleForce(armies[side].battleForce));
        for (const CommandCard& card : scenario.commandHands[side])
            addCard(digest, catalogue.command(card.id));
        for (const BattleCard& card : scenario.battleDecks[side]) {
            const BattleEntry* published = catalogue.battleCard(card.id);
            addCard(digest, published);
            if (!published) addPlain(digest, card);
        }
    }
    add(digest, scenario.dimensions);
    return hexadecimal(digest.value());
}

// Adds to `names` the ids of the cards whose rules are data.
template <class Card>
void addPlayedByData(std::vector<std::string>& names, const std::vector<Card>& cards) {
    for (const Card& card : cards) {
        if (card.program && !card.program->inCode) names.push_back(card.facts.id);
    }
}

std::vector<std::string> namesOf(const AppliedByCode& applied, const Catalogue& catalogue) {
    std::vector<std::string> names;
    names.reserve(applied.keywords.size());
    for (const AppliedKeyword& keyword : applied.keywords) names.push_back(keyword.name);
    for (const PartialKeyword& keyword : applied.inParts) {
        for (const std::string& part : keyword.parts) names.push_back(keyword.name + ": " + part);
    }
    for (const auto* ids : {&applied.upgrades, &applied.commands, &applied.battleForces})
        names.insert(names.end(), ids->begin(), ids->end());
    addPlayedByData(names, catalogue.upgrades);
    addPlayedByData(names, catalogue.commands);
    addPlayedByData(names, catalogue.battleForces);
    for (const BattleEntry& card : catalogue.battleCards) {
        const bool counts =
            std::any_of(card.scoring.begin(), card.scoring.end(),
                        [](const BattleEntry::Scoring& one) { return one.counts.has_value(); });
        if (counts) names.push_back(card.facts.id);
        if (card.program) names.push_back(nameOfRulesOf(card.facts.id));
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

}  // namespace

PlayedUnder rulesInForce(const Scenario& scenario, const std::array<ArmyList, 2>& armies,
                         const Catalogue& catalogue, const AppliedByCode& applied) {
    return {catalogue.rulesDate, fingerprintOf(scenario, armies, catalogue),
            namesOf(applied, catalogue)};
}

}  // namespace sightline::engine
