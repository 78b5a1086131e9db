#include "engine/legion/rules/cards/sentence_player.h"

#include <algorithm>

#include "engine/legion/basics/words/units.h"
#include "engine/legion/lists/catalogue/command_card.h"
#include "engine/legion/rules/activation/activate_unit.h"
#include "engine/legion/rules/activation/issue_order.h"
#include "engine/legion/rules/attack/steps.h"
#include "engine/legion/rules/cards/card_memory.h"
#include "engine/legion/rules/cards/card_questions.h"
#include "engine/legion/rules/rulings/allies_near.h"
#include "engine/legion/rules/rulings/tabletop.h"
#include "engine/legion/rules/state/lasting_effects.h"
#include "engine/legion/rules/state/token_room.h"
#include "engine/legion/rules/words/card_effects.h"

namespace sightline::engine::cards {
namespace {

using Units = std::vector<UnitId>;

bool contains(const Units& units, UnitId unit) {
    return std::find(units.begin(), units.end(), unit) != units.end();
}

ActionOrder freeOrder(UnitId unit, Action action = {}) {
    return {.unit = unit, .action = action, .isFree = true};
}

bool mayGain(const UnitState& unit, const TokenAmount& amount) {
    return roomFor(unit, amount.first) > 0;
}
bool mayLose(const UnitState& unit, const TokenAmount& amount) {
    return unit.tokens[amount.first] > 0;
}

/// True if a verb of the step would change that unit.
bool changes(const Battle& battle, const CardStep& step, UnitId id) {
    const UnitState& unit = battle.unit(id);
    if (unit.defeated()) return false;
    const auto gains = [&](const TokenAmount& one) { return mayGain(unit, one); };
    const auto loses = [&](const TokenAmount& one) { return mayLose(unit, one); };
    const auto isLegal = [&](Action action) {
        return isLegalAction(battle, freeOrder(id, action));
    };
    const auto isOfUse = [&](const CardStep& one) { return changes(battle, one, id); };
    return step.suffer > 0 || !step.keywords.empty() ||
           (step.order && !unit.ordered && !unit.activated) ||
           std::any_of(step.gain.begin(), step.gain.end(), gains) ||
           std::any_of(step.remove.begin(), step.remove.end(), loses) ||
           std::any_of(step.free.begin(), step.free.end(), isLegal) ||
           std::any_of(step.chooseOne.begin(), step.chooseOne.end(), isOfUse);
}

Units namedBy(const Battle& battle, const CardInPlay& card) {
    Units units = battle.unitsOf(card.player);
    std::erase_if(units, [&](UnitId one) {
        const UnitCard& own = *battle.unit(one).card;
        return !card.command || !belongsTo(*card.command, own.name, own.title);
    });
    return units;
}

Units unitsAs(const Battle& battle, const SentenceInPlay& played, CardRole role) {
    UnitId one{};
    switch (role) {
        case CardRole::self:
            one = played.card.unit;
            break;
        case CardRole::actor:
            one = played.actor;
            break;
        case CardRole::attacker:
            one = played.attacker;
            break;
        case CardRole::defender:
            one = played.defender;
            break;
        case CardRole::named:
            return namedBy(battle, played.card);
        case CardRole::chosen:
            return {};
    }
    if (!battle.has(one)) return {};
    return {one};
}

bool isNear(const Battle& battle, UnitId unit, const Units& centres, int range) {
    const Tabletop table = tabletopOf(battle);
    const double inches = range * battle.field.dimensions().rangeBand;
    return std::any_of(centres.begin(), centres.end(), [&](UnitId centre) {
        return unit == centre || areWithin(battle, table, centre, unit, inches);
    });
}

/// The units that the step may choose. Units that the step would not change are left out.
Units targetsOf(const Battle& battle, const SentenceInPlay& played, const CardStep& step) {
    const CardTargets& wanted = *step.choose;
    const Player player = played.card.player;
    const Units centres = unitsAs(battle, played, wanted.of);
    Units units = battle.unitsOf(wanted.enemy ? opponent(player) : player);
    std::erase_if(units, [&](UnitId one) {
        const UnitState& unit = battle.unit(one);
        return (wanted.who && !wanted.who->matches(*unit.card, unit.rank())) ||
               (wanted.another && contains(centres, one)) ||
               (wanted.within && !isNear(battle, one, centres, *wanted.within)) ||
               !changes(battle, step, one);
    });
    return units;
}

Message wordsOf(const CardStep& alternative) {
    Messages words;
    for (const auto& [token, count] : alternative.gain)
        words.push_back(say::gainIt(count, say::tokenWord(token)));
    for (const auto& [token, count] : alternative.remove)
        words.push_back(say::removeIt(count, say::tokenWord(token)));
    Message all = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) all = say::bothOf(all, words[i]);
    return all;
}

// True if the player may decline the card. A card that must be turned when it is used is always
// optional.
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

