#include "engine/legion/lists/catalogue/references.h"

#include <algorithm>

#include "engine/legion/lists/words/packs.h"

namespace sightline::engine {
namespace {

using Ids = std::set<std::string>;
using NoneOf = MessageTemplate<PrintedName>;

void check(const JsonAt& at, const Ids& ids, const NoneOf& none, const std::string& id) {
    if (ids.contains(id)) return;
    at.refuse(withNearest(none(id), id, {ids.begin(), ids.end()}));
}

void checkText(const JsonAt& at, const Ids& ids, const NoneOf& none) {
    check(at, ids, none, at.text());
}

void checkMember(const JsonAt& at, std::string_view key, const Ids& ids, const NoneOf& none) {
    const auto found = at.find(key);
    if (!found) return;
    if (!found->isList()) return checkText(*found, ids, none);
    for (const JsonAt& item : found->list()) checkText(item, ids, none);
}

void checkKeys(const JsonAt& at, std::string_view key, const Ids& ids, const NoneOf& none) {
    const auto found = at.find(key);
    if (!found) return;
    for (const auto& [id, member] : found->members()) check(member, ids, none, id);
}

// True if a mark of the card states that the card's requirement refers to no existing card.
bool ledNowhere(const JsonAt& card) {
    const auto marks = card.find("marks");
    if (!marks) return false;
    for (const JsonAt& mark : marks->list()) {
        if (mark.at("kind").text() == "doubt" && mark.at("at").text() == "/requires") return true;
    }
    return false;
}

void checkFilter(const JsonAt& at, const KnownCards& known) {
    checkMember(at, "unit_name", known.unitNames, say::thereIsNoUnitNamed);
    checkMember(at, "affiliation", known.affiliations, say::thereIsNoAffiliation);
    checkMember(at, "keyword", known.keywords, say::thereIsNoKeyword);
    for (const char* part : {"all", "any", "not"}) {
        const auto list = at.find(part);
        if (!list) continue;
        if (!list->isList()) {
            checkFilter(*list, known);
            continue;
        }
        for (const JsonAt& item : list->list()) checkFilter(item, known);
    }
}

void checkKeywords(const JsonAt& card, std::string_view key, const KnownCards& known) {
    const auto list = card.find(key);
    if (!list) return;
    for (const JsonAt& keyword : list->list()) {
        if (const auto who = keyword.find("who")) checkFilter(*who, known);
    }
}

void checkUnit(const JsonAt& at, const KnownCards& known) {
    checkMember(at, "counterpart", known.counterparts, say::thereIsNoCounterpart);
    checkMember(at, "only_in", known.battleForces, say::thereIsNoBattleForce);
    checkMember(at, "starts_with", known.upgrades, say::thereIsNoUpgrade);
    checkMember(at, "counterpart_of", known.units, say::thereIsNoUnit);
    checkKeywords(at, "keywords", known);
}

void checkUpgrade(const JsonAt& at, const KnownCards& known) {
    if (const auto filter = at.find("requires"); filter && !ledNowhere(at))
        checkFilter(*filter, known);
    checkKeywords(at, "keywords", known);
}

void checkCommand(const JsonAt& at, const KnownCards& known) {
    if (!ledNowhere(at)) checkMember(at, "units", known.unitNames, say::thereIsNoUnitNamed);
    checkMember(at, "in_hand_with", known.unitNames, say::thereIsNoUnitNamed);
    checkMember(at, "battle_force", known.battleForces, say::thereIsNoBattleForce);
    if (const auto filter = at.find("requires")) checkFilter(*filter, known);
    if (const auto filter = at.find("nominates")) checkFilter(*filter, known);
    for (const JsonAt& part : at.at("orders").list()) {
        if (!ledNowhere(at)) checkFilter(part.at("to"), known);
    }
}

void checkBuilding(const JsonAt& at, const KnownCards& known) {
    for (const char* key : {"ignores_detachment", "count_as_corps"}) {
        checkMember(at, key, known.units, say::thereIsNoUnit);
    }
    for (const char* key : {"clan_upgrade", "clan_upgrade_for_leaders", "heavy_weapons_for_all"}) {
        checkMember(at, key, known.upgrades, say::thereIsNoUpgrade);
    }
    checkMember(at, "affiliation", known.affiliations, say::thereIsNoAffiliation);
    if (const auto limits = at.find("unit_limits")) {
        for (const JsonAt& limit : limits->list())
            checkMember(limit, "units", known.units, say::thereIsNoUnit);
    }
    if (const auto extra = at.find("extra_slots")) {
        for (const JsonAt& unit : extra->list())
            checkMember(unit, "unit", known.units, say::thereIsNoUnit);
    }
    if (const auto needs = at.find("needs_one_per")) {
        for (const JsonAt& need : needs->list()) {
            checkMember(need, "unit", known.units, say::thereIsNoUnit);
            checkMember(need, "per", known.unitNames, say::thereIsNoUnitNamed);
        }
    }
    if (const auto minimums = at.find("minimum_units")) {
        for (const JsonAt& minimum : minimums->list()) checkFilter(minimum.at("who"), known);
    }
}

void checkBattleForce(const JsonAt& at, const KnownCards& known) {
    for (const auto& [rank, units] : at.at("units").members()) {
        for (const JsonAt& unit : units.list()) checkText(unit, known.units, say::thereIsNoUnit);
    }
    checkMember(at, "unique_upgrades", known.upgrades, say::thereIsNoUpgrade);
    checkMember(at, "forbidden_upgrades", known.upgrades, say::thereIsNoUpgrade);
    checkMember(at, "command_cards", known.commands, say::thereIsNoCommandCard);
    if (const auto building = at.find("building")) checkBuilding(*building, known);
    if (const auto choices = at.find("choices")) {
        for (const JsonAt& option : choices->at("options").list()) {
            checkMember(option, "adds_units", known.units, say::thereIsNoUnit);
        }
    }
}

void checkPoints(const JsonAt& at, const KnownCards& known) {
    checkKeys(at, "units", known.units, say::thereIsNoUnit);
    checkKeys(at, "counterparts", known.counterparts, say::thereIsNoCounterpart);
    checkKeys(at, "upgrades", known.upgrades, say::thereIsNoUpgrade);
    if (const auto changes = at.find("changes")) {
        for (const JsonAt& change : changes->list()) {
            checkMember(change, "upgrade", known.upgrades, say::thereIsNoUpgrade);
            checkMember(change, "battle_force", known.battleForces, say::thereIsNoBattleForce);
            if (const auto has = change.find("army_has")) checkFilter(*has, known);
            if (const auto on = change.find("on")) checkFilter(*on, known);
        }
    }
}

void checkAutomation(const JsonAt& at, const KnownCards& known) {
    checkKeys(at, "keywords", known.keywords, say::thereIsNoKeyword);
    checkKeys(at, "upgrades", known.upgrades, say::thereIsNoUpgrade);
    checkKeys(at, "commands", known.commands, say::thereIsNoCommandCard);
    checkKeys(at, "battle", known.battleCards, say::thereIsNoBattleCard);
    checkKeys(at, "battle_forces", known.battleForces, say::thereIsNoBattleForce);
}

// Checks that the conditions of a card's reminders name only units and keywords that exist.
void checkConditions(const JsonAt& moments, const KnownCards& known) {
    for (const auto& [point, list] : moments.members()) {
        for (const JsonAt& item : list.list()) {
            if (!item.isObject()) continue;
            for (const auto& [member, value] : item.members()) {
                if (member == "pool" || member == "whole_pool")
                    checkMember(item, member, known.keywords, say::thereIsNoKeyword);
                if (!value.isObject()) continue;
                if (const auto who = value.find("who")) checkFilter(*who, known);
            }
        }
    }
}

void checkReminders(const JsonAt& at, const KnownCards& known) {
    for (const char* kind : {"keywords", "upgrades", "commands", "hand"}) {
        const auto cards = at.find(kind);
        if (!cards) continue;
        for (const auto& [name, moments] : cards->members()) {
            if (const auto parts = moments.find("parts")) {
                for (const auto& [part, own] : parts->members()) checkConditions(own, known);
            } else {
                checkConditions(moments, known);
            }
        }
    }
    for (const char* kind : {"battle", "battle_forces"}) {
        const auto cards = at.find(kind);
        if (!cards) continue;
        for (const auto& [name, lines] : cards->members()) {
            for (const JsonAt& line : lines.list()) checkConditions(line.at("at"), known);
        }
    }
    checkKeys(at, "keywords", known.keywords, say::thereIsNoKeyword);
    checkKeys(at, "upgrades", known.upgrades, say::thereIsNoUpgrade);
    checkKeys(at, "commands", known.commands, say::thereIsNoCommandCard);
    checkKeys(at, "hand", known.commands, say::thereIsNoCommandCard);
    checkKeys(at, "battle", known.battleCards, say::thereIsNoBattleCard);
    checkKeys(at, "battle_forces", known.battleForces, say::thereIsNoBattleForce);
}

void checkSpecialSlots(const JsonAt& at, const KnownCards& known) {
    checkMember(at, "upgrades", known.upgrades, say::thereIsNoUpgrade);
    checkFilter(at.at("unit"), known);
}

}  // namespace

KnownCards::KnownCards(const Catalogue& catalogue) {
    const auto collect = [](const auto& cards, Ids& ids) {
        for (const auto& card : cards) ids.insert(card.facts.id);
    };
    collect(catalogue.units, units);
    collect(catalogue.counterparts, counterparts);
    collect(catalogue.upgrades, upgrades);
    collect(catalogue.commands, commands);
    collect(catalogue.battleCards, battleCards);
    collect(catalogue.battleForces, battleForces);
    for (const KeywordEntry& entry : catalogue.keywords) keywords.insert(entry.name);
    for (const UnitEntry& unit : catalogue.units) {
        unitNames.insert(unit.card.name);
        if (!unit.card.affiliation.empty()) affiliations.insert(unit.card.affiliation);
    }
    for (const CounterpartCard& card : catalogue.counterparts) unitNames.insert(card.facts.name);
    for (const UpgradeCard& card : catalogue.upgrades) {
        unitNames.insert(card.facts.name);
        if (!card.affiliation.empty()) affiliations.insert(card.affiliation);
    }
}

void checkReferences(const JsonAt& document, const KnownCards& known) {
    const std::string format = document.at("format").text();
    const auto each = [&](const char* key, auto judge) {
        for (const JsonAt& item : document.at(key).list()) judge(item, known);
    };
    if (format == "sightline-units") each("units", checkUnit);
    if (format == "sightline-counterparts") each("counterparts", checkUnit);
    if (format == "sightline-upgrades") each("upgrades", checkUpgrade);
    if (format == "sightline-commands") each("commands", checkCommand);
    if (format == "sightline-battle-forces") each("battle_forces", checkBattleForce);
    if (format == "sightline-special-slots") each("special_slots", checkSpecialSlots);
    if (format == "sightline-points") checkPoints(document, known);
    if (format == "sightline-automation") checkAutomation(document, known);
    if (format == "sightline-reminders") checkReminders(document, known);
}

}  // namespace sightline::engine
