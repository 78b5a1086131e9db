#include "engine/legion/lists/files/army_file.h"

#include <algorithm>
#include <set>

#include "engine/legion/lists/catalogue/read_parts.h"
#include "engine/legion/lists/words/armies.h"
#include "engine/legion/lists/words/packs.h"
#include "geometry/base/json/plain_text.h"
#include "geometry/base/words/documents.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {

template <class Card>
std::string knownId(const JsonAt& at, const std::vector<Card>& cards, const Card* found,
                    const Message& what) {
    if (found == nullptr) {
        const std::string nearest = nearestName(at.text(), idsOf(cards));
        at.wrong(nearest.empty() ? say::ofCatalogue(what) : say::ofCatalogueThis(what, nearest));
    }
    return found->facts.id;
}

/// The current cards, and the cards of the army's edition, which may have additional ids.
struct KnownCardsOfArmy {
    const Catalogue& today;
    const Catalogue& edition;

    const UpgradeCard* upgrade(std::string_view id) const {
        const UpgradeCard* own = edition.upgrade(id);
        return own == nullptr ? today.upgrade(id) : own;
    }
};

std::vector<std::string> readUpgradeIds(const JsonAt& at, std::string_view key,
                                        const KnownCardsOfArmy& cards) {
    std::vector<std::string> ids;
    const auto list = at.find(key);
    if (!list) return ids;
    for (const JsonAt& id : list->list(0, 20)) {
        ids.push_back(
            knownId(id, cards.today.upgrades, cards.upgrade(id.text()), say::anUpgrade()));
    }
    return ids;
}

ArmyUnit readUnit(const JsonAt& at, const KnownCardsOfArmy& cards) {
    const Catalogue& catalogue = cards.today;
    ArmyUnit unit;
    const JsonAt id = at.at("unit");
    unit.unit = knownId(id, catalogue.units, catalogue.unit(id.text()), say::aUnit());
    unit.upgrades = readUpgradeIds(at, "upgrades", cards);
    if (const auto counterpart = at.find("counterpart")) {
        unit.counterpart = knownId(*counterpart, catalogue.counterparts,
                                   catalogue.counterpart(counterpart->text()), say::aCounterpart());
        unit.counterpartUpgrades = readUpgradeIds(at, "counterpartUpgrades", cards);
    }
    return unit;
}

std::vector<std::string> readHand(const JsonAt& document, const Catalogue& catalogue) {
    std::vector<std::string> hand;
    if (const auto list = document.find("commandHand")) {
        for (const JsonAt& id : list->list(0, 20)) {
            hand.push_back(
                knownId(id, catalogue.commands, catalogue.command(id.text()), say::aCommandCard()));
        }
    }
    return hand;
}

BattleDeck readDeck(const JsonAt& document, const Catalogue& catalogue) {
    BattleDeck deck;
    const auto at = document.find("battleDeck");
    if (!at) return deck;
    const auto read = [&](std::string_view key, BattleEntry::Kind kind) {
        std::vector<std::string> ids;
        const auto list = at->find(key);
        if (!list) return ids;
        for (const JsonAt& id : list->list(0, 20)) {
            const BattleEntry* card = catalogue.battleCard(id.text());
            ids.push_back(knownId(id, catalogue.battleCards, card, say::aBattleCard()));
            if (card->kind != kind) id.wrong(say::cardOfKind(wordOf(kind)));
        }
        return ids;
    };
    deck.primary = read("primary", BattleEntry::Kind::primary);
    deck.secondary = read("secondary", BattleEntry::Kind::secondary);
    deck.advantage = read("advantage", BattleEntry::Kind::advantage);
    return deck;
}

}  // namespace

