#include "engine/game/set_up.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/activation/standby.h"
#include "engine/attack/overrun.h"
#include "engine/keywords/keywords.h"
#include "engine/mission/objectives.h"
#include "engine/movement/terms.h"
#include "engine/reminders/reminders.h"
#include "engine/rulings/sight_memo.h"
#include "engine/state/token_room.h"
#include "engine/state/unit_cards.h"
#include "engine/timing/effects.h"
#include "engine/timing/timing_points.h"
#include "geometry/place/placement.h"

namespace sightline::engine {
namespace {

const char* nameOf(Player player) { return player == Player::blue ? "blue" : "red"; }

/// Units of one name in one army are numbered in order.
std::string labelOf(const Scenario& scenario, std::size_t index) {
    const ScenarioUnit& unit = scenario.units[index];
    int same = 0, before = 0;
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const ScenarioUnit& other = scenario.units[i];
        if (other.player != unit.player || other.card.name != unit.card.name) continue;
        ++same;
        if (i < index) ++before;
    }
    return same == 1 ? unit.card.name : unit.card.name + " " + std::to_string(before + 1);
}

// What setup reveals cards from: an objective has a map.
std::optional<std::string> problemOfDeck(const std::vector<BattleCard>& deck) {
    for (const auto& [kind, name] : {std::pair{BattleCardKind::objective, "an objective"},
                                     {BattleCardKind::secondary, "a secondary objective"},
                                     {BattleCardKind::advantage, "an advantage"}}) {
        if (std::none_of(deck.begin(), deck.end(),
                         [&](const BattleCard& card) { return card.kind == kind; }))
            return "the battle deck needs " + std::string(name);
    }
    for (const BattleCard& card : deck) {
        if (card.kind == BattleCardKind::objective && !card.map)
            return card.name + " has no map card";
    }
    return std::nullopt;
}

// A game from setup needs command hands and battle decks, and nobody deployed. Whether armies,
// hands and decks are legal was judged where they were read (`judgeArmy`).
std::optional<Problem> problemOfSetup(const Scenario& scenario) {
    if (scenario.phase != Phase::setup) return std::nullopt;
    for (Player player : {Player::blue, Player::red}) {
        const auto side = static_cast<std::size_t>(player);
        for (const ScenarioUnit& unit : scenario.units) {
            if (unit.player != player) continue;
            if (!unit.undeployed) return Problem{unit.card.name + " is deployed before setup"};
        }
        const std::string who = std::string(nameOf(player)) + ": ";
        if (scenario.commandHands[side].empty()) return Problem{who + "setup needs a command hand"};
        if (const auto problem = problemOfDeck(scenario.battleDecks[side])) {
            return Problem{who + *problem};
        }
    }
    return std::nullopt;
}

std::optional<Problem> problemOf(const Scenario& scenario) {
    if (scenario.lastRound < 1 || scenario.round < 1 || scenario.round > scenario.lastRound) {
        return Problem{"round: 1 to the last round, not " + std::to_string(scenario.round)};
    }
    if (scenario.phase == Phase::end || scenario.phase == Phase::over) {
        return Problem{"phase: a game starts with setup, a command or an activation phase"};
    }
    if (auto problem = problemOfSetup(scenario)) return problem;
    const bool hasCards = !scenario.commandHands[0].empty() || !scenario.commandHands[1].empty();
    if (scenario.phase != Phase::activation && !hasCards) {
        return Problem{"phase: a command phase needs a command hand"};
    }
    for (Player player : {Player::blue, Player::red}) {
        const bool present =
            std::any_of(scenario.units.begin(), scenario.units.end(),
                        [&](const ScenarioUnit& unit) { return unit.player == player; });
        if (!present) return Problem{std::string(nameOf(player)) + " has no units"};
    }
    return std::nullopt;
}

std::optional<Problem> problemOf(const ScenarioUnit& unit, const std::string& label,
                                 const geometry::Dimensions& dimensions) {
    const UnitCard& card = unit.card;
    if (unit.minis.empty()) return Problem{label + ": no miniatures"};
    if (card.wounds < 1) return Problem{label + ": a wound threshold of 1 or more is expected"};
    if (!dimensions.bases.contains(card.base)) {
        return Problem{label + ": unknown base \"" + card.base + "\""};
    }
    if (!std::isfinite(card.silhouetteHeight) || card.silhouetteHeight <= 0.0) {
        return Problem{label + ": a silhouette height over 0 is expected"};
    }
    if (unit.aim < 0 || unit.dodge < 0 || unit.surge < 0 || unit.suppression < 0 || unit.ion < 0 ||
        unit.immobilize < 0 || unit.poison < 0 || unit.vehicleDamage < 0 || unit.observation < 0) {
        return Problem{label + ": fewer than no tokens"};
    }
    if (unit.wounds.size() > unit.minis.size()) {
        return Problem{label + ": wounds for more miniatures than there are"};
    }
    for (const MiniStart& mini : unit.minis) {
        if (mini.threshold && *mini.threshold < 1) {
            return Problem{label + ": a wound threshold of 1 or more is expected"};
        }
    }
    if (unit.minis.front().counterpart) {
        return Problem{label + ": a counterpart is not the unit leader"};
    }
    for (std::size_t i = 0; i < unit.wounds.size(); ++i) {
        const int threshold = unit.minis[i].threshold.value_or(card.wounds);
        const int wounds = unit.wounds[i];
        if (wounds < 0 || wounds >= threshold) {
            return Problem{label + ": wounds are 0 to " + std::to_string(threshold - 1) + ", not " +
                           std::to_string(wounds)};
        }
    }
    return std::nullopt;
}

std::string modelOf(const UnitCard& card, std::size_t index) {
    const auto& others = card.looks.others;
    if (index == 0 || others.empty()) return card.looks.leader;
    return others[(index - 1) % others.size()];
}

/// Adds one miniature, on the table unless its unit is undeployed.
std::optional<Problem> deploy(Battle& battle, const Scenario& scenario, UnitState& unit,
                              const MiniStart& start, std::size_t index,
                              std::vector<geometry::PlacedMini>& standing) {
    const std::string who = unit.label + ", miniature " + std::to_string(index + 1) + ": ";
    geometry::Mini mini;
    mini.position = start.position;
    mini.facing = start.facing;
    mini.base = scenario.dimensions.bases.at(unit.card->base);
    mini.height = unit.card->silhouetteHeight;
    if (!std::isfinite(mini.position.x) || !std::isfinite(mini.position.y) ||
        !std::isfinite(mini.facing.value)) {
        return Problem{who + "a position has finite numbers"};
    }
    if (!std::isfinite(mini.position.z)) {
        mini.position.z = std::numeric_limits<double>::quiet_NaN();
    }
    if (unit.undeployed) {
        mini.position = {};
    } else {
        const geometry::Placement ruling = geometry::judgePlacement(
            battle.field, mini, placementTermsOf(unit.card->type), standing);
        if (!ruling.legal) {
            return Problem{who + (ruling.objections.empty() ? std::string("it cannot stand there")
                                                            : ruling.objections.front().text)};
        }
        mini.position.z = ruling.z;
        standing.push_back({static_cast<int>(battle.minis.size()), mini});
    }
    const MiniId id{static_cast<int>(battle.minis.size())};
    battle.minis.push_back({.id = id,
                            .unit = unit.id,
                            .mini = mini,
                            .wounds = 0,
                            .defeated = false,
                            .model = modelOf(*unit.card, index),
                            .threshold = start.threshold.value_or(unit.card->wounds),
                            .carrier = start.carrier,
                            .counterpart = start.counterpart});
    unit.minis.push_back(id);
    if (!unit.undeployed) battle.place(id, mini);
    return std::nullopt;
}

// No more than it could have gained in play.
std::optional<Problem> giveTokens(UnitState& unit, const ScenarioUnit& from) {
    for (const auto& [token, count] : {std::pair{Token::aim, from.aim},
                                       {Token::dodge, from.dodge},
                                       {Token::surge, from.surge},
                                       {Token::suppression, from.suppression},
                                       {Token::observation, from.observation},
                                       {Token::standby, from.standby ? 1 : 0},
                                       {Token::ion, from.ion},
                                       {Token::immobilize, from.immobilize},
                                       {Token::poison, from.poison},
                                       {Token::vehicleDamage, from.vehicleDamage}}) {
        const int most = roomFor(unit, token);
        if (count > most) {
            return Problem{unit.label + ": " + nameOf(token) + " tokens are 0 to " +
                           std::to_string(most) + ", not " + std::to_string(count)};
        }
        unit.tokens[token] = count;
    }
    return std::nullopt;
}

std::optional<Problem> deployUnit(Battle& battle, const Scenario& scenario, std::size_t index) {
    const ScenarioUnit& from = scenario.units[index];
    UnitState unit;
    unit.id = UnitId{static_cast<int>(index)};
    unit.player = from.player;
    unit.card = unit.whole = &from.card;
    unit.parts = &from.parts;
    unit.label = labelOf(scenario, index);
    if (auto problem = problemOf(from, unit.label, scenario.dimensions)) return problem;
    unit.startingMinis = static_cast<int>(from.minis.size());
    if (auto problem = giveTokens(unit, from)) return problem;
    unit.activated = from.activated;
    unit.undeployed = from.undeployed;
    unit.cards = from.cards;
    std::vector<geometry::PlacedMini> standing = battle.inTheWayOf(UnitId{});
    unit.ordered = from.ordered;
    unit.commanderToken = from.commanderToken;
    for (std::size_t i = 0; i < from.minis.size(); ++i) {
        if (auto problem = deploy(battle, scenario, unit, from.minis[i], i, standing))
            return problem;
        if (i < from.wounds.size()) battle.mini(unit.minis.back()).wounds = from.wounds[i];
    }
    battle.units.push_back(std::move(unit));
    return std::nullopt;
}

}  // namespace

