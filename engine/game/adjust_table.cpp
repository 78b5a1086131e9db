// By hand: who and what comes onto the battlefield, and the dice on it.
#include <algorithm>
#include <cstdio>

#include "engine/catalogue/answer_names.h"
#include "engine/game/adjust_parts.h"
#include "engine/mission/objectives.h"
#include "engine/timing/ask.h"

namespace sightline::engine {
namespace {

std::optional<Refusal> refusalOfDice(const std::vector<RolledDie>& dice) {
    if (dice.size() > static_cast<std::size_t>(mostByHand))
        return refuseAdjustment("dice: 0 to " + std::to_string(mostByHand));
    for (const RolledDie& one : dice) {
        const auto& faces = facesOf(one.die);
        if (std::find(faces.begin(), faces.end(), one.face) == faces.end())
            return refuseAdjustment("a die does not show what it does not have");
    }
    return std::nullopt;
}

std::vector<RolledDie>& diceOf(Attack& attack, bool defense) {
    return defense ? attack.defenseDice : attack.dice;
}

std::string whereIs(const Battle& battle, const ObjectiveToken& token) {
    if (!token.holder.none()) return "held by " + battle.unit(token.holder).label;
    if (!token.onTable()) return "off the battlefield";
    char text[48];
    std::snprintf(text, sizeof text, "at %.2f, %.2f", token.position.x, token.position.y);
    return text;
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text.empty() ? "none" : text;
}

std::string spaced(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

std::string wordsOf(const std::vector<RolledDie>& dice) {
    std::vector<std::string> words;
    for (const RolledDie& one : dice) {
        const std::string die = nameOf(dieNames, one.die);
        words.push_back(die.substr(0, die.find('_')) + " " + spaced(nameOf(faceNames, one.face)));
    }
    return listed(words);
}

std::string wordsOf(const DicePool& pool) {
    std::vector<std::string> words;
    for (const auto& [name, die] : dieNames) {
        const std::string text = name;
        if (pool[die] > 0)
            words.push_back(std::to_string(pool[die]) + " " + text.substr(0, text.find('_')));
    }
    return listed(words);
}

void recordOfAttack(Battle& battle, const Adjust& adjust, std::string what,
                    const std::vector<RolledDie>& dice = {}) {
    Ruling ruling = adjusted(adjust, std::move(what));
    ruling.dice = dice;
    ruling.unit = battle.attack->attacker;
    ruling.other = battle.attack->defender();
    battle.record(std::move(ruling));
}

bool isAboutToRoll(const Battle& battle, bool defense) {
    if (!battle.attack || !battle.attack->waits || battle.attack->current < 0) return false;
    const Attack& attack = *battle.attack;
    return defense ? attack.step == AttackStep::rollDefenseDice && attack.defenseDice.empty()
                   : attack.step == AttackStep::rollAttackDice && attack.dice.empty();
}

}  // namespace

std::optional<Refusal> refusalOf(const Battle& battle, const ReturnMini& what) {
    const MiniId id = what.place.mini;
    if (!battle.has(id)) return refuseAdjustment("there is no such miniature");
    if (!battle.mini(id).defeated) return refuseAdjustment("the miniature was not defeated");
    if (battle.unit(battle.mini(id).unit).undeployed)
        return refuseAdjustment("an undeployed unit is not on the battlefield");
    return refusalOfPlace(battle, what.place);
}

void apply(Battle& battle, const Adjust& adjust, const ReturnMini& what) {
    const MiniId id = what.place.mini;
    MiniState& mini = battle.mini(id);
    const UnitState& unit = battle.unit(mini.unit);
    int& lost = battle.mission.lostThisRound[static_cast<std::size_t>(unit.player)];
    if (unit.defeated() && mini.fellInRound == battle.round && lost > 0) --lost;
    geometry::Mini stands = mini.mini;
    stands.position = what.place.position;
    stands.facing = what.place.facing;
    stands.position.z = restingHeight(battle, what.place);
    battle.bringBack(id);
    battle.place(id, stands);
    Ruling ruling = adjusted(adjust, "returned by hand");
    ruling.mini = id;
    ruling.unit = mini.unit;
    ruling.numbers = {{"x", stands.position.x}, {"y", stands.position.y}};
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const DeployUnit& what) {
    if (!battle.has(what.unit) || battle.unit(what.unit).defeated())
        return refuseAdjustment("there is no such unit");
    const UnitState& unit = battle.unit(what.unit);
    if (!unit.undeployed && battle.sandbox) return refusalOfMovingTogether(battle, what);
    if (!unit.undeployed) return refuseAdjustment(unit.label + " is deployed already");
    if (isInvolved(battle, what.unit)) return refuseAdjustment(unit.label + " acts right now");
    return refusalOfPlace(battle, {unit.leader(), what.position, what.facing});
}

void apply(Battle& battle, const Adjust& adjust, const DeployUnit& what) {
    const bool stood = !battle.unit(what.unit).undeployed;
    if (stood)
        moveTogether(battle, what);
    else
        deployTogether(battle, what);
    Ruling ruling = adjusted(adjust, stood ? "moved by hand" : "deployed by hand");
    ruling.unit = what.unit;
    ruling.numbers = {{"x", what.position.x}, {"y", what.position.y}};
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustObjective& what) {
    const auto tokens = static_cast<int>(battle.mission.tokens.size());
    const bool isNew = what.token.none();
    if (!isNew && what.token.value >= tokens) return refuseAdjustment("there is no such token");
    if (isNew && tokens >= mostByHand)
        return refuseAdjustment("tokens: 0 to " + std::to_string(mostByHand));
    if (isNew && !what.at && what.holder.none())
        return refuseAdjustment("a new token lies somewhere, or a unit holds it");
    if (what.name.size() > longestName)
        return refuseAdjustment("a name has up to " + std::to_string(longestName) + " bytes");
    if (what.at) {
        if (isOnTable(battle, *what.at)) return std::nullopt;
        return refuseAdjustment("off the battlefield");
    }
    if (what.holder.none()) return std::nullopt;
    if (!battle.has(what.holder) || !battle.unit(what.holder).onTable())
        return refuseAdjustment("there is no such unit on the battlefield");
    return std::nullopt;
}

void apply(Battle& battle, const Adjust& adjust, const AdjustObjective& what) {
    if (what.token.none()) {
        ObjectiveToken made;
        made.id = ObjectiveId{static_cast<int>(battle.mission.tokens.size())};
        made.kind = what.kind;
        made.name = what.name;
        battle.mission.tokens.push_back(std::move(made));
    }
    ObjectiveToken& token =
        what.token.none() ? battle.mission.tokens.back() : battle.mission.token(what.token);
    const std::string before = what.token.none() ? "it is new" : "was " + whereIs(battle, token);
    token.dropping = false;
    token.holder = what.at ? UnitId{} : what.holder;
    token.removed = !what.at && what.holder.none();
    if (what.at) token.position = {what.at->x, what.at->y, battle.field.surfaceAt(*what.at).top};
    const std::string which = "objective token " + std::to_string(token.id.value + 1);
    Ruling ruling = adjusted(adjust, which +
                                         (what.at          ? " placed by hand, "
                                          : !token.removed ? " given to a unit by hand, "
                                                           : " removed by hand, ") +
                                         before);
    if (what.at) ruling.numbers = {{"x", what.at->x}, {"y", what.at->y}};
    ruling.unit = token.holder;
    battle.record(std::move(ruling));
}

// While dice roll, the rules remember which of them; so none comes or goes then.
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustDice& what) {
    if (!battle.attack || battle.attack->current < 0)
        return refuseAdjustment("no attack pool is being resolved");
    if (battle.open && isChance(battle.open->question()))
        return refuseAdjustment("dice are being rolled");
    if (isAboutToRoll(battle, what.defense))
        return refuseAdjustment("the dice are yet to be rolled: their pool may be changed");
    for (const RolledDie& one : what.dice) {
        if (isAttack(one.die) == what.defense)
            return refuseAdjustment(what.defense ? "defense dice are red or white defense dice"
                                                 : "attack dice are red, black or white ones");
    }
    return refusalOfDice(what.dice);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustDice& what) {
    std::vector<RolledDie>& dice = diceOf(*battle.attack, what.defense);
    const std::string before = wordsOf(dice);
    dice = what.dice;
    recordOfAttack(
        battle, adjust,
        std::string(what.defense ? "defense" : "attack") + " dice by hand, were " + before,
        what.dice);
}

// Before the roll the rules ask, where a keyword at hand may change the pool.
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPool& what) {
    if (!isAboutToRoll(battle, what.defense))
        return refuseAdjustment(what.defense ? "no defense dice are about to be rolled"
                                             : "no attack dice are about to be rolled");
    for (const Die die : what.dice.dice()) {
        if (isAttack(die) == what.defense)
            return refuseAdjustment(what.defense ? "defense dice are red or white defense dice"
                                                 : "attack dice are red, black or white ones");
    }
    if (what.dice.size() <= mostByHand) return std::nullopt;
    return refuseAdjustment("dice: 0 to " + std::to_string(mostByHand));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustPool& what) {
    DicePool& pool = what.defense ? battle.attack->defensePool : battle.attack->pool().dice;
    const std::string before = wordsOf(pool), after = wordsOf(what.dice);
    pool = what.dice;
    recordOfAttack(battle, adjust,
                   std::string(what.defense ? "defense" : "attack") + " pool by hand: was " +
                       before + ", is " + after);
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCover&) {
    const bool determined = battle.attack && battle.attack->waits && battle.attack->current >= 0 &&
                            battle.attack->step == AttackStep::applyDodgeAndCover &&
                            battle.attack->isRanged();
    if (determined) return std::nullopt;
    return refuseAdjustment("no cover is being determined");
}

void apply(Battle& battle, const Adjust& adjust, const AdjustCover& what) {
    geometry::Cover& cover = battle.attack->cover;
    const std::string before = nameOf(coverNames, cover), after = nameOf(coverNames, what.cover);
    cover = what.cover;
    recordOfAttack(battle, adjust, "cover by hand: was " + before + ", is " + after);
}

std::optional<Refusal> refusalOf(const Battle&, const HandRoll& what) {
    if (what.dice.empty()) return refuseAdjustment("a roll has dice");
    return refusalOfDice(what.dice);
}

void apply(Battle& battle, const Adjust& adjust, const HandRoll& what) {
    Ruling ruling = adjusted(adjust, "dice rolled by hand");
    ruling.dice = what.dice;
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
