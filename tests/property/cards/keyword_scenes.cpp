#include "property/cards/keyword_scenes.h"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <set>

#include "app/cli/games/keyword_cards.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/lists/army/equip.h"
#include "engine/legion/lists/army/fitting.h"
#include "engine/legion/lists/army/resolved_army.h"
#include "engine/legion/lists/army/unit_offers.h"
#include "engine/legion/rules/files/placements.h"
#include "engine/talk/generator.h"
#include "unit/engine/armies.h"
#include "unit/files/own_cards.h"

namespace sightline::engine::test {
namespace {

using sightline::test::cards;
using sightline::test::dimensions;

constexpr double gap = 0.2;        // inches between bases and between blocks of miniatures
constexpr std::size_t inARow = 4;  // number of miniatures in one row of a unit's block

ArmyUnit plain(const UnitEntry& entry) {
    ArmyUnit unit = joining(entry);
    if (unit.counterpart.empty()) unit.counterpart = entry.counterpart;
    return unit;
}

ResolvedArmy armyOf(const ArmyList& list) { return resolveUnits(list, cards()); }

ArmyList listOf(const std::vector<ArmyUnit>& units) {
    ArmyList list{.name = "Scene", .faction = cards().unit(units.front().unit)->facts.faction};
    list.units = units;
    return list;
}

// A unit of the catalogue that may carry the upgrade card, together with this card.
std::optional<ArmyUnit> carrying(const UpgradeCard& upgrade) {
    for (const UnitEntry& entry : cards().units) {
        ArmyUnit unit{.unit = entry.facts.id, .upgrades = entry.startsWith};
        const ArmyList list = listOf({unit});
        const ResolvedArmy army = armyOf(list);
        const SlotPlan plan = slotsOf(army, army.units.front());
        const bool fits = std::any_of(
            plan.upgradeSlots.begin(), plan.upgradeSlots.end(),
            [&](const UpgradeSlot& slot) { return !slot.card && slot.type == upgrade.slot; });
        if (!fits || whyNotCarried(army, army.units.front().traits, upgrade)) continue;
        unit.upgrades.push_back(upgrade.facts.id);
        return unit;
    }
    return std::nullopt;
}

// The units that the keyword names, as a filter. If the card has the keyword several times, the
// first one that names units counts. Null if none of them names units.
std::shared_ptr<const UnitFilter> namedBy(const UnitCard& card, Keyword keyword) {
    for (const KeywordText& one : card.keywords)
        if (one.is(keyword) && one.who) return one.who;
    return nullptr;
}

// A unit that matches the filter, from the faction of `unit` if possible. Without a filter: a corps
// unit. If there is none, `unit` itself.
const UnitEntry& friendFor(const UnitEntry& unit, const UnitFilter* who) {
    const UnitEntry* best = nullptr;
    int bestRating = -1;
    for (const UnitEntry& entry : cards().units) {
        const bool matches =
            who ? who->matches(entry.card, entry.card.rank) : entry.card.rank == Rank::corps;
        if (!matches || entry.facts.id == unit.facts.id) continue;
        const int rating =
            (entry.facts.faction == unit.facts.faction ? 2 : 0) + (entry.card.unique ? 0 : 1);
        if (rating > bestRating) best = &entry, bestRating = rating;
    }
    return best ? *best : unit;
}

const UnitEntry& firstOf(const std::string& faction, Rank rank) {
    const auto& units = cards().units;
    return *std::find_if(units.begin(), units.end(), [&](const UnitEntry& entry) {
        return entry.facts.faction == faction && entry.card.rank == rank;
    });
}

// Puts the miniatures of a unit into rows. Returns the width of the block.
double place(ScenarioUnit& unit, double x, double y, double facing) {
    const geometry::BaseSize& base = dimensions().bases.at(unit.card.base);
    const double across = base.notched ? std::max(base.width, base.length) : base.width;
    const double step = across + gap, towards = facing > 0.0 ? -1.0 : 1.0;
    for (std::size_t i = 0; i < unit.minis.size(); ++i) {
        unit.minis[i].position = {x + across / 2.0 + step * static_cast<double>(i % inARow),
                                  y + towards * step * static_cast<double>(i / inARow),
                                  std::numeric_limits<double>::quiet_NaN()};
        unit.minis[i].facing = geometry::Degrees{facing};
    }
    unit.undeployed = false;
    return step * static_cast<double>(std::min(unit.minis.size(), inARow));
}

std::vector<ScenarioUnit> unitsOf(Player player, const std::vector<ArmyUnit>& units) {
    const ArmyList list = listOf(units);
    const ResolvedArmy army = armyOf(list);
    std::vector<ScenarioUnit> made;
    for (const ResolvedUnit& unit : army.units)
        made.push_back(undeployed(player, equip(army, unit)));
    return made;
}

void giveTokens(ScenarioUnit& unit, Generator& chance) {
    for (const Token token : {Token::aim, Token::dodge, Token::surge})
        unit.tokens[token] = static_cast<int>(chance.below(2));
    if (isTrooper(unit.card.type) && unit.card.courage)
        unit.tokens[Token::suppression] = static_cast<int>(chance.below(3));
    const int least = unit.minis.front().threshold.value_or(unit.card.wounds);
    if (least > 1 && chance.below(2) == 0) unit.wounds = {1};
}

std::vector<CommandCard> handOfScene() {
    return {commandCard("one", 1, 1), commandCard("two", 2, 2), commandCard("three", 3, 3),
            commandCard("standing-orders", 4, 1)};
}

}  // namespace

std::optional<ArmyUnit> unitWith(Keyword keyword, std::size_t number) {
    static const auto byKeyword = app::cardsByKeyword(cards());
    const auto found = byKeyword.find(keyword);
    if (found == byKeyword.end()) return std::nullopt;
    const std::set<std::string>& ids = found->second;
    std::map<std::string, const UnitEntry*> byId;
    for (const UnitEntry& entry : cards().units)
        if (ids.contains(entry.facts.id) || ids.contains(entry.counterpart))
            byId[entry.facts.id] = &entry;
    std::vector<const UnitEntry*> units;
    for (const auto& [id, entry] : byId) units.push_back(entry);
    if (!units.empty()) return plain(*units[number % units.size()]);
    for (const std::string& id : ids) {
        const UpgradeCard* upgrade = cards().upgrade(id);
        if (!upgrade) continue;
        if (auto unit = carrying(*upgrade)) return unit;
    }
    return std::nullopt;
}

std::optional<Scenario> sceneOf(Keyword keyword, int friends, std::uint64_t seed) {
    Generator chance(seed, 0x5CE);
    const auto bearing = unitWith(keyword, seed);
    if (!bearing) return std::nullopt;
    std::vector<ArmyUnit> blue{*bearing};
    const UnitEntry& entry = *cards().unit(bearing->unit);
    const UnitCard now = unitsOf(Player::blue, blue).front().card;
    const UnitEntry& joined = friendFor(entry, namedBy(now, keyword).get());
    for (int i = 0; i < friends; ++i)
        blue.push_back({.unit = joined.facts.id, .upgrades = joined.startsWith});
    const std::string enemy = entry.facts.faction == "empire" ? "rebels" : "empire";
    std::vector<ArmyUnit> red;
    for (const Rank rank : {Rank::corps, Rank::commander, Rank::heavy})
        red.push_back(plain(firstOf(enemy, rank)));

    std::vector<ScenarioUnit> units;
    const bool touching = chance.below(3) == 0;
    for (const auto& [player, army] : {std::pair{Player::blue, &blue}, {Player::red, &red}}) {
        double x = 20.0;
        const double facing = player == Player::blue ? 90.0 : -90.0;
        for (ScenarioUnit& unit : unitsOf(player, *army)) {
            const double depth = dimensions().bases.at(unit.card.base).length;
            const double away = player == Player::blue ? 0.0 : touching ? 0.01 : 5.0;
            const double front =
                player == Player::blue ? 18.0 - depth / 2.0 : 18.0 + away + depth / 2.0;
            x += place(unit, x, front, facing) + 2.0 * gap;
            giveTokens(unit, chance);
            units.push_back(std::move(unit));
        }
    }
    Scenario scenario = emptyTable(std::move(units), {72, 36});
    scenario.dimensions = dimensions();
    scenario.commandHands = {handOfScene(), handOfScene()};
    scenario.phase = Phase::command;
    scenario.lastRound = 2;
    return scenario;
}

}  // namespace sightline::engine::test
