#include "engine/legion/rules/attack/defense_surges.h"

#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
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

// Applies the keywords that deal wounds to the attacker because of defense surges. Several surges
// deal no more wounds than one surge, unless a keyword counts each of them.
Task<void> applySurgeKeywords(Battle& battle, Attack& attack, const std::vector<RolledDie>& dice,
                              UnitId unit, const AttackTerms& terms) {
    const int surges = countOf(dice, Face::defenseSurge);
    if (surges == 0) co_return;
    const int wounds = woundsOfSurges(attack, terms, battle, surges);
    Reason reason;
    if (!terms.deflected.reasons().empty()) {
        reason = terms.deflected.reasons().front();
    } else if (terms.givesDefenseChart() != Keyword::none) {
        reason = terms.defenseChart.reasons.back();
    } else {
        co_return;
    }
    // If each surge wounds the attacker, a second entry names the number of wounds.
    const bool woundsOnce = wounds > 0 && !terms.deflectedEach.allowed();
    Ruling said{.happening = Happening::keywordActed,
                .message = woundsOnce ? say::surgesAreBlocksAndWound(reason.source.name())
                                      : say::surgesAreBlocks(reason.source.name()),
                .citation = reason.citation,
                .unit = unit};
    if (!terms.deflected.reasons().empty()) said.other = attack.attacker;
    battle.record(std::move(said));
    if (const auto& each = terms.deflectedEach.reason(); each && wounds > 0)
        recordKeyword(battle, attack, *each, say::surgesWoundEach(each->source.name(), wounds));
    const UnitId attacker = attack.attacker;
    if (wounds > 0) co_await dealWounds(battle, attacker, wounds, unit);
}

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
                   .numbers = {{NumberId::surges, count}},
                   .dice = dice,
                   .citation = surges.citation,
                   .unit = surges.unit,
                   .other = attack.attacker,
                   .reckonings = {surges.reckoned}});
}

}  // namespace sightline::engine
