/// `visitFields` for all structs of a view, see field_walk.h.
#pragma once
#include "engine/legion/rules/state/battle_fields.h"

namespace sightline::engine {

template <class Walk, FieldsIn<MiniView> State>
void visitFields(Walk& visit, State& seen) {
    auto& [id, unit, mini, leader, wounds, defeated, model, undeployed, threshold, carrier,
           counterpart] = seen;
    visit("id", id);
    visit("unit", unit);
    visit("mini", mini);
    visit("leader", leader);
    visit("wounds", wounds);
    visit("defeated", defeated);
    visit("model", model);
    visit("undeployed", undeployed);
    visit("threshold", threshold);
    visit("carrier", carrier);
    visit("counterpart", counterpart);
}

template <class Walk, FieldsIn<UnitShown> State>
void visitFields(Walk& visit, State& seen) {
    auto& [id, player, card, label, minis, startingMinis, order, rank, isNominated, activating,
           defeated, isSuppressed, isPanicked, inMelee, actionsLeft, moreAttacks, attacksMade,
           effects] = seen;
    visit("id", id);
    visit("player", player);
    visit("card", card);
    visit("label", label);
    visit("minis", minis);
    visit("startingMinis", startingMinis);
    visit("order", order);
    visit("rank", rank);
    visit("isNominated", isNominated);
    visit("activating", activating);
    visit("defeated", defeated);
    visit("isSuppressed", isSuppressed);
    visit("isPanicked", isPanicked);
    visit("inMelee", inMelee);
    visit("actionsLeft", actionsLeft);
    visit("moreAttacks", moreAttacks);
    visit("attacksMade", attacksMade);
    visit("effects", effects);
}

static_assert(fields::MadeOf<UnitView, UnitShown, UnitStand>);

template <class Walk, FieldsIn<UnitView> State>
void visitFields(Walk& visit, State& seen) {
    visitFields(visit, fields::partOf<UnitShown>(seen));
    visitFields(visit, fields::partOf<UnitStand>(seen));
}

template <class Walk, FieldsIn<PoolView> State>
void visitFields(Walk& visit, State& seen) {
    auto& [defender, weapons, added, dice, melee, resolved, choices] = seen;
    visit("defender", defender);
    visit("weapons", weapons);
    if (!added.empty()) visit("added", added);
    visit("dice", dice);
    visit("melee", melee);
    visit("resolved", resolved);
    if (!choices.empty()) visit("choices", choices);
}

template <class Walk, FieldsIn<AttackView> State>
void visitFields(Walk& visit, State& seen) {
    auto& [attacker, step, pools, current, moreWeapons, longShot, attackDice, coverPool, coverDice,
           defenseDice, defensePool, obscured, cover, hitsCanceledByCover, hitsCanceledByDodge,
           wounds, woundsLeft] = seen;
    visit("attacker", attacker);
    visit("step", step);
    visit("pools", pools);
    visit("current", current);
    visit("moreWeapons", moreWeapons);
    visit("longShot", longShot);
    visit("attackDice", attackDice);
    visit("coverPool", coverPool);
    visit("coverDice", coverDice);
    visit("defenseDice", defenseDice);
    visit("defensePool", defensePool);
    visit("obscured", obscured);
    visit("cover", cover);
    visit("hitsCanceledByCover", hitsCanceledByCover);
    visit("hitsCanceledByDodge", hitsCanceledByDodge);
    visit("wounds", wounds);
    visit("woundsLeft", woundsLeft);
}

template <class Walk, FieldsIn<CommandView> State>
void visitFields(Walk& visit, State& seen) {
    auto& [hand, handSize, discarded, permanent, setAside, hasPlayed, played, faceup, commander,
           pool, hasDrawn, drawn, passPool, passed] = seen;
    visit("hand", hand);
    visit("handSize", handSize);
    visit("discarded", discarded);
    visit("permanent", permanent);
    if (!setAside.empty()) visit("setAside", setAside);
    visit("hasPlayed", hasPlayed);
    visit("played", played);
    visit("faceup", faceup);
    visit("commander", commander);
    visit("pool", pool);
    visit("hasDrawn", hasDrawn);
    visit("drawn", drawn);
    visit("passPool", passPool);
    visit("passed", passed);
}

template <class Walk, FieldsIn<MissionView::Token> State>
void visitFields(Walk& visit, State& seen) {
    auto& [token, contesting, securedBy] = seen;
    visit("token", token);
    visit("contesting", contesting);
    visit("securedBy", securedBy);
}

template <class Walk, FieldsIn<MissionView> State>
void visitFields(Walk& visit, State& seen) {
    auto& [objective, secondary, advantages, blueSide, territories, tokens, victoryPoints,
           cardsLeft] = seen;
    visit("objective", objective);
    visit("secondary", secondary);
    visit("advantages", advantages);
    visit("blueSide", blueSide);
    visit("tokens", tokens);
    visit("victoryPoints", victoryPoints);
    visit("cardsLeft", cardsLeft);
    visit.beside(territories);  // `visitFields` skips it: the territories follow from the cards
}

template <class Walk, FieldsIn<Reminder> State>
void visitFields(Walk& visit, State& seen) {
    auto& [player, unit, text, citation, message] = seen;
    visit("player", player);
    visit("unit", unit);
    visit("text", text);
    visit("citation", citation);
    visit.beside(message);  // `visitFields` skips it: the message has the same content as `text`
}

template <class Walk, FieldsIn<View> State>
void visitFields(Walk& visit, State& view) {
    auto& [player, edition, round, lastRound, phase, active, usesCommandCards, priority, command,
           armyNames, mission, activating, waitingRoll, units, minis, attack, bluePoints, redPoints,
           winner, over, sandbox, ending, battlefield, changedTerrain, memo, reminders, asks,
           effects, keywordsInGame, moves] = view;
    visit("player", player);
    if (edition != &editions::of2026) visit("edition", edition);
    visit("round", round);
    visit("lastRound", lastRound);
    visit("phase", phase);
    visit("active", active);
    visit("usesCommandCards", usesCommandCards);
    visit("priority", priority);
    visit("command", command);
    visit("armyNames", armyNames);
    visit("mission", mission);
    visit("activating", activating);
    if (waitingRoll) visit("waitingRoll", waitingRoll);
    visit("units", units);
    visit("minis", minis);
    visit("attack", attack);
    visit("bluePoints", bluePoints);
    visit("redPoints", redPoints);
    visit("winner", winner);
    visit("over", over);
    visit("sandbox", sandbox);
    visit("ending", ending);
    visit("changedTerrain", changedTerrain);
    visit("reminders", reminders);
    visit.beside(battlefield);  // not visited: miniatures and terrain, used only for geometry
    visit.beside(memo);         // not visited: a cache of rulings
    visit.beside(asks);         // not visited: the journal stores it
    // not visited: the same in every view of the game
    visit.beside(effects, keywordsInGame);
    visit.beside(moves);  // not visited: the record contains the Moves
}

}  // namespace sightline::engine
