// Reads the JSON format of the Tabletop Simulator mod. List builders also use this format.
#include <algorithm>

#include "engine/legion/lists/exchange/build_army.h"
#include "engine/legion/lists/exchange/choose_units.h"
#include "engine/legion/lists/exchange/decide_faction.h"
#include "engine/legion/lists/exchange/import_army.h"
#include "engine/legion/lists/exchange/list_headings.h"
#include "engine/legion/lists/exchange/list_lines.h"
#include "engine/legion/lists/exchange/pasted_text.h"
#include "engine/legion/lists/words/imports.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;

// The id of a faction from its word in the JSON format. Empty if the word is unknown.
std::string factionOf(const std::string& written) {
    const std::string folded = foldedName(written);
    if (folded == "rebel" || folded == "rebels") return "rebels";
    if (folded == "empire" || folded == "imperial") return "empire";
    if (folded == "republic") return "republic";
    if (folded == "separatist" || folded == "separatists") return "separatists";
    if (folded == "mandalorian" || folded == "mandalorians") return "mandalorians";
    return folded == "mercenary" || folded == "mercenaries" ? "mercenary" : "";
}

/// Reads the names of cards in one JSON document.
class JsonImporter {
  public:
    JsonImporter(ImportedArmy& army, const CardNames& names,
                 const std::vector<DecidedUnit>& decided)
        : army_(army), catalogue_(names.catalogue()), names_(names), decided_(decided) {}

    void readFaction(const JsonAt& document);
    void readForce(const JsonAt& document);
    void readUnit(const JsonAt& at);
    void readHand(const JsonAt& document);
    void readDeck(const JsonAt& document);
    void findEvidence(const JsonAt& document);

  private:
    void miss(const JsonAt& at, const std::string& text, Kind kind) {
        army_.missed.push_back({at.pointer(), text, names_.reasonFor(text, kind)});
    }
    const UnitEntry* chosen(const JsonAt& unit);
    const CounterpartCard* joining(const std::string& name, const ArmyUnit& unit) const;
    void readUpgrades(const JsonAt& list, ArmyUnit& unit, const UnitEntry& entry);
    void readBattleCards(const JsonAt& deck, std::string_view key);

