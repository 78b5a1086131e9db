#include <array>

#include "engine/legion/lists/catalogue/read_cards.h"
#include "engine/legion/lists/words/packs.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace {

RankLimits readRanks(const JsonAt& at) {
    RankLimits limits;
    for (const auto& [name, limit] : at.members()) {
        limit.allow({"min", "max"});
        if (name == "commander and operative") {
            limits.mostCommandersAndOperatives = limit.at("max").integer(0, 30);
            continue;
        }
        std::size_t rank = 0;
        while (rank < rankNames().size() && rankNames()[rank] != name) ++rank;
        if (rank == rankNames().size()) {
            limit.refuse(say::didYouMeanName(say::isNot(name, say::aRank()),
                                             nearestName(name, rankNames())));
        }
        const int least = limit.at("min").integer(0, 30);
        limits.ranks[static_cast<Rank>(rank)] = {least, limit.at("max").integer(least, 30)};
    }
    return limits;
}

void readUnitRules(const JsonAt& at, BattleForce& force) {
    if (const auto limits = at.find("unit_limits")) {
        for (const JsonAt& limit : limits->list()) {
            limit.allow({"units", "min", "max"});
            force.unitLimits.push_back({readTexts(limit.at("units")),
                                        limit.at("min").integer(0, 30),
                                        limit.at("max").integer(0, 30)});
        }
    }
    if (const auto minimums = at.find("minimum_units")) {
        for (const JsonAt& minimum : minimums->list()) {
            minimum.allow({"who", "min"});
            force.minimumUnits.push_back(
                {readFilter(minimum.at("who")), minimum.at("min").integer(1, 30)});
        }
    }
    if (const auto needs = at.find("needs_one_per")) {
        for (const JsonAt& need : needs->list()) {
            need.allow({"unit", "per"});
            force.needsOnePer.push_back({need.at("unit").text(), need.at("per").text()});
        }
    }
    if (const auto extra = at.find("extra_slots")) {
        for (const JsonAt& unit : extra->list()) {
            unit.allow({"unit", "slots"});
            force.extraSlots[unit.at("unit").text()] =
                readNames(unit.at("slots"), slotNames(), say::anUpgradeSlot);
        }
    }
}

void readBuilding(const JsonAt& at, BattleForce& force) {
    at.allow({"field_commander_does_not_replace_commander", "mercenaries_count_for_minimum",
              "mercenaries_unlimited", "no_detachments", "one_of_each_corps_before_a_second",
              "unit_limits", "ignores_detachment", "count_as_corps", "minimum_units",
              "needs_one_per", "extra_slots", "affiliation", "affiliation_of_a_leader",
              "clan_upgrade", "clan_upgrade_for_leaders", "heavy_weapons_for_all"});
    force.fieldCommanderDoesNotReplaceCommander =
        readFlag(at, "field_commander_does_not_replace_commander");
    force.mercenariesCountForMinimum = readFlag(at, "mercenaries_count_for_minimum");
    force.mercenariesUnlimited = readFlag(at, "mercenaries_unlimited");
    force.noDetachments = readFlag(at, "no_detachments");
    force.oneOfEachCorpsBeforeASecond = readFlag(at, "one_of_each_corps_before_a_second");
    readUnitRules(at, force);
    if (const auto units = at.find("ignores_detachment"))
        force.ignoresDetachment = readTexts(*units);
    if (const auto units = at.find("count_as_corps")) force.countAsCorps = readTexts(*units);
    if (const auto cards = at.find("heavy_weapons_for_all"))
        force.heavyWeaponsForAll = readTexts(*cards);
    force.affiliation = readOptional(at, "affiliation");
    force.affiliationOfALeader = readFlag(at, "affiliation_of_a_leader");
    force.clanUpgrade = readOptional(at, "clan_upgrade");
    force.clanUpgradeForLeaders = readOptional(at, "clan_upgrade_for_leaders");
}

void readChoices(const JsonAt& at, BattleForce& force) {
    at.allow({"pick", "options"});
    force.picks = at.at("pick").integer(1, 9);
    for (const JsonAt& option : at.at("options").list(1, 20)) {
        option.allow({"name", "effect", "adds_units"});
        BattleForce::Choice choice{option.at("name").text(), option.at("effect").text(), {}};
        if (const auto units = option.find("adds_units")) choice.addsUnits = readTexts(*units);
        force.choices.push_back(std::move(choice));
    }
}

BattleForce readForce(const JsonAt& at, const CatalogueContext& context) {
    at.allow({"id", "name", "faction", "side", "ranks", "units", "unique_upgrades",
              "forbidden_upgrades", "command_cards", "building", "choices", "rules", "released",
              "expected", "marks"});
    BattleForce force;
    force.facts = readFacts(at);
    force.side = readOptional(at, "side");
    at.at("ranks").allow({"standard", "recon"});
    force.standard = readRanks(at.at("ranks").at("standard"));
    force.recon = readRanks(at.at("ranks").at("recon"));
    for (const auto& [name, units] : at.at("units").members()) {
        std::size_t rank = 0;
        while (rank < rankNames().size() && rankNames()[rank] != name) ++rank;
        if (rank == rankNames().size()) units.refuse(say::isNot(name, say::aRank()));
        force.units[static_cast<Rank>(rank)] = readTexts(units);
    }
    if (const auto cards = at.find("unique_upgrades")) force.uniqueUpgrades = readTexts(*cards);
    if (const auto cards = at.find("forbidden_upgrades"))
        force.forbiddenUpgrades = readTexts(*cards);
    if (const auto cards = at.find("command_cards")) force.commandCards = readTexts(*cards);
    if (const auto building = at.find("building")) readBuilding(*building, force);
    if (const auto choices = at.find("choices")) readChoices(*choices, force);
    if (const auto rules = at.find("rules")) {
        for (const JsonAt& rule : rules->list()) {
            rule.allow({"timing", "effect"});
            force.rules.push_back({readOptional(rule, "timing"), rule.at("effect").text()});
        }
    }
    std::vector<std::string> lines;
    lines.reserve(force.rules.size());
    for (const CardText& one : force.rules)
        lines.push_back(one.timing.empty() ? one.text : one.timing + ": " + one.text);
    for (const BattleForce::Choice& one : force.choices)
        lines.push_back(one.name + ": " + one.effect);
    force.byHand = byHandOf(at, context, &Reminders::battleForces, force.facts.id, lines);
    return force;
}

}  // namespace

std::vector<BattleForce> readBattleForces(const JsonAt& document, const CatalogueContext& context) {
    document.allow({"format", "version", "rules_date", "battle_forces"});
    expectFormat(document, "sightline-battle-forces", 1);
    std::vector<BattleForce> forces;
    for (const JsonAt& force : document.at("battle_forces").list())
        forces.push_back(readForce(force, context));
    return forces;
}

}  // namespace sightline::engine
