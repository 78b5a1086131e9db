#include <algorithm>

#include "engine/legion/lists/catalogue/unit_entry_fields.h"

namespace sightline::engine {
namespace {
// Checks courage and resilience. A trooper has courage, printed as a number or a dash. A vehicle
// has no courage, and may have resilience. The file writes a dash as null, so that a missing
// courage is found as an error.
void checkNerve(const JsonAt& at, const UnitCard& card) {
    const auto courage = at.find("courage"), resilience = at.find("resilience");
    if (isVehicle(card.type)) {
        if (courage) courage->refuse(say::vehicleWithCourage());
        return;
    }
    if (resilience) resilience->refuse(say::trooperWithResilience());
    if (!at.json().contains("courage")) at.refuse(say::courageExpected());
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

// Replaces models of the kind of figure by models of the unit's own.
Figures withOwnModels(Figures figures, const JsonAt& at, const CatalogueContext& context) {
    if (const auto leader = at.find("leader")) figures.looks.leader = readModel(*leader, context);
    if (const auto others = at.find("others")) {
        figures.looks.others.clear();
        for (const JsonAt& model : others->list())
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
    if (context.standIns == nullptr) return withOwnModels({}, at, context);
    const auto found = context.standIns->find(standIn);
    if (found == context.standIns->end()) {
        std::vector<std::string> names;
        for (const auto& [one, figures] : *context.standIns) names.push_back(one);
        readName(*name, names, say::aStandIn);
    }
    return withOwnModels(found->second, at, context);
}

UnitEntry readUnit(const JsonAt& at, const CatalogueContext& context) {
    UnitEntry entry;
    readExactly(at, entry);
    at.at("faction");
    UnitCard& card = entry.card;
    checkNerve(at, card);
    card.id = entry.facts.id;
    card.name = entry.facts.name;
    card.title = entry.facts.title;
    card.faction = entry.facts.faction;
    card.keywords = readKeywords(at.at("keywords"), KeywordPlace::unit, entry.facts, context);
    card.printsCourageX = !card.courage && !isVehicle(card.type) &&
                          std::any_of(card.keywords.begin(), card.keywords.end(),
                                      [](const KeywordText& one) { return one.printsX; });
    if (card.printsCourageX) card.courage = 1;
    card.weapons = readWeapons(at, entry.facts, context);
    for (std::size_t i = 0; i < card.weapons.size(); ++i) {
        const Weapon& weapon = card.weapons[i];
        if (!weapon.melee && !weapon.ranged && !weapon.overrun) {
            at.at("weapons").list()[i].at("range").wrong(say::meleeOrRange());
        }
    }
    card.base = readBase(at.at("base"), context);
    const Figures figures = readLooks(at.at("looks"), context, entry.standIn);
    card.looks = figures.looks;
    entry.heavyModel = figures.heavy;
    return entry;
}

CounterpartCard readCounterpart(const JsonAt& at, const CatalogueContext& context) {
    CounterpartCard card;
    readExactly(at, card);
    card.keywords = readKeywords(at.at("keywords"), KeywordPlace::unit, card.facts, context);
    card.weapons = readWeapons(at, card.facts, context);
    card.base = readBase(at.at("base"), context);
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
