// The current attack as JSON, a part of the game state of `sightline-cli play`.
#include <array>

#include "app/cli/play/play_state.h"
#include "app/cli/play/table_names.h"
#include "engine/legion/lists/catalogue/answer_names.h"

namespace sightline::app {
namespace {

using nlohmann::json;

constexpr std::array stepNames{
    "declareDefender",    "formAttackPool",    "declareAdditionalDefender", "rollAttackDice",
    "applyDodgeAndCover", "modifyAttackDice",  "rollDefenseDice",           "modifyDefenseDice",
    "compareResults",     "assignSuppression", "chooseAdditionalAttackPool"};
static_assert(static_cast<std::size_t>(engine::AttackStep::chooseAdditionalAttackPool) + 1 ==
              stepNames.size());

json diceJson(const std::vector<engine::RolledDie>& dice) {
    json list = json::array();
    for (const engine::RolledDie& one : dice)
        list.push_back({{"die", engine::nameOf(engine::dieNames, one.die)},
                        {"face", engine::nameOf(engine::faceNames, one.face)}});
    return list;
}

json addedJson(const engine::Weapon& weapon) {
    json object = {{"name", weapon.name}};
    for (const engine::Die die : weapon.dice.dice())
        object["dice"].push_back(engine::nameOf(engine::dieNames, die));
    for (const engine::KeywordText& one : weapon.keywords)
        object["keywords"].push_back(one.label());
    return object;
}

json poolJson(const engine::PoolView& pool, const engine::View& view) {
    json weapons = json::array(), added = json::array();
    for (const engine::Weapon& one : pool.added) added.push_back(addedJson(one));
    for (const engine::WeaponChoice& one : pool.weapons)
        weapons.push_back({{"mini", one.mini.value}, {"weapon", one.weapon}});
    return {{"defender", {{"id", pool.defender.value}, {"name", unitName(view, pool.defender)}}},
            {"weapons", std::move(weapons)},
            {"added_weapons", std::move(added)},
            {"dice",
             {{"red", pool.dice[engine::Die::redAttack]},
              {"black", pool.dice[engine::Die::blackAttack]},
              {"white", pool.dice[engine::Die::whiteAttack]}}},
            {"melee", pool.melee},
            {"resolved", pool.resolved}};
}

json obscuredJson(const engine::ObscuredView& one) {
    json object = {{"mini", one.mini.value},
                   {"obscured", one.obscured},
                   {"los_blocked", one.losBlocked},
                   {"cover", engine::nameOf(engine::coverNames, one.cover)}};
    if (!one.piece.empty()) {
        object["piece"] = one.piece;
        object["distance"] = one.distance;
    }
    return object;
}

}  // namespace

json attackJson(const engine::AttackView& attack, const engine::View& view) {
    json object = {{"step", stepNames[static_cast<std::size_t>(attack.step)]},
                   {"pools", json::array()},
                   {"attack_dice", diceJson(attack.attackDice)},
                   {"cover_dice", diceJson(attack.coverDice)},
                   {"defense_dice", diceJson(attack.defenseDice)},
                   {"obscured", json::array()},
                   {"cover", engine::nameOf(engine::coverNames, attack.cover)},
                   {"canceled_by_cover", attack.hitsCanceledByCover},
                   {"canceled_by_dodge", attack.hitsCanceledByDodge},
                   {"wounds_left", attack.woundsLeft}};
    if (!attack.attacker.none())
        object["attacker"] = {{"id", attack.attacker.value},
                              {"name", unitName(view, attack.attacker)}};
    for (const engine::PoolView& pool : attack.pools)
        object["pools"].push_back(poolJson(pool, view));
    for (const engine::ObscuredView& one : attack.obscured)
        object["obscured"].push_back(obscuredJson(one));
    for (const engine::Die die : attack.defensePool.dice())
        object["defense_pool"].push_back(engine::nameOf(engine::dieNames, die));
    if (attack.current >= 0) object["current_pool"] = attack.current;
    if (attack.wounds) object["wounds"] = *attack.wounds;
    return object;
}

}  // namespace sightline::app
