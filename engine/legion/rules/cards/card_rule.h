/// CardRule: a card whose rule is C++ code, because the card data cannot express the rule. Each
/// card, or small group of cards, has one file in this folder and one line in entries.inc.
#pragma once
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/legion/rules/cards/card_in_play.h"
#include "engine/legion/rules/cards/force_army.h"
#include "engine/legion/rules/timing/effects.h"

namespace sightline::engine {

/// The complete implementation of one card or battle force.
class CardRule {
  public:
    enum class Kind { upgrade, command, battleCard, battleForce };
    CardRule(Kind kind, std::string id) : kind_(kind), id_(std::move(id)) {}

    Kind kind() const { return kind_; }
    const std::string& id() const { return id_; }

    template <class Point>
    using Resolve = Task<void> (*)(Battle&, cards::CardInPlay, Point&);
    template <class Point>
    using Applies = bool (*)(const Battle&, const cards::CardInPlay&, const Point&);

    /// Registers the card at a timing point. Each copy of the card that is in play acts there. A
    /// player chooses the order of simultaneous effects (p. 6). So the name of each effect contains
    /// the card and its unit.
    template <class Point>
    CardRule&& at(Resolve<Point> resolve, Applies<Point> applies) && {
        return std::move(*this).template join<Point>(resolve, applies, Ordered::yes, inPlay);
    }
    /// Registers the card at a timing point like `at`, but the order of its effects makes no
    /// difference. So the player is not asked for the order.
    template <class Point>
    CardRule&& atInAnyOrder(Resolve<Point> resolve, Applies<Point> applies) && {
        return std::move(*this).template join<Point>(resolve, applies, Ordered::no, inPlay);
    }
    /// Like `at`, but the command card acts wherever it is: in the hand, in play or discarded. Use
    /// it for tokens that stay on the battlefield.
    template <class Point>
    CardRule&& ofPlayer(Resolve<Point> resolve, Applies<Point> applies) && {
        return std::move(*this).template join<Point>(resolve, applies, Ordered::yes, anywhere);
    }
    /// Registers a change at a standing point. At a standing point, keywords and cards can change
    /// the result of a rule, such as the range of a weapon. `change` asks no question and rolls no
    /// dice. It checks itself whether the card is in play.
    template <class Point>
    CardRule&& holds(void (*change)(const CurrentState&, Point&)) && {
        joins_.push_back(
            [change](Effects& effects, const Scenario&) { effects.addStanding<Point>(change); });
        return std::move(*this);
    }
    /// Registers a change of a standing point by a battle force. The change gets the army that has
    /// the battle force; if both armies have it, the change is made once for each of them.
    template <class Point>
    CardRule&& holdsFor(void (*change)(const CurrentState&, const cards::ForceArmy&, Point&)) && {
        joins_.push_back([id = id_, change](Effects& effects, const Scenario& scenario) {
            for (cards::ForceArmy& army : cards::armiesWith(scenario, id)) {
                effects.addStanding<Point>(
                    [change, army = std::move(army)](const CurrentState& now, Point& point) {
                        change(now, army, point);
                    });
            }
        });
        return std::move(*this);
    }

    void joinTo(Effects& effects, const Scenario& scenario) const {
        for (const auto& join : joins_) join(effects, scenario);
    }

  private:
    enum class Ordered { no, yes };
    enum Where { inPlay, anywhere };

    template <class Point>
    CardRule&& join(Resolve<Point> resolve, Applies<Point> applies, Ordered ordered,
                    Where where) && {
        joins_.push_back([id = id_, resolve, applies, ordered, where](Effects& effects,
                                                                      const Scenario&) {
            effects.addBorne<Point>([=](const Battle& battle, Player player, const Point& at) {
                std::vector<Effect<Point>> own;
                for (const cards::CardInPlay& card : where == inPlay
                                                         ? cards::cardsInPlay(battle, player)
                                                         : cards::commandCardsOf(battle, player)) {
                    if (card.id != id || !card.program->inCode || !applies(battle, card, at))
                        continue;
                    own.push_back(effectOf<Point>(battle, card, resolve, applies, where));
                    if (ordered == Ordered::no) own.back().ordering = talk::Ordering::never;
                }
                return own;
            });
        });
        return std::move(*this);
    }

    template <class Point>
    static Effect<Point> effectOf(const Battle& battle, const cards::CardInPlay& card,
                                  Resolve<Point> resolve, Applies<Point> applies, Where where) {
        Effect<Point> effect{.controller = card.player};
        effect.resolve = [=](Battle& now, Point& point) { return resolve(now, card, point); };
        effect.name = nameOfEffect(battle, card);
        effect.id = idOfEffect(card);
        effect.applies = [=](const Battle& now, const Point& point) {
            return (where == anywhere || isInPlay(now, card)) && applies(now, card, point);
        };
        return effect;
    }

    Kind kind_;
    std::string id_;
    std::vector<std::function<void(Effects&, const Scenario&)>> joins_{};
};

}  // namespace sightline::engine
