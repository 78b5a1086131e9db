#include "engine/legion/rules/cards/sentence_player.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/activation/restore.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/cards/card_memory.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/cards/card_verbs.h"
#include "engine/legion/rules/movement/move_unit.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::cards {
namespace {

bool contains(const Units& units, UnitId unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

// The text of one alternative in a question, such as "gain 1 aim token". If no part of the
// alternative has a text, the name of the card is used.
Message wordsOf(const CardInPlay& card, const CardStep& alternative) {
    Messages words;
    for (const auto& [token, count] : alternative.gain)
        words.push_back(say::gainIt(count, say::tokenWord(token)));
    for (const auto& [token, count] : alternative.remove)
        words.push_back(say::removeIt(count, say::tokenWord(token)));
    if (alternative.suffer > 0) words.push_back(say::sufferIt(alternative.suffer));
    if (alternative.heal > 0) words.push_back(say::healIt(alternative.heal));
    if (alternative.restore > 0) words.push_back(say::restoreIt(alternative.restore));
    if (!alternative.free.empty()) words.push_back(say::freeActionIt());
    if (alternative.smoke > 0) words.push_back(say::smokeIt(alternative.smoke));
    if (alternative.move > 0) words.push_back(say::moveIt(alternative.move));
    for (const KeywordText& keyword : alternative.keywords)
        words.push_back(say::haveIt(keyword.label()));
    if (words.empty()) return say::useCard(card.name);
    Message all = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) all = say::bothOf(all, words[i]);
    return all;
}

// True if the player may decline to use the card. A card that is exhausted or expended by its use
// is always optional.
bool isOptional(const Battle& battle, const SentenceInPlay& played) {
    if (played.asAction) return false;
    const EquippedCard* card = equippedAs(battle, played.card);
    return played.sentence().may || (card && card->use != CardUse::unlimited);
}

class SentencePlayer {
  public:
    SentencePlayer(Battle& battle, SentenceInPlay played)
        : battle_(battle), played_(std::move(played)), optional_(isOptional(battle, played_)) {}

    Task<void> play() {
        if (!optional_) accept();
        if (optional_ && !choosesFirst()) {
            const bool wanted = co_await wantsToUse(battle_, played_.card, unitAsked());
            if (!wanted) co_return;
            accept();
        }
        for (const CardStep& step : played_.sentence().steps) {
            co_await playStep(step);
            if (!accepted_) co_return;  // the player declined
        }
    }

  private:
    const CardInPlay& card() const { return played_.card; }
    UnitId unitAsked() const {
        if (!card().unit.none()) return card().unit;
        return played_.actor.none() ? played_.attacker : played_.actor;
    }

    /// True if the first step asks a question in which the player can decline the card.
    bool choosesFirst() const {
        const CardStep& first = played_.sentence().steps.front();
        return first.choose || !first.chooseOne.empty() || !first.free.empty() || first.move > 0 ||
               (first.reroll && first.reroll->most > 0);
    }

    void accept() {
        if (accepted_) return;
        accepted_ = true;
        rememberUse(battle_, card(), played_.sentence().once);
        if (!played_.asAction) useCard(battle_, card());
    }

    Task<void> playStep(const CardStep& step) {
        if (step.may && !changesAnything(battle_, played_, step)) co_return;
        if (step.may) {
            const bool wanted = co_await wantsStep(step);
            if (!wanted) co_return;
        }
        if (step.reroll) {
            const bool made = co_await reroll(battle_, played_, *step.reroll);
            if (made) accept();
        }
        if (!step.dice.empty()) addDice(battle_, played_, step);
        if (step.looksAtHand) lookAtHand(battle_, card());
        if (step.choose) {
            co_await chooseAndAct(step);
            co_return;
        }
        const Units units = step.each ? targetsOf(battle_, played_, step, *step.each)
                                      : unitsAs(battle_, played_, step.who);
        for (UnitId unit : units) co_await act(step, unit);
    }

    Task<bool> wantsStep(const CardStep& step) {
        Messages texts{wordsOf(card(), step)};
        const int chosen =
            co_await chooseText(battle_, card(), unitAsked(), std::move(texts), true);
        co_return chosen == 0;
    }

    Task<void> chooseAndAct(const CardStep& step) {
        const int most = step.choose->upTo.value_or(1);
        Units before;
        const Candidates candidates = [this, &step, &before](const Battle& now) {
            Units units = targetsOf(now, played_, step, *step.choose);
            std::erase_if(units, [&](UnitId one) { return contains(before, one); });
            return units;
        };
        const bool asMany = step.choose->asMany;
        for (int i = 0; i < most; ++i) {
            const bool mayDecline = !accepted_ || (step.choose->upTo && !asMany);
            const Units left = candidates(battle_);
            UnitId unit;
            if (asMany && accepted_ && !left.empty() && !battle_.asksEverything &&
                static_cast<int>(left.size()) <= most - i)
                unit = left.front();
            else
                unit = co_await chooseUnit(battle_, card(), unitAsked(), candidates, mayDecline);
            if (unit.none()) co_return;
            accept();
            before.push_back(unit);
            co_await act(step, unit);
        }
    }