    /// True if the first step asks a question that the player may decline.
    bool choosesFirst() const {
        const CardStep& first = played_.sentence().steps.front();
        return first.choose || !first.chooseOne.empty() || !first.free.empty();
    }

    void accept() {
        if (accepted_) return;
        accepted_ = true;
        rememberUse(battle_, card(), played_.sentence().once);
        if (!played_.asAction) useCard(battle_, card());
    }

    Task<void> playStep(const CardStep& step) {
        if (step.choose) {
            co_await chooseAndAct(step);
            co_return;
        }
        const Units units = unitsAs(battle_, played_, step.who);
        for (UnitId unit : units) co_await act(step, unit);
    }

    Task<void> chooseAndAct(const CardStep& step) {
        const int most = step.choose->upTo.value_or(1);
        Units before;
        const Candidates candidates = [this, &step, &before](const Battle& now) {
            Units units = targetsOf(now, played_, step);
            std::erase_if(units, [&](UnitId one) { return contains(before, one); });
            return units;
        };
        for (int i = 0; i < most; ++i) {
            const bool mayDecline = !accepted_ || step.choose->upTo.has_value();
            const UnitId unit =
                co_await chooseUnit(battle_, card(), unitAsked(), candidates, mayDecline);
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
        if (!step.keywords.empty()) giveKeywords(step, unit);
        if (!step.free.empty()) co_await actFreely(step, unit);
        if (step.order) {
            const UnitId by =
                card().unit.none() ? battle_.command(card().player).commander : card().unit;
            co_await issueOrder(battle_, unit, by, card().citation());
        }
        if (!step.chooseOne.empty()) co_await chooseAlternative(step, unit);
    }

    Task<void> changeTokens(const CardStep& step, UnitId unit) {
        for (const TokenAmount& one : step.gain) {
            if (!mayGain(battle_.unit(unit), one)) continue;
            co_await gainTokens(battle_, unit, one.first, one.second, card().citation());
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

    void giveKeywords(const CardStep& step, UnitId unit) {
        RuleGrant brings{
            .source = card().name, .citation = card().citation(), .keywords = step.keywords};
        beginEffect(battle_, unit, std::move(brings), *step.until);
    }

    // If the card gives a card action, the player has already chosen this action. So the game does
    // not ask again for a single action.
    Task<void> actFreely(const CardStep& step, UnitId unit) {
        ActionOrder order = freeOrder(unit, step.free.front());
        if (step.free.size() > 1 || !played_.asAction)
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
            if (!changes(battle_, one, unit)) continue;
            possible.push_back(&one);
            texts.push_back(wordsOf(one));
        }
        if (possible.empty()) co_return;
        const bool mayDecline = !accepted_;
        const int chosen = co_await chooseText(battle_, card(), unit, std::move(texts), mayDecline);
        if (chosen < 0) co_return;
        accept();
        co_await act(*possible[static_cast<std::size_t>(chosen)], unit);
    }

    Battle& battle_;
    SentenceInPlay played_;
    bool optional_;
    bool accepted_ = false;
};

}  // namespace

bool wouldAct(const Battle& battle, const SentenceInPlay& played) {
    if (played.sentence().once != CardLimit::none && wasUsed(battle, played.card)) return false;
    const auto& steps = played.sentence().steps;
    return std::any_of(steps.begin(), steps.end(), [&](const CardStep& step) {
        if (step.choose) return !targetsOf(battle, played, step).empty();
        const Units units = unitsAs(battle, played, step.who);
        return std::any_of(units.begin(), units.end(),
                           [&](UnitId one) { return changes(battle, step, one); });
    });
}

Task<void> playSentence(Battle& battle, SentenceInPlay played) {
    SentencePlayer player(battle, std::move(played));
    co_await player.play();
}

}  // namespace sightline::engine::cards
