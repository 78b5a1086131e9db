#include "engine/legion/rules/game/view_of.h"

#include <algorithm>

#include "engine/legion/rules/keywords/command/unstoppable.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/mission/territory.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/bane_tokens.h"

namespace sightline::engine {
namespace {

UnitView unitView(const Battle& battle, const Tabletop& table, const UnitState& unit) {
    UnitView view;
    view.id = unit.id;
    view.player = unit.player;
    view.card = unit.card;
    view.label = unit.label;
    view.minis = unit.minis;
    view.startingMinis = unit.startingMinis;
    static_cast<UnitStand&>(view) = static_cast<const UnitStand&>(unit);
    if (unit.ordered) {
        view.order = unit.activated ? UnitView::Order::facedown : UnitView::Order::faceup;
    } else if (battle.usesCommandCards && keywords::hasFacedownTokenToo(unit)) {
        view.order = UnitView::Order::facedown;
    }
    view.rank = unit.rank();
    view.isNominated = battle.command(unit.player).commander == unit.id;
    view.activating = battle.activation && battle.activation->unit == unit.id;
    view.defeated = unit.defeated();
    view.isSuppressed = isSuppressed(battle, unit.id);
    view.isPanicked = isPanicked(battle, unit.id);
    view.inMelee = unit.onTable() && inMelee(table, unit.id);
    if (view.activating) {
        view.actionsLeft = battle.activation->actionsLeft;
        view.moreAttacks = battle.activation->moreAttacks;
        const std::vector<Action>& made = battle.activation->made;
        view.attacksMade = static_cast<int>(std::count(made.begin(), made.end(), Action::attack));
    }
    view.effects = unit.effects;
    return view;
}

CommandView commandView(const CommandState& state, bool own) {
    CommandView view;
    if (own) view.hand = state.hand;
    view.handSize = static_cast<int>(state.hand.size());
    view.discarded = state.discarded;
    view.permanent = state.permanent;
    view.setAside = state.setAside;
    view.hasPlayed = state.played != nullptr;
    view.faceup = state.faceup;
    if (own || state.faceup) view.played = state.played;
    view.commander = state.commander;
    view.pool = state.pool;
    view.hasDrawn = state.drawn.has_value();
    if (own) view.drawn = state.drawn;
    // The opponent's view counts the drawn token as a token of the pool. Otherwise the numbers of
    // the remaining tokens would reveal the rank of the drawn token.
    if (!own && state.drawn) ++view.pool[*state.drawn];
    view.passPool = state.passPool;
    view.passed = state.passed;
    return view;
}

MissionView missionView(const Battle& battle, Player viewer) {
    MissionView view;
    view.objective = battle.mission.objective;
    view.secondary = battle.mission.secondary;
    view.advantages = battle.mission.advantages;
    view.blueSide = battle.mission.blueSide;
    view.territories = {territoryOf(battle, Player::blue), territoryOf(battle, Player::red)};
    for (const ObjectiveToken& token : battle.mission.tokens) {
        MissionView::Token shown{shownTo(viewer, token), {}, securedBy(battle, token)};
        for (const UnitState& unit : battle.units) {
            if (!unit.defeated() && isContesting(battle, unit.id, token)) {
                shown.contesting.push_back(unit.id);
            }
        }
        view.tokens.push_back(std::move(shown));
    }
    view.victoryPoints = battle.mission.victoryPoints;
    for (std::size_t player = 0; player < view.cardsLeft.size(); ++player)
        for (std::size_t kind = 0; kind < view.cardsLeft[player].size(); ++kind)
            view.cardsLeft[player][kind] =
                static_cast<int>(battle.mission.piles[player][kind].deck.size());
    return view;
}

AttackView attackView(const Attack& attack) {
    AttackView view;
    view.attacker = attack.attacker;
    view.step = attack.step;
    view.longShot = attack.longShot;
    for (const AttackPool& pool : attack.pools) {
        view.pools.push_back({pool.defender, pool.weapons, pool.added, pool.dice, pool.melee,
                              pool.resolved, pool.choices});
    }
    view.current = attack.current;
    view.attackDice = attack.dice;
    view.moreWeapons = attack.moreWeapons;
    view.coverPool = attack.coverPool;
    view.coverDice = attack.coverDice;
    view.defensePool = attack.defensePool;
    view.defenseDice = attack.defenseDice;
    view.obscured = attack.obscured;
    view.cover = attack.cover;
    view.hitsCanceledByCover = attack.canceledByCover;
    view.hitsCanceledByDodge = attack.canceledByDodge;
    view.wounds = attack.wounds;
    view.woundsLeft = attack.woundsLeft;
    return view;
}

// The reminders since the latest answer. While an attack or an activation roll waits for the
// players: all reminders whose effects the players have not applied yet.
std::vector<Reminder> remindersOf(const Battle& battle, Player player) {
    std::vector<Reminder> reminders;
    std::size_t first = battle.log.size();
    while (first > 0 && battle.log[first - 1].answersBefore == battle.answersTaken) --first;
    if (battle.attack && battle.attack->waits)
        first = battle.attack->settled;
    else if (battle.activation && battle.activation->waits)
        first = battle.activation->settled;
    for (std::size_t i = first; i < battle.log.size(); ++i) {
        const Ruling& one = battle.log[i];
        if (one.happening == Happening::reminded)
            reminders.push_back({*one.player, one.unit, one.verdict, one.citation, one.message});
    }
    for (const Battle::Whisper& one : battle.whispers) {
        if (one.player == player && one.answersBefore == battle.answersTaken)
            reminders.push_back({one.player, {}, one.text, one.citation, one.message});
    }
    return reminders;
}

}  // namespace

View viewOf(const Battle& battle, Player player) {
    View view{.player = player,
              .edition = battle.playedEdition,
              .round = battle.round,
              .lastRound = battle.lastRound,
              .phase = battle.phase,
              .active = battle.active,
              .usesCommandCards = battle.usesCommandCards,
              .priority = {},
              .command = {},
              .armyNames = battle.armyNames,
              .mission = missionView(battle, player),
              .activating = {},
              .waitingRoll = {},
              .units = {},
              .minis = {},
              .attack = {},
              .bluePoints = battle.pointsOf(Player::blue),
              .redPoints = battle.pointsOf(Player::red),
              .winner = battle.winner,
              .over = battle.over(),
              .sandbox = battle.sandbox,
              .ending = battle.ending,
              .battlefield = battle.field,
              .changedTerrain = battle.changedTerrain,
              .memo = battle.memo,
              .reminders = {},
              .asks = battle.asks,
              .effects = battle.effects,
              .keywordsInGame = battle.keywordsInGame,
              .moves = {}};
    if (battle.priorityKnown) view.priority = battle.firstPlayer;
    for (Player side : {Player::blue, Player::red}) {
        view.command[static_cast<std::size_t>(side)] =
            commandView(battle.command(side), side == player);
    }
    if (battle.activation) view.activating = battle.activation->unit;
    if (battle.activation) view.moves = battle.activation->moves;
    if (battle.activation && battle.activation->waits)
        view.waitingRoll = battle.activation->waits->dice;
    const Tabletop table = tabletopOf(battle);
    for (const UnitState& unit : battle.units) {
        view.units.push_back(unitView(battle, table, unit));
    }
    for (const MiniState& mini : battle.minis) {
        const UnitState& unit = battle.unit(mini.unit);
        const bool leads = !unit.defeated() && unit.leader() == mini.id;
        view.minis.push_back({mini.id, mini.unit, mini.mini, leads, mini.wounds, mini.defeated,
                              mini.model, unit.undeployed, mini.threshold, mini.carrier,
                              mini.counterpart});
    }
    if (battle.attack) view.attack = attackView(*battle.attack);
    view.reminders = remindersOf(battle, player);
    return view;
}

}  // namespace sightline::engine
