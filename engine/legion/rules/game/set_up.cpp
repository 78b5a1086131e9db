#include "engine/legion/rules/game/set_up.h"

#include <algorithm>

#include "engine/legion/rules/activation/standby.h"
#include "engine/legion/rules/attack/overrun.h"
#include "engine/legion/rules/cards/card_rules.h"
#include "engine/legion/rules/game/add_unit.h"
#include "engine/legion/rules/game/begin_scenario.h"
#include "engine/legion/rules/keywords/keywords.h"
#include "engine/legion/rules/mission/graffiti.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/reminders/reminders.h"
#include "engine/legion/rules/rulings/ruling_memo.h"
#include "engine/legion/rules/state/unit_cards.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/beginnings.h"

namespace sightline::engine {
namespace {

// The reason why the battle deck cannot be used: it needs cards of each kind, and each objective
// card needs a map.
std::optional<Message> faultOfDeck(const std::vector<BattleCard>& deck) {
    for (const auto& [kind, needed] :
         {std::pair{BattleCardKind::objective, say::deckNeedsObjective},
          {BattleCardKind::secondary, say::deckNeedsSecondary},
          {BattleCardKind::advantage, say::deckNeedsAdvantage}}) {
        const bool there = std::any_of(deck.begin(), deck.end(), [kind = kind](const auto& card) {
            return card.kind == kind;
        });
        if (!there) return needed();
    }
    for (const BattleCard& card : deck)
        if (card.kind == BattleCardKind::objective && !card.map) return say::hasNoMap(card.name);
    return std::nullopt;
}

// A game with setup needs command hands and battle decks, and no unit may be deployed. The legality
// of armies, hands and decks was checked when they were read (`judgeArmy`).
std::optional<Problem> problemOfSetup(const Scenario& scenario) {
    if (scenario.phase != Phase::setup) return std::nullopt;
    for (const std::size_t side : {0U, 1U}) {
        for (const ScenarioUnit& unit : scenario.units) {
            if (static_cast<std::size_t>(unit.player) != side || unit.undeployed) continue;
            return problemOf(say::deployedBeforeSetup(unit.card.name));
        }
        if (scenario.commandHands[side].empty())
            return problemOf(say::ofSide(say::sides[side](), say::setupNeedsHand()));
        if (const auto fault = faultOfDeck(scenario.battleDecks[side]))
            return problemOf(say::ofSide(say::sides[side](), *fault));
    }
    return std::nullopt;
}

std::optional<Problem> problemOfScenario(const Scenario& scenario) {
    if (scenario.lastRound < 1 || scenario.round < 1 || scenario.round > scenario.lastRound)
        return problemOf(say::roundUpToLast(scenario.round));
    if (scenario.phase == Phase::end || scenario.phase == Phase::over)
        return problemOf(say::phaseToBeginWith());
    if (scenario.sandbox) return std::nullopt;
    if (auto problem = problemOfSetup(scenario)) return problem;
    const bool hasCards = !scenario.commandHands[0].empty() || !scenario.commandHands[1].empty();
    if (scenario.phase != Phase::activation && !hasCards)
        return problemOf(say::commandPhaseNeedsHand());
    for (const std::size_t side : {0U, 1U}) {
        const bool present = std::any_of(scenario.units.begin(), scenario.units.end(),
                                         [&](const ScenarioUnit& unit) {
                                             return static_cast<std::size_t>(unit.player) == side;
                                         });
        if (!present) return problemOf(say::sideHasNoUnits(say::sides[side]()));
    }
    return std::nullopt;
}

/// The label of a unit: its name and, if several units of the army have the same card, a number. If
/// other units of the army have the same name but another title, the title follows the name.
std::string labelOf(const Scenario& scenario, std::size_t index) {
    const ScenarioUnit& unit = scenario.units[index];
    int same = 0, before = 0;
    bool titled = false;
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const ScenarioUnit& other = scenario.units[i];
        if (other.player != unit.player || other.card.name != unit.card.name) continue;
        if (other.card.title != unit.card.title) {
            titled = true;
            continue;
        }
        ++same;
        if (i < index) ++before;
    }
    std::string label = unit.card.name;
    if (titled && !unit.card.title.empty()) label += ", " + unit.card.title;
    return same == 1 ? label : label + " " + std::to_string(before + 1);
}

std::optional<Problem> deployUnits(Battle& battle, const Scenario& scenario) {
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        if (auto problem = addUnit(battle, scenario.units[i], labelOf(scenario, i))) return problem;
    }
    return std::nullopt;
}

