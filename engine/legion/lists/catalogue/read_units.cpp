#include <array>

#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {
using namespace std::string_view_literals;

// The value that is printed on the card: courage or a dash on a trooper, resilience or nothing on a
// vehicle. The file writes a dash as null, so that a forgotten courage is not read as null courage.
void readNerve(const JsonAt& at, UnitCard& card) {
    const auto courage = at.find("courage"), resilience = at.find("resilience");
    if (isVehicle(card.type)) {
        if (courage) courage->refuse(say::vehicleWithCourage());
        if (resilience) card.resilience = resilience->integer(1, 99);
        return;
    }
    if (resilience) resilience->refuse(say::trooperWithResilience());
    if (courage) card.courage = courage->integer(1, 9);
    if (!at.json().contains("courage")) at.refuse(say::courageExpected());
}

void readStats(const JsonAt& at, UnitCard& card) {
    card.rank = static_cast<Rank>(readName(at.at("rank"), rankNames(), say::aRank));
    card.type = readUnitType(at.at("type"));
    card.unique = at.at("unique").boolean();
    if (const auto points = at.find("points")) card.points = points->integer(0, 1000);
    card.miniatures = at.at("miniatures").integer(0, 20);
    card.wounds = at.at("wounds").integer(0, 99);
    readNerve(at, card);
    card.defenseDie = readDefenseDie(at.at("defense_die"));
    card.speed = at.at("speed").integer(0, 3);
    const JsonAt surge = at.at("surge");
    card.attackSurge = readAttackSurge(surge.at("attack"));
    card.defenseSurge = readDefenseSurge(surge.at("defense"));
}

std::string readModel(const JsonAt& at, const CatalogueContext& context) {
    if (context.models == nullptr) return at.text();
    return (*context.models)[readName(at, *context.models, say::aModel)];
}

Figures readModels(const JsonAt& at, const CatalogueContext& context) {
    Figures figures;
    figures.looks.leader = readModel(at.at("leader"), context);
    for (const JsonAt& model : at.at("others").list()) {
        figures.looks.others.push_back(readModel(model, context));
    }
    if (const auto heavy = at.find("heavy")) figures.heavy = readModel(*heavy, context);
    return figures;
}

Figures readLooks(const JsonAt& at, const CatalogueContext& context, std::string& standIn) {
    at.allow({"leader", "others", "heavy", "stand_in"});
    const auto name = at.find("stand_in");
    if (!name) return readModels(at, context);
    standIn = name->text();
    if (context.standIns == nullptr) return {};
    const auto found = context.standIns->find(standIn);
    if (found == context.standIns->end()) {
        std::vector<std::string> names;
        for (const auto& [one, figures] : *context.standIns) names.push_back(one);
        readName(*name, names, say::aStandIn);
    }
    return found->second;
}

UnitEntry readUnit(const JsonAt& at, const CatalogueContext& context) {
    at.allow({"id",
              "name",
              "title",
              "display_name",
              "faction",
              "affiliation",
              "mercenary_for",
              "rank",
              "type",
              "unique",
              "unique_title",
              "released",
              "expected",
              "points",
              "miniatures",
              "wounds",
              "courage",
              "resilience",
              "defense_die",
              "speed",
              "surge",
              "upgrade_bar",
              "keywords",
              "weapons",
              "base",
              "silhouette_in",
              "silhouette_offset_in",
              "counterpart",
              "always_with_counterpart",
              "only_in",
              "leader_from_heavy_weapon",
              "starts_with",
              "looks",
              "marks"});
    UnitEntry entry;
    entry.facts = readFacts(at);
    at.at("faction");
    UnitCard& card = entry.card;
    card.id = entry.facts.id;
    card.name = entry.facts.name;
    card.title = entry.facts.title;
    card.faction = entry.facts.faction;
    readStats(at, card);
    card.upgradeBar = readNames(at.at("upgrade_bar"), slotNames(), say::anUpgradeSlot);
    card.keywords = readKeywords(at.at("keywords"), KeywordPlace::unit, entry.facts, context);
    card.weapons = readWeapons(at, entry.facts, context);
    for (std::size_t i = 0; i < card.weapons.size(); ++i) {
        const Weapon& weapon = card.weapons[i];
        if (!weapon.melee && !weapon.ranged && !weapon.overrun) {
            at.at("weapons").list()[i].at("range").wrong(say::meleeOrRange());
        }
    }
    card.base = readBase(at.at("base"), context);
    card.silhouetteHeight = at.at("silhouette_in").number(0.1, 20);
    if (const auto offset = at.find("silhouette_offset_in"))
        entry.silhouetteOffset = offset->number(0, 20);
    const Figures figures = readLooks(at.at("looks"), context, entry.standIn);
    card.looks = figures.looks;
    entry.heavyModel = figures.heavy;
    card.affiliation = readOptional(at, "affiliation");
    if (const auto factions = at.find("mercenary_for")) {
        entry.mercenaryFor = readNames(*factions, factionNames(), say::aFaction);
    }
    entry.uniqueTitle = readFlag(at, "unique_title");
    entry.counterpart = readOptional(at, "counterpart");
    entry.alwaysWithCounterpart = readFlag(at, "always_with_counterpart");
    entry.onlyIn = readOptional(at, "only_in");
    entry.leaderFromHeavyWeapon = readFlag(at, "leader_from_heavy_weapon");
    if (const auto starts = at.find("starts_with")) entry.startsWith = readTexts(*starts);
    return entry;
}

