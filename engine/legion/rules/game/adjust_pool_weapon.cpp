// Weapons that players add to an attack pool by hand.
#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/game/adjust.h"
#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/state/recruit_pool.h"
#include "engine/legion/rules/words/by_hand.h"
#include "geometry/base/json/json_reader.h"

namespace sightline::engine {
namespace {

constexpr std::size_t mostAddedWeapons = 9, mostWeaponKeywords = 9;

// Returns the pool that is being resolved or, if no pool is being resolved yet, the last pool of
// the attack. Null if this pool is already resolved, and for an area weapon.
template <class SomeAttack>
auto openPool(SomeAttack& attack) -> decltype(&attack.pool()) {
    if (attack.area || attack.pools.empty()) return nullptr;
    auto& pool = attack.current >= 0 ? attack.pool() : attack.pools.back();
    return pool.resolved ? nullptr : &pool;
}

bool namesCardOnly(const AdjustPoolWeapon& what) {
    return what.keywords.empty() && what.dice.size() == 0;
}

const Weapon* printed(const Battle& battle, const std::string& name) {
    if (!battle.recruitPool) return nullptr;
    const auto& weapons = battle.recruitPool->weapons();
    const auto found = weapons.find(name);
    return found == weapons.end() ? nullptr : &found->second;
}

Message unknownWeapon(const Battle& battle, const std::string& name) {
    if (!battle.recruitPool) return say::weaponsUnknown();
    std::vector<std::string> names;
    for (const auto& [known, weapon] : battle.recruitPool->weapons()) names.push_back(known);
    const std::string nearest = nearestName(name, names);
    return nearest.empty() ? say::noSuchWeapon(name) : say::nearestWeapon(name, nearest);
}

std::optional<Message> faultOfDice(const Battle& battle, const DicePool& dice) {
    if (dice.size() == 0) return std::nullopt;
    if (battle.attack->current >= 0 && !isAboutToRoll(battle, false)) return say::noDiceToAdd();
    for (const Die die : dice.dice())
        if (!isAttack(die)) return say::attackDiceAre();
    if (dice.size() > mostByHand) return say::changeOutside(say::diceCounted(), mostByHand);
    return std::nullopt;
}

Message wordsOf(const Weapon& weapon) {
    Messages words;
    for (std::size_t die = 0; die < weapon.dice.count.size(); ++die)
        if (weapon.dice.count[die] > 0)
            words.push_back(say::diceOf(weapon.dice.count[die], say::colours[die]()));
    for (const KeywordText& one : weapon.keywords) words.push_back(say::printed(one.label()));
    return say::list(words);
}

}  // namespace

AdjustPoolWeapon inFull(const Battle& battle, AdjustPoolWeapon what) {
    if (namesCardOnly(what)) {
        if (const Weapon* weapon = printed(battle, what.name)) {
            what.dice = weapon->dice;
            for (const KeywordText& one : weapon->keywords)
                what.keywords.push_back({one.name.text(), one.value, one.parameter});
        }
    }
    for (AdjustEffect::Word& one : what.keywords)
        one.byHand = staysByHand(battle, one, KeywordPlace::weapon);
    return what;
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPoolWeapon& named) {
    const AttackPool* pool = battle.attack ? openPool(*battle.attack) : nullptr;
    if (!pool) return refuseAdjustment(say::noPoolOpen());
    if (named.name.empty() || named.name.size() > longestName)
        return refuseAdjustment(say::weaponNamed(static_cast<int>(longestName)));
    if (namesCardOnly(named) && !printed(battle, named.name))
        return refuseAdjustment(unknownWeapon(battle, named.name));
    if (pool->added.size() >= mostAddedWeapons)
        return refuseAdjustment(
            say::changeOutside(say::addedWeapons(), static_cast<int>(mostAddedWeapons)));
    const AdjustPoolWeapon what = inFull(battle, named);
    if (what.keywords.size() > mostWeaponKeywords)
        return refuseAdjustment(say::weaponKeywords(static_cast<int>(mostWeaponKeywords)));
    if (auto fault = faultOfDice(battle, what.dice)) return refuseAdjustment(*fault);
    if (namesCardOnly(named))
        return std::nullopt;  // the keywords come from a card, so they need no check
    for (const AdjustEffect::Word& one : what.keywords)
        if (auto fault = faultOfKeyword(battle, one, KeywordPlace::weapon))
            return refuseAdjustment(*fault);
    return std::nullopt;
}

void apply(Battle& battle, const Adjust& adjust, const AdjustPoolWeapon& named) {
    const AdjustPoolWeapon what = inFull(battle, named);
    AttackPool& pool = *openPool(*battle.attack);
    Weapon weapon;
    weapon.name = what.name;
    weapon.dice = what.dice;
    for (const AdjustEffect::Word& one : what.keywords)
        weapon.keywords.push_back(keywordByHand(battle, one, KeywordPlace::weapon));
    Ruling ruling = adjusted(adjust, say::weaponAddedByHand(what.name, wordsOf(weapon)));
    ruling.unit = battle.attack->attacker;
    ruling.other = pool.defender;
    pool.dice += weapon.dice;
    pool.added.push_back(std::move(weapon));
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
