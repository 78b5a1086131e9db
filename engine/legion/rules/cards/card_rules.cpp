#include "engine/legion/rules/cards/card_rules.h"

#include <algorithm>
#include <set>

#include "engine/legion/rules/cards/divulge.h"
#include "engine/legion/rules/cards/sentence_player.h"
#include "engine/legion/rules/cards/standing_dice.h"
#include "engine/legion/rules/reminders/reminder_scene.h"
#include "engine/legion/rules/state/scenario.h"
#include "engine/legion/rules/timing/timing_points.h"

namespace sightline::engine {
namespace cards {
#define ENTRY(name) CardRule name();
#include "engine/legion/rules/cards/entries.inc"
#undef ENTRY
}  // namespace cards

namespace {

using cards::CardInPlay;
using cards::SentenceInPlay;
using SceneOf = ReminderScene (*)(const Battle&, const void* point);

SentenceInPlay sentenceAt(const ReminderScene& scene, const CardInPlay& card, std::size_t index) {
    SentenceInPlay played{.card = card, .index = index, .point = scene.point};
    played.actor = scene.unit;
    played.attacker = scene.attacker;
    if (scene.pool) played.defender = scene.pool->defender;
    return played;
}

// True if the sentence of a card's rule only adds dice, and the numbers of the attack
// (AttackNumbers) already contain these dice. Then the sentence needs no effect of its own.
bool isStanding(const Battle& battle, const CardInPlay& card, const CardSentence& sentence) {
    const EquippedCard* equipped = equippedAs(battle, card);
    return cards::addsStandingDice(sentence, equipped ? equipped->use : CardUse::unlimited);
}

// False if the sentence acts only for divulged cards and the card was not divulged, or the reverse.
// Until a divulged card returns to the hand, only its text for Divulge acts.
bool fitsDivulge(const Battle& battle, const ReminderScene& scene, const CardInPlay& card,
                 const CardSentence& sentence) {
    if (!card.command) return true;
    const CommandCard& command = *card.command;
    if (sentence.divulged && *sentence.divulged != wasDivulged(battle, card.player, command))
        return false;
    return scene.point == pointId<CardDivulged>() || !isOnlyRevealed(battle, card.player, command);
}

bool isDueAt(const Battle& battle, const ReminderScene& scene, const CardInPlay& card,
             std::size_t index) {
    if (!scene.card.empty() && card.command && scene.card != card.id) return false;
    const CardSentence& sentence = card.program->sentences[index];
    if (battle.round < sentence.fromRound || battle.round > sentence.toRound) return false;
    if (isStanding(battle, card, sentence)) return false;
    if (!fitsDivulge(battle, scene, card, sentence)) return false;
    return !sentence.action && isDue(battle, scene, card.holder(), sentence.when) &&
           wouldAct(battle, sentenceAt(scene, card, index));
}

WaitingEffect effectOf(const Battle& battle, SceneOf sceneOf, const CardInPlay& card,
                       std::size_t index) {
    WaitingEffect effect{.controller = card.player};
    effect.name = nameOfEffect(battle, card);
    effect.id = idOfEffect(card);
    effect.resolve = [=](Battle& now, void* point) {
        return playSentence(now, sentenceAt(sceneOf(now, point), card, index));
    };
    effect.applies = [=](const Battle& now, const void* point) {
        return isInPlay(now, card) && isDueAt(now, sceneOf(now, point), card, index);
    };
    return effect;
}

/// The effects of the player's cards that act at one timing point: one effect for each sentence of
/// a card's rule that acts at this timing point.
std::vector<WaitingEffect> dueOf(const Battle& battle, Player player, SceneOf sceneOf,
                                 const void* point) {
    std::vector<WaitingEffect> due;
    const ReminderScene scene = sceneOf(battle, point);
    for (const CardInPlay& card : cards::cardsInPlay(battle, player)) {
        for (std::size_t i = 0; i < card.program->sentences.size(); ++i) {
            if (isDueAt(battle, scene, card, i)) due.push_back(effectOf(battle, sceneOf, card, i));
        }
    }
    return due;
}

/// The sentences of all card rules in a scenario.
class Programs {
  public:
    explicit Programs(const Scenario& scenario) {
        for (const ScenarioUnit& unit : scenario.units) {
            for (const EquippedCard& card : unit.cards) add(card.id, card.program);
        }
        for (const auto& hand : scenario.commandHands) {
            for (const CommandCard& card : hand) add(card.id, card.program);
        }
        for (const auto& deck : scenario.battleDecks) {
            for (const BattleCard& card : deck) add(card.id, card.program);
        }
        if (scenario.mission) {
            add(scenario.mission->objective.id, scenario.mission->objective.program);
            const auto& secondary = scenario.mission->secondary;
            if (secondary) add(secondary->id, secondary->program);
            for (const auto& advantage : scenario.mission->advantages)
                if (advantage) add(advantage->id, advantage->program);
        }
        for (const ForceInPlay& force : scenario.forces) add(force.id, force.program);
    }
    bool actAt(PointId point) const { return points_.contains(point); }
    bool haveActions() const { return actions_; }
    bool addDice() const { return dice_; }
    bool needCode(const std::string& id) const { return inCode_.contains(id); }

