// Adjustments of miniatures and objects on the battlefield, and of the dice.
#include <algorithm>
#include <utility>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/game/adjust_parts.h"
#include "engine/legion/rules/mission/objectives.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/by_hand.h"
#include "engine/legion/rules/words/rounds.h"

namespace sightline::engine {
namespace {

constexpr int mostMoreWeapons = 9;

std::optional<Refusal> refusalOfDice(const std::vector<RolledDie>& dice) {
    if (dice.size() > static_cast<std::size_t>(mostByHand))
        return refuseAdjustment(say::changeOutside(say::diceCounted(), mostByHand));
    for (const RolledDie& one : dice) {
        const auto& faces = facesOf(one.die);
        if (std::find(faces.begin(), faces.end(), one.face) == faces.end())
            return refuseAdjustment(say::noSuchFaces());
    }
    return std::nullopt;
}

std::vector<RolledDie>& diceOf(Attack& attack, bool defense) {
    return defense ? attack.defenseDice : attack.dice;
}

Message whereWas(const Battle& battle, const ObjectiveToken& token) {
    if (!token.holder.none()) return say::wasHeldBy(battle.unit(token.holder).label);
    if (!token.onTable()) return say::wasOff();
    return say::wasAt({token.position.x, 2}, {token.position.y, 2});
}

Message listed(const Messages& words) { return words.empty() ? say::none() : say::list(words); }

Message wordsOf(const std::vector<RolledDie>& dice) {
    Messages words;
    words.reserve(dice.size());
    for (const RolledDie& one : dice) {
        const Message face = say::faces[static_cast<std::size_t>(one.face)]();
        words.push_back(say::dieShows[static_cast<std::size_t>(one.die)](face));
    }
    return listed(words);
}

Message wordsOf(const DicePool& pool) {
    Messages words;
    for (std::size_t die = 0; die < pool.count.size(); ++die) {
        if (pool.count[die] > 0) words.push_back(say::diceOf(pool.count[die], say::colours[die]()));
    }
    return listed(words);
}

void recordOfAttack(Battle& battle, const Adjust& adjust, Message what,
                    const std::vector<RolledDie>& dice = {}) {
    Ruling ruling = adjusted(adjust, std::move(what));
    ruling.dice = dice;
    ruling.unit = battle.attack->attacker;
    ruling.other = battle.attack->defender();
    battle.record(std::move(ruling));
}

bool activationWaits(const Battle& battle) {
    return !battle.attack && battle.activation && battle.activation->waits;
}

}  // namespace

bool isAboutToRoll(const Battle& battle, bool defense) {
    if (activationWaits(battle)) return defense;
    if (!battle.attack || !battle.attack->waits || battle.attack->current < 0) return false;
    const Attack& attack = *battle.attack;
    return defense ? attack.step == AttackStep::rollDefenseDice && attack.defenseDice.empty()
                   : attack.step == AttackStep::rollAttackDice && attack.dice.empty();
}

std::optional<Refusal> refusalOf(const Battle& battle, const ReturnMini& what) {
    const MiniId id = what.place.mini;
    if (!battle.has(id)) return refuseAdjustment(say::noSuchMini());
    if (!battle.mini(id).defeated) return refuseAdjustment(say::notDefeated());
    if (battle.unit(battle.mini(id).unit).undeployed)
        return refuseAdjustment(say::undeployedIsAway());
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
    Ruling ruling = adjusted(adjust, say::returnedByHand());
    ruling.mini = id;
    ruling.unit = mini.unit;
    ruling.numbers = {{NumberId::x, stands.position.x}, {NumberId::y, stands.position.y}};
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const DeployUnit& what) {
    if (!battle.has(what.unit) || battle.unit(what.unit).defeated())
        return refuseAdjustment(say::noSuchUnit());
    const UnitState& unit = battle.unit(what.unit);
    if (!unit.undeployed && battle.sandbox) return refusalOfMovingTogether(battle, what);
    if (!unit.undeployed) return refuseAdjustment(say::deployedAlready(unit.label));
    if (isInvolved(battle, what.unit)) return refuseAdjustment(say::actsNow(unit.label));
    return refusalOfPlace(battle, {unit.leader(), what.position, what.facing});
}

void apply(Battle& battle, const Adjust& adjust, const DeployUnit& what) {
    const bool stood = !battle.unit(what.unit).undeployed;
    if (stood)
        moveTogether(battle, what);
    else
        deployTogether(battle, what);
    Ruling ruling = adjusted(adjust, stood ? say::movedByHand() : say::deployedByHand());
    ruling.unit = what.unit;
    ruling.numbers = {{NumberId::x, what.position.x}, {NumberId::y, what.position.y}};
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustObjective& what) {
    const auto tokens = static_cast<int>(battle.mission.tokens.size());
    const bool isNew = what.token.none();
    if (!isNew && what.token.value >= tokens) return refuseAdjustment(say::noSuchToken());
    if (isNew && tokens >= mostByHand)
        return refuseAdjustment(say::changeOutside(say::tokensCounted(), mostByHand));
    if (isNew && !what.at && what.holder.none()) return refuseAdjustment(say::newTokenSomewhere());
    if (what.name.size() > longestName)
        return refuseAdjustment(say::nameTooLong(static_cast<int>(longestName)));
    if (what.at) {
        if (isOnTable(battle, *what.at)) return std::nullopt;
        return refuseAdjustment(say::offBattlefield());
    }
    if (what.holder.none()) return std::nullopt;
    if (!battle.has(what.holder) || !battle.unit(what.holder).onTable())
        return refuseAdjustment(say::noSuchUnitThere());
    return std::nullopt;
}

void apply(Battle& battle, const Adjust& adjust, const AdjustObjective& what) {
    if (what.token.none()) {
        ObjectiveToken made;
        made.id = ObjectiveId{static_cast<int>(battle.mission.tokens.size())};
        made.kind = what.kind;
        made.name = what.name;
        made.printed = printedNameIn(battle, what.name);
        if (what.kind == ObjectiveKind::smoke || !made.printed.empty()) made.owner = adjust.by;
        battle.mission.tokens.push_back(std::move(made));
    }
    ObjectiveToken& token =
        what.token.none() ? battle.mission.tokens.back() : battle.mission.token(what.token);
    const Message before = what.token.none() ? say::isNew() : whereWas(battle, token);
    if (token.effect != 0) dropEffect(battle, token.holder, std::exchange(token.effect, 0));
    token.dropping = false;
    token.holder = what.at ? UnitId{} : what.holder;
    token.removed = !what.at && what.holder.none();
    if (what.at) token.position = {what.at->x, what.at->y, battle.field.surfaceAt(*what.at).top};
    const auto& goes = what.at          ? say::tokenPlacedByHand
                       : !token.removed ? say::tokenGivenByHand
                                        : say::tokenRemovedByHand;
    Ruling ruling = adjusted(adjust, goes(token.id.value + 1, before));
    if (what.at) ruling.numbers = {{NumberId::x, what.at->x}, {NumberId::y, what.at->y}};
    ruling.unit = token.holder;
    battle.record(std::move(ruling));
}

// Refuses new results of dice before the roll, and while a roll is the open question. The number of
// dice may not change, because the rules store indices of the dice.
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustDice& what) {
    if (!battle.attack || battle.attack->current < 0) return refuseAdjustment(say::noPool());
    if (battle.open && isChance(battle.open->question()))
        return refuseAdjustment(say::diceAreRolled());
    if (isAboutToRoll(battle, what.defense)) return refuseAdjustment(say::diceNotYetRolled());
    for (const RolledDie& one : what.dice) {
        if (isAttack(one.die) == what.defense)
            return refuseAdjustment(what.defense ? say::defenseDiceAre() : say::attackDiceAre());
    }
    return refusalOfDice(what.dice);
}

