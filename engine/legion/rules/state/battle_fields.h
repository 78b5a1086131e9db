/// `visitFields` for all structs of a battle, see field_walk.h.
#pragma once
#include "engine/legion/rules/state/attack_fields.h"

namespace sightline::engine {

template <class Walk, FieldsIn<OrderPool> State>
void visitFields(Walk& visit, State& pool) {
    auto& [tokens] = pool;
    visit("tokens", tokens);
}

template <>
inline constexpr bool fields::declaresUse<CommandState> = true;

template <class Walk, FieldsIn<CommandState> State>
void visitFields(Walk& visit, State& state) {
    auto& [hand, discarded, permanent, setAside, divulged, played, faceup, returned, commander,
           pool, drawn, passPool, passed] = state;
    visit("hand", hand, servedBy("commandHand", "command"));
    visit("discarded", discarded, servedBy("commands", "command"));
    visit("permanent", permanent, servedBy("commands", "command"));
    if (!setAside.empty()) visit("setAside", setAside, servedBy("commands", "command"));
    if (!divulged.empty()) visit("divulged", divulged, byNobody("divulged at the start of a step"));
    visit("played", played, byNobody("chosen in the Command Phase"));
    visit("faceup", faceup, byNobody("turned in the Command Phase"));
    visit("returned", returned, onlyByHand("command", "none has been played yet"));
    visit("commander", commander, byNobody("nominated in the Command Phase"));
    visit("pool", pool, onlyByHand("order", "made in the Command Phase"));
    visit("drawn", drawn, byNobody("drawn as a unit activates"));
    visit("passPool", passPool, servedBy("commands", "pass_pool"));
    visit("passed", passed, byNobody("follows from the latest turn"));
}

template <class Walk, FieldsIn<MissionPile> State>
void visitFields(Walk& visit, State& pile) {
    auto& [deck, discarded] = pile;
    visit("deck", deck);
    visit("discarded", discarded);
}

template <>
inline constexpr bool fields::declaresUse<ObjectiveToken> = true;

template <class Walk, FieldsIn<ObjectiveToken> State>
void visitFields(Walk& visit, State& token) {
    auto& [id, kind, position, holder, dropping, dropper, dropperPlayer, name, removed, owner,
           printed, counters, effect] = token;
    constexpr FieldUse lies = servedBy("objectiveTokens", "objective");
    constexpr FieldUse waits = byNobody("whoever drops it is asked where it goes");
    visit("id", id, byNobody("which it is"));
    visit("kind", kind, lies);
    visit("position", position, lies);
    visit("holder", holder, lies);
    visit("dropping", dropping, waits);
    visit("dropper", dropper, waits);
    visit("dropperPlayer", dropperPlayer, waits);
    visit("name", name, lies);
    visit("removed", removed, lies);
    if (owner) visit("owner", owner, lies);
    if (!printed.empty()) visit("printed", printed, byNobody("printed on its battle card"));
    if (effect != 0) visit("effect", effect, byNobody("begins and ends with the holder"));
    if (counters != 0) visit("counters", counters, byNobody("put there by its battle card"));
}

template <class Walk, FieldsIn<Achievement> State>
void visitFields(Walk& visit, State& achieved) {
    auto& [player, card, line, round] = achieved;
    visit("player", player);
    visit("card", card);
    visit("line", line);
    visit("round", round);
}

template <>
inline constexpr bool fields::declaresUse<MissionState> = true;

template <class Walk, FieldsIn<MissionState> State>
void visitFields(Walk& visit, State& mission) {
    auto& [objective, secondary, advantages, piles, ownerOf, blueSide, tokens, victoryPoints,
           lostThisRound, achieved] = mission;
    visit("objective", objective, onlyInFiles("mission/objective", "its tokens lie there"));
    visit("secondary", secondary, onlyInFiles("mission/secondary", "revealed in the setup"));
    visit("advantages", advantages, onlyInFiles("mission/blueAdvantage", "revealed in the setup"));
    visit("piles", piles, onlyInFiles("battleDecks", "revealed in the setup"));
    visit("ownerOf", ownerOf, byNobody("revealed in the setup"));
    visit("blueSide", blueSide, onlyInFiles("mission/blueSide", "its tokens lie there"));
    visit("tokens", tokens, inParts());
    visit("victoryPoints", victoryPoints, servedBy("victoryPoints", "points"));
    visit("lostThisRound", lostThisRound, onlyByHand("wounds", "nobody has fallen yet"));
    if (!achieved.empty())
        visit("achieved", achieved, byNobody("follows from what the players have scored"));
}

template <class Walk, FieldsIn<TokenRoll> State>
void visitFields(Walk& visit, State& roll) {
    auto& [token, dice] = roll;
    visit("token", token);
    visit("dice", dice);
}

template <>
inline constexpr bool fields::declaresUse<Activation> = true;

template <class Walk, FieldsIn<Activation> State>
void visitFields(Walk& visit, State& activation) {
    auto& [unit, actionsLeft, made, withdrew, enteredMelee, panicked, fewer, leftTable, cardActions,
           overruns, moreAttacks, waits, settled, firstActions, firstActionsBy, choosesFreely,
           severalWeapons, moves, usedCards] = activation;
    constexpr FieldUse been = byNobody("what the unit has met in its activation");
    constexpr const char* between = "games begin between two activations";
    visit("unit", unit, byNobody("chosen by its player"));
    visit("actionsLeft", actionsLeft, onlyByHand("actions", between));
    visit("made", made, been);
    visit("withdrew", withdrew, been);
    visit("enteredMelee", enteredMelee, been);
    visit("panicked", panicked, been);
    visit("fewer", fewer, been);
    visit("leftTable", leftTable, been);
    visit("cardActions", cardActions, been);
    visit("overruns", overruns, been);
    visit("moreAttacks", moreAttacks, onlyByHand("attacks", between));
    if (waits) visit("waits", waits, onlyByHand("pool", between));
    // First actions are visited only if the unit has them. So a game without first actions has the
    // same digest as in older program versions, which did not have these fields.
    if (!firstActions.empty()) visit("firstActions", firstActions, been);
    if (!firstActions.empty()) visit("firstActionsBy", firstActionsBy, been);
    if (choosesFreely) visit("choosesFreely", choosesFreely, been);
    if (severalWeapons) visit("severalWeapons", severalWeapons, been);
    if (!usedCards.empty()) visit("usedCards", usedCards, been);
    visit.beside(settled);  // not visited: it only counts entries of the record
    visit.beside(moves);    // not visited: they follow from the answers of the players
}

template <class Walk, FieldsIn<GameEnding> State>
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
    // `visitFields` skips these members: the id of the piece determines them.
    visit.beside(shape, parts);
}

