#include "app/window/legion/dice/rolled_dice.h"

#include <algorithm>

#include "app/window/legion/words/attack_story.h"
#include "engine/legion/rules/game/game.h"

namespace sightline::app {
namespace {

using engine::Happening;
using engine::Ruling;
using GroupKind = DiceGroup::Kind;

// A player chooses the dice of a reroll in one of the latest answers up to the reroll. This number
// of answers is searched for the choice.
constexpr std::size_t answersOfReroll = 3;

std::optional<GroupKind> kindOf(const Ruling& ruling) {
    if (ruling.dice.empty() || ruling.unit.none()) return std::nullopt;
    switch (ruling.happening) {
        case Happening::diceRolled:
        case Happening::diceRerolled:
            return engine::isAttack(ruling.dice.front().die) ? GroupKind::attack
                                                             : GroupKind::defense;
        case Happening::coverRolled:
            return GroupKind::cover;
        case Happening::defenseRolled:
            return GroupKind::defense;
        case Happening::rallied:
        case Happening::vehicleDamaged:
        case Happening::ionRolled:
            return GroupKind::other;
        default:
            return std::nullopt;
    }
}

/// Indices of the dice that a player chose for a reroll. Empty if no player chose dice.
std::vector<std::size_t> chosenFor(const Ruling& reroll, const engine::Journal& journal) {
    std::vector<std::size_t> chosen;
    const std::size_t last = std::min(reroll.answersBefore + 1, journal.answers.size());
    for (std::size_t back = 1; back <= std::min(last, answersOfReroll); ++back) {
        const auto* pick = std::get_if<engine::PickSeveral>(&journal.answers[last - back]);
        if (!pick) continue;
        for (const engine::Option& option : pick->chosen)
            if (const auto* die = std::get_if<engine::DieIndex>(&option))
                chosen.push_back(static_cast<std::size_t>(die->index));
        return chosen;
    }
    return chosen;
}

}  // namespace

std::vector<DiceGroup> RolledDice::lying(const engine::Game& game, const engine::View& view) {
    std::vector<DiceGroup> groups;
    if (!view.attack) return groups;
    const auto add = [&groups](GroupKind kind, const QString& caption,
                               const std::vector<engine::RolledDie>& dice) {
        DiceGroup group{kind, caption, {}};
        for (const engine::RolledDie& die : dice) group.dice.push_back({die, false});
        groups.push_back(std::move(group));
    };
    add(GroupKind::attack, tr("Attack dice"), view.attack->attackDice);
    // The canceled dice come from the last attack in the record, unless that attack has ended.
    if (const auto story = AttackStory::latest(game.record()); story && !story->ended)
        for (const engine::RolledDie& die : story->canceled(game.record()))
            groups.back().dice.push_back({die, true});
    add(GroupKind::cover, tr("Cover pool"), view.attack->coverDice);
    add(GroupKind::defense, tr("Defense dice"), view.attack->defenseDice);
    std::erase_if(groups, [](const DiceGroup& group) { return group.dice.empty(); });
    return groups;
}

std::vector<NewRoll> RolledDice::since(const engine::Game& game, std::size_t from) {
    const QString captions[] = {tr("Attack dice"), tr("Cover pool"), tr("Defense dice"), {}};
    const engine::Record& record = game.record();
    std::vector<NewRoll> rolls;
    for (std::size_t i = from; i < record.size(); ++i) {
        const Ruling& ruling = record[i];
        const auto kind = kindOf(ruling);
        if (!kind) continue;
        NewRoll roll{*kind, captions[static_cast<std::size_t>(*kind)], ruling.dice, {}};
        if (*kind == GroupKind::other)
            roll.caption = ruling.happening == Happening::rallied     ? tr("Rally")
                           : ruling.happening == Happening::ionRolled ? tr("Ion tokens")
                                                                      : tr("Vehicle damage");
        const auto before = std::find_if(rolls.begin(), rolls.end(), [&](const NewRoll& other) {
            return other.kind == roll.kind;
        });
        const auto chosen = ruling.happening == Happening::diceRerolled && before == rolls.end()
                                ? chosenFor(ruling, game.journal())
                                : std::vector<std::size_t>();
        roll.thrown.assign(roll.dice.size(), chosen.empty());
        for (const std::size_t die : chosen)
            if (die < roll.thrown.size()) roll.thrown[die] = true;
        if (before == rolls.end())
            rolls.push_back(std::move(roll));
        else
            *before = std::move(roll);
    }
    return rolls;
}

}  // namespace sightline::app
