#include "engine/legion/lists/exchange/export_names.h"

#include <algorithm>

#include "engine/legion/lists/exchange/choose_units.h"
#include "engine/legion/lists/exchange/line_pieces.h"

namespace sightline::engine {
namespace {

using Kind = ExchangeCard::Kind;

// All names of a card, beginning with its name in text lists.
std::vector<std::string> spellings(const CardFacts& facts, Kind kind, const ExchangeTable& table) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    };
    const ExchangeCard* known = table.find(kind, facts.id);
    if (known != nullptr) add(known->displayName);
    add(facts.shownName());
    if (!facts.title.empty()) add(facts.name + " " + facts.title);
    if (known != nullptr) add(known->ttsName);
    add(facts.name);
    return names;
}

// True if an importer reads the spelling as one name of a card of this kind.
bool isOnePiece(const std::string& spelling, unsigned kind, const CardNames& names) {
    const auto pieces = piecesOf(spelling, names.known());
    return pieces.size() == 1 && (pieces.front().known.kinds & kind) != 0;
}

template <class Reads>
std::string firstThat(const std::vector<std::string>& names, Reads reads) {
    const auto found = std::find_if(names.begin(), names.end(), reads);
    return found == names.end() ? names.front() : *found;
}

std::string carriedName(const UpgradeCard& card, const NameHint& hint, const CardNames& names,
                        const ExchangeTable& table) {
    return firstThat(spellings(card.facts, Kind::upgrade, table), [&](const std::string& name) {
        return names.upgrade(name, hint) == &card && isOnePiece(name, KnownName::upgrade, names);
    });
}

}  // namespace

std::string unitName(const ResolvedArmy& army, const UnitEntry& unit, const CardNames& names,
                     const ExchangeTable& table, bool rankShown) {
    UnitEvidence evidence{.faction = army.list->faction, .force = army.force};
    if (rankShown) evidence.rank = unit.card.rank;
    return firstThat(spellings(unit.facts, Kind::unit, table), [&](const std::string& name) {
        const UnitChoice choice = chooseUnit(names, name, evidence);
        return choice.fitting.size() == 1 && choice.fitting.front() == &unit &&
               isOnePiece(name, KnownName::unit, names);
    });
}

std::string upgradeName(const ResolvedArmy& army, const ResolvedUnit& unit, const UpgradeCard& card,
                        const CardNames& names, const ExchangeTable& table) {
    return carriedName(card, {.faction = army.list->faction, .unit = unit.entry}, names, table);
}

std::string counterpartUpgradeName(const ResolvedArmy& army, const ResolvedUnit& unit,
                                   const UpgradeCard& card, const CardNames& names,
                                   const ExchangeTable& table) {
    return carriedName(card, {.faction = army.list->faction, .counterpart = unit.counterpart},
                       names, table);
}

std::string counterpartName(const CounterpartCard& card, const ExchangeTable& table) {
    return spellings(card.facts, Kind::counterpart, table).front();
}

}  // namespace sightline::engine