namespace {

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

// Meshes take a while to be built, so a scenario that is played again keeps its table.
Result<geometry::Battlefield> tableOf(const Scenario& scenario) {
    if (scenario.built) return *scenario.built;
    return geometry::Battlefield::make(scenario.table, scenario.pieces, scenario.dimensions);
}

}  // namespace

void addRules(Effects& effects) {
    addStandby(effects);
    addOverrun(effects);
}

std::optional<Problem> buildTable(Scenario& scenario) {
    scenario.built.reset();
    auto field = tableOf(scenario);
    if (!field) return field.problem();
    scenario.built = std::move(field).value();
    return std::nullopt;
}

Result<Battle> setUp(const Scenario& scenario) {
    if (auto problem = problemOf(scenario)) return *problem;
    auto field = tableOf(scenario);
    if (!field) return field.problem();
    Battle battle(std::move(field).value());
    battle.sights = std::make_shared<SightMemo>();
    battle.madeCards = std::make_shared<MadeCards>();
    battle.laidOut = &scenario.pieces;
    battle.round = scenario.round;
    battle.asks = scenario.asks;
    if (scenario.rules) battle.rules = &*scenario.rules;
    battle.lastRound = scenario.lastRound;
    battle.firstPlayer = battle.active = scenario.firstPlayer;
    battle.phase = scenario.phase;
    dealCommandHands(battle, scenario);
    dealBattleDecks(battle, scenario);
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        if (auto problem = deployUnit(battle, scenario, i)) return *problem;
    }
    auto effects = std::make_shared<Effects>();
    addRules(*effects);
    addKeywords(*effects);
    addReminders(*effects, scenario);
    battle.effects = std::move(effects);
    return battle;
}

}  // namespace sightline::engine