Result<ArmyList> readArmyList(const nlohmann::json& json, const std::string& where,
                              const Catalogue& catalogue) {
    return readingJson([&] {
        const JsonAt document(json, where);
        expectFormat(document, "sightline-army", 1);
        ArmyList list;
        list.name = plainName(document.at("name").text());
        const JsonAt faction = document.at("faction");
        list.faction = factionNames()[readName(faction, factionNames(), say::aFaction)];
        if (const auto force = document.find("battleForce")) {
            list.battleForce = knownId(*force, catalogue.battleForces,
                                       catalogue.battleForce(force->text()), say::aBattleForce());
        }
        if (const auto size = document.find("size")) {
            list.size = static_cast<GameSize>(readName(*size, gameSizeNames(), say::aSizeOfGame));
        }
        if (const auto choices = document.find("choices")) list.choices = readTexts(*choices);
        const KnownCardsOfArmy cards{catalogue, catalogue.of(editionOf(list.size))};
        for (const JsonAt& unit : document.at("units").list(0, 60)) {
            list.units.push_back(readUnit(unit, cards));
        }
        list.commandHand = readHand(document, catalogue);
        list.battleDeck = readDeck(document, catalogue);
        return list;
    });
}

nlohmann::json toJson(const ArmyList& list) {
    nlohmann::json units = nlohmann::json::array();
    for (const ArmyUnit& unit : list.units) {
        nlohmann::json one{{"unit", unit.unit}, {"upgrades", unit.upgrades}};
        if (!unit.counterpart.empty()) one["counterpart"] = unit.counterpart;
        if (!unit.counterpartUpgrades.empty())
            one["counterpartUpgrades"] = unit.counterpartUpgrades;
        units.push_back(std::move(one));
    }
    nlohmann::json json{{"format", "sightline-army"},
                        {"version", 1},
                        {"name", list.name},
                        {"faction", list.faction},
                        {"units", units}};
    json["size"] = rulesOf(list.size).name;
    if (!list.battleForce.empty()) json["battleForce"] = list.battleForce;
    if (!list.choices.empty()) json["choices"] = list.choices;
    if (!list.commandHand.empty()) json["commandHand"] = list.commandHand;
    if (!list.battleDeck.empty()) {
        json["battleDeck"] = {{"primary", list.battleDeck.primary},
                              {"secondary", list.battleDeck.secondary},
                              {"advantage", list.battleDeck.advantage}};
    }
    return json;
}

namespace {

// The rules of the battle force, and the rules of the choices that the army has made.
ForceInPlay inPlay(const BattleForce& force, const std::vector<std::string>& choices) {
    ForceInPlay play{force.facts.name, {}};
    for (std::size_t i = 0; i < force.byHand.size(); ++i) {
        const bool rule = i < force.rules.size();
        const std::string chosen = rule ? "" : force.choices[i - force.rules.size()].name;
        if (rule || std::find(choices.begin(), choices.end(), chosen) != choices.end())
            play.rules.push_back(force.byHand[i]);
    }
    return play;
}

// `readArmyList` accepts every card. The edition of the army may not contain some of them.
void refuseCardsOfOthers(const ArmyList& list, const std::vector<JsonAt>& items,
                         const Catalogue& cards) {
    const char* edition = editionOf(list.size).id;
    for (std::size_t i = 0; i < list.units.size(); ++i) {
        if (cards.unit(list.units[i].unit) == nullptr)
            items[i].refuse(say::notInEdition(list.units[i].unit, edition));
        for (const std::string& id : list.units[i].upgrades)
            if (cards.upgrade(id) == nullptr) items[i].refuse(say::notInEdition(id, edition));
    }
}

}  // namespace

Result<Army> readArmy(const nlohmann::json& json, const std::string& where,
                      const Catalogue& catalogue) {
    auto list = readArmyList(json, where, catalogue);
    if (!list) return list.problem();
    return readingJson([&] {
        const JsonAt document(json, where);
        Army army{.name = list->name, .faction = list->faction, .units = {}, .points = 0};
        const auto items = document.at("units").list(1, 60);
        const ResolvedArmy resolved = resolve(*list, catalogue);
        refuseCardsOfOthers(*list, items, *resolved.catalogue);
        std::set<std::string> uniques;
        for (const ResolvedUnit& unit : resolved.units) {
            const UnitCard& card = unit.entry->card;
            if (card.unique && !uniques.insert(card.name).second) {
                items[unit.index].refuse(say::uniqueAtMostOne(card.name));
            }
            army.units.push_back(equip(resolved, unit));
            if (army.units.back().minis.empty()) {
                items[unit.index].refuse(say::noMiniatures(card.name));
            }
            army.points += army.units.back().card.points;
        }
        if (resolved.force) army.force = inPlay(*resolved.force, list->choices);
        return army;
    });
}

}  // namespace sightline::engine
