/// Every field of units and miniatures, see field_walk.h.
#pragma once
#include "engine/state/battle.h"
#include "engine/state/field_walk.h"
#include "engine/tokens.h"

namespace sightline::engine {

template <class Walk, FieldsIn<geometry::Vec3> State>
void visitFields(Walk& visit, State& at) {
    visit("x", at.x);
    visit("y", at.y);
    visit("z", at.z);
}

template <class Walk, FieldsIn<geometry::BaseSize> State>
void visitFields(Walk& visit, State& base) {
    auto& [width, length, notched] = base;
    visit("width", width);
    visit("length", length);
    visit("notched", notched);
}

template <class Walk, FieldsIn<geometry::Mini> State>
void visitFields(Walk& visit, State& mini) {
    auto& [position, facing, base, height] = mini;
    visit("position", position);
    visit("facing", facing);
    visit("base", base);
    visit("height", height);
}

template <class Walk, FieldsIn<MiniState> State>
void visitFields(Walk& visit, State& mini) {
    auto& [id, unit, stands, wounds, defeated, model, threshold, carrier, counterpart,
           fellInRound] = mini;
    visit("id", id);
    visit("unit", unit);
    visit("mini", stands);
    visit("wounds", wounds);
    visit("defeated", defeated);
    visit("model", model);
    visit("threshold", threshold);
    visit("carrier", carrier);
    visit("counterpart", counterpart);
    visit("fellInRound", fellInRound);
}

template <class Walk, FieldsIn<TokenCounts> State>
void visitFields(Walk& visit, State& tokens) {
    for (const TokenKind& one : tokenTable) {
        auto&& count = tokens[one.token];
        visit(one.json, count);
    }
}

template <class Walk, FieldsIn<Citation> State>
void visitFields(Walk& visit, State& citation) {
    auto& [page, section] = citation;
    visit("page", page);
    visit("section", section);
}

template <class Walk, FieldsIn<KeywordText::Gain> State>
void visitFields(Walk& visit, State& gain) {
    auto& [what, amount] = gain;
    visit("what", what);
    visit("amount", amount);
}

template <class Walk, FieldsIn<KeywordText> State>
void visitFields(Walk& visit, State& keyword) {
    auto& [name, value, parameter, automated, action, capacity, who, gains, countsForRequirements,
           gainsAll, help, leftByHand] = keyword;
    visit("name", name);
    visit("value", value);
    visit("parameter", parameter);
    visit("automated", automated);
    visit("action", action);
    visit("capacity", capacity);
    visit("gains", gains);
    visit("countsForRequirements", countsForRequirements);
    visit("gainsAll", gainsAll);
    visit("leftByHand", leftByHand);
    visit.beside(who, help);  // the parameter in another form, and words for the players
}

template <class Walk, FieldsIn<KeywordName> State>
void visitFields(Walk& visit, State& name) {
    std::string text = name.text();
    visit("text", text);
    if constexpr (!std::is_const_v<State>) name = KeywordName(text);
}

template <class Walk, FieldsIn<StatChanges> State>
void visitFields(Walk& visit, State& changes) {
    auto& [courage, speed, defenseDie, attackSurge, meleeAttackSurge, weaponAttackSurge,
           defenseSurge, meleeDefenseSurge, countsAs] = changes;
    visit("courage", courage);
    visit("speed", speed);
    visit("defenseDie", defenseDie);
    visit("attackSurge", attackSurge);
    visit("meleeAttackSurge", meleeAttackSurge);
    visit("weaponAttackSurge", weaponAttackSurge);
    visit("defenseSurge", defenseSurge);
    visit("meleeDefenseSurge", meleeDefenseSurge);
    visit("countsAs", countsAs);
}

template <class Walk, FieldsIn<Brought> State>
void visitFields(Walk& visit, State& brought) {
    auto& [source, citation, keywords, loses, changes, withMiniatures, card] = brought;
    visit("source", source);
    visit("citation", citation);
    visit("keywords", keywords);
    visit("loses", loses);
    visit("changes", changes);
    visit("withMiniatures", withMiniatures);
    visit.beside(card);  // of what cards bring, which never changes; effects have none
}

template <class Walk, FieldsIn<LastingEffect> State>
void visitFields(Walk& visit, State& effect) {
    auto& [number, brings, until] = effect;
    visit("number", number);
    visit("brings", brings);
    visit("until", until);
}

template <class Walk, FieldsIn<WhichCard> State>
void visitFields(Walk& visit, State& card) {
    auto& [id, name] = card;
    visit("name", name);
    visit.beside(id);  // within a unit the name goes with it
}

template <class Walk, FieldsIn<EquippedCard> State>
void visitFields(Walk& visit, State& card) {
    auto& [id, name, use, state, help, keywords, sides, side, slot, freeTokens] = card;
    visit("name", name);
    visit("state", state);
    visit("side", side);
    visit.beside(id, use, help, keywords, sides, slot, freeTokens);  // printed on it
}

template <class Walk, FieldsIn<UnitState> State>
void visitFields(Walk& visit, State& unit) {
    auto& [id, player, card, whole, parts, lost, effects, label, minis, lastToFall, startingMinis,
           tokens, activated, ordered, promoted, commanderToken, wasDamaged, undeployed,
           transported, cards, marks] = unit;
    visit("id", id);
    visit("player", player);
    visit("whole", whole);
    visit("lost", lost);
    visit("effects", effects);
    visit("label", label);
    visit("minis", minis);
    visit("lastToFall", lastToFall);
    visit("startingMinis", startingMinis);
    visit("tokens", tokens);
    visit("activated", activated);
    visit("ordered", ordered);
    visit("promoted", promoted);
    visit("commanderToken", commanderToken);
    visit("wasDamaged", wasDamaged);
    visit("undeployed", undeployed);
    visit("transported", transported);
    visit("cards", cards);
    visit("marks", marks);
    visit.beside(card, parts);  // made of `whole`, what is lost and the effects
}

}  // namespace sightline::engine