void dealBattleDecks(Battle& battle, const Scenario& scenario) {
    battle.armyNames = scenario.armyNames;
    for (std::size_t player = 0; player < 2; ++player)
        battle.forces[player] = &scenario.forces[player];
    for (std::size_t player = 0; player < 2; ++player) {
        for (const BattleCard& card : scenario.battleDecks[player]) {
            const auto kind = static_cast<std::size_t>(card.kind);
            battle.mission.piles[player][kind].deck.push_back(&card);
        }
    }
    battle.mission.victoryPoints = scenario.victoryPoints;
    if (!scenario.mission) return;
    battle.mission.objective = &scenario.mission->objective;
    if (scenario.mission->secondary) battle.mission.secondary = &*scenario.mission->secondary;
    for (std::size_t player = 0; player < 2; ++player) {
        const auto& advantage = scenario.mission->advantages[player];
        if (advantage) battle.mission.advantages[player] = &*advantage;
    }
    battle.mission.blueSide = scenario.mission->blueSide;
    placeObjectives(battle);
}

void dealCommandHands(Battle& battle, const Scenario& scenario) {
    for (Player player : {Player::blue, Player::red}) {
        for (const CommandCard& card : scenario.commandHands[static_cast<std::size_t>(player)]) {
            battle.command(player).hand.push_back(&card);
            battle.usesCommandCards = true;
        }
    }
}

// Builds the table. If the scenario was played before, its table is used again, because meshes are
// slow to build.
Result<geometry::Battlefield> tableOf(const Scenario& scenario) {
    if (scenario.built) return *scenario.built;
    return geometry::Battlefield::make(scenario.table, scenario.pieces, scenario.dimensions);
}

}  // namespace

void addRules(Effects& effects) {
    addStandby(effects);
    addOverrun(effects);
    addGraffiti(effects);
}

std::optional<Problem> buildTable(Scenario& scenario) {
    scenario.built.reset();
    auto field = tableOf(scenario);
    if (!field) return field.problem();
    scenario.built = std::move(field).value();
    return std::nullopt;
}

Result<Battle> setUp(const Scenario& scenario) {
    if (auto problem = problemOfScenario(scenario)) return *problem;
    auto field = tableOf(scenario);
    if (!field) return field.problem();
    Battle battle(std::move(field).value());
    battle.memo = std::make_shared<RulingMemo>();
    battle.madeCards = std::make_shared<MadeCards>();
    battle.laidOut = &scenario.pieces;
    battle.playedEdition = scenario.edition;
    battle.round = scenario.round;
    battle.asks = asksOf(scenario.asks);
    battle.asksEverything = scenario.asksEverything;
    if (scenario.rules) battle.rules = &*scenario.rules;
    battle.lastRound = scenario.lastRound;
    battle.active = scenario.firstPlayer;
    battle.firstPlayer = scenario.priority.value_or(scenario.firstPlayer);
    battle.phase = scenario.phase;
    battle.sandbox = scenario.sandbox;
    battle.recruitPool = scenario.recruitPool;
    if (!battle.sandbox) dealCommandHands(battle, scenario);
    dealBattleDecks(battle, scenario);
    if (auto problem = deployUnits(battle, scenario)) return *problem;
    if (auto problem = beginScenario(battle, scenario)) return *problem;
    auto effects = std::make_shared<Effects>();
    addRules(*effects);
    addKeywords(*effects, scenario.standingActs);
    addCards(*effects, scenario);
    addReminders(*effects, scenario);
    battle.effects = std::move(effects);
    return battle;
}

}  // namespace sightline::engine
