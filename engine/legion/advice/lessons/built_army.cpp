#include "engine/legion/advice/lessons/built_army.h"

#include <algorithm>

#include "engine/legion/lists/army/unit_offers.h"

namespace sightline::engine::lessons {
namespace {

using Area = ArmyObjection::Area;
constexpr int areas = static_cast<int>(Area::deck) + 1;

bool holdsRanks(const std::map<std::string, int>& wanted, const ArmySummary& summary,
                const auto& suits) {
    return std::all_of(wanted.begin(), wanted.end(), [&](const auto& wish) {
        const auto& names = rankNames();
        const auto rank = std::find(names.begin(), names.end(), wish.first) - names.begin();
        const auto& units = summary.unitsByRank;
        return rank < static_cast<std::ptrdiff_t>(units.size()) &&
               suits(units[static_cast<std::size_t>(rank)], wish.second);
    });
}

bool hasUpgradeOn(const std::string& unit, const ArmyList& army) {
    return std::any_of(army.units.begin(), army.units.end(), [&](const ArmyUnit& one) {
        return one.unit == unit && !one.upgrades.empty();
    });
}

/// True if an objection is about the part. With `forbidden`, missing cards do not count.
bool hasObjection(const BuiltArmy& army, const std::string& part, bool forbidden) {
    return std::any_of(army.objections.begin(), army.objections.end(), [&](const auto& one) {
        return nameOf(one.area) == part && !(forbidden && one.unfinished);
    });
}

/// The list of a command card or a battle card. Null for other cards.
std::vector<std::string>* pileFor(const std::string& id, ArmyList& army, const Catalogue& cards) {
    if (cards.command(id) != nullptr) return &army.commandHand;
    const BattleEntry* battle = cards.battleCard(id);
    if (battle == nullptr) return nullptr;
    if (battle->kind == BattleEntry::Kind::primary) return &army.battleDeck.primary;
    return battle->kind == BattleEntry::Kind::secondary ? &army.battleDeck.secondary
                                                        : &army.battleDeck.advantage;
}

bool eraseOne(std::vector<std::string>& from, const std::string& id) {
    const auto found = std::find(from.begin(), from.end(), id);
    if (found == from.end()) return false;
    from.erase(found);
    return true;
}

/// The first unit with this card that suits. Null if there is none.
ArmyUnit* firstUnit(ArmyList& army, const std::string& id, const auto& suits) {
    const auto found = std::find_if(army.units.begin(), army.units.end(),
                                    [&](ArmyUnit& one) { return one.unit == id && suits(one); });
    return found == army.units.end() ? nullptr : &*found;
}

bool addUpgrade(ArmyList& army, const ArmyChange& change, const Catalogue& cards) {
    if (cards.upgrade(change.add) == nullptr) return false;
    ArmyUnit* unit =
        firstUnit(army, change.unit, [](const ArmyUnit& one) { return one.upgrades.empty(); });
    if (unit == nullptr) unit = firstUnit(army, change.unit, [](const ArmyUnit&) { return true; });
    if (unit != nullptr) unit->upgrades.push_back(change.add);
    return unit != nullptr;
}

bool add(ArmyList& army, const ArmyChange& change, const Catalogue& cards) {
    if (!change.unit.empty()) return addUpgrade(army, change, cards);
    if (const UnitEntry* unit = cards.unit(change.add)) {
        army.units.push_back(joining(*unit));
        return true;
    }
    auto* pile = pileFor(change.add, army, cards);
    if (pile != nullptr) pile->push_back(change.add);
    return pile != nullptr;
}

bool remove(ArmyList& army, const ArmyChange& change, const Catalogue& cards) {
    if (!change.unit.empty()) {
        ArmyUnit* unit = firstUnit(army, change.unit, [&](const ArmyUnit& one) {
            const auto& upgrades = one.upgrades;
            return std::find(upgrades.begin(), upgrades.end(), change.remove) != upgrades.end();
        });
        return unit != nullptr && eraseOne(unit->upgrades, change.remove);
    }
    if (auto* pile = pileFor(change.remove, army, cards)) return eraseOne(*pile, change.remove);
    // The unit that joined last leaves first, so that the other units keep their places.
    const auto unit = std::find_if(army.units.rbegin(), army.units.rend(),
                                   [&](const auto& one) { return one.unit == change.remove; });
    if (unit == army.units.rend()) return false;
    army.units.erase(std::next(unit).base());
    return true;
}

}  // namespace

BuiltArmy judgedArmy(ArmyList list, const Catalogue& cards) {
    BuiltArmy army{.list = std::move(list)};
    army.summary = summaryOf(army.list, cards.of(editionOf(army.list.size)));
    army.objections = judgeArmy(army.list, cards);
    return army;
}

bool holds(const ArmyIs& wanted, const BuiltArmy& army) {
    if (wanted.legal && army.objections.empty() != *wanted.legal) return false;
    const ArmySummary& summary = army.summary;
    if (wanted.points && summary.points < *wanted.points) return false;
    if (wanted.pointsAtMost && summary.points > *wanted.pointsAtMost) return false;
    if (!holdsRanks(wanted.ranks, summary, std::greater_equal<>{})) return false;
    if (!holdsRanks(wanted.ranksAtMost, summary, std::less_equal<>{})) return false;
    if (!wanted.card.empty()) {
        const int copies = copiesOf(wanted.card, army.list);
        if (copies < wanted.copies.value_or(wanted.copiesAtMost ? 0 : 1)) return false;
        if (wanted.copiesAtMost && copies > *wanted.copiesAtMost) return false;
    }
    if (!wanted.upgraded.empty() && !hasUpgradeOn(wanted.upgraded, army.list)) return false;
    const auto isComplete = [&](const std::string& part) {
        return !hasObjection(army, part, false);
    };
    const auto isBroken = [&](const std::string& part) { return hasObjection(army, part, true); };
    return std::all_of(wanted.complete.begin(), wanted.complete.end(), isComplete) &&
           std::all_of(wanted.broken.begin(), wanted.broken.end(), isBroken);
}

const std::vector<std::string_view>& armyPartWords() {
    static const std::vector<std::string_view> words = [] {
        std::vector<std::string_view> all;
        for (int i = 0; i < areas; ++i) all.emplace_back(nameOf(static_cast<Area>(i)));
        return all;
    }();
    return words;
}

const std::vector<std::string_view>& rankWordList() {
    static const std::vector<std::string_view> words(rankNames().begin(), rankNames().end());
    return words;
}

std::optional<ArmyList> changed(const ArmyList& army, const ArmyChange& change,
                                const Catalogue& cards) {
    ArmyList after = army;
    const Catalogue& own = cards.of(editionOf(army.size));
    const bool done = change.add.empty() ? remove(after, change, own) : add(after, change, own);
    if (!done) return std::nullopt;
    return after;
}

int copiesOf(const std::string& id, const ArmyList& army) {
    std::ptrdiff_t copies = 0;
    const auto addFrom = [&](const std::vector<std::string>& cards) {
        copies += std::count(cards.begin(), cards.end(), id);
    };
    for (const ArmyUnit& unit : army.units) {
        copies += unit.unit == id ? 1 : 0;
        addFrom(unit.upgrades);
    }
    addFrom(army.commandHand);
    addFrom(army.battleDeck.primary);
    addFrom(army.battleDeck.secondary);
    addFrom(army.battleDeck.advantage);
    return static_cast<int>(copies);
}

std::vector<bool> madeChanges(const std::vector<ArmyChange>& changes, const ArmyList& before,
                              const ArmyList& now) {
    std::vector<bool> made;
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const ArmyChange& one = changes[i];
        const bool adds = one.remove.empty();
        const std::string& id = adds ? one.add : one.remove;
        const int more = (copiesOf(id, now) - copiesOf(id, before)) * (adds ? 1 : -1);
        const auto upTo = changes.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        made.push_back(more >= std::count(changes.begin(), upTo, one));
    }
    return made;
}

}  // namespace sightline::engine::lessons
