#include "engine/legion/lists/army/judge_army.h"

#include <algorithm>

#include "engine/legion/lists/army/army_points.h"
#include "engine/legion/lists/army/judge_parts.h"
#include "engine/legion/lists/army/unique_cards.h"
#include "engine/legion/lists/words/armies.h"

namespace sightline::engine {

ArmyObjection::ArmyObjection(Area part, Citation rule, Message wrong, Message out,
                             std::optional<std::size_t> ofUnit, std::string ofCard)
    : area(part),
      citation(std::move(rule)),
      what(std::move(wrong)),
      wayOut(std::move(out)),
      text(english(what)),
      fix(english(wayOut)),
      unit(ofUnit),
      card(std::move(ofCard)) {}

const std::string& nameOf(ArmyObjection::Area area) {
    static const std::vector<std::string> names{"points",   "ranks", "units",
                                                "upgrades", "hand",  "deck"};
    return names[static_cast<std::size_t>(area)];
}

bool listHolds(const std::vector<std::string>& list, const std::string& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
}

namespace {

// The name of a card that is in the catalogue but not in the edition of the army. Empty if the card
// is not in the catalogue.
std::string nameInCatalogue(const Catalogue& catalogue, const std::string& id) {
    if (const UnitEntry* unit = catalogue.unit(id)) return unit->card.name;
    if (const UpgradeCard* upgrade = catalogue.upgrade(id)) return upgrade->facts.name;
    if (const CommandEntry* command = catalogue.command(id)) return command->facts.name;
    if (const CounterpartCard* other = catalogue.counterpart(id)) return other->facts.name;
    const BattleForce* force = catalogue.battleForce(id);
    return force == nullptr ? std::string() : force->facts.name;
}

}  // namespace

void judgeIds(const ResolvedArmy& army, const Catalogue& everyCard, Objections& objections) {
    const Edition& edition = army.edition();
    const auto unknown = [&](const std::string& id, std::optional<std::size_t> unit) {
        const std::string later = nameInCatalogue(everyCard, id);
        objections.push_back(
            {ArmyObjection::Area::units, edition.places.army,
             later.empty() ? say::cardUnknown(id) : say::notInEdition(later, edition.id),
             later.empty() ? say::removeOrSwitchOnPack() : say::removeOrOtherSize(), unit, id});
    };
    for (std::size_t i = 0; i < army.list->units.size(); ++i) {
        const ArmyUnit& unit = army.list->units[i];
        if (army.catalogue->unit(unit.unit) == nullptr) unknown(unit.unit, i);
        for (const std::string& id : unit.upgrades) {
            if (army.catalogue->upgrade(id) == nullptr) unknown(id, i);
        }
        if (!unit.counterpart.empty() && army.catalogue->counterpart(unit.counterpart) == nullptr) {
            unknown(unit.counterpart, i);
        }
    }
    if (!army.list->battleForce.empty() && army.force == nullptr)
        unknown(army.list->battleForce, std::nullopt);
}

void judgePoints(const ResolvedArmy& army, Objections& objections) {
    const int most = rulesOf(army.list->size).mostPoints;
    int points = 0;
    for (const ResolvedUnit& unit : army.units) {
        points += pointsOf(army, unit);
        // A price of 0 can be correct for an upgrade, but never for a unit.
        if (unit.entry->card.points > 0) continue;
        objections.push_back({ArmyObjection::Area::points, army.edition().places.armyPoints,
                              say::unitWithoutPrice(unit.name()), say::removeUnpriced(), unit.index,
                              unit.entry->card.id});
    }
    if (points <= most) return;
    objections.push_back({ArmyObjection::Area::points, army.edition().places.armyPoints,
                          say::tooManyPoints(points, most), say::removePoints(points - most)});
}

// Unique and limited names are counted across units, counterparts and upgrades.
void judgeNames(const ResolvedArmy& army, Objections& objections) {
    const auto object = [&](const std::string& name, const NameCount::Count& count) {
        if (count.limit == 0 || count.copies <= count.limit) return;
        objections.push_back({ArmyObjection::Area::units, army.edition().places.uniqueCards,
                              count.limit == 1
                                  ? say::standsMoreThanOnce(name, count.copies)
                                  : say::standsTooOften(name, count.copies, count.limit),
                              say::removeOfThatName(count.copies - count.limit)});
    };
    const NameCount count = countNames(army);
    for (const auto& [name, copies] : count.names) object(name, copies);
    for (const auto& [title, copies] : count.titles) object(title, copies);
}

std::optional<ArmyObjection> judgeOpponents(const ArmyList& one, const ArmyList& other) {
    if (one.size == other.size) return std::nullopt;
    const auto described = [](GameSize size) {
        return say::gameOfPoints(say::gameSizes.at(static_cast<std::size_t>(size))(),
                                 rulesOf(size).mostPoints);
    };
    return ArmyObjection{ArmyObjection::Area::points, page(16, "Points"),
                         say::differentGames(described(one.size), described(other.size)),
                         say::chooseSameSize()};
}

Message lineSaid(const ArmyObjection& objection) {
    if (!objection.citation.document.empty())
        return say::objectionInALineOf(objection.what, objection.wayOut,
                                       objection.citation.document, objection.citation.page,
                                       objection.citation.section);
    return say::objectionInALine(objection.what, objection.wayOut, objection.citation.page,
                                 objection.citation.section);
}

std::string asLine(const ArmyObjection& objection) { return english(lineSaid(objection)); }

std::vector<ArmyObjection> judgeArmy(const ArmyList& list, const Catalogue& catalogue,
                                     ArmyParts parts) {
    const ResolvedArmy army =
        parts == ArmyParts::units ? resolveUnits(list, catalogue) : resolve(list, catalogue);
    Objections objections;
    judgeIds(army, catalogue, objections);
    judgeFactions(army, objections);
    judgePoints(army, objections);
    judgeRanks(army, objections);
    judgeDetachments(army, objections);
    judgeUpgrades(army, objections);
    judgeNames(army, objections);
    if (parts != ArmyParts::units) judgeHand(army, objections);
    // In an edition without battle decks, the scenario defines the mission, so an army needs no
    // deck.
    const bool hasDeck = army.edition().hasBattleDecks || !list.battleDeck.empty();
    if (parts == ArmyParts::all && hasDeck) judgeDeck(army, objections);
    judgeMercenaries(army, objections);
    judgeBattleForce(army, objections);
    return objections;
}

}  // namespace sightline::engine