/// Gives `visitFields` access to the private members of a battle.
struct BattleFields {
    template <class Walk, FieldsIn<Battle> State>
    static void goThrough(Walk& visit, State& battle) {
        auto& [units, minis, field, laidOut, changedTerrain, playedEdition, round, lastRound, phase,
               firstPlayer, priorityKnown, sandbox, usesCommandCards, commandStates, mission,
               armyNames, rules, forces, active, activation, attack, winner, ending, revelations,
               whispers, log, answersTaken, asks, asksEverything, leaderless, open, effects, memo,
               madeCards, quiet, keywordsInGame, moments, effectsBegun, recruitPool, owed] = battle;
        constexpr const char* rounds = "rounds and turns are the rules'";
        // The edition of 2026 is not visited. So games of this edition keep the digests of older
        // program versions, which knew no other edition.
        if (playedEdition != &editions::of2026)
            visit("edition", playedEdition, onlyInFiles("edition", "chosen before the game"));
        visit("round", round, onlyInFiles("round", rounds));
        visit("lastRound", lastRound, onlyInFiles("lastRound", rounds));
        visit("phase", phase, onlyInFiles("phase", rounds));
        visit("active", active, onlyInFiles("activePlayer", rounds));
        visit("firstPlayer", firstPlayer, onlyInFiles("priority", rounds));
        visit("winner", winner, byNobody("follows from how the game ended"));
        visit("ending", ending, byNobody("follows from who is left and from the points"));
        visit("priorityKnown", priorityKnown, byNobody("determined in the Command Phase"));
        visit("sandbox", sandbox, servedBy("sandbox", "to_sandbox"));
        visit("usesCommandCards", usesCommandCards, byNobody("follows from the command hands"));
        visit("command", commandStates, inParts());
        visit("mission", mission, inParts());
        visit("armyNames", armyNames, onlyInFiles("armies", "their lists name them"));
        visit("units", units, inParts());
        visit("minis", minis, inParts());
        visit("terrain", changedTerrain, onlyByHand("terrain", "none has been changed yet"));
        visit("activation", activation, inParts());
        // Players may adjust parts of the current attack by hand: the dice and, before the roll,
        // the pool and the cover.
        visit("attack", attack, onlyByHand("lie", "games begin between two activations"));
        visit("leaderless", leaderless, byNobody("what follows comes next"));
        // `visitFields` skips it: miniatures and terrain, used only for geometry.
        visit.beside(field);
        // `visitFields` skips these members: the scenario and the journal store them.
        visit.beside(laidOut, rules, forces, asks, asksEverything);
        // `visitFields` skips these members: they are the history of the game, which is no part of
        // the state.
        visit.beside(revelations, whispers, log, answersTaken, moments, effectsBegun, owed);
        // `visitFields` skips these members: they are no part of the state of the game. Most are
        // caches.
        visit.beside(open, effects, memo, madeCards, quiet, keywordsInGame, recruitPool);
    }
};

template <>
inline constexpr bool fields::declaresUse<Battle> = true;

template <class Walk, FieldsIn<Battle> State>
void visitFields(Walk& walk, State& battle) {
    BattleFields::goThrough(walk, battle);
}

}  // namespace sightline::engine
