// Factions (p. 16), mercenaries and battle forces (p. 41).
#include <algorithm>
#include <array>
#include <set>

#include "engine/army/judge_parts.h"

namespace sightline::engine {
namespace {

using Area = ArmyObjection::Area;

void object(const ResolvedUnit& unit, Citation citation, std::string text, std::string fix,
            Objections& objections) {
    objections.push_back({Area::units, std::move(citation), std::move(text), std::move(fix),
                          unit.index, unit.entry->card.id});
}

bool mayHire(const ResolvedArmy& army, const ResolvedUnit& unit) {
    return unit.mercenary && listHolds(unit.mercenaryFor, army.list->faction);
}

bool isListed(const BattleForce& force, const ResolvedArmy& army, const std::string& id) {
    for (const auto& [rank, units] : force.units) {
        if (listHolds(units, id)) return true;
    }
    return std::any_of(force.choices.begin(), force.choices.end(),
                       [&](const BattleForce::Choice& choice) {
                           return army.chose(choice.name) && listHolds(choice.addsUnits, id);
                       });
}

void judgeUnitLimits(const ResolvedArmy& army, Objections& objections) {
    for (const BattleForce::UnitLimit& limit : army.force->unitLimits) {
        const int count = static_cast<int>(std::count_if(
            army.units.begin(), army.units.end(),
            [&](const ResolvedUnit& unit) { return listHolds(limit.units, unit.entry->card.id); }));
        const std::string name = army.catalogue->unit(limit.units.front())->card.name;
        if (count >= limit.least && count <= limit.most) continue;
        objections.push_back({Area::units, page(41, "Battle Forces"),
                              army.force->facts.name + " takes " + std::to_string(limit.least) +
                                  " to " + std::to_string(limit.most) + " " + name + ", not " +
                                  std::to_string(count),
                              count < limit.least ? "add " + name : "remove " + name});
        objections.back().unfinished = count < limit.least;
    }
    for (const BattleForce::MinimumUnits& minimum : army.force->minimumUnits) {
        const int count = static_cast<int>(std::count_if(
            army.units.begin(), army.units.end(),
            [&](const ResolvedUnit& unit) { return minimum.who.matches(unit.traits); }));
        if (count >= minimum.least) continue;
        objections.push_back({Area::units, page(41, "Battle Forces"),
                              army.force->facts.name + " needs " + std::to_string(minimum.least) +
                                  " of: " + minimum.who.words() + "; there are " +
                                  std::to_string(count),
                              "add " + std::to_string(minimum.least - count)});
        objections.back().unfinished = true;
    }
}

int copiesOf(const ResolvedArmy& army, const std::string& id) {
    return static_cast<int>(
        std::count_if(army.units.begin(), army.units.end(),
                      [&](const ResolvedUnit& unit) { return unit.entry->card.id == id; }));
}

// A second unit of a corps card only when every other corps card of the force is there.
void judgeSpreadOfCorps(const ResolvedArmy& army, Objections& objections) {
    if (!army.force->oneOfEachCorpsBeforeASecond) return;
    const auto corps = army.force->units.find(Rank::corps);
    if (corps == army.force->units.end()) return;
    for (const std::string& twice : corps->second) {
        if (copiesOf(army, twice) < 2) continue;
        for (const std::string& other : corps->second) {
            if (copiesOf(army, other) > 0) continue;
            objections.push_back({Area::units, page(41, "Battle Forces"),
                                  army.force->facts.name + " takes a second " +
                                      army.catalogue->unit(twice)->card.name + " only beside " +
                                      army.catalogue->unit(other)->card.name,
                                  "add " + army.catalogue->unit(other)->card.name});
            return;
        }
    }
}

void judgeAffiliation(const ResolvedArmy& army, Objections& objections) {
    const BattleForce& force = *army.force;
    if (force.affiliation.empty()) return;
    for (const ResolvedUnit& unit : army.units) {
        if (unit.traits.affiliations.contains(force.affiliation)) continue;
        const bool leads = unit.rank == Rank::commander || unit.rank == Rank::operative;
        const std::string& upgrade = leads && !force.clanUpgradeForLeaders.empty()
                                         ? force.clanUpgradeForLeaders
                                         : force.clanUpgrade;
        const UpgradeCard* card = army.catalogue->upgrade(upgrade);
        object(unit, page(41, "Battle Forces"),
               unit.name() + " has not the affiliation " + force.affiliation +
                   " that every unit of " + force.facts.name + " needs",
               card == nullptr ? "remove it" : "equip " + card->facts.name, objections);
        objections.back().unfinished = card != nullptr;
    }
}

// Every unit shares its affiliation with a commander or operative.
void judgeLeadersAffiliation(const ResolvedArmy& army, Objections& objections) {
    if (!army.force->affiliationOfALeader) return;
    std::set<std::string> led;
    for (const ResolvedUnit& unit : army.units) {
        if (unit.rank != Rank::commander && unit.rank != Rank::operative) continue;
        led.insert(unit.traits.affiliations.begin(), unit.traits.affiliations.end());
    }
    for (const ResolvedUnit& unit : army.units) {
        const std::set<std::string>& own = unit.traits.affiliations;
        const auto isLed = [&](const std::string& one) { return led.contains(one); };
        if (std::any_of(own.begin(), own.end(), isLed)) continue;
        const std::string which =
            own.empty() ? "no affiliation" : "the affiliation " + *own.begin();
        object(unit, page(41, "Battle Forces"),
               unit.name() + " has " + which + ", as no commander or operative of the army has",
               "add a commander or operative of its affiliation, or a clan upgrade that gives it "
               "another",
               objections);
        objections.back().unfinished = true;
    }
}

void judgeChoices(const ResolvedArmy& army, Objections& objections) {
    const BattleForce& force = *army.force;
    std::string names;
    std::set<std::string> offered;
    for (const BattleForce::Choice& choice : force.choices) {
        names += (names.empty() ? "" : ", ") + choice.name;
        offered.insert(choice.name);
    }
    const std::string fix = names.empty()
                                ? "remove the choices"
                                : "choose " + std::to_string(force.picks) + " of: " + names;
    const std::set<std::string> made(army.list->choices.begin(), army.list->choices.end());
    for (const std::string& choice : made) {
        if (offered.contains(choice)) continue;
        objections.push_back({Area::units, page(41, "Battle Forces"),
                              force.facts.name + " has no choice \"" + choice + "\"", fix});
        return;
    }
    const int known = static_cast<int>(made.size());
    if (known == force.picks) return;
    objections.push_back({Area::units, page(41, "Battle Forces"),
                          force.facts.name + " has " + std::to_string(force.picks) + " choices, " +
                              std::to_string(known) + (known == 1 ? " is made" : " are made"),
                          fix});
    objections.back().unfinished = known < force.picks;
}

}  // namespace

void judgeFactions(const ResolvedArmy& army, Objections& objections) {
    const std::string& faction = army.list->faction;
    if (army.force == nullptr && (faction == "mercenary" || faction == "mandalorians")) {
        objections.push_back({Area::units, page(41, "Mercenaries"),
                              "an army of the faction " + faction + " needs a battle force",
                              "choose a battle force of that faction"});
        objections.back().unfinished = true;
    }
    if (army.force != nullptr && army.force->facts.faction != faction) {
        objections.push_back({Area::units, page(41, "Battle Forces"),
                              army.force->facts.name + " is a battle force of the faction " +
                                  army.force->facts.faction,
                              "choose that faction, or another battle force"});
    }
    for (const ResolvedUnit& unit : army.units) {
        if (!unit.entry->onlyIn.empty() && unit.entry->onlyIn != army.list->battleForce) {
            const BattleForce* force = army.catalogue->battleForce(unit.entry->onlyIn);
            object(unit, citationOf(Keyword::specialIssue),
                   unit.name() + " is only for " +
                       (force == nullptr ? unit.entry->onlyIn : force->facts.name),
                   "remove it, or choose that battle force", objections);
        }
        if (army.force != nullptr || unit.traits.faction == faction || mayHire(army, unit))
            continue;
        object(unit,
               unit.mercenary ? page(41, "Mercenaries")
                              : page(16, "Factions, Light Side, and Dark Side"),
               unit.name() + (unit.mercenary
                                  ? " is no mercenary that the faction " + faction + " hires"
                                  : " is of the faction " + unit.traits.faction),
               "remove it", objections);
    }
}

// Two corps and one of each other rank; Allies of Convenience allows one more of any rank.
void judgeMercenaries(const ResolvedArmy& army, Objections& objections) {
    if (army.force != nullptr && army.force->mercenariesUnlimited) return;
    if (army.list->faction == "mercenary") return;
    std::array<int, 6> hired{};
    bool allies = false;
    for (const ResolvedUnit& unit : army.units) {
        if (unit.mercenary) ++hired[static_cast<std::size_t>(unit.rank)];
        allies = allies || !keywordsOf(unit, Keyword::alliesOfConvenience).empty();
    }
    int over = 0;
    Rank where{};
    for (std::size_t i = 0; i < hired.size(); ++i) {
        const int most = static_cast<Rank>(i) == Rank::corps ? 2 : 1;
        if (hired[i] <= most) continue;
        over += hired[i] - most;
        where = static_cast<Rank>(i);
    }
    if (over <= (allies ? 1 : 0)) return;
    const auto at = static_cast<std::size_t>(where);
    objections.push_back(
        {Area::units, page(41, "Mercenaries"),
         unitsOf(hired[at], where) + " of mercenaries, " +
             (where == Rank::corps ? "2 are" : "1 is") + " allowed" +
             (allies ? " and 1 more for Allies of Convenience" : ""),
         allies ? "remove a mercenary unit"
                : "remove a mercenary unit, or add a unit with Allies of Convenience"});
}

void judgeBattleForce(const ResolvedArmy& army, Objections& objections) {
    if (army.force == nullptr) {
        if (!army.list->choices.empty()) {
            objections.push_back({Area::units, page(41, "Battle Forces"),
                                  "choices are for battle forces that offer some",
                                  "remove the choices"});
        }
        return;
    }
    for (const ResolvedUnit& unit : army.units) {
        if (!isListed(*army.force, army, unit.entry->card.id)) {
            object(unit, page(41, "Battle Forces"),
                   unit.name() + " is not on the list of " + army.force->facts.name, "remove it",
                   objections);
        }
    }
    judgeUnitLimits(army, objections);
    for (const BattleForce::NeedsOnePer& need : army.force->needsOnePer) {
        const auto others = std::count_if(
            army.units.begin(), army.units.end(),
            [&](const ResolvedUnit& unit) { return unit.entry->card.name == need.per; });
        if (copiesOf(army, need.unit) > others) {
            objections.push_back({Area::units, page(41, "Battle Forces"),
                                  "each " + army.catalogue->unit(need.unit)->card.name +
                                      " needs its own " + need.per,
                                  "add " + need.per});
            objections.back().unfinished = true;
        }
    }
    judgeSpreadOfCorps(army, objections);
    judgeAffiliation(army, objections);
    judgeLeadersAffiliation(army, objections);
    judgeChoices(army, objections);
}

}  // namespace sightline::engine
