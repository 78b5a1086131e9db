#include "app/window/legion/effects/table_events.h"

#include <algorithm>

#include "engine/legion/rules/state/record_values.h"

namespace sightline::app {
namespace {

using engine::Happening;
using engine::MiniId;
using engine::NumberId;
using engine::Record;
using engine::Ruling;

// The weapons of a pool are in one of the latest answers before the entry about the pool.
constexpr std::size_t answersOfPool = 3;
constexpr std::size_t mostShots = 10;  // more shots at once would be a blur

template <typename Id>
void addOnce(std::vector<Id>& all, Id one) {
    if (!one.none() && std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

int numberOf(const Ruling& ruling, NumberId id) { return int(valueOf(ruling, id).value_or(0.0)); }

int blocksIn(const Ruling& ruling) {
    return int(std::count_if(ruling.dice.begin(), ruling.dice.end(),
                             [](const auto& die) { return die.face == engine::Face::block; }));
}

/// The entry about the forming of the pool whose results the entry `compared` compares.
const Ruling* poolOf(const Record& record, std::size_t compared) {
    for (std::size_t i = compared; i > 0; --i) {
        const Ruling& one = record[i - 1];
        if (one.happening == Happening::poolFormed && one.unit == record[compared].unit &&
            one.other == record[compared].other)
            return &one;
    }
    return nullptr;
}

std::vector<engine::WeaponChoice> weaponsOf(const Ruling& pool,
                                            const std::vector<engine::Answer>& answers) {
    std::vector<engine::WeaponChoice> weapons;
    const std::size_t last = std::min(pool.answersBefore + 1, answers.size());
    for (std::size_t back = 1; back <= std::min(last, answersOfPool); ++back) {
        const auto* pick = std::get_if<engine::PickSeveral>(&answers[last - back]);
        if (!pick) continue;
        for (const engine::Option& option : pick->chosen)
            if (const auto* weapon = std::get_if<engine::WeaponChoice>(&option))
                weapons.push_back(*weapon);
        if (!weapons.empty()) break;
    }
    return weapons;
}

/// Counts the blocks of the defense roll: the rolled ones and those from surges.
void readDefense(const Record& record, std::size_t compared, AttackShown& attack) {
    int rolled = -1, converted = -1;
    for (std::size_t i = compared; i > 0; --i) {
        const Ruling& one = record[i - 1];
        if (one.happening == Happening::attackDeclared || one.happening == Happening::attackEnded)
            break;
        if (one.happening == Happening::diceRolled && one.unit == attack.attacker) break;
        if (one.happening == Happening::woundAssigned && one.unit == attack.attacker)
            attack.attackerHurt = true;
        if (one.happening == Happening::surgesConverted && one.unit == attack.defender &&
            converted < 0)
            converted = blocksIn(one);
        if (one.happening == Happening::defenseRolled && rolled < 0) rolled = blocksIn(one);
    }
    if (rolled >= 0 && converted > rolled) attack.turnedAside = converted - rolled;
}

/// The miniatures at which the shots fly: first those that the attack wounded, once for each wound.
std::vector<MiniId> targetsOf(const Record& record, std::size_t compared,
                              const engine::View& view) {
    const engine::UnitId defender = record[compared].other;
    std::vector<MiniId> targets;
    for (std::size_t i = compared + 1; i < record.size(); ++i) {
        if (record[i].happening == Happening::resultsCompared) break;
        if (record[i].happening != Happening::woundAssigned || record[i].unit != defender) continue;
        for (int wound = 0; wound < numberOf(record[i], NumberId::wounds); ++wound)
            targets.push_back(record[i].mini);
    }
    for (const engine::MiniView& mini : view.minis)
        if (mini.unit == defender && mini.onTable()) targets.push_back(mini.id);
    if (targets.empty())
        for (const engine::MiniView& mini : view.minis)
            if (mini.unit == defender) targets.push_back(mini.id);
    return targets;
}

std::optional<AttackShown> attackAt(const Record& record, std::size_t compared,
                                    const std::vector<engine::Answer>& answers,
                                    const engine::View& view) {
    const Ruling& result = record[compared];
    if (result.unit.none() || result.other.none()) return std::nullopt;
    AttackShown attack;
    attack.attacker = result.unit;
    attack.defender = result.other;
    std::vector<engine::WeaponChoice> weapons;
    if (const Ruling* pool = poolOf(record, compared)) weapons = weaponsOf(*pool, answers);
    const auto& cards = view.unit(attack.attacker).card->weapons;
    std::vector<std::pair<MiniId, std::optional<int>>> sources;
    for (const engine::WeaponChoice& one : weapons) {
        const bool known = one.weapon >= 0 && std::size_t(one.weapon) < cards.size();
        sources.emplace_back(one.mini, known ? std::optional(one.weapon) : std::nullopt);
        // A weapon for both kinds of attacks has its kind from the distance (see below).
        if (known && !cards[std::size_t(one.weapon)].ranged) attack.melee = true;
    }
    if (sources.empty())
        for (const engine::MiniView& mini : view.minis)
            if (mini.unit == attack.attacker && mini.onTable())
                sources.emplace_back(mini.id, std::nullopt);
    const std::vector<MiniId> targets = targetsOf(record, compared, view);
    if (sources.empty() || targets.empty()) return std::nullopt;
    if (view.unit(attack.attacker).inMelee && view.unit(attack.defender).inMelee)
        attack.melee = true;

    const auto hits = std::size_t(std::max(0, numberOf(result, NumberId::wounds)));
    const auto blocked = std::size_t(std::max(
        0, std::min(numberOf(result, NumberId::blocks), numberOf(result, NumberId::hitsAndCrits))));
    const std::size_t shots =
        std::clamp(std::max(sources.size(), hits + blocked), std::size_t(1), mostShots);
    for (std::size_t i = 0; i < shots; ++i) {
        const auto& [mini, weapon] = sources[i % sources.size()];
        const Shot::End end = i < hits             ? Shot::End::hits
                              : i < hits + blocked ? Shot::End::blocked
                                                   : Shot::End::missed;
        attack.shots.push_back({mini, targets[i % targets.size()], weapon, end});
    }
    readDefense(record, compared, attack);
    return attack;
}

}  // namespace

bool TableEvents::none() const {
    return attacks.empty() && wounded.empty() && fallen.empty() && suppressed.empty() && !moved &&
           !roundBegan;
}

TableEvents eventsSince(const Record& record, std::size_t from,
                        const std::vector<engine::Answer>& answers, const engine::View& view) {
    TableEvents events;
    for (std::size_t i = from; i < record.size(); ++i) {
        const Ruling& one = record[i];
        switch (one.happening) {
            case Happening::resultsCompared:
                if (auto attack = attackAt(record, i, answers, view))
                    events.attacks.push_back(std::move(*attack));
                break;
            case Happening::woundAssigned:
                addOnce(events.wounded, one.mini);
                break;
            case Happening::miniatureDefeated:
                addOnce(events.fallen, one.mini);
                break;
            case Happening::suppressionGained:
                addOnce(events.suppressed, one.unit);
                break;
            case Happening::moved:
                events.moved = true;
                break;
            case Happening::roundStarted:
                events.roundBegan = true;
                break;
            default:
                break;
        }
    }
    return events;
}

}  // namespace sightline::app