void apply(Battle& battle, const Adjust& adjust, const AdjustDice& what) {
    std::vector<RolledDie>& dice = diceOf(*battle.attack, what.defense);
    const Message before = wordsOf(dice);
    dice = what.dice;
    recordOfAttack(battle, adjust,
                   what.defense ? say::defenseDiceWere(before) : say::attackDiceWere(before),
                   what.dice);
}

// The dice of a pool may be changed only just before they are rolled, while the game waits for
// effects that players apply by hand.
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustPool& what) {
    if (!isAboutToRoll(battle, what.defense))
        return refuseAdjustment(what.defense ? say::noDefenseRoll() : say::noAttackRoll());
    for (const Die die : what.dice.dice()) {
        if (isAttack(die) == what.defense)
            return refuseAdjustment(what.defense ? say::defenseDiceAre() : say::attackDiceAre());
    }
    if (what.dice.size() <= mostByHand) return std::nullopt;
    return refuseAdjustment(say::changeOutside(say::diceCounted(), mostByHand));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustPool& what) {
    if (activationWaits(battle)) {
        DicePool& dice = battle.activation->waits->dice;
        Ruling ruling = adjusted(adjust, say::diceWere(wordsOf(dice), wordsOf(what.dice)));
        ruling.unit = battle.activation->unit;
        dice = what.dice;
        battle.record(std::move(ruling));
        return;
    }
    DicePool& pool = what.defense ? battle.attack->defensePool : battle.attack->pool().dice;
    const Message before = wordsOf(pool), after = wordsOf(what.dice);
    pool = what.dice;
    recordOfAttack(
        battle, adjust,
        what.defense ? say::defensePoolWas(before, after) : say::attackPoolWas(before, after));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCover&) {
    const bool determined = battle.attack && battle.attack->waits && battle.attack->current >= 0 &&
                            battle.attack->step == AttackStep::applyDodgeAndCover &&
                            battle.attack->isRanged();
    if (determined) return std::nullopt;
    return refuseAdjustment(say::noCoverNow());
}

