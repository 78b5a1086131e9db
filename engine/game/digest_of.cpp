#include "engine/game/digest_of.h"

namespace sightline::engine {
namespace {

void add(Digest& digest, const std::vector<RolledDie>& dice) {
    digest.add(static_cast<int>(dice.size()));
    for (const RolledDie& one : dice) {
        digest.add(static_cast<int>(one.die));
        digest.add(static_cast<int>(one.face));
    }
}

void add(Digest& digest, const geometry::Mini& mini) {
    digest.add(mini.position.x);
    digest.add(mini.position.y);
    digest.add(mini.position.z);
    digest.add(mini.facing.value);
}

void add(Digest& digest, const DicePool& pool) {
    for (int count : pool.count) digest.add(count);
}

void add(Digest& digest, const std::vector<ObscuredView>& obscured) {
    digest.add(static_cast<int>(obscured.size()));
    for (const ObscuredView& one : obscured) {
        digest.add(one.mini.value);
        digest.add(one.obscured);
        digest.add(one.losBlocked);
        digest.add(std::string_view(one.piece));
        digest.add(static_cast<int>(one.cover));
    }
}

template <class Pool>
void addPool(Digest& digest, const Pool& pool) {
    digest.add(pool.defender.value);
    digest.add(pool.melee);
    digest.add(pool.resolved);
    add(digest, pool.dice);
    digest.add(static_cast<int>(pool.weapons.size()));
    for (const WeaponChoice& one : pool.weapons) {
        digest.add(one.mini.value);
        digest.add(one.weapon);
    }
}

// An attack in which nothing of the kind happened leaves no trace of it.
void add(Digest& digest, const AttackLedger& ledger) {
    for (const AttackLedger::Spent& one : ledger.spent) {
        for (int part : {one.pool, static_cast<int>(one.step), one.unit.value,
                         static_cast<int>(one.token), one.count}) {
            digest.add(part);
        }
    }
    for (const AttackLedger::Wounded& one : ledger.wounded) {
        for (int part :
             {one.pool, static_cast<int>(one.step), one.unit.value, one.by.value, one.wounds}) {
            digest.add(part);
        }
    }
    for (const AttackLedger::Defeated& one : ledger.defeated) {
        for (int part : {one.pool, one.unit.value, one.by.value}) digest.add(part);
    }
}

void add(Digest& digest, const Attack& attack) {
    digest.add(attack.attacker.value);
    digest.add(static_cast<int>(attack.step));
    digest.add(attack.current);
    digest.add(static_cast<int>(attack.pools.size()));
    for (const AttackPool& pool : attack.pools) addPool(digest, pool);
    add(digest, attack.dice);
    add(digest, attack.coverDice);
    add(digest, attack.defenseDice);
    add(digest, attack.obscured);
    digest.add(attack.hitOrCrit);
    digest.add(static_cast<int>(attack.cover));
    digest.add(attack.canceledByCover);
    digest.add(attack.canceledByDodge);
    if (attack.defensePool.size() > 0) add(digest, attack.defensePool);
    digest.add(attack.wounds.value_or(-1));
    digest.add(attack.woundsLeft);
    digest.add(attack.order.overrun);
    digest.add(attack.area.has_value());
    digest.add(static_cast<int>(attack.shared.size()));
    for (UnitId unit : attack.shared) digest.add(unit.value);
    add(digest, attack.ledger);
    if (attack.longShot) digest.add(true);
}

void add(Digest& digest, const AttackView& attack) {
    digest.add(attack.attacker.value);
    digest.add(static_cast<int>(attack.step));
    digest.add(attack.current);
    for (const PoolView& pool : attack.pools) addPool(digest, pool);
    add(digest, attack.attackDice);
    add(digest, attack.coverDice);
    add(digest, attack.defenseDice);
    add(digest, attack.obscured);
    digest.add(static_cast<int>(attack.cover));
    digest.add(attack.wounds.value_or(-1));
    digest.add(attack.woundsLeft);
    if (attack.longShot) digest.add(true);
}

// A unit without any has the digest that it had before there were such effects.
void add(Digest& digest, const std::vector<LastingEffect>& effects) {
    for (const LastingEffect& one : effects) {
        digest.add(one.number);
        digest.add(static_cast<int>(one.until));
        digest.add(std::string_view(one.brings.source));
        const std::string words = wordsOf(one.brings);
        digest.add(std::string_view(words));
    }
}

void add(Digest& digest, const UnitState& unit) {
    digest.add(unit.id.value);
    digest.add(static_cast<int>(unit.player));
    digest.add(static_cast<int>(unit.minis.size()));
    for (MiniId mini : unit.minis) digest.add(mini.value);
    for (int token = 0; token < tokenKinds; ++token) {
        digest.add(unit.tokens[static_cast<Token>(token)]);
    }
    digest.add(unit.activated);
    digest.add(unit.wasDamaged);
    digest.add(unit.undeployed);
    digest.add(static_cast<int>(unit.cards.size()));
    for (const EquippedCard& one : unit.cards) {
        digest.add(static_cast<int>(one.state));
        digest.add(one.side);
    }
    digest.add(unit.ordered);
    digest.add(unit.promoted);
    digest.add(unit.commanderToken);
    for (const auto& [name, count] : unit.marks) {
        digest.add(std::string_view(name));
        digest.add(count);
    }
    add(digest, unit.effects);
}

void add(Digest& digest, const std::vector<const CommandCard*>& cards) {
    digest.add(static_cast<int>(cards.size()));
    for (const CommandCard* card : cards) digest.add(std::string_view(card->id));
}

void add(Digest& digest, const OrderPool& pool) {
    for (int tokens : pool.tokens) digest.add(tokens);
}

void add(Digest& digest, const CommandState& state) {
    add(digest, state.hand);
    add(digest, state.discarded);
    add(digest, state.permanent);
    digest.add(std::string_view(state.played ? state.played->id : ""));
    digest.add(state.faceup);
    digest.add(state.returned);
    digest.add(state.commander.value);
    add(digest, state.pool);
    digest.add(state.drawn ? static_cast<int>(*state.drawn) : -1);
    digest.add(state.passPool);
    digest.add(state.passed);
}

void add(Digest& digest, const BattleCard* card) {
    digest.add(std::string_view(card ? card->id : ""));
}

void add(Digest& digest, const ObjectiveToken& token) {
    digest.add(static_cast<int>(token.kind));
    digest.add(token.position.x);
    digest.add(token.position.y);
    digest.add(token.position.z);
    digest.add(token.holder.value);
    digest.add(token.dropping);
    if (token.removed) digest.add(true);
}

void add(Digest& digest, const MissionState& mission) {
    add(digest, mission.objective);
    add(digest, mission.secondary);
    for (const BattleCard* card : mission.advantages) add(digest, card);
    for (const auto& piles : mission.piles) {
        for (const MissionPile& pile : piles) {
            digest.add(static_cast<int>(pile.deck.size()));
            for (const BattleCard* card : pile.deck) add(digest, card);
            for (const BattleCard* card : pile.discarded) add(digest, card);
        }
    }
    digest.add(static_cast<int>(mission.blueSide));
    digest.add(static_cast<int>(mission.tokens.size()));
    for (const ObjectiveToken& token : mission.tokens) add(digest, token);
    for (int points : mission.victoryPoints) digest.add(points);
    for (int lost : mission.lostThisRound) digest.add(lost);
}

void add(Digest& digest, const MissionView& mission) {
    add(digest, mission.objective);
    add(digest, mission.secondary);
    for (const BattleCard* card : mission.advantages) add(digest, card);
    digest.add(static_cast<int>(mission.blueSide));
    for (const MissionView::Token& token : mission.tokens) {
        add(digest, token.token);
        digest.add(static_cast<int>(token.contesting.size()));
        digest.add(token.securedBy ? static_cast<int>(*token.securedBy) : -1);
    }
    for (int points : mission.victoryPoints) digest.add(points);
}

void add(Digest& digest, const CommandView& view) {
    add(digest, view.hand);
    digest.add(view.handSize);
    add(digest, view.discarded);
    add(digest, view.permanent);
    digest.add(view.hasPlayed);
    digest.add(std::string_view(view.played ? view.played->id : ""));
    digest.add(view.faceup);
    digest.add(view.commander.value);
    add(digest, view.pool);
    digest.add(view.hasDrawn);
    digest.add(view.drawn ? static_cast<int>(*view.drawn) : -1);
    digest.add(view.passPool);
    digest.add(view.passed);
}

void add(Digest& digest, const Activation& activation) {
    digest.add(activation.unit.value);
    digest.add(activation.actionsLeft);
    digest.add(static_cast<int>(activation.made.size()));
    for (Action action : activation.made) digest.add(static_cast<int>(action));
    digest.add(activation.withdrew);
    digest.add(activation.enteredMelee);
    digest.add(activation.panicked);
    digest.add(activation.fewer);
    digest.add(activation.leftTable);
    digest.add(activation.overruns);
    if (activation.moreAttacks != 0) digest.add(activation.moreAttacks);
    digest.add(static_cast<int>(activation.cardActions.size()));
    for (const std::string& name : activation.cardActions) digest.add(std::string_view(name));
}

void add(Digest& digest, const geometry::PieceSpec& piece) {
    digest.add(std::string_view(piece.id));
    digest.add(piece.position.x);
    digest.add(piece.position.y);
    digest.add(piece.position.z);
    digest.add(piece.rotation.value);
}

void add(Digest& digest, const Question& question) {
    digest.add(static_cast<int>(question.player));
    digest.add(static_cast<int>(question.ask));
    digest.add(question.unit.value);
    digest.add(static_cast<int>(question.options.size()));
    digest.add(question.least);
    digest.add(question.most);
    digest.add(static_cast<int>(question.dice.size()));
}

}  // namespace

std::uint64_t digestOf(const Battle& battle, const Question* question) {
    Digest digest;
    digest.add(battle.round);
    digest.add(battle.lastRound);
    digest.add(static_cast<int>(battle.phase));
    digest.add(static_cast<int>(battle.active));
    digest.add(static_cast<int>(battle.firstPlayer));
    digest.add(battle.winner ? static_cast<int>(*battle.winner) : -1);
    digest.add(battle.priorityKnown);
    digest.add(battle.usesCommandCards);
    if (battle.sandbox) digest.add(std::string_view("sandbox"));
    for (const CommandState& state : battle.commandStates) add(digest, state);
    add(digest, battle.mission);
    for (const UnitState& unit : battle.units) add(digest, unit);
    for (const MiniState& mini : battle.minis) {
        digest.add(mini.id.value);
        add(digest, mini.mini);
        digest.add(mini.wounds);
        digest.add(mini.defeated);
        digest.add(mini.fellInRound);
    }
    if (battle.changedTerrain) {
        for (const geometry::PieceSpec& piece : *battle.changedTerrain) add(digest, piece);
    }
    digest.add(battle.activation.has_value());
    if (battle.activation) add(digest, *battle.activation);
    digest.add(battle.attack.has_value());
    if (battle.attack) {
        add(digest, *battle.attack);
        const UnitState& attacker = battle.unit(battle.attack->attacker);
        if (attacker.defeated()) digest.add(attacker.lastToFall.value);
    }
    digest.add(question != nullptr);
    if (question) add(digest, *question);
    return digest.value();
}

std::uint64_t digestOf(const View& view) {
    Digest digest;
    digest.add(static_cast<int>(view.player));
    digest.add(view.round);
    digest.add(static_cast<int>(view.phase));
    digest.add(static_cast<int>(view.active));
    digest.add(view.activating ? view.activating->value : -1);
    digest.add(view.usesCommandCards);
    digest.add(view.priority ? static_cast<int>(*view.priority) : -1);
    for (const CommandView& side : view.command) add(digest, side);
    add(digest, view.mission);
    for (const std::string& name : view.armyNames) digest.add(std::string_view(name));
    for (const UnitView& unit : view.units) {
        digest.add(unit.id.value);
        digest.add(std::string_view(unit.label));
        for (MiniId mini : unit.minis) digest.add(mini.value);
        for (int count : {unit.aim, unit.dodge, unit.surge, unit.suppression, unit.vehicleDamage,
                          unit.actionsLeft, unit.startingMinis}) {
            digest.add(count);
        }
        digest.add(static_cast<int>(unit.order));
        digest.add(static_cast<int>(unit.rank));
        for (bool yes :
             {unit.isNominated, unit.commanderToken, unit.standby, unit.activated, unit.activating,
              unit.defeated, unit.isSuppressed, unit.isPanicked, unit.inMelee}) {
            digest.add(yes);
        }
        add(digest, unit.effects);
    }
    for (const MiniView& mini : view.minis) {
        digest.add(mini.id.value);
        add(digest, mini.mini);
        digest.add(mini.leader);
        digest.add(mini.wounds);
        digest.add(mini.defeated);
    }
    if (view.attack) add(digest, *view.attack);
    digest.add(view.bluePoints);
    digest.add(view.redPoints);
    digest.add(view.winner ? static_cast<int>(*view.winner) : -1);
    digest.add(view.over);
    return digest.value();
}

}  // namespace sightline::engine
