// Checks upgrade cards (p. 16), Equip, Flexible Response, Heavy Weapon Team, Programmed, Leader,
// counterparts (Keyword Glossary).
#include <algorithm>
#include <set>

#include "engine/legion/lists/army/fitting.h"
#include "engine/legion/lists/army/judge_parts.h"
#include "engine/legion/lists/words/armies.h"
#include "engine/legion/lists/words/army_cards.h"

namespace sightline::engine {
namespace {

using Area = ArmyObjection::Area;

void object(const ResolvedUnit& unit, Citation citation, Message what, Message wayOut,
            const std::string& card, Objections& objections) {
    objections.push_back({Area::upgrades, std::move(citation), std::move(what), std::move(wayOut),
                          unit.index, card});
}

void judgeSlots(const ResolvedArmy& army, const ResolvedUnit& unit, const SlotPlan& plan,
                Objections& objections) {
    for (const UpgradeCard* card : plan.unplaced) {
        const Message slot = slotWord(card->slot);
        object(unit, army.edition().places.upgrades,
               say::noFreeSlot(unit.name(), slot, card->facts.name),
               say::removeItOrAnother(card->facts.name, slot), card->facts.id, objections);
    }
}

void judgeBearer(const ResolvedArmy& army, const ResolvedUnit& unit, const BearerTraits& bearer,
                 const std::vector<const UpgradeCard*>& cards, Objections& objections) {
    for (const UpgradeCard* card : cards) {
        if (auto misfit = whyNotCarried(army, bearer, *card)) {
            object(unit, misfit->citation, say::ofUnit(unit.name(), misfit->what), misfit->wayOut,
                   card->facts.id, objections);
        }
    }
}

// Checks upgrades that exclude each other. A unit may have each card only once and only one Leader
// card. The cards of its counterpart are counted, too.
void judgeTogether(const ResolvedArmy& army, const ResolvedUnit& unit, Objections& objections) {
    std::set<std::string> names;
    const UpgradeCard* leader = nullptr;
    for (const UpgradeCard* card : everyUpgradeOf(unit)) {
        if (!names.insert(card->facts.name).second) {
            object(unit, army.edition().places.upgrades,
                   say::carriesTwice(unit.name(), card->facts.name), say::removeOne(),
                   card->facts.id, objections);
        }
        if (!card->isLeader()) continue;
        if (leader != nullptr) {
            object(unit, citationOf(Keyword::leader),
                   say::twoLeaders(unit.name(), leader->facts.name, card->facts.name),
                   say::removeOneOfThem(), card->facts.id, objections);
        }
        leader = card;
    }
}

void judgeCarried(const ResolvedArmy& army, const ResolvedUnit& unit, Objections& objections) {
    judgeBearer(army, unit, unit.traits, unit.upgrades, objections);
    if (unit.counterpart != nullptr)
        judgeBearer(army, unit, unit.counterpartTraits, unit.counterpartUpgrades, objections);
    judgeTogether(army, unit, objections);
}

int countSlot(const ResolvedUnit& unit, const std::string& slot) {
    return static_cast<int>(
        std::count_if(unit.upgrades.begin(), unit.upgrades.end(),
                      [&](const UpgradeCard* card) { return card->slot == slot; }));
}

// Splits a parameter such as "Doctrine, Armament" into its parts. If a name contains a comma, the
// parts are separated by semicolons.
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

// Checks Equip, which requires cards or slots by name. A name that is not in the catalogue requires
// nothing.
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
            const Message word = slotWord(lowered(part));
            object(unit, citationOf(Keyword::equip),
                   slot ? say::mustEquipSlot(unit.name(), word)
                        : say::mustEquipCard(unit.name(), part),
                   slot ? say::addOfSlot(word) : say::addCard(part), "", objections);
            objections.back().unfinished = true;
        }
    }
}

void judgeMustHave(const ResolvedUnit& unit, Objections& objections) {
    const auto need = [&](Keyword keyword, int least, const char* slot) {
        const int carried = countSlot(unit, slot);
        if (carried >= least) return;
        const Message word = slotWord(slot);
        const int missing = least - carried;
        object(unit, citationOf(keyword),
               least == 1 ? say::mustEquipOne(unit.name(), word, carried)
                          : say::mustEquipSeveral(unit.name(), least, word, carried),
               missing == 1 ? say::addOneOfSlot(word) : say::addSeveralOfSlot(missing, word), "",
               objections);
        objections.back().unfinished = true;
    };
    for (const KeywordText* keyword : keywordsOf(unit, Keyword::flexibleResponse)) {
        need(Keyword::flexibleResponse, keyword->value.value_or(1), "heavy weapon");
    }
    if (unit.has(Keyword::heavyWeaponTeam)) need(Keyword::heavyWeaponTeam, 1, "heavy weapon");
    if (unit.has(Keyword::programmed)) need(Keyword::programmed, 1, "programming");
}

// Checks the faction of a counterpart. The card of a counterpart lists its factions, like the card
// of a unit.
void judgeCounterpartsFaction(const ResolvedArmy& army, const ResolvedUnit& unit,
                              Objections& objections) {
    const CounterpartCard& card = *unit.counterpart;
    const std::string& faction = army.list->faction;
    if (card.facts.faction == faction || listHolds(card.mercenaryFor, faction)) return;
    const bool mercenary = card.facts.faction == "mercenary";
    object(unit, mercenary ? page(41, "Mercenaries") : Citation(army.edition().places.factions),
           mercenary ? say::notHired(card.facts.name, factionWord(faction))
                     : say::ofAnotherFaction(card.facts.name, factionWord(card.facts.faction)),
           say::removeIt(), card.facts.id, objections);
}

void judgeCounterpart(const ResolvedArmy& army, const ResolvedUnit& unit, Objections& objections) {
    const UnitEntry& entry = *unit.entry;
    const Citation citation = citationOf(Keyword::counterpart);
    if (unit.counterpart == nullptr) {
        if (entry.alwaysWithCounterpart) {
            const CounterpartCard* card = army.catalogue->counterpart(entry.counterpart);
            object(unit, citation, say::alwaysComesWith(unit.name(), card->facts.name),
                   say::addIt(), entry.counterpart, objections);
            objections.back().unfinished = true;
        }
        return;
    }
    if (!listHolds(unit.counterpart->counterpartOf, entry.card.id)) {
        object(unit, citation, say::noCounterpartOf(unit.counterpart->facts.name, unit.name()),
               say::removeIt(), unit.counterpart->facts.id, objections);
    }
    judgeCounterpartsFaction(army, unit, objections);
    judgeSlots(army, unit, slotsOfCounterpart(unit), objections);
}

}  // namespace

void judgeUpgrades(const ResolvedArmy& army, Objections& objections) {
    for (const ResolvedUnit& unit : army.units) {
        judgeSlots(army, unit, slotsOf(army, unit), objections);
        judgeCarried(army, unit, objections);
        judgeEquip(army, unit, objections);
        judgeMustHave(unit, objections);
        judgeCounterpart(army, unit, objections);
    }
}

}  // namespace sightline::engine
