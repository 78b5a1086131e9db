#include <algorithm>

#include "engine/legion/basics/tokens.h"
#include "engine/legion/rules/asking/ask.h"
#include "engine/legion/rules/attack/attacking_unit.h"
#include "engine/legion/rules/attack/shared_tokens.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/attack/terms_of.h"
#include "engine/legion/rules/rulings/suppression.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/timing/await_answer.h"
#include "engine/legion/rules/timing/effects.h"
#include "engine/legion/rules/timing/timing_points.h"
#include "engine/legion/rules/words/attacks.h"
#include "engine/legion/rules/words/refusals.h"

namespace sightline::engine {
namespace {

using geometry::Cover;

Ruling coverRuling(const Attack& attack, Happening happening, Message message, Citation at) {
    Ruling ruling{.happening = happening, .message = std::move(message), .citation = std::move(at)};
    ruling.unit = attack.defender();
    ruling.other = attack.attacker;
    return ruling;
}

Message wordsOf(Cover cover) {
    switch (cover) {
        case Cover::none:
            return say::noCover();
        case Cover::light:
            return say::lightCover();
        case Cover::heavy:
            return say::heavyCover();
    }
    return {};
}

// The message about the cover of one miniature. The LOS to the miniature was already recorded when
// the defender was declared. Points of interest block LOS only in this step, because for cover they
// count as area terrain (p. 20).
Message wordsOf(const ObscuredView& one) {
    if (one.inLos) return say::inLosButHidden();
    if (one.behindPoi) return say::hiddenForCover();
    if (one.losBlocked) return say::losBlocked();
    return one.obscured ? say::obscured() : say::notObscured();
}

// Substep a: counts the miniatures of the defender that are obscured from the attacking unit
// leader.
Task<void> determineNumberOfObscuredMiniatures(Battle& battle, Attack& attack) {
    const Tabletop table = tabletopOf(battle);
    const UnitOnTable attacker = attackingUnit(battle, table, attack);
    attack.obscured = coverFrom(table, attacker, attack.defender()).miniatures;
    DetermineObscured point{attack};
    co_await reach(battle, point);
    for (const ObscuredView& one : attack.obscured) {
        Ruling said = coverRuling(attack, Happening::miniatureObscured, wordsOf(one),
                                  page(34, "Determine Number of Obscured Miniatures"));
        said.mini = one.mini;
        said.witness = one.line;
        if (!one.piece.empty()) {
            said.pieces.push_back(one.piece);
            said.numbers = {{NumberId::distance, one.distance}};
        }
        battle.record(std::move(said));
    }
}

// Records the keywords that change the cover, each with its citation. A reduction has no effect if
// the defender has no cover.
void recordCoverTerms(Battle& battle, const Attack& attack, const AttackTerms& terms,
                      Cover byTerrain) {
    for (const Reason& one : terms.coverImproved.reasons()) {
        if (one.keyword == Keyword::none)
            continue;  // suppression is no keyword; `determineCover` records it
        recordModified(battle, attack, Happening::coverModified, one,
                       {{NumberId::coverImproved, one.amount}});
    }
    if (coverChanged(byTerrain, terms.coverImproved.total(), 0) == Cover::none) return;
    for (const Reason& one : terms.coverReduced.reasons()) {
        recordModified(battle, attack, Happening::coverModified, one,
                       {{NumberId::coverReduced, one.amount}});
    }
}

// Substep b: the defender has cover if at least half of its miniatures are obscured. A suppressed
// defender improves its cover by 1.
Task<void> determineCover(Battle& battle, Attack& attack) {
    const CoverRuling terrain = coverOf(attack.obscured);
    const bool suppressed = isSuppressed(battle, attack.defender());
    const AttackTerms terms = termsOf(battle, attack);
    DetermineCover point{attack, terms.coverImproved.total(), terms.coverReduced.total()};
    co_await reach(battle, point);
    attack.cover = coverChanged(terrain.cover, point.improved, point.reduced);
    recordCoverTerms(battle, attack, terms, terrain.cover);
    if (const auto& why = terms.covering.forbidden(); why && attack.cover != Cover::none) {
        attack.cover = Cover::none;
        recordKeyword(battle, attack, *why, say::benefitsFromNoCover(why->source.name()));
    }
    Ruling said = coverRuling(attack, Happening::coverDetermined, wordsOf(attack.cover),
                              page(34, "Determine Cover"));
    said.numbers = {{NumberId::obscured, terrain.obscured},
                    {NumberId::defenders, attack.obscured.size()},
                    {NumberId::byTerrain, terrain.cover},
                    {NumberId::suppressed, suppressed}};
    for (const Reason& one : terms.coverImproved.reasons()) {
        if (one.source.rule() == SourceRule::smoke)
            said.numbers.push_back({NumberId::smoke, one.amount});
    }
    battle.record(std::move(said));
}

// Records that a keyword of the attacker forbids the defender to use cover or dodge tokens.
void recordProhibition(Battle& battle, const Attack& attack, const Reason& why, Message message) {
    battle.record({.happening = Happening::keywordActed,
                   .message = std::move(message),
                   .citation = why.citation,
                   .unit = why.unit,
                   .other = attack.defender()});
}

// Returns the number of dice of the cover pool that keywords turn into blocks without a roll.
int blocksWithoutRoll(Battle& battle, const Attack& attack, int dice) {
    const Term blocks = termsOf(battle, attack).coverBlocks;
    const int added = std::min(dice, blocks.total());
    if (added == 0) return 0;
    for (const Reason& one : blocks.reasons())
        recordKeyword(battle, attack, one, say::addsCoverBlocks(one.source.name(), one.amount));
    return added;
}

// Substep c: rolls one white defense die for each hit, if the defender has cover.
Task<void> rollCoverPool(Battle& battle, Attack& attack) {
    if (attack.cover == Cover::none) co_return;
    const int hits = countOf(attack.dice, Face::hit);
    const int added = blocksWithoutRoll(battle, attack, hits);
    RollCoverPool point{attack, hits - added, added};
    co_await reach(battle, point);
    attack.coverPool = CoverPool{std::max(0, point.white), point.blocks};
    if (battle.asks.handEffectsBeforeCover)
        co_await applyBeforeGoingOn(battle, attack, page(34, "Roll Cover Pool"));
    const std::vector<Die> dice(static_cast<std::size_t>(attack.coverPool->dice),
                                Die::whiteDefense);
    const UnitState& defender = battle.unit(attack.defender());
    const Roll what{RollKind::cover, dice, defender.player, defender.id,
                    page(34, "Roll Cover Pool")};
    attack.coverDice = co_await roll(battle, what);
    attack.coverDice.insert(attack.coverDice.end(),
                            static_cast<std::size_t>(attack.coverPool->blocks),
                            {Die::whiteDefense, Face::block});
    Ruling said =
        coverRuling(attack, Happening::coverRolled, say::coverPool(), page(34, "Roll Cover Pool"));
    said.dice = attack.coverDice;
    battle.record(std::move(said));
}

// Substep d: light cover cancels one hit for each block. Heavy cover also cancels one hit for each
// defense surge.
Task<void> applyCover(Battle& battle, Attack& attack) {
    if (attack.cover == Cover::none) co_return;
    const int blocks = countOf(attack.coverDice, Face::block);
    const int surges = countOf(attack.coverDice, Face::defenseSurge);
    const std::optional<Reason> why = termsOf(battle, attack).coverPrevented();
    ApplyCover point{attack, attack.cover == Cover::heavy ? blocks + surges : blocks,
                     why.has_value()};
    if (why) recordProhibition(battle, attack, *why, say::coverCancelsNothing(why->source.name()));
    co_await reach(battle, point);
    const int canceled = point.prevented ? 0 : point.canceled;
    attack.canceledByCover = cancel(attack.dice, Face::hit, canceled);
    Ruling said = coverRuling(attack, Happening::hitsCanceled, say::canceledByCover(),
                              page(34, "Apply Cover"));
    said.numbers = {{NumberId::canceled, attack.canceledByCover}};
    said.dice = attack.dice;
    battle.record(std::move(said));
}

// Cancels a result for each dodge token. If the tokens may cancel crits, they cancel crits before
// hits, because later effects of the defender cancel only hits.
int cancelByDodge(Battle& battle, Attack& attack, int tokens) {
    const Allowance onCrits = termsOf(battle, attack).dodgingCrits;
    const int crits = onCrits.allowed() ? cancel(attack.dice, Face::crit, tokens) : 0;
    if (crits > 0) {
        const Reason& why = *onCrits.reason();
        recordKeyword(battle, attack, why, say::critsCanceledByDodge(why.source.name(), crits));
    }
    return crits + cancel(attack.dice, Face::hit, tokens - crits);
}

// Substep e: the defender may spend dodge tokens even if no hit is left. So the question is asked
// whenever tokens can be spent.
Task<void> applyDodge(Battle& battle, Attack& attack) {
    const Permission dodging = termsOf(battle, attack).dodging;
    const UnitState& defender = battle.unit(attack.defender());
    ApplyDodge point{attack, dodging.allowed()};
    if (!point.maySpend && defender.tokens[Token::dodge] > 0) {
        const Reason& why = *dodging.forbidden();
        recordProhibition(battle, attack, why, say::noDodgeSpent(why.source.name()));
    }
    co_await reach(battle, point);
    if (!point.maySpend || spendable(battle, attack, defender.id, Token::dodge) == 0) co_return;
    const auto question = [&] {
        auto asked =
            asking<HowMany>(defender.player, Ask::spendDodge, page(34, "Apply Dodge"), defender.id);
        asked.what = say::dodgeToSpend();
        asked.question.least = 0;
        asked.question.most = spendable(battle, attack, defender.id, Token::dodge);
        return asked;
    };
    const int spent = co_await ask(battle, question);
    if (spent == 0) co_return;
    co_await spendInAttack(battle, attack, defender.id, Token::dodge, spent,
                           page(34, "Apply Dodge"));
    attack.canceledByDodge = cancelByDodge(battle, attack, spent);
    Ruling said = coverRuling(attack, Happening::hitsCanceled, say::canceledByDodge(),
                              page(34, "Apply Dodge"));
    said.numbers = {{NumberId::canceled, attack.canceledByDodge}};
    said.dice = attack.dice;
    battle.record(std::move(said));
}

}  // namespace

// Step 5 of the attack sequence: Apply Dodge and Cover. Core Rulebook p. 34.
Task<void> applyDodgeAndCover(Battle& battle, Attack& attack) {
    attack.step = AttackStep::applyDodgeAndCover;
    if (attack.isRanged()) {
        co_await determineNumberOfObscuredMiniatures(battle, attack);
        co_await determineCover(battle, attack);
        co_await applyBeforeGoingOn(battle, attack, page(34, "Determine Cover"));
        co_await rollCoverPool(battle, attack);
        co_await applyCover(battle, attack);
    }
    co_await applyDodge(battle, attack);
}

}  // namespace sightline::engine
