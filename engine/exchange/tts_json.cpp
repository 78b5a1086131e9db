// The JSON of the Tabletop Simulator mod, which list builders write and read.
#include "engine/army/army_points.h"
#include "engine/exchange/export_army.h"
#include "engine/exchange/import_army.h"
#include "engine/exchange/names.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;

constexpr const char* author = "Sightline";

std::string factionOf(const std::string& written) {
    const std::string folded = foldedName(written);
    if (folded == "rebel" || folded == "rebels") return "rebels";
    if (folded == "empire" || folded == "imperial") return "empire";
    if (folded == "republic") return "republic";
    if (folded == "separatist" || folded == "separatists") return "separatists";
    if (folded == "mandalorian" || folded == "mandalorians") return "mandalorians";
    return "mercenary";
}

std::string factionWord(const std::string& faction) {
    if (faction == "rebels") return "rebel";
    if (faction == "separatists") return "separatist";
    return faction == "mercenary" || faction == "mandalorians" ? "" : faction;
}

/// Reads names out of one document.
class JsonImporter {
  public:
    JsonImporter(ImportedArmy& army, const Catalogue& catalogue, const ExchangeTable& table)
        : army_(army), names_(catalogue, table) {}

    void readForce(const JsonAt& document);
    void readUnit(const JsonAt& at);
    void readHand(const JsonAt& document);
    void readDeck(const JsonAt& document);

  private:
    void miss(const JsonAt& at, const std::string& text, Kind kind) {
        army_.missed.push_back({at.pointer(), text, names_.reasonFor(text, kind)});
    }
    void readUpgrades(const JsonAt& list, ArmyUnit& unit, const UnitEntry& entry);
    void readBattleCards(const JsonAt& deck, std::string_view key);

    ImportedArmy& army_;
    CardNames names_;
};

std::vector<JsonAt> textsIn(const JsonAt& at, std::string_view key) {
    std::vector<JsonAt> texts;
    const auto list = at.find(key);
    if (!list || !list->isList()) return texts;
    for (const JsonAt& item : list->list(0, 200)) {
        if (item.isText()) texts.push_back(item);
    }
    return texts;
}

void JsonImporter::readForce(const JsonAt& document) {
    ArmyList& list = army_.list;
    if (const auto force = document.find("battleForce");
        force && force->isText() && !force->text().empty()) {
        const BattleForce* found = names_.battleForce(force->text());
        if (found == nullptr)
            army_.missed.push_back(
                {force->pointer(), force->text(), "no battle force has this name"});
        else {
            list.battleForce = found->facts.id;
            list.faction = found->facts.faction;
        }
    }
    if (list.battleForce.empty() && list.faction == "mercenary")
        list.battleForce = "shadow-collective";
    if (list.battleForce.empty() && list.faction == "mandalorians")
        list.battleForce = "mandalorian-clans";
}

void JsonImporter::readUpgrades(const JsonAt& list, ArmyUnit& unit, const UnitEntry& entry) {
    for (const JsonAt& at : textsIn(list, "upgrades")) {
        const std::string name = at.text();
        if (const UpgradeCard* card =
                names_.upgrade(name, {.faction = army_.list.faction, .unit = &entry})) {
            (unit.counterpart.empty() ? unit.upgrades : unit.counterpartUpgrades)
                .push_back(card->facts.id);
            ++army_.understood;
        } else if (const CounterpartCard* counterpart = names_.counterpart(name)) {
            unit.counterpart = counterpart->facts.id;
            ++army_.understood;
        } else {
            miss(at, name, Kind::upgrade);
        }
    }
}

void JsonImporter::readUnit(const JsonAt& at) {
    const JsonAt name = at.at("name");
    const UnitEntry* entry = names_.unit(name.text(), {.faction = army_.list.faction});
    if (entry == nullptr) return miss(name, name.text(), Kind::unit);
    ++army_.understood;
    ArmyUnit unit{.unit = entry->facts.id};
    readUpgrades(at, unit, *entry);
    army_.list.units.push_back(std::move(unit));
}