    Task<void> act(const CardStep& step, UnitId unit) {
        if (battle_.unit(unit).defeated()) co_return;
        co_await changeTokens(step, unit);
        if (step.suffer > 0) co_await dealWounds(battle_, unit, step.suffer, card().unit);
        if (step.heal > 0) co_await heal(battle_, card(), unit, step.heal);
        if (step.restore > 0) co_await restore(battle_, unit, step.restore);
        if (step.lasts() && !battle_.unit(unit).defeated()) changeForAWhile(step, unit);
        if (!step.free.empty()) co_await actFreely(step, unit);
        if (step.move > 0) co_await moveFreely(step, unit);
        if (step.smoke > 0) co_await smokeFreely(battle_, card(), unit, step.smoke);
        if (step.order && mayOrder(battle_, played_, step, unit))
            co_await issueOrder(battle_, unit, ordererOf(battle_, card()), card().citation());
        if (!step.chooseOne.empty()) co_await chooseAlternative(step, unit);
    }

    Task<void> changeTokens(const CardStep& step, UnitId unit) {
        const int times = timesFor(battle_, played_, step, unit);
        for (const TokenAmount& one : step.gain) {
            if (times == 0 || roomFor(battle_.unit(unit), one.first) == 0) continue;
            co_await gainTokens(battle_, unit, one.first, times * one.second, card().citation());
        }
        for (const TokenAmount& one : step.remove) {
            const int count = std::min(one.second, battle_.unit(unit).tokens[one.first]);
            if (count == 0) continue;
            if (one.first == Token::suppression)
                co_await removeSuppression(battle_, unit, count, card().citation());
            else
                battle_.remove(unit, one.first, count, card().citation());
        }
    }

    void changeForAWhile(const CardStep& step, UnitId unit) {
        RuleGrant brings{.source = card().name,
                         .citation = card().citation(),
                         .keywords = step.keywords,
                         .loses = step.loses,
                         .changes = step.changes,
                         .ofWeapons = step.ofWeapons};
        if (!battle_.unit(unit).card->courage) brings.changes.courage = 0;
        beginEffect(battle_, unit, std::move(brings), *step.until);
    }

    // Makes a Move that the card provides. A Move by a card is no action (p. 24).
    Task<void> moveFreely(const CardStep& step, UnitId unit) {
        const ActionOrder order = moveByAbility(unit, step.move);
        std::vector<Action> moves(moveActions.begin(), moveActions.end());
        const Action chosen =
            co_await chooseFreeAction(battle_, order, std::move(moves), actionSourceOf(card()));
        if (chosen == Action::finish) co_return;
        accept();
        const MoveOrder move{.unit = unit, .kind = kindOf(chosen), .speed = step.move};
        co_await moveUnit(battle_, move);
    }

    // Makes a free action. If several actions are possible, asks the player to choose one. If only
    // one is possible, the player may decline it, unless the player has already made a choice that
    // led to this action (a card action or a unit).
    Task<void> actFreely(const CardStep& step, UnitId unit) {
        ActionOrder order = freeOrder(unit, step.free.front(), step.again);
        if (step.free.size() > 1 || !(played_.asAction || step.choose))
            order.action =
                co_await chooseFreeAction(battle_, order, step.free, actionSourceOf(card()));
        if (order.action == Action::finish || !isLegalAction(battle_, order)) co_return;
        accept();
        co_await makeFreeAction(battle_, order, card().citation());
    }

    Task<void> chooseAlternative(const CardStep& step, UnitId unit) {
        Messages texts;
        std::vector<const CardStep*> possible;
        for (const CardStep& one : step.chooseOne) {
            if (!changesAllOf(battle_, played_, one, unit)) continue;
            possible.push_back(&one);
            texts.push_back(wordsOf(card(), one));
        }
        if (possible.empty()) co_return;
        const bool mayDecline = !accepted_;
        const int chosen = co_await chooseText(battle_, card(), unit, std::move(texts), mayDecline);
        if (chosen < 0) co_return;
        accept();
        const CardStep& alternative = *possible[static_cast<std::size_t>(chosen)];
        if (alternative.choose)
            co_await chooseAndAct(alternative);
        else
            co_await act(alternative, unit);
    }

    Battle& battle_;
    SentenceInPlay played_;
    bool optional_;
    bool accepted_ = false;
};

}  // namespace

bool wouldAct(const Battle& battle, const SentenceInPlay& played) {
    if (!mayBeUsed(battle, played.card, played.sentence().once)) return false;
    const auto& steps = played.sentence().steps;
    return std::any_of(steps.begin(), steps.end(),
                       [&](const CardStep& step) { return changesAnything(battle, played, step); });
}

Task<void> playSentence(Battle& battle, SentenceInPlay played) {
    SentencePlayer player(battle, std::move(played));
    co_await player.play();
}

}  // namespace sightline::engine::cards