    ImportedArmy& army_;
    const Catalogue& catalogue_;
    const CardNames& names_;
    const std::vector<DecidedUnit>& decided_;
    bool factionKnown_ = true;
    /// Command hand; it helps to choose between units with the same name.
    std::vector<const CommandEntry*> hand_;
    std::optional<int> year_;
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

std::string firstText(const JsonAt& document, std::initializer_list<std::string_view> members) {
    for (const std::string_view key : members) {
        if (const auto found = document.find(key); found && found->isText()) return found->text();
    }
    return "";
}

// Reads the price of a unit. Only some programs write prices.
void readPrices(const JsonAt& unit, UnitEvidence& evidence) {
    constexpr int mostPoints = 2000;
    for (const char* key : {"points", "cost", "unitCost"}) {
        const auto points = unit.find(key);
        if (points && points->json().is_number_integer() && points->json() >= 1 &&
            points->json() <= mostPoints)
            evidence.points = points->json().get<int>();
    }
}

std::vector<NamedUnit> namedUnits(const JsonAt& document) {
    std::vector<NamedUnit> units;
    for (const JsonAt& unit : document.at("units").list(0, mostUnits)) {
        if (!unit.isObject()) continue;
        if (const auto name = unit.find("name"); name && name->isText())
            units.push_back({name->text()});
    }
    return units;
}

// Reads the faction: the word of the JSON format, or a word that players use. If there is no such
// word, or if no unit can belong to this faction, the units decide.
void JsonImporter::readFaction(const JsonAt& document) {
    ArmyList& list = army_.list;
    const std::string written = firstText(document, {"armyFaction", "faction", "army_faction"});
    list.faction = factionOf(written);
    const bool ofFormat = !list.faction.empty();
    if (!ofFormat) list.faction = factionNamed(written);
    const std::vector<NamedUnit> units = namedUnits(document);
    if (!list.faction.empty() && (fieldsSomeOf(units, list.faction, names_) || units.empty())) {
        if (!ofFormat)
            army_.notes.push_back(say::wordTakenForFaction(written, factionWord(list.faction)));
        return;
    }
    if (written.empty() && !firstText(document, {"battleForce"}).empty()) return;
    const FactionByUnits found = factionOfUnits(units, names_);
    const bool contradicted = !list.faction.empty();
    if (contradicted && !fieldsSomeOf(units, found.faction, names_)) return;
    list.faction = found.faction;
    factionKnown_ = found.decided;
    const Message faction = factionWord(found.faction);
    army_.notes.push_back(written.empty() ? say::unitsTellFaction(faction)
                          : contradicted  ? say::unitsContradictFaction(written, faction)
                                          : say::noFactionButUnitsTell(written, faction));
}

void JsonImporter::readForce(const JsonAt& document) {
    ArmyList& list = army_.list;
    if (const auto force = document.find("battleForce");
        force && force->isText() && !force->text().empty()) {
        const BattleForce* found = names_.battleForce(force->text());
        if (found == nullptr)
            army_.missed.push_back({force->pointer(), force->text(), say::noForceOfName()});
        else {
            list.battleForce = found->facts.id;
            list.faction = found->facts.faction;
            factionKnown_ = true;
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
        } else if (const CounterpartCard* counterpart = joining(name, unit)) {
            unit.counterpart = counterpart->facts.id;
            ++army_.understood;
        } else {
            miss(at, name, Kind::upgrade);
        }
    }
}

const CounterpartCard* JsonImporter::joining(const std::string& name, const ArmyUnit& unit) const {
    for (const CounterpartCard* card : names_.counterparts(name)) {
        const auto& units = card->counterpartOf;
        if (std::find(units.begin(), units.end(), unit.unit) != units.end()) return card;
    }
    return nullptr;
}

void JsonImporter::findEvidence(const JsonAt& document) {
    for (const JsonAt& at : textsIn(document, "commandCards")) {
        if (const CommandEntry* card = names_.command(at.text())) hand_.push_back(card);
    }
    for (const char* key :
         {"date", "created", "createdAt", "updated", "year", "listname", "title"}) {
        const auto said = document.find(key);
        if (!said || year_) continue;
        year_ = yearNamed(said->isText() ? said->text() : said->json().dump());
    }
}

const UnitEntry* JsonImporter::chosen(const JsonAt& unit) {
    const JsonAt name = unit.at("name");
    const std::string text = name.text();
    const BattleForce* force = catalogue_.battleForce(army_.list.battleForce);
    UnitEvidence evidence{.faction = factionKnown_ ? army_.list.faction : "", .force = force};
    for (const JsonAt& upgrade : textsIn(unit, "upgrades"))
        evidence.carried.push_back(upgrade.text());
    readPrices(unit, evidence);
    evidence.hand = hand_;
    evidence.year = year_;
    const UnitChoice choice = chooseUnit(names_, text, evidence);
    if (choice.fitting.empty()) {
        miss(name, text, Kind::unit);
        return nullptr;
    }
    for (const DecidedUnit& one : decided_) {
        if (one.where == name.pointer() && one.text == text) return catalogue_.unit(one.unit);
    }
    if (choice.fitting.size() == 1) return choice.fitting.front();
    OpenUnit open{name.pointer(), text, {}};
    for (const UnitEntry* one : choice.fitting) open.fitting.push_back(one->facts.id);
    army_.open.push_back(std::move(open));
    return nullptr;
}

void JsonImporter::readUnit(const JsonAt& at) {
    const UnitEntry* entry = chosen(at);
    if (entry == nullptr) return;
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
        } else if (card->facts.id != standingOrders) {
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

// Reads the battle deck. Files use two spellings for the key of the deck. The keys inside the deck
// come from an older edition.
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

// True if the link in the document contains as many cards as the document's list of names. Cards
// without an id for links, such as cards of a pack, are not in a link.
bool holdsAsMuch(const ArmyList& linked, const JsonAt& document, const Catalogue& catalogue) {
    const std::vector<JsonAt> units = document.at("units").list(0, mostUnits);
    if (units.size() != linked.units.size()) return false;
    std::size_t written = 0, read = 0;
    for (const JsonAt& unit : units) written += textsIn(unit, "upgrades").size();
    for (const ArmyUnit& unit : linked.units) {
        read += unit.upgrades.size() + unit.counterpartUpgrades.size() +
                (unit.counterpart.empty() ? 0 : 1);
    }
    const auto force = document.find("battleForce");
    const bool sameForce = !force || !linked.battleForce.empty();
    const auto hand = textsIn(document, "commandCards");
    const auto standing =
        static_cast<std::size_t>(std::count_if(hand.begin(), hand.end(), [&](const JsonAt& card) {
            const CommandEntry* inEveryHand = catalogue.command(standingOrders);
            return inEveryHand != nullptr && card.text() == inEveryHand->facts.name;
        }));
    return written == read && sameForce && hand.size() - standing == linked.commandHand.size();
}

}  // namespace

Result<ImportedArmy> importTtsJson(const std::string& text, const Catalogue& catalogue,
                                   const ExchangeTable& table,
                                   const std::vector<DecidedUnit>& decided) {
    return importTtsJson(text, CardNames(catalogue, table), decided);
}

Result<ImportedArmy> importTtsJson(const std::string& text, const CardNames& names,
                                   const std::vector<DecidedUnit>& decided) {
    const std::string plain = utf8Text(text);
    if (auto pasted = jsonListIn(plain)) return importTtsList(pasted->list, names, decided);
    const auto json = parseJson(plain, "list");
    if (!json) return json.problem();
    return importTtsList(*json, names, decided);
}

Result<ImportedArmy> importTtsList(const nlohmann::json& json, const CardNames& names,
                                   const std::vector<DecidedUnit>& decided) {
    return readingJson([&] {
        const JsonAt document(json, "list");
        ImportedArmy army;
        army.format = ImportedArmy::Format::json;
        const JsonAt units = document.at("units");
        army.list.name = firstText(document, {"listname", "title", "name"});
        const auto link = document.find("listlink");
        if (link && link->isText()) {
            auto linked = importLink(link->text(), names.catalogue(), names.table());
            if (linked && linked->missed.empty() && !linked->list.units.empty() &&
                holdsAsMuch(linked->list, document, names.catalogue())) {
                linked->format = ImportedArmy::Format::json;
                linked->list.name = army.list.name;
                linked->notes.push_back(say::readFromLink());
                return *linked;
            }
            if (linked) {
                army.list.choices = linked->list.choices;
                army.list.size = linked->list.size;
            }
        }
        JsonImporter importer(army, names, decided);
        importer.readFaction(document);
        importer.readForce(document);
        importer.readDeck(document);
        importer.findEvidence(document);
        for (const JsonAt& unit : units.list(0, mostUnits)) importer.readUnit(unit);
        importer.readHand(document);
        if (army.list.units.empty() && army.open.empty() && army.missed.empty())
            units.refuse(say::listWithoutUnits());
        return army;
    });
}

}  // namespace sightline::engine
