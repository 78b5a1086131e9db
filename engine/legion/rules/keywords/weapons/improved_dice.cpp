#include "engine/legion/rules/keywords/weapons/improved_dice.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/keywords/choose_for_effect.h"
#include "engine/legion/rules/words/attacks.h"

namespace sightline::engine::keywords {
namespace {

/// A change of one die. It costs one token.
struct Improvement {
    Face from{}, to{};
    Message option;
    MessageTemplate<PrintedName> done;
};

std::vector<Improvement> improvements(const Battle& battle, const Attack& attack, Token token) {
    if (spendable(battle, attack, attack.attacker, token) == 0) return {};
    const bool aims = token == Token::aim;
    std::vector<Improvement> all;
    if (countOf(attack.dice, Face::blank) > 0)
        all.push_back({Face::blank, Face::hit, aims ? say::blankToHit() : say::dodgeBlankToHit(),
                       say::turnedBlankToHit});
    if (countOf(attack.dice, Face::hit) > 0)
        all.push_back({Face::hit, Face::crit, aims ? say::hitToCrit() : say::dodgeHitToCrit(),
                       say::turnedHitToCrit});
    return all;
}

}  // namespace

bool canImproveDice(const Battle& battle, const Attack& attack, Token token) {
    return !improvements(battle, attack, token).empty();
}

Task<void> improveDice(Battle& battle, Bearer bearer, Attack& attack, Token token) {
    const std::string name(nameOf(bearer.keyword));
    for (auto ways = improvements(battle, attack, token); !ways.empty();
         ways = improvements(battle, attack, token)) {
        Messages texts;
        for (const Improvement& way : ways) texts.push_back(way.option);
        const int chosen = co_await chooseText(battle, bearer, texts, true);
        if (chosen < 0) co_return;
        const Improvement one = ways[static_cast<std::size_t>(chosen)];
        co_await spendInAttack(battle, attack, bearer.unit, token, 1, bearer.citation(),
                               bearer.keyword);
        convert(attack.dice, one.from, one.to, 1);
        battle.record({.happening = Happening::attackDiceModified,
                       .message = one.done(name),
                       .dice = attack.dice,
                       .citation = bearer.citation(),
                       .unit = bearer.unit,
                       .other = attack.defender()});
    }
}

}  // namespace sightline::engine::keywords
