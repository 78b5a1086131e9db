#include "engine/legion/rules/cards/standing_dice.h"

#include <algorithm>

#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/lists/catalogue/moment_condition.h"
#include "engine/legion/rules/timing/current_state.h"
#include "engine/legion/rules/timing/point_places.h"

namespace sightline::engine::cards {
namespace {

/// A card of the attacking unit whose rule may add dice to the attack pool.
struct Source {
    const CardProgram& program;
    CardUse use{};
    std::string name;
    Citation citation;
};

// True if the condition tests only facts that a view contains: who the unit is, its wounds and its
// order token.
bool isKnown(const std::optional<UnitCondition>& is) {
    if (!is) return true;
    UnitCondition known;
    known.who = is->who;
    known.hurt = is->hurt;
    known.facedown = is->facedown;
    return *is == known;
}

bool isKnown(const MomentCondition& when) {
    MomentCondition known;
    known.self = when.self;
    known.attacker = when.attacker;
    known.defender = when.defender;
    known.attack = when.attack;
    return when == known && isKnown(when.self) && isKnown(when.attacker) && isKnown(when.defender);
}

bool addsOnlyDice(const CardStep& step) {
    CardStep dice;
    dice.who = step.who;
    dice.dice = step.dice;
    return step == dice && !step.dice.empty();
}

bool isSuch(const CurrentState& now, UnitId id, const std::optional<UnitCondition>& is) {
    if (!is) return true;
    const UnitNow unit = now.unit(id);
    if (is->who && !is->who->matches(*unit.card, unit.rank)) return false;
    if (is->hurt && !now.isHurt(id)) return false;
    return !is->facedown || *is->facedown == (unit.stand->ordered && unit.stand->activated);
}

bool isMet(const CurrentState& now, const AttackFacts& facts, const Moment& moment) {
    if (!moment.when) return true;
    const MomentCondition& when = *moment.when;
    if (when.attack &&
        facts.kind != (*when.attack == AttackKind::melee ? AttackFacts::Kind::melee
                                                         : AttackFacts::Kind::ranged))
        return false;
    return isSuch(now, facts.attacker, when.self) && isSuch(now, facts.attacker, when.attacker) &&
           isSuch(now, facts.defender, when.defender);
}

// The cards of the attacking unit: its ready upgrade cards, and the player's command cards in play
// that belong to this unit or to no particular unit.
std::vector<Source> sourcesOf(const CurrentState& now, UnitId attacker) {
    std::vector<Source> sources;
    const UnitNow unit = now.unit(attacker);
    for (const EquippedCard& one : unit.stand->cards) {
        if (!one.program || one.state != EquippedCard::State::ready) continue;
        if (now.hasLost(attacker, one.id)) continue;
        sources.push_back({*one.program, one.use, one.name, page(16, one.name)});
    }
    for (const CommandCard* one : now.commandCards(unit.player)) {
        const bool isOwn =
            one->belongsTo.empty() || belongsTo(*one, unit.card->name, unit.card->title);
        if (one->program && isOwn)
            sources.push_back({*one->program, CardUse::unlimited, one->name, page(21, one->name)});
    }
    return sources;
}

}  // namespace

bool addsStandingDice(const CardSentence& sentence, CardUse use) {
    const auto isStanding = [](const Moment& one) {
        return one.point == pointId<GatherAttackDice>() && one.whose == Whose::attacker &&
               (!one.when || isKnown(*one.when));
    };
    return use == CardUse::unlimited && !sentence.may && sentence.once == CardLimit::none &&
           !sentence.when.empty() &&
           std::all_of(sentence.when.begin(), sentence.when.end(), isStanding) &&
           std::all_of(sentence.steps.begin(), sentence.steps.end(), addsOnlyDice);
}

void addStandingDice(const CurrentState& now, AttackNumbers& point) {
    const AttackFacts& facts = point.facts;
    if (!facts.attackerCard) return;  // no unit attacks, but an area weapon
    for (const Source& source : sourcesOf(now, facts.attacker)) {
        for (const CardSentence& sentence : source.program.sentences) {
            if (!addsStandingDice(sentence, source.use)) continue;
            if (std::none_of(sentence.when.begin(), sentence.when.end(),
                             [&](const Moment& one) { return isMet(now, facts, one); }))
                continue;
            for (const CardStep& step : sentence.steps) {
                for (const auto& [die, count] : step.dice)
                    point.terms.dice.add(die, {.amount = count,
                                               .citation = source.citation,
                                               .source = source.name,
                                               .unit = facts.attacker});
            }
        }
    }
}

}  // namespace sightline::engine::cards
