// Checks factions (p. 16), mercenaries and battle forces (p. 41).
#include <algorithm>
#include <array>
#include <set>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/army/judge_parts.h"
#include "engine/legion/lists/words/armies.h"

namespace sightline::engine {
namespace {

using Area = ArmyObjection::Area;

void object(const ResolvedUnit& unit, Citation citation, Message what, Message wayOut,
            Objections& objections) {
    objections.push_back({Area::units, std::move(citation), std::move(what), std::move(wayOut),
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
        objections.push_back(
            {Area::units, page(41, "Battle Forces"),
             say::forceTakes(army.force->facts.name, limit.least, limit.most, name, count),
             count < limit.least ? say::addCard(name) : say::removeCard(name)});
        objections.back().unfinished = count < limit.least;
    }
    for (const BattleForce::MinimumUnits& minimum : army.force->minimumUnits) {
        const int count = static_cast<int>(
            std::count_if(army.units.begin(), army.units.end(),
                          [&](const ResolvedUnit& unit) { return unit.traits.fits(minimum.who); }));
        if (count >= minimum.least) continue;
        objections.push_back(
            {Area::units, page(41, "Battle Forces"),
             say::forceNeeds(army.force->facts.name, minimum.least, minimum.who.said(), count),
             say::addCount(minimum.least - count)});
        objections.back().unfinished = true;
    }
}

int copiesOf(const ResolvedArmy& army, const std::string& id) {
    return static_cast<int>(
        std::count_if(army.units.begin(), army.units.end(),
                      [&](const ResolvedUnit& unit) { return unit.entry->card.id == id; }));
}

// Checks the corps cards of a battle force: an army may use a corps card twice only if it uses
// every other corps card of the battle force at least once.
void judgeSpreadOfCorps(const ResolvedArmy& army, Objections& objections) {
    if (!army.force->oneOfEachCorpsBeforeASecond) return;
    const auto corps = army.force->units.find(Rank::corps);
    if (corps == army.force->units.end()) return;
    for (const std::string& twice : corps->second) {
        if (copiesOf(army, twice) < 2) continue;
        for (const std::string& other : corps->second) {
            if (copiesOf(army, other) > 0) continue;
            objections.push_back({Area::units, page(41, "Battle Forces"),
                                  say::secondOnlyBeside(army.force->facts.name,
                                                        army.catalogue->unit(twice)->card.name,
                                                        army.catalogue->unit(other)->card.name),
                                  say::addCard(army.catalogue->unit(other)->card.name)});
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
               say::lacksAffiliation(unit.name(), force.affiliation, force.facts.name),
               card == nullptr ? say::removeIt() : say::equipCard(card->facts.name), objections);
        objections.back().unfinished = card != nullptr;
    }
}

// Checks that every unit has the same affiliation as a commander or operative in the army.
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
        object(unit, page(41, "Battle Forces"),
               own.empty() ? say::noAffiliation(unit.name())
                           : say::affiliationUnled(unit.name(), *own.begin()),
               say::addLeaderOfAffiliation(), objections);
        objections.back().unfinished = true;
    }
}

void judgeChoices(const ResolvedArmy& army, Objections& objections) {
    const BattleForce& force = *army.force;
    Messages names;
    names.reserve(force.choices.size());
    std::set<std::string> offered;
    for (const BattleForce::Choice& choice : force.choices) {
        names.push_back(say::printed(choice.name));
        offered.insert(choice.name);
    }
    const Message fix = names.empty() ? say::removeChoices() : say::chooseOf(force.picks, names);
    std::set<std::string> made;
    for (const std::string& choice : army.list->choices) {
        if (made.insert(choice).second) continue;
        objections.push_back({Area::units, page(41, "Battle Forces"),
                              say::choiceTwice(force.facts.name, choice), fix});
        return;
    }
    for (const std::string& choice : made) {
        if (offered.contains(choice)) continue;
        objections.push_back({Area::units, page(41, "Battle Forces"),
                              say::noSuchChoice(force.facts.name, choice), fix});
        return;
    }
    const int known = static_cast<int>(made.size());
    if (known == force.picks) return;
    objections.push_back({Area::units, page(41, "Battle Forces"),
                          known == 1 ? say::oneChoiceMade(force.facts.name, force.picks)
                                     : say::choicesMade(force.facts.name, force.picks, known),
                          fix});
    objections.back().unfinished = known < force.picks;
}

}  // namespace