  private:
    void add(const std::string& id, const std::shared_ptr<const CardProgram>& program) {
        if (!program) return;
        if (program->inCode) inCode_.insert(id);
        for (const CardSentence& one : program->sentences) {
            for (const Moment& moment : one.when) points_.insert(moment.point);
            actions_ = actions_ || one.action;
            dice_ = dice_ || cards::addsStandingDice(one, CardUse::unlimited);
        }
    }

    bool actions_ = false, dice_ = false;
    std::set<std::string> inCode_{};
    std::set<PointId> points_{};
};

template <class... Points>
void addSentences(Effects& effects, const Programs& programs, TimingPoints<Points...>) {
    const auto add = [&](PointKey key, PointId id, SceneOf sceneOf) {
        if (!programs.actAt(id)) return;
        effects.addBorne(key, [sceneOf](const Battle& battle, Player player, const void* point) {
            return dueOf(battle, player, sceneOf, point);
        });
    };
    (add(pointKey<Points>(), pointId<Points>(), sceneOf<Points>), ...);
}

OfferedAction actionOf(const CardInPlay& card, std::size_t index) {
    SentenceInPlay played{.card = card, .index = index};
    played.actor = card.unit;
    played.asAction = true;
    OfferedAction offered{.name = card.name, .cost = *played.sentence().action};
    offered.card = offered.id = card.id;
    offered.legal = [played](const Battle& now) {
        return isInPlay(now, played.card) && wouldAct(now, played);
    };
    offered.resolve = [played](Battle& now) { return playSentence(now, played); };
    return offered;
}

std::vector<Effect<OfferCardActions>> offersOf(const Battle& battle, Player player,
                                               const OfferCardActions& point) {
    std::vector<Effect<OfferCardActions>> offers;
    for (const CardInPlay& card : cards::cardsInPlay(battle, player)) {
        if (card.unit != point.unit) continue;
        for (std::size_t i = 0; i < card.program->sentences.size(); ++i) {
            if (!card.program->sentences[i].action) continue;
            Effect<OfferCardActions> offer{.controller = player};
            offer.resolve = [card, i](Battle&, OfferCardActions& cards) -> Task<void> {
                cards.offered.push_back(actionOf(card, i));
                co_return;
            };
            offers.push_back(std::move(offer));
        }
    }
    return offers;
}

}  // namespace

const std::vector<CardRule>& cardRules() {
    static const std::vector<CardRule> rules{
#define ENTRY(name) cards::name(),
#include "engine/legion/rules/cards/entries.inc"
#undef ENTRY
    };
    return rules;
}

void addCards(Effects& effects, const Scenario& scenario) {
    const Programs programs(scenario);
    for (const CardRule& rule : cardRules()) {
        if (programs.needCode(rule.id())) rule.joinTo(effects, scenario);
    }
    addSentences(effects, programs, AppendixE{});
    if (programs.addDice()) effects.addStanding<AttackNumbers>(cards::addStandingDice);
    if (programs.haveActions()) effects.addBorne<OfferCardActions>(offersOf);
}

}  // namespace sightline::engine
