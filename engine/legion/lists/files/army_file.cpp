#include "engine/legion/lists/files/army_file.h"

#include <algorithm>
#include <set>

#include "engine/legion/lists/catalogue/card_fields.h"
#include "engine/legion/lists/words/armies.h"
#include "engine/legion/lists/words/packs.h"
#include "geometry/base/words/documents.h"
#include "geometry/base/words/files.h"

namespace sightline::engine {
namespace form {

/// A JSON member with the id of a card. The card must be in `catalogue`, or in `edition`, which may
/// contain cards that `catalogue` lacks.
template <class Card>
struct CardId : Natural {
    const Catalogue* catalogue;  ///< catalogue for reading; null for writing
    const Card* (Catalogue::*find)(std::string_view) const;
    std::vector<Card> Catalogue::*all;
    const MessageTemplate<>& what;
    const Catalogue* edition = nullptr;

    void read(const JsonAt& at, std::string& id) const {
        id = at.text();
        if ((edition && (edition->*find)(id)) || (catalogue->*find)(id)) return;
        const std::string nearest = nearestName(id, idsOf(catalogue->*all));
        at.wrong(nearest.empty() ? say::ofCatalogue(what())
                                 : say::ofCatalogueThis(what(), nearest));
    }
};

struct OfKind : CardId<BattleEntry> {
    BattleEntry::Kind kind;

    void read(const JsonAt& at, std::string& id) const {
        CardId::read(at, id);
        if (catalogue->battleCard(id)->kind != kind) at.wrong(say::cardOfKind(wordOf(kind)));
    }
};

}  // namespace form

namespace {

using Cards = Catalogue;
using EntryKind = BattleEntry::Kind;

/// Describes an army list. `catalogue` is null for a writer, which checks no id.
auto armyMembers(const Catalogue* catalogue) {
    return [catalogue](auto& fields, auto& list) {
        using form::ListOf, form::NameIn, form::Object;
        const auto id = [catalogue]<class Card>(const Card* (Cards::*find)(std::string_view) const,
                                                std::vector<Card> Cards::*all, const auto& what) {
            return form::CardId<Card>{{}, catalogue, find, all, what};
        };
        fields.format("sightline-army", 1);
        fields.required("name", list.name, form::PlainName{});
        fields.required("faction", list.faction, form::factionName());
        fields.optional("battleForce", list.battleForce,
                        id(&Cards::battleForce, &Cards::battleForces, say::aBattleForce));
        fields.defaulted("size", list.size, NameIn{{gameSizeNames()}, say::aSizeOfGame});
        fields.optional("choices", list.choices, ListOf<>{});
        auto upgrade = id(&Cards::upgrade, &Cards::upgrades, say::anUpgrade);
        if (catalogue) upgrade.edition = &catalogue->of(editionOf(list.size));
        const ListOf upgrades{upgrade, 0, 20};
        const auto unit = [&](auto& inside, auto& it) {
            inside.required("unit", it.unit, id(&Cards::unit, &Cards::units, say::aUnit));
            inside.defaulted("upgrades", it.upgrades, upgrades);
            inside.optional("counterpart", it.counterpart,
                            id(&Cards::counterpart, &Cards::counterparts, say::aCounterpart));
            inside.optional("counterpartUpgrades", it.counterpartUpgrades, upgrades);
        };
        fields.required("units", list.units, ListOf{Object{unit}, 0, 60});
        const auto command = id(&Cards::command, &Cards::commands, say::aCommandCard);
        fields.optional("commandHand", list.commandHand, ListOf{command, 0, 20});
        const auto card = id(&Cards::battleCard, &Cards::battleCards, say::aBattleCard);
        const auto deck = [&](auto& inside, auto& it) {
            const auto pile = [&](EntryKind kind) {
                return ListOf{form::OfKind{card, kind}, 0, 20};
            };
            inside.defaulted("primary", it.primary, pile(EntryKind::primary));
            inside.defaulted("secondary", it.secondary, pile(EntryKind::secondary));
            inside.defaulted("advantage", it.advantage, pile(EntryKind::advantage));
        };
        fields.optional("battleDeck", list.battleDeck, Object{deck});
    };
}

}  // namespace

Result<ArmyList> readArmyList(const nlohmann::json& json, const std::string& where,
                              const Catalogue& catalogue) {
    return readingJson([&] {
        const JsonAt document(json, where);
        ArmyList list;
        readFields(document, form::Part{list, armyMembers(&catalogue)});
        return list;
    });
}

nlohmann::json toJson(const ArmyList& list) {
    return writeFields(form::Part{list, armyMembers(nullptr)});
}

namespace {

// The battle force as this army plays it: the rules that every army with this battle force has, and
// the rules of the choices that this army has made.
ForceInPlay inPlay(const BattleForce& force, const std::vector<std::string>& choices) {
    ForceInPlay play{.name = force.facts.name, .id = force.facts.id, .program = force.program};
    const auto inThisArmy = [&](const std::vector<ByHand>& lines) {
        std::vector<ByHand> kept;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const bool rule = i < force.rules.size();
            const std::string chosen = rule ? "" : force.choices[i - force.rules.size()].name;
            if (rule || std::find(choices.begin(), choices.end(), chosen) != choices.end())
                kept.push_back(lines[i]);
        }
        return kept;
    };
    play.rules = inThisArmy(force.byHand);
    play.rulesWithoutProgram = inThisArmy(force.linesWithoutProgram);
    for (const ByHand& line : play.rulesWithoutProgram)
        play.text += (play.text.empty() ? "" : "\n") + line.help.text;
    return play;
}

// Refuses cards that the army's edition does not contain. `readArmyList` accepts cards of every
// edition.
void refuseCardsOfOthers(const ArmyList& list, const std::vector<JsonAt>& items,
                         const Catalogue& cards) {
    const char* edition = editionOf(list.size).id;
    for (std::size_t i = 0; i < list.units.size(); ++i) {
        if (cards.unit(list.units[i].unit) == nullptr)
            items[i].refuse(say::notInEdition(list.units[i].unit, edition));
        for (const std::string& id : list.units[i].upgrades)
            if (cards.upgrade(id) == nullptr) items[i].refuse(say::notInEdition(id, edition));
    }
}

}  // namespace

Result<Army> readArmy(const nlohmann::json& json, const std::string& where,
                      const Catalogue& catalogue) {
    auto list = readArmyList(json, where, catalogue);
    if (!list) return list.problem();
    return readingJson([&] {
        const JsonAt document(json, where);
        Army army{.name = list->name, .faction = list->faction, .units = {}, .points = 0};
        const auto items = document.at("units").list(1, 60);
        const ResolvedArmy resolved = resolve(*list, catalogue);
        refuseCardsOfOthers(*list, items, *resolved.catalogue);
        std::set<std::string> uniques;
        for (const ResolvedUnit& unit : resolved.units) {
            const UnitCard& card = unit.entry->card;
            if (card.unique && !uniques.insert(card.name).second) {
                items[unit.index].refuse(say::uniqueAtMostOne(card.name));
            }
            army.units.push_back(equip(resolved, unit));
            if (army.units.back().minis.empty()) {
                items[unit.index].refuse(say::noMiniatures(card.name));
            }
            army.points += army.units.back().card.points;
        }
        if (resolved.force) army.force = inPlay(*resolved.force, list->choices);
        return army;
    });
}

}  // namespace sightline::engine