CounterpartCard readCounterpart(const JsonAt& at, const CatalogueContext& context) {
    at.allow({"id",          "name",          "title",       "display_name", "faction",
              "affiliation", "mercenary_for", "type",        "unique",       "counterpart_of",
              "points",      "wounds",        "upgrade_bar", "keywords",     "weapons",
              "base",        "silhouette_in", "released",    "expected",     "looks",
              "marks"});
    CounterpartCard card;
    card.facts = readFacts(at);
    card.affiliation = readOptional(at, "affiliation");
    if (const auto factions = at.find("mercenary_for")) {
        card.mercenaryFor = readNames(*factions, factionNames(), say::aFaction);
    }
    card.counterpartOf = readTexts(at.at("counterpart_of"));
    card.type = readUnitType(at.at("type"));
    card.unique = at.at("unique").boolean();
    if (const auto points = at.find("points")) card.points = points->integer(0, 1000);
    card.wounds = at.at("wounds").integer(1, 99);
    card.upgradeBar = readNames(at.at("upgrade_bar"), slotNames(), say::anUpgradeSlot);
    card.keywords = readKeywords(at.at("keywords"), KeywordPlace::unit, card.facts, context);
    card.weapons = readWeapons(at, card.facts, context);
    card.base = readBase(at.at("base"), context);
    card.silhouetteHeight = at.at("silhouette_in").number(0.1, 20);
    if (const auto looks = at.find("looks")) {
        card.looks = readLooks(*looks, context, card.standIn).looks;
    }
    return card;
}

}  // namespace

std::vector<UnitEntry> readUnitEntries(const JsonAt& document, const CatalogueContext& context) {
    document.allow({"format", "version", "rules_date", "units"});
    expectFormat(document, "sightline-units", 1);
    std::vector<UnitEntry> units;
    for (const JsonAt& unit : document.at("units").list()) units.push_back(readUnit(unit, context));
    return units;
}

std::vector<CounterpartCard> readCounterparts(const JsonAt& document,
                                              const CatalogueContext& context) {
    document.allow({"format", "version", "rules_date", "counterparts"});
    expectFormat(document, "sightline-counterparts", 1);
    std::vector<CounterpartCard> cards;
    for (const JsonAt& card : document.at("counterparts").list())
        cards.push_back(readCounterpart(card, context));
    return cards;
}

std::map<std::string, Figures> readStandIns(const JsonAt& document,
                                            const CatalogueContext& context) {
    document.allow({"format", "version", "stand_ins"});
    expectFormat(document, "sightline-stand-ins", 1);
    std::map<std::string, Figures> standIns;
    for (const auto& [name, at] : document.at("stand_ins").members()) {
        at.allow({"leader", "others", "heavy"});
        standIns.emplace(name, readModels(at, context));
    }
    return standIns;
}

}  // namespace sightline::engine
