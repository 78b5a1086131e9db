// Writes the JSON format of the Tabletop Simulator mod. List builders also use this format.
#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/exchange/export_army.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;

constexpr const char* author = "Sightline";

std::string factionForTabletop(const std::string& faction) {
    if (faction == "rebels") return "rebel";
    if (faction == "separatists") return "separatist";
    return faction == "mercenary" || faction == "mandalorians" ? "" : faction;
}

std::string nameOfUpgrade(const UpgradeCard& card, const ExchangeTable& table) {
    const ExchangeCard* known = table.find(Kind::upgrade, card.facts.id);
    if (known != nullptr && !known->ttsName.empty()) return known->ttsName;
    return card.facts.title.empty() ? card.facts.name : card.facts.name + ", " + card.facts.title;
}

std::string nameOfUnit(const UnitEntry& unit, const ExchangeTable& table) {
    const ExchangeCard* known = table.find(Kind::unit, unit.facts.id);
    if (known != nullptr && !known->ttsName.empty()) return known->ttsName;
    return unit.card.title.empty() ? unit.card.name : unit.card.name + " " + unit.card.title;
}

std::string nameOfCounterpart(const CounterpartCard& card, const ExchangeTable& table) {
    const ExchangeCard* known = table.find(Kind::counterpart, card.facts.id);
    return known != nullptr && !known->ttsName.empty() ? known->ttsName : card.facts.name;
}

nlohmann::json deckJson(const ArmyList& list, const Catalogue& catalogue) {
    const auto names = [&](const std::vector<std::string>& ids) {
        nlohmann::json texts = nlohmann::json::array();
        for (const std::string& id : ids) {
            if (const BattleEntry* card = catalogue.battleCard(id))
                texts.push_back(card->facts.name);
        }
        return texts;
    };
    return {{"conditions", names(list.battleDeck.advantage)},
            {"deployment", names(list.battleDeck.primary)},
            {"objective", names(list.battleDeck.secondary)},
            {"scenario", list.size == GameSize::recon ? "recon" : "standard"}};
}

}  // namespace

nlohmann::json exportTtsJson(const ArmyList& list, const Catalogue& catalogue,
                             const ExchangeTable& table) {
    const ResolvedArmy army = resolveUnits(list, catalogue);
    const ArmySummary summary = summaryOf(list, catalogue);
    nlohmann::json units = nlohmann::json::array();
    for (const ResolvedUnit& unit : army.units) {
        nlohmann::json upgrades = nlohmann::json::array();
        for (const UpgradeCard* card : unit.upgrades)
            upgrades.push_back(nameOfUpgrade(*card, table));
        if (unit.counterpart != nullptr)
            upgrades.push_back(nameOfCounterpart(*unit.counterpart, table));
        for (const UpgradeCard* card : unit.counterpartUpgrades)
            upgrades.push_back(nameOfUpgrade(*card, table));
        units.push_back({{"name", nameOfUnit(*unit.entry, table)}, {"upgrades", upgrades}});
    }
    nlohmann::json commands = nlohmann::json::array();
    for (const std::string& id : list.commandHand) {
        if (const CommandEntry* card = catalogue.command(id)) commands.push_back(card->facts.name);
    }
    if (const CommandEntry* card = catalogue.command(standingOrders))
        commands.push_back(card->facts.name);
    nlohmann::json json{{"author", author},
                        {"listname", list.name},
                        {"points", summary.points},
                        {"numActivations", summary.activations},
                        {"armyFaction", factionForTabletop(list.faction)},
                        {"commandCards", commands},
                        {"contingencies", nlohmann::json::array()},
                        {"units", units},
                        {"battlefieldDeck", deckJson(list, catalogue)},
                        {"listlink", exportLink(list, catalogue, table).link}};
    if (army.force != nullptr) json["battleForce"] = army.force->facts.name;
    return json;
}

}  // namespace sightline::engine