void apply(Battle& battle, const Adjust& adjust, const AdjustCover& what) {
    geometry::Cover& cover = battle.attack->cover;
    const Message before = say::covers[static_cast<std::size_t>(cover)](),
                  after = say::covers[static_cast<std::size_t>(what.cover)]();
    cover = what.cover;
    recordOfAttack(battle, adjust, say::coverWas(before, after));
}

std::optional<Refusal> refusalOf(const Battle& battle, const AdjustCoverPool& what) {
    const bool gathered = battle.attack && battle.attack->waits && battle.attack->coverPool &&
                          battle.attack->step == AttackStep::applyDodgeAndCover;
    if (!gathered) return refuseAdjustment(say::noCoverRoll());
    const bool bounded =
        what.dice >= 0 && what.blocks >= 0 && what.dice <= mostByHand && what.blocks <= mostByHand;
    if (bounded) return std::nullopt;
    return refuseAdjustment(say::changeOutside(say::diceCounted(), mostByHand));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustCoverPool& what) {
    CoverPool& pool = *battle.attack->coverPool;
    const CoverPool before = pool;
    pool = {what.dice, what.blocks};
    recordOfAttack(battle, adjust,
                   say::coverPoolWas(before.dice, before.blocks, pool.dice, pool.blocks));
}

// AdjustWeapons is legal only in the attack of a unit, before the first pool is resolved.
std::optional<Refusal> refusalOf(const Battle& battle, const AdjustWeapons& what) {
    if (!battle.attack || battle.attack->area || battle.attack->current >= 0)
        return refuseAdjustment(say::noPoolFormed());
    const int most = battle.attack->moreWeapons + what.change;
    if (most >= 0 && most <= mostMoreWeapons) return std::nullopt;
    return refuseAdjustment(say::changeOutside(say::furtherWeapons(), mostMoreWeapons));
}

void apply(Battle& battle, const Adjust& adjust, const AdjustWeapons& what) {
    int& weapons = battle.attack->moreWeapons;
    const int before = weapons;
    weapons += what.change;
    Ruling ruling = adjusted(adjust, say::weaponsByHand(), before, weapons);
    ruling.unit = battle.attack->attacker;
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle&, const HandRoll& what) {
    if (what.dice.empty()) return refuseAdjustment(say::rollHasDice());
    return refusalOfDice(what.dice);
}

void apply(Battle& battle, const Adjust& adjust, const HandRoll& what) {
    Ruling ruling = adjusted(adjust, say::diceByHand());
    ruling.dice = what.dice;
    battle.record(std::move(ruling));
}

std::optional<Refusal> refusalOf(const Battle& battle, const DisputeRoll& what) {
    if (!battle.edition().disputeRoll) return refuseAdjustment(say::noDisputeRoll());
    for (const std::string& reading : {what.holders, what.opponents}) {
        if (reading.empty() || reading.size() > longestNote)
            return refuseAdjustment(say::noteOutside(static_cast<int>(longestNote)));
    }
    return refusalOfDice({{Die::redDefense, what.face}});
}

// Records the result of a dispute about a rule: which of the two readings is right. Rules Reference
// 1.1.0 p. 4.
void apply(Battle& battle, const Adjust& adjust, const DisputeRoll& what) {
    const Player holder = *battle.edition().counterHolder(battle.round);
    const bool holderIsRight = what.face == Face::block;
    Ruling ruling =
        adjusted(adjust, say::readingIsRight(holderIsRight ? what.holders : what.opponents));
    ruling.player = holderIsRight ? holder : opponent(holder);
    ruling.dice = {{Die::redDefense, what.face}};
    ruling.citation = battle.edition().places.disputes;
    battle.record(std::move(ruling));
}

}  // namespace sightline::engine
