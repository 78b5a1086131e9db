// Chooses the attack dice to reroll: dice that would end as blanks, the strongest colours first.
// Hits and crits are never rerolled.
#include <algorithm>
#include <array>

#include "engine/legion/advice/players/advice.h"
#include "engine/legion/advice/players/attack_now.h"
#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"

namespace sightline::engine::advice {
namespace {

// The number of attack surges in the pool that become hits or crits. With a surge chart, all surges
// do. Without a chart, keywords turn some, and each surge token turns one.
int surgesThatCount(const View& view) {
    const AttackView& attack = *view.attack;
    const AttackTerms terms = termsOfAttack(view);
    if (terms.attackSurge != AttackSurge::none) return static_cast<int>(attack.attackDice.size());
    return terms.critical.total() + view.unit(attack.attacker).tokens[Token::surge];
}

int strength(Die die) { return die == Die::redAttack ? 0 : die == Die::blackAttack ? 1 : 2; }

}  // namespace

std::optional<Answer> rerollDice(const Decision& decision) {
    const View& view = decision.view;
    if (!isResolving(view)) return std::nullopt;
    const std::vector<RolledDie>& dice = view.attack->attackDice;
    int surges = surgesThatCount(view);
    // The dice that would end as blanks. For each die: the strength of its colour, and its index in
    // the pool.
    std::vector<std::pair<int, int>> blanks;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const bool counts = dice[i].face == Face::attackSurge && surges-- > 0;
        const bool blank = dice[i].face == Face::blank || dice[i].face == Face::attackSurge;
        if (blank && !counts) blanks.emplace_back(strength(dice[i].die), static_cast<int>(i));
    }
    std::sort(blanks.begin(), blanks.end());
    PickSeveral chosen;
    for (const auto& [colour, die] : blanks) {
        if (static_cast<int>(chosen.options.size()) >= decision.question.most) break;
        for (std::size_t i = 0; i < decision.question.options.size(); ++i) {
            if (decision.question.options[i] == Option{DieIndex{die}})
                chosen.options.push_back(static_cast<int>(i));
        }
    }
    std::sort(chosen.options.begin(), chosen.options.end());
    return chosen;
}

}  // namespace sightline::engine::advice
