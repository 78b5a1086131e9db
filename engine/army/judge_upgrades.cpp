// Upgrade cards (p. 16), Equip, Flexible Response, Heavy Weapon Team, Programmed, Leader,
// counterparts (Keyword Glossary).
#include <algorithm>
#include <set>

#include "engine/army/fitting.h"
#include "engine/army/judge_parts.h"

namespace sightline::engine {
namespace {

using Area = ArmyObjection::Area;

void object(const ResolvedUnit& unit, Citation citation, std::string text, std::string fix,
            const std::string& card, Objections& objections) {
    objections.push_back(
        {Area::upgrades, std::move(citation), std::move(text), std::move(fix), unit.index, card});
}

void judgeSlots(const ResolvedUnit& unit, const SlotPlan& plan, Objections& objections) {
    for (const UpgradeCard* card : plan.unplaced) {
        object(unit, page(16, "Upgrade Cards"),
               unit.name() + " has no free " + card->slot + " slot for " + card->facts.name,
               "remove " + card->facts.name + " or another " + card->slot + " card", card->facts.id,
               objections);
    }
}

void judgeBearer(const ResolvedArmy& army, const ResolvedUnit& unit, const UnitTraits& bearer,
                 const std::vector<const UpgradeCard*>& cards, Objections& objections) {
    for (const UpgradeCard* card : cards) {
        if (auto misfit = whyNotCarried(army, bearer, *card)) {
            object(unit, misfit->citation, unit.name() + ": " + misfit->text, misfit->fix,
                   card->facts.id, objections);
        }
    }
}

// Each card once and one Leader, the counterpart's with those of the unit that it is part of.
void judgeTogether(const ResolvedUnit& unit, Objections& objections) {
    std::set<std::string> names;
    const UpgradeCard* leader = nullptr;
    for (const UpgradeCard* card : everyUpgradeOf(unit)) {
        if (!names.insert(card->facts.name).second) {
            object(unit, page(16, "Upgrade Cards"),
                   unit.name() + " carries " + card->facts.name + " twice", "remove one",
                   card->facts.id, objections);
        }
        if (!card->isLeader()) continue;
        if (leader != nullptr) {
            object(
                unit, citationOf(Keyword::leader),
                unit.name() + " has 2 Leaders: " + leader->facts.name + " and " + card->facts.name,
                "remove one of them", card->facts.id, objections);
        }
        leader = card;
    }
}

void judgeCarried(const ResolvedArmy& army, const ResolvedUnit& unit, Objections& objections) {
    judgeBearer(army, unit, unit.traits, unit.upgrades, objections);
    if (unit.counterpart != nullptr)
        judgeBearer(army, unit, unit.counterpartTraits, unit.counterpartUpgrades, objections);
    judgeTogether(unit, objections);
}

int countSlot(const ResolvedUnit& unit, const std::string& slot) {
    return static_cast<int>(
        std::count_if(unit.upgrades.begin(), unit.upgrades.end(),
                      [&](const UpgradeCard* card) { return card->slot == slot; }));
}

// "Doctrine, Armament"; where a name holds a comma itself, semicolons stand between them.
std::vector<std::string> partsOf(const std::string& parameter) {
    const char* between = parameter.find("; ") == std::string::npos ? ", " : "; ";
    std::vector<std::string> parts;
    std::size_t from = 0;
    while (from < parameter.size()) {
        const std::size_t end = std::min(parameter.find(between, from), parameter.size());
        parts.push_back(parameter.substr(from, end - from));
        from = end + 2;
    }
    return parts;
}

std::string lowered(std::string text) {
    for (char& c : text) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    }
    return text;
}

// Equip names cards or slots. A name that the catalogue does not have cannot be asked for.
void judgeEquip(const ResolvedArmy& army, const ResolvedUnit& unit, Objections& objections) {
    for (const KeywordText* equip : keywordsOf(unit, Keyword::equip)) {
        for (const std::string& part : partsOf(equip->parameter)) {
            const bool slot = std::find(slotNames().begin(), slotNames().end(), lowered(part)) !=
                              slotNames().end();
            const auto& cards = army.catalogue->upgrades;
            const bool known =
                slot || std::any_of(cards.begin(), cards.end(), [&](const UpgradeCard& card) {
                    return card.facts.name == part;
                });
            if (!known) continue;
            const bool carried =
                slot ? countSlot(unit, lowered(part)) > 0
                     : std::any_of(unit.upgrades.begin(), unit.upgrades.end(),
                                   [&](const auto* card) { return card->facts.name == part; });
            if (carried) continue;
            object(unit, citationOf(Keyword::equip),
                   unit.name() + " must equip " + (slot ? "a " + lowered(part) + " upgrade" : part),
                   "add " + (slot ? "a " + lowered(part) + " upgrade" : part), "", objections);
            objections.back().unfinished = true;
        }
    }
}

void judgeMustHave(const ResolvedUnit& unit, Objections& objections) {
    const auto need = [&](Keyword keyword, int least, const char* slot) {
        const int carried = countSlot(unit, slot);
        if (carried >= least) return;
        object(unit, citationOf(keyword),
               unit.name() + " must equip " + std::to_string(least) + " " + slot + " upgrade" +
                   (least == 1 ? "" : "s") + ", it carries " + std::to_string(carried),
               "add " + std::to_string(least - carried) + " " + slot + " upgrade" +
                   (least - carried == 1 ? "" : "s"),
               "", objections);
        objections.back().unfinished = true;
    };
    for (const KeywordText* keyword : keywordsOf(unit, Keyword::flexibleResponse)) {
        need(Keyword::flexibleResponse, keyword->value.value_or(1), "heavy weapon");
    }
    if (unit.has(Keyword::heavyWeaponTeam)) need(Keyword::heavyWeaponTeam, 1, "heavy weapon");
    if (unit.has(Keyword::programmed)) need(Keyword::programmed, 1, "programming");
}

// Its card says which factions include it, as a unit's does.
void judgeCounterpartsFaction(const ResolvedArmy& army, const ResolvedUnit& unit,
                              Objections& objections) {
    const CounterpartCard& card = *unit.counterpart;
    const std::string& faction = army.list->faction;
    if (card.facts.faction == faction || listHolds(card.mercenaryFor, faction)) return;
    const bool mercenary = card.facts.faction == "mercenary";
    object(unit,
           mercenary ? page(41, "Mercenaries") : page(16, "Factions, Light Side, and Dark Side"),
           card.facts.name + (mercenary ? " is no mercenary that the faction " + faction + " hires"
                                        : " is of the faction " + card.facts.faction),
           "remove it", card.facts.id, objections);
}

void judgeCounterpart(const ResolvedArmy& army, const ResolvedUnit& unit, Objections& objections) {
    const UnitEntry& entry = *unit.entry;
    const Citation citation = citationOf(Keyword::counterpart);
    if (unit.counterpart == nullptr) {
        if (entry.alwaysWithCounterpart) {
            const CounterpartCard* card = army.catalogue->counterpart(entry.counterpart);
            object(unit, citation, unit.name() + " always comes with " + card->facts.name, "add it",
                   entry.counterpart, objections);
            objections.back().unfinished = true;
        }
        return;
    }
    if (!listHolds(unit.counterpart->counterpartOf, entry.card.id)) {
        object(unit, citation,
               unit.counterpart->facts.name + " is no counterpart of " + unit.name(), "remove it",
               unit.counterpart->facts.id, objections);
    }
    judgeCounterpartsFaction(army, unit, objections);
    judgeSlots(unit, slotsOfCounterpart(unit), objections);
}

}  // namespace

void judgeUpgrades(const ResolvedArmy& army, Objections& objections) {
    for (const ResolvedUnit& unit : army.units) {
        judgeSlots(unit, slotsOf(army, unit), objections);
        judgeCarried(army, unit, objections);
        judgeEquip(army, unit, objections);
        judgeMustHave(unit, objections);
        judgeCounterpart(army, unit, objections);
    }
}

}  // namespace sightline::engine
