/// Every field of a battle, see field_walk.h.
#pragma once
#include "engine/state/attack_fields.h"

namespace sightline::engine {

template <class Walk, FieldsIn<OrderPool> State>
void visitFields(Walk& visit, State& pool) {
    auto& [tokens] = pool;
    visit("tokens", tokens);
}

template <class Walk, FieldsIn<CommandState> State>
void visitFields(Walk& visit, State& state) {
    auto& [hand, discarded, permanent, played, faceup, returned, commander, pool, drawn, passPool,
           passed] = state;
    visit("hand", hand);
    visit("discarded", discarded);
    visit("permanent", permanent);
    visit("played", played);
    visit("faceup", faceup);
    visit("returned", returned);
    visit("commander", commander);
    visit("pool", pool);
    visit("drawn", drawn);
    visit("passPool", passPool);
    visit("passed", passed);
}

template <class Walk, FieldsIn<MissionPile> State>
void visitFields(Walk& visit, State& pile) {
    auto& [deck, discarded] = pile;
    visit("deck", deck);
    visit("discarded", discarded);
}

template <class Walk, FieldsIn<ObjectiveToken> State>
void visitFields(Walk& visit, State& token) {
    auto& [id, kind, position, holder, dropping, dropper, dropperPlayer, name, removed] = token;
    visit("id", id);
    visit("kind", kind);
    visit("position", position);
    visit("holder", holder);
    visit("dropping", dropping);
    visit("dropper", dropper);
    visit("dropperPlayer", dropperPlayer);
    visit("name", name);
    visit("removed", removed);
}

template <class Walk, FieldsIn<MissionState> State>
void visitFields(Walk& visit, State& mission) {
    auto& [objective, secondary, advantages, piles, ownerOf, blueSide, tokens, victoryPoints,
           lostThisRound] = mission;
    visit("objective", objective);
    visit("secondary", secondary);
    visit("advantages", advantages);
    visit("piles", piles);
    visit("ownerOf", ownerOf);
    visit("blueSide", blueSide);
    visit("tokens", tokens);
    visit("victoryPoints", victoryPoints);
    visit("lostThisRound", lostThisRound);
}

template <class Walk, FieldsIn<Activation> State>
void visitFields(Walk& visit, State& activation) {
    auto& [unit, actionsLeft, made, withdrew, enteredMelee, panicked, fewer, leftTable, cardActions,
           overruns, moreAttacks] = activation;
    visit("unit", unit);
    visit("actionsLeft", actionsLeft);
    visit("made", made);
    visit("withdrew", withdrew);
    visit("enteredMelee", enteredMelee);
    visit("panicked", panicked);
    visit("fewer", fewer);
    visit("leftTable", leftTable);
    visit("cardActions", cardActions);
    visit("overruns", overruns);
    visit("moreAttacks", moreAttacks);
}

template <class Walk, FieldsIn<Ending> State>
void visitFields(Walk& visit, State& ending) {
    auto& [reason, winner, citation] = ending;
    visit("reason", reason);
    visit("winner", winner);
    visit("citation", citation);
}

template <class Walk, FieldsIn<geometry::Facts> State>
void visitFields(Walk& visit, State& facts) {
    auto& [kind, movement, cover, blocksLos, height] = facts;
    visit("kind", kind);
    visit("movement", movement);
    visit("cover", cover);
    visit("blocksLos", blocksLos);
    visit("height", height);
}

template <class Walk, FieldsIn<geometry::PieceSpec> State>
void visitFields(Walk& visit, State& piece) {
    auto& [id, name, shape, position, rotation, facts, parts] = piece;
    visit("id", id);
    visit("name", name);
    visit("position", position);
    visit("rotation", rotation);
    visit("facts", facts);
    visit.beside(shape, parts);  // its id stands for them
}

/// Knows the members of a battle that nobody else sees.
struct BattleFields {
    template <class Walk, FieldsIn<Battle> State>
    static void goThrough(Walk& visit, State& battle) {
        auto& [units, minis, field, laidOut, changedTerrain, round, lastRound, phase, firstPlayer,
               priorityKnown, sandbox, usesCommandCards, commandStates, mission, armyNames, rules,
               forces, active, activation, attack, winner, ending, revelations, whispers, log,
               answersTaken, asks, leaderless, open, effects, sights, madeCards, effectsBegun,
               muster, owed] = battle;
        visit("round", round);
        visit("lastRound", lastRound);
        visit("phase", phase);
        visit("active", active);
        visit("firstPlayer", firstPlayer);
        visit("winner", winner);
        visit("ending", ending);
        visit("priorityKnown", priorityKnown);
        visit("sandbox", sandbox);
        visit("usesCommandCards", usesCommandCards);
        visit("command", commandStates);
        visit("mission", mission);
        visit("armyNames", armyNames);
        visit("units", units);
        visit("minis", minis);
        visit("terrain", changedTerrain);
        visit("activation", activation);
        visit("attack", attack);
        visit("leaderless", leaderless);
        visit.beside(field);                         // the miniatures and the terrain, for space
        visit.beside(laidOut, rules, forces, asks);  // the scenario's and the journal's
        // What has been, not how it stands.
        visit.beside(revelations, whispers, log, answersTaken, effectsBegun, owed);
        visit.beside(open, effects, sights, madeCards, muster);  // the machinery of the game
    }
};

template <class Walk, FieldsIn<Battle> State>
void visitFields(Walk& walk, State& battle) {
    BattleFields::goThrough(walk, battle);
}

}  // namespace sightline::engine
