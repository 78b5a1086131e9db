/// `visitFields` for all structs of units and miniatures, see field_walk.h.
#pragma once
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/state/battle.h"
#include "engine/talk/field_walk.h"

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

template <>
inline constexpr bool fields::declaresUse<MiniState> = true;

template <class Walk, FieldsIn<MiniState> State>
void visitFields(Walk& visit, State& mini) {
    auto& [id, unit, stands, wounds, defeated, model, threshold, carrier, counterpart,
           fellInRound] = mini;
    visit("id", id, byNobody("which it is"));
    visit("unit", unit, byNobody("which it is"));
    visit("mini", stands, servedBy("minis", "place"));
    visit("wounds", wounds, servedBy("wounds", "wounds"));
    visit("defeated", defeated, onlyByHand("return", "an army begins with those that it has"));
    visit("model", model, byNobody("of its card"));
    visit("threshold", threshold, byNobody("of its card, and of the leader that it becomes"));
    visit("carrier", carrier, byNobody("of its card, and of the leader that it becomes"));
    visit("counterpart", counterpart, byNobody("of its card"));
    visit("fellInRound", fellInRound, onlyByHand("wounds", "nobody has fallen yet"));
}

template <class Walk, FieldsIn<TokenCounts> State>
void visitFields(Walk& visit, State& tokens) {
    for (const TokenKind& one : tokenTable) {
        auto&& count = tokens[one.token];
        const FieldUse use{.inFile = one.member, .byHand = "token", .flag = one.flag};
        // A function that may set the field, such as the reader of a scenario file, always visits
        // the field.
        const bool listed = !one.ifAny || !std::is_const_v<State> || count != 0;
        if (listed) visit(one.json, count, use);
    }
}

template <class Walk, FieldsIn<Citation> State>
void visitFields(Walk& visit, State& citation) {
    auto& [page, section, document] = citation;
    visit("page", page);
    visit("section", section);
    if (!document.empty()) visit("document", document);
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
           gainsAll, help, leftByHand, printsX] = keyword;
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
    // `who` (the parameter in parsed form) and `help` (a text for the players) are not written.
    visit.beside(who, help, printsX);
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
           defenseSurge, meleeDefenseSurge, countsAs, nullCourage] = changes;
    visit("courage", courage);
    visit("speed", speed);
    visit("defenseDie", defenseDie);
    visit("attackSurge", attackSurge);
    visit("meleeAttackSurge", meleeAttackSurge);
    visit("weaponAttackSurge", weaponAttackSurge);
    visit("defenseSurge", defenseSurge);
    visit("meleeDefenseSurge", meleeDefenseSurge);
    visit("countsAs", countsAs);
    if (nullCourage) visit("nullCourage", nullCourage);
}

template <class Walk, FieldsIn<RuleGrant> State>
void visitFields(Walk& visit, State& brought) {
    auto& [source, citation, keywords, loses, changes, withMiniatures, card, ofWeapons] = brought;
    visit("source", source);
    visit("citation", citation);
    visit("keywords", keywords);
    visit("loses", loses);
    visit("changes", changes);
    if (!ofWeapons.empty()) visit("ofWeapons", ofWeapons);
    visit("withMiniatures", withMiniatures);
    visit.beside(card);  // `visitFields` skips it: the id of the card, which never changes
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
    visit.beside(id);  // `visitFields` skips it: in a unit, the name already identifies the card
}

template <>
inline constexpr bool fields::declaresUse<EquippedCard> = true;

template <class Walk, FieldsIn<EquippedCard> State>
void visitFields(Walk& visit, State& card) {
    auto& [id, name, use, state, help, keywords, sides, side, slot, freeTokens, leavesNoEntry,
           sideSaid, program, byHand, bearer] = card;
    visit("name", name, byNobody("printed on it"));
    visit("state", state, servedBy("cards", "upgrade"));
    visit("side", side, servedBy("cards", "upgrade"));
    // `visitFields` skips these members: the name of the card determines them.
    visit.beside(id, use, help, keywords, sides, slot, freeTokens, leavesNoEntry, sideSaid, program,
                 byHand, bearer);
}

template <>
inline constexpr bool fields::declaresUse<UnitStand> = true;

template <class Walk, FieldsIn<UnitStand> State>
void visitFields(Walk& visit, State& stand) {
    auto& [tokens, activated, ordered, promoted, commanderToken, wasDamaged, undeployed,
           transported, cards, marks] = stand;
    visit("tokens", tokens, inParts("tokens"));
    visit("activated", activated, servedBy("activated", "order"));
    visit("ordered", ordered, servedBy("ordered", "order"));
    visit("promoted", promoted, onlyInFiles("promoted", "its order token would be another one"));
    visit("commanderToken", commanderToken, servedBy("tokens/commander", fieldByName));
    visit("wasDamaged", wasDamaged, plainField);
    visit("undeployed", undeployed, servedBy("undeployed", "deploy"));
    visit("transported", transported, onlyInFiles("transports", "chosen in the setup"));
    visit("cards", cards, inParts());
    visit("marks", marks, servedBy("marks", "mark"));
}

template <class Walk, FieldsIn<UnitMakeup> State>
void visitFields(Walk& visit, State& unit) {
    auto& [id, player, card, whole, parts, lost, effects, conditional, label, minis, lastToFall,
           startingMinis] = unit;
    visit("id", id, byNobody("which it is"));
    visit("player", player, byNobody("which it is"));
    visit("whole", whole, byNobody("of its army"));
    visit("lost", lost, byNobody("follows from who has fallen"));
    visit("effects", effects, servedBy("effects", "effect"));
    visit("label", label, byNobody("of its card and of who is there besides"));
    visit("minis", minis, byNobody("follows from who has fallen"));
    visit("lastToFall", lastToFall, byNobody("follows from who has fallen"));
    visit("startingMinis", startingMinis, byNobody("of its army"));
    // Not visited: made from `whole`, the lost cards, the effects, wounds, places and tokens.
    visit.beside(card, parts, conditional);
}

template <>
inline constexpr bool fields::declaresUse<UnitState> = true;
static_assert(fields::MadeOf<UnitState, UnitMakeup, UnitStand>);

template <class Walk, FieldsIn<UnitState> State>
void visitFields(Walk& visit, State& unit) {
    visitFields(visit, fields::partOf<UnitMakeup>(unit));
    visitFields(visit, fields::partOf<UnitStand>(unit));
}

}  // namespace sightline::engine
