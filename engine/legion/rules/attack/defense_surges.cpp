#include "engine/legion/rules/attack/defense_surges.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

Task<void> spendOnSurges(Battle& battle, Attack& attack, std::vector<RolledDie>& dice,
                         DefenseSurges surges) {
    const auto question = [&] {
        auto asked = asking<HowMany>(battle.unit(surges.unit).player, Ask::spendSurgeDefending,
                                     surges.citation, surges.unit);
        asked.what = say::surgeToSpend();
        asked.question.least = 0;
        asked.question.most = std::min(countOf(dice, Face::defenseSurge),
                                       spendable(battle, attack, surges.unit, Token::surge));
        return asked;
    };
    const int spent = co_await ask(battle, question);
    co_await spendInAttack(battle, attack, surges.unit, Token::surge, spent, surges.citation);
    convert(dice, Face::defenseSurge, Face::block, spent);
}

}  // namespace

Task<void> convertSurges(Battle& battle, Attack& attack, std::vector<RolledDie>& dice,
                         DefenseSurges surges) {
    const int count = countOf(dice, Face::defenseSurge);
    if (count == 0) co_return;
    if (surges.chart == DefenseSurge::block) {
        convert(dice, Face::defenseSurge, Face::block, count);
    } else if (spendable(battle, attack, surges.unit, Token::surge) > 0) {
        co_await spendOnSurges(battle, attack, dice, surges);
    }
    convert(dice, Face::defenseSurge, Face::blank, count);
    battle.record({.happening = Happening::surgesConverted,
                   .message = say::defenseSurges(),
                   .numbers = {{"surges", static_cast<double>(count)}},
                   .dice = dice,
                   .citation = surges.citation,
                   .unit = surges.unit,
                   .other = attack.attacker,
                   .reckonings = {surges.reckoned}});
}

}  // namespace sightline::engine
