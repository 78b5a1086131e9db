/// `visitFields` for all structs of an attack, see field_walk.h.
#pragma once
#include "engine/legion/rules/state/unit_fields.h"

namespace sightline::engine {

template <class Walk, FieldsIn<WeaponChoice> State>
void visitFields(Walk& visit, State& choice) {
    auto& [mini, weapon] = choice;
    visit("mini", mini);
    visit("weapon", weapon);
}

template <class Walk, FieldsIn<RolledDie> State>
void visitFields(Walk& visit, State& rolled) {
    auto& [die, face] = rolled;
    visit("die", die);
    visit("face", face);
}

template <class Walk, FieldsIn<DicePool> State>
void visitFields(Walk& visit, State& pool) {
    auto& [count] = pool;
    visit("count", count);
}

/// The fields of a weapon that was added by hand. A weapon on a card is stored as its index on the
/// card.
template <class Walk, FieldsIn<Weapon> State>
void visitFields(Walk& visit, State& weapon) {
    auto& [name, melee, ranged, minimumRange, maximumRange, dice, keywords, area, overrun, carrier,
           card, surge, oncePerAttack, side] = weapon;
    visit("name", name);
    visit("dice", dice);
    visit("keywords", keywords);
    // `visitFields` skips these members, because a weapon that was added by hand has no values for
    // them.
    visit.beside(melee, ranged, minimumRange, maximumRange, area, overrun, carrier, card, surge,
                 oncePerAttack, side);
}

template <class Walk, FieldsIn<KeywordChoice> State>
void visitFields(Walk& visit, State& choice) {
    auto& [keyword, number] = choice;
    visit("keyword", keyword);
    visit("number", number);
}

template <class Walk, FieldsIn<AttackPool> State>
void visitFields(Walk& visit, State& pool) {
    auto& [defender, weapons, added, dice, melee, overrun, resolved, more, choices] = pool;
    visit("defender", defender);
    visit("weapons", weapons);
    if (!added.empty()) visit("added", added);
    visit("dice", dice);
    visit("melee", melee);
    visit("overrun", overrun);
    visit("resolved", resolved);
    if (!choices.empty()) visit("choices", choices);
    visit.beside(more);  // not visited: `dice` already contains the added dice
}

template <class Walk, FieldsIn<AttackOrder> State>
void visitFields(Walk& visit, State& order) {
    auto& [attacker, only, cause, overrun, usable, isAction] = order;
    visit("attacker", attacker);
    visit("only", only);
    visit("cause", cause);
    visit("overrun", overrun);
    visit("usable", usable);
    visit.beside(isAction);  // `visitFields` skips it: the answers to earlier questions decide it
}

template <class Walk, FieldsIn<AreaSource> State>
void visitFields(Walk& visit, State& area) {
    auto& [token, weapon, surge] = area;
    visit("token", token);
    visit("weapon", weapon.name);  // the weapon's card contains all other data of the weapon
    visit("surge", surge);
}

template <class Walk, FieldsIn<MeleeBefore> State>
void visitFields(Walk& visit, State& melee) {
    auto& [unit, enemies, touching, miniatures] = melee;
    visit("unit", unit);
    visit("enemies", enemies);
    visit("touching", touching);
    visit("miniatures", miniatures);
}

template <class Walk, FieldsIn<AttackLedger::SpentTokens> State>
void visitFields(Walk& visit, State& spent) {
    auto& [pool, step, unit, token, count, by] = spent;
    visit("pool", pool);
    visit("step", step);
    visit("unit", unit);
    visit("token", token);
    visit("count", count);
    if (by != Keyword::none) visit("by", by);
}

template <class Walk, FieldsIn<AttackLedger::Wounded> State>
void visitFields(Walk& visit, State& wounded) {
    auto& [pool, step, unit, by, wounds] = wounded;
    visit("pool", pool);
    visit("step", step);
    visit("unit", unit);
    visit("by", by);
    visit("wounds", wounds);
}

template <class Walk, FieldsIn<AttackLedger::Defeated> State>
void visitFields(Walk& visit, State& defeated) {
    auto& [pool, unit, by] = defeated;
    visit("pool", pool);
    visit("unit", unit);
    visit("by", by);
}

template <class Walk, FieldsIn<AttackLedger> State>
void visitFields(Walk& visit, State& ledger) {
    auto& [spent, wounded, defeated] = ledger;
    visit("spent", spent);
    visit("wounded", wounded);
    visit("defeated", defeated);
}

template <class Walk, FieldsIn<ObscuredView> State>
void visitFields(Walk& visit, State& ruling) {
    auto& [mini, obscured, losBlocked, inLos, behindPoi, piece, distance, cover, line] = ruling;
    visit("mini", mini);
    visit("obscured", obscured);
    visit("losBlocked", losBlocked);
    visit("piece", piece);
    visit("cover", cover);
    visit.beside(inLos, behindPoi, distance, line);  // follow from the table, see `visitFields`
}

template <class Walk, FieldsIn<CoverPool> State>
void visitFields(Walk& visit, State& pool) {
    auto& [dice, blocks] = pool;
    visit("dice", dice);
    visit("blocks", blocks);
}

template <class Walk, FieldsIn<Attack> State>
void visitFields(Walk& visit, State& attack) {
    auto& [attacker, order, area, step, pools, current, ledger, moreWeapons, longShot, dice,
           hitOrCrit, obscured, cover, coverPool, coverDice, canceledByCover, canceledByDodge,
           defensePool, defenseDice, guardDice, pierceSpent, wounds, woundsLeft, settled, waits,
           shared, lent, melees] = attack;
    visit("attacker", attacker);
    visit("order", order);
    visit("area", area);
    visit("step", step);
    visit("pools", pools);
    visit("current", current);
    visit("ledger", ledger);
    visit("moreWeapons", moreWeapons);
    visit("longShot", longShot);
    visit("dice", dice);
    visit("hitOrCrit", hitOrCrit);
    visit("obscured", obscured);
    visit("cover", cover);
    visit("coverPool", coverPool);
    visit("coverDice", coverDice);
    visit("canceledByCover", canceledByCover);
    visit("canceledByDodge", canceledByDodge);
    visit("defensePool", defensePool);
    visit("defenseDice", defenseDice);
    visit("guardDice", guardDice);
    visit("pierceSpent", pierceSpent);
    visit("wounds", wounds);
    visit("woundsLeft", woundsLeft);
    visit("waits", waits);
    visit("shared", shared);
    if (!lent.empty()) visit("lent", lent);
    visit("melees", melees);
    visit.beside(settled);  // `visitFields` skips it: it only counts entries of the record
}

}  // namespace sightline::engine
