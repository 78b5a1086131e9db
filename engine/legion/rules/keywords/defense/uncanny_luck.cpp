// The unit keyword Uncanny Luck X. Core Rulebook, Keyword Glossary. If defense surges would wound
// the attacker (Deflect), the player chooses the dice to reroll. Otherwise, the player chooses only
// the number of dice. The game then rerolls blanks before surges. It rerolls red dice before white
// dice, because red dice show a block more often. It rerolls no die that shows a block.
#include <algorithm>
#include <string>
#include <utility>

#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/keywords/keyword_rule.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

void rerollDice(const CurrentState&, const Bearer& defender, AttackNumbers& point) {
    point.terms.luck.add(defender.reason(defender.x));
}

// The indices of the dice that a reroll can improve, in the order in which they are rerolled. A
// surge is included only if the defender's surge chart does not turn it into a block.
std::vector<std::size_t> worstDice(const Battle& battle, const Attack& attack) {
    const bool charted = termsOf(battle, attack).defenseSurge == DefenseSurge::block;
    std::vector<std::pair<int, std::size_t>> ranked;
    for (std::size_t i = 0; i < attack.defenseDice.size(); ++i) {
        const RolledDie& one = attack.defenseDice[i];
        if (one.face == Face::block || (one.face == Face::defenseSurge && charted)) continue;
        const int surge = one.face == Face::defenseSurge ? 2 : 0;
        ranked.emplace_back(surge + (one.die == Die::redDefense ? 0 : 1), i);
    }
    std::sort(ranked.begin(), ranked.end());
    std::vector<std::size_t> dice;
    dice.reserve(ranked.size());
    for (const auto& [rank, die] : ranked) dice.push_back(die);
    return dice;
}

// True if a surge on any of the dice would wound the attacker.
bool surgesWound(const Battle& battle, const Attack& attack) {
    return battle.asks.luckChoosesDice && !attack.defenseDice.empty() &&
           woundsOfSurges(attack, termsOf(battle, attack), battle) > 0;
}

bool mayReroll(const Battle& battle, const Bearer& bearer, const RerollDefenseDice& point) {
    const Attack& attack = point.attack;
    return bearer.x > 0 && attack.defender() == bearer.unit &&
           (surgesWound(battle, attack) || !worstDice(battle, attack).empty());
}

Task<std::vector<std::size_t>> chooseDiceToReroll(Battle& battle, Bearer bearer,
                                                  const Attack& attack) {
    std::vector<std::size_t> chosen;
    if (surgesWound(battle, attack)) {
        chosen = co_await chooseDice(battle, bearer, attack.defenseDice.size(), bearer.x);
        co_return chosen;
    }
    const auto most = [&attack, x = bearer.x](const Battle& now) {
        return std::min(x, static_cast<int>(worstDice(now, attack).size()));
    };
    const Message counted = say::defenseDiceToReroll(std::string(nameOf(bearer.keyword)));
    const int count = co_await chooseNumber(battle, bearer, counted, most);
    chosen = worstDice(battle, attack);
    chosen.resize(static_cast<std::size_t>(count));
    co_return chosen;
}

Task<void> rerollWithLuck(Battle& battle, Bearer bearer, RerollDefenseDice& point) {
    Attack& attack = point.attack;
    const std::vector<std::size_t> chosen = co_await chooseDiceToReroll(battle, bearer, attack);
    if (chosen.empty()) co_return;
    const std::string name(nameOf(bearer.keyword));
    std::vector<Die> lifted;
    for (std::size_t one : chosen) lifted.push_back(attack.defenseDice[one].die);
    Roll what{RollKind::reroll, lifted, bearer.player, bearer.unit, bearer.citation()};
    what.keyword = {bearer.keyword, bearer.x};
    const std::vector<RolledDie> again = co_await roll(battle, what);
    for (std::size_t i = 0; i < chosen.size(); ++i) attack.defenseDice[chosen[i]] = again[i];
    battle.record({.happening = Happening::diceRerolled,
                   .message = say::rerolledDefense(name, static_cast<int>(chosen.size())),
                   .dice = attack.defenseDice,
                   .citation = bearer.citation(),
                   .unit = bearer.unit,
                   .other = attack.attacker});
}

}  // namespace

KeywordRule uncannyLuck() {
    return KeywordRule(Keyword::uncannyLuck, {.value = true})
        .at<RerollDefenseDice>(rerollWithLuck, mayReroll)
        .holds<AttackNumbers, BorneBy::defender>(rerollDice)
        .countedInOdds();
}

}  // namespace sightline::engine::keywords