void JsonImporter::readHand(const JsonAt& document) {
    for (const JsonAt& at : textsIn(document, "commandCards")) {
        const CommandEntry* card = names_.command(at.text());
        if (card == nullptr) {
            miss(at, at.text(), Kind::command);
        } else if (card->facts.id != "standing-orders") {
            ++army_.understood;
            army_.list.commandHand.push_back(card->facts.id);
        }
    }
}

void JsonImporter::readBattleCards(const JsonAt& deck, std::string_view key) {
    for (const JsonAt& at : textsIn(deck, key)) {
        const BattleEntry* card = names_.battleCard(at.text(), army_.list.size == GameSize::recon);
        if (card == nullptr) {
            miss(at, at.text(), Kind::battle);
            continue;
        }
        ++army_.understood;
        BattleDeck& to = army_.list.battleDeck;
        auto& list = card->kind == BattleEntry::Kind::primary     ? to.primary
                     : card->kind == BattleEntry::Kind::secondary ? to.secondary
                                                                  : to.advantage;
        list.push_back(card->facts.id);
    }
}

// Both spellings of the deck's key are about; the keys inside are those of an older edition.
void JsonImporter::readDeck(const JsonAt& document) {
    auto deck = document.find("battlefieldDeck");
    if (!deck) deck = document.find("battleFieldDeck");
    if (!deck || !deck->isObject()) return;
    if (const auto scenario = deck->find("scenario");
        scenario && scenario->isText() && scenario->text() == "recon") {
        army_.list.size = GameSize::recon;
    }
    for (const char* key : {"deployment", "objective", "conditions", "condition"})
        readBattleCards(*deck, key);
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

Result<ImportedArmy> importTtsJson(const std::string& text, const Catalogue& catalogue,
                                   const ExchangeTable& table) {
    const auto json = parseJson(text, "list");
    if (!json) return json.problem();
    return readingJson([&] {
        const JsonAt document(*json, "list");
        ImportedArmy army;
        army.format = ImportedArmy::Format::json;
        const JsonAt units = document.at("units");
        for (const char* key : {"listname", "title", "name"}) {
            if (const auto name = document.find(key); name && name->isText())
                army.list.name = name->text();
        }
        const auto link = document.find("listlink");
        if (link && link->isText()) {
            auto linked = importLink(link->text(), catalogue, table);
            if (linked && linked->missed.empty() && !linked->list.units.empty()) {
                linked->format = ImportedArmy::Format::json;
                linked->list.name = army.list.name;
                linked->notes.push_back("read from the link inside, which is exact");
                return *linked;
            }
        }
        const auto faction = document.find("armyFaction");
        army.list.faction = factionOf(faction && faction->isText() ? faction->text() : "");
        JsonImporter importer(army, catalogue, table);
        importer.readForce(document);
        importer.readDeck(document);
        for (const JsonAt& unit : units.list(0, 60)) importer.readUnit(unit);
        importer.readHand(document);
        return army;
    });
}

nlohmann::json exportTtsJson(const ArmyList& list, const Catalogue& catalogue,
                             const ExchangeTable& table) {
    const ResolvedArmy army = resolve(list, catalogue);
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
    commands.push_back("Standing Orders");
    nlohmann::json json{{"author", author},
                        {"listname", list.name},
                        {"points", summary.points},
                        {"numActivations", summary.activations},
                        {"armyFaction", factionWord(list.faction)},
                        {"commandCards", commands},
                        {"contingencies", nlohmann::json::array()},
                        {"units", units},
                        {"battlefieldDeck", deckJson(list, catalogue)},
                        {"listlink", exportLink(list, catalogue, table).link}};
    if (army.force != nullptr) json["battleForce"] = army.force->facts.name;
    return json;
}

}  // namespace sightline::engine