void judgeFactions(const ResolvedArmy& army, Objections& objections) {
    const std::string& faction = army.list->faction;
    if (army.force == nullptr && (faction == "mercenary" || faction == "mandalorians")) {
        objections.push_back({Area::units, page(41, "Mercenaries"),
                              say::factionNeedsForce(factionWord(faction)),
                              say::chooseForceOfFaction()});
        objections.back().unfinished = true;
    }
    if (army.force != nullptr && army.force->facts.faction != faction) {
        objections.push_back({Area::units, page(41, "Battle Forces"),
                              say::forceOfAnotherFaction(army.force->facts.name,
                                                         factionWord(army.force->facts.faction)),
                              say::chooseFactionOrForce()});
    }
    for (const ResolvedUnit& unit : army.units) {
        if (!unit.entry->onlyIn.empty() && unit.entry->onlyIn != army.list->battleForce) {
            const BattleForce* force = army.catalogue->battleForce(unit.entry->onlyIn);
            object(unit, citationOf(Keyword::specialIssue),
                   say::onlyForForce(unit.name(),
                                     force == nullptr ? unit.entry->onlyIn : force->facts.name),
                   say::removeOrChooseForce(), objections);
        }
        if (army.force != nullptr || unit.traits.faction == faction || mayHire(army, unit))
            continue;
        object(unit,
               unit.mercenary ? page(41, "Mercenaries") : Citation(army.edition().places.factions),
               unit.mercenary
                   ? say::notHired(unit.name(), factionWord(faction))
                   : say::ofAnotherFaction(unit.name(), factionWord(unit.traits.faction)),
               say::removeIt(), objections);
    }
}

// Checks the mercenaries. An army may have two mercenary corps units and one of each other rank.
// Allies of Convenience allows one more, of any rank.
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
    const Message units = unitsOf(hired[at], where);
    const Message allowed =
        where == Rank::corps ? say::mercenariesAllowTwo(units) : say::mercenariesAllowOne(units);
    const std::string keyword(nameOf(Keyword::alliesOfConvenience));
    objections.push_back({Area::units, page(41, "Mercenaries"),
                          allies ? say::moreFor(allowed, keyword) : allowed,
                          allies ? say::removeMercenary() : say::removeMercenaryOrAdd(keyword)});
}

void judgeBattleForce(const ResolvedArmy& army, Objections& objections) {
    if (army.force == nullptr) {
        if (!army.list->choices.empty()) {
            objections.push_back({Area::units, page(41, "Battle Forces"),
                                  say::choicesAreForForces(), say::removeChoices()});
        }
        return;
    }
    for (const ResolvedUnit& unit : army.units) {
        if (!isListed(*army.force, army, unit.entry->card.id)) {
            object(unit, page(41, "Battle Forces"),
                   say::notOnList(unit.name(), army.force->facts.name), say::removeIt(),
                   objections);
        } else if (army.force->noDetachments && unit.has(Keyword::detachment)) {
            object(unit, page(41, "Battle Forces"),
                   say::takesNoDetachment(army.force->facts.name, unit.name()), say::removeIt(),
                   objections);
        }
    }
    judgeUnitLimits(army, objections);
    for (const BattleForce::NeedsOnePer& need : army.force->needsOnePer) {
        const auto others = std::count_if(
            army.units.begin(), army.units.end(),
            [&](const ResolvedUnit& unit) { return unit.entry->card.name == need.per; });
        if (copiesOf(army, need.unit) > others) {
            objections.push_back(
                {Area::units, page(41, "Battle Forces"),
                 say::needsItsOwn(army.catalogue->unit(need.unit)->card.name, need.per),
                 say::addCard(need.per)});
            objections.back().unfinished = true;
        }
    }
    judgeSpreadOfCorps(army, objections);
    judgeAffiliation(army, objections);
    judgeLeadersAffiliation(army, objections);
    judgeChoices(army, objections);
}

}  // namespace sightline::engine
